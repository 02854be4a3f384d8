# A table inside a page, without a server.
error-browser-full = Your browser has no room left for this: the move was not kept, and not played. Delete something, or save your games to a file.
error-browser-keeps-nothing = Your browser keeps nothing for this page just now: the move was not kept, and not played. Save this game to a file, then reload the page.
error-not-kept-here = This browser does not keep this table, or not any more: whoever clears the data of this site clears its games.
error-kept-by-newer = This table was kept by a newer version of this page. Reload the page.
error-no-tables-file = This file holds no tables of Bocage.
