pack-name = The Weather Mast
pack-description = A small scenario in the Basin: the wireless forecasts tomorrow, and is right.

scenario-tomorrows-weather = Tomorrow's Weather
faction-tomorrows-weather-star = The Listeners
faction-tomorrows-weather-shield = The Quiet Hours
faction-enemy-tomorrows-weather-shield = Night Warden

tile-mast-hill = Mast Hill
place-weather-mast = Weather Mast
place-relay-hut = Relay Hut
tile-shutter-street = Shutter Street
place-reading-room = Reading Room
place-siren-tower = Siren Tower

enemy-tin-weathercock = Tin Weathercock
item-crystal-set = Crystal Set
item-borrowed-umbrella = Borrowed Umbrella
agenda-a-coat-by-the-door = A Coat by the Door

quest-the-evening-forecast = The Evening Forecast
quest-louder = Louder
quest-shutters = Shutters
quest-no-weather = A Day with No Weather
quest-washing-day = Washing Day
quest-the-ninth-umbrella = The Ninth Umbrella
encounter-the-umbrella-stand = The Umbrella Stand
encounter-the-barometer-mender = The Barometer Mender
encounter-a-day-early = A Day Early
