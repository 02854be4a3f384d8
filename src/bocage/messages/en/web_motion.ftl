# How moves are shown, and when one's own waits: fetched with the settings.

web-speed = How moves are shown
web-speed-off = at once
web-speed-quick = quickly
web-speed-normal = calmly
web-speed-slow = slowly
web-motion-reduced = Let nothing move
web-confirm-mine = Confirm my moves
web-confirm-mine-off = never
web-confirm-mine-phone = on a phone
web-confirm-mine-always = always
web-open-hands-set = At one screen, play with open hands
