"""A table inside a page: the same rooms, seats, views, words and bots as on a server, for one browser.

A page without a server has a worker, the worker an interpreter, and in it this package answers what a server
would: the calls (`host.Host.call`) and the sockets (`host.Host.open`). It needs the standard library and the
library of the messages alone. What is kept, the page keeps (`store`); docs/site.md tells the rest.
"""
