# What the server refuses where people play together.
error-time-left = There is time left.
error-clock-fixed = The clock does not change once the game has begun.
error-chat-off = Nothing is said at this table.
error-chat-no-seat = Only players talk at this table.
error-chat-phrases-only = At a table that strangers can find, only ready phrases are said unless the host allows more.
error-no-network = This machine is in no network: “--lan” has nobody to serve.
# The table for a house: bocage play --lan.
play-option-lan = Let phones and other computers of your home network come to the table too.
play-lan = Phones and computers in your home network open { $url }, or point a camera here. Whoever is in that network can come.
play-lan-alone = “--lan” is for the table in the browser.
