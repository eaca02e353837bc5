### Names of the outpost set.

pack-name = Outpost
pack-description = A small complete set for Fallout: The Board Game: one scenario around a lighthouse far from any sea.

## Scenario
scenario-mile-ninety = Mile Ninety
faction-mile-ninety-star = The Lamplighters
faction-mile-ninety-shield = The Blackout Wardens
faction-enemy-mile-ninety-shield = Curfew Warden

## Map tiles
tile-crossroads-camp = Crossroads Camp
tile-tin-parish = Tin Parish
tile-lower-parish = Lower Parish
tile-dry-harbour = Dry Harbour
tile-allotments = Allotments
tile-garage-yard = Garage Yard
tile-pylon-field = Pylon Field
tile-ditch-road = Ditch Road
tile-boot-market = Boot Market
tile-glass-flats = Glass Flats
tile-quarry = Quarry
tile-rail-cut = Rail Cut
tile-croquet-lawn = Croquet Lawn

## Places
place-crossroads-camp = Crossroads Camp
place-signal-box = Signal Box
place-tin-chapel = Tin Chapel
place-vault-109 = Vault 109
place-bell-pit = Bell Pit
place-lighthouse = Lighthouse
place-vault-84 = Vault 84
place-seed-library = Seed Library
place-bus-garage = Bus Garage
place-pylon-nine = Pylon Nine
place-weigh-station = Weigh Station
place-boot-market = Boot Market
place-glass-hotel = Glass Hotel
place-quarry-office = Quarry Office
place-echo-tunnel = Echo Tunnel
place-croquet-lawn = Croquet Lawn

## Enemies
enemy-ditch-hen = Ditch Hen
enemy-pantry-roach = Pantry Roach
enemy-lamp-moth = Lamp Moth
enemy-salt-crab = Salt Crab
enemy-glow-newt = Glow Newt
enemy-toll-dodger = Toll Dodger
enemy-salt-smuggler = Salt Smuggler
enemy-dune-poacher = Dune Poacher
enemy-barge-bandit = Barge Bandit
enemy-lawn-drone = Lawn Drone
enemy-vending-unit = Vending Unit
enemy-census-robot = Census Robot
enemy-traffic-marshal = Traffic Marshal
enemy-boiler-walker = Boiler Walker
enemy-glass-lizard = Glass Lizard
enemy-harbour-worm = Harbour Worm
enemy-cliff-stalker = Cliff Stalker
enemy-mud-colossus = Mud Colossus
enemy-deep-mother = Deep Mother
enemy-quarry-hand = Quarry Hand
enemy-hungry-giant = Hungry Giant
enemy-door-knocker = Door Knocker
enemy-piano-mover = Piano Mover
enemy-night-foreman = Night Foreman

## Survivors
character-boilersmith = The Boilersmith
character-mail-rider = The Mail Rider
character-night-usher = The Night Usher
character-vault-cellist = The Vault Cellist
character-large-librarian = The Large Librarian

## Items of the survivors
item-boiler-plate = Boiler Plate
item-mail-carbine = Mail Carbine

## Loot
item-broom-spear = Broom Spear
item-bell-hammer = Bell Hammer
item-flare-gun = Flare Gun
item-oilskin = Oilskin
item-wading-boots = Wading Boots
item-tinned-pears = Tinned Pears
item-iodine-drops = Iodine Drops
item-raffle-ticket = Raffle Ticket
item-blue-lozenges = Blue Lozenges
item-penny-novel = Penny Novel
item-pocket-atlas = Pocket Atlas
item-stray-goat = Stray Goat
item-loose-floorboards = Loose Floorboards
item-hot-dust = Hot Dust
item-forgotten-till = Forgotten Till
item-moth-cloud = Moth Cloud
item-kind-note = Kind Note
item-warm-soup = Warm Soup
item-wet-matches = Wet Matches

## Assets
item-road-sign-axe = Road Sign Axe
item-rivet-gun = Rivet Gun
item-long-rifle = Long Rifle
item-quilted-coat = Quilted Coat
item-diving-suit = Diving Suit
item-stimpak = Stimpak
item-rad-tonic = Rad Tonic
item-folding-bed = Folding Bed
item-hand-crank-radio = Hand-Crank Radio
item-nerve-tonic = Nerve Tonic
item-field-almanac = Field Almanac
item-barter-ledger = Barter Ledger
item-bounty-book = Bounty Book
item-pack-mule = Pack Mule
item-retired-bailiff = Retired Bailiff

## Unique assets
item-fresnel-lance = Fresnel Lance
item-wardens-greatcoat = Warden’s Greatcoat
item-vault-84-pass = Vault 84 Pass
item-bottomless-flask = Bottomless Flask
item-tuning-fork = Tuning Fork
item-clockwork-heron = Clockwork Heron

## Perks
perk-strong-back = Strong Back
perk-long-swing = Long Swing
perk-keen-eye = Keen Eye
perk-careful-aim = Careful Aim
perk-second-breakfast = Second Breakfast
perk-lead-stomach = Lead Stomach
perk-good-word = A Good Word
perk-old-debts = Old Debts
perk-crib-sheet = Crib Sheet
perk-night-school = Night School
perk-side-step = Side Step
perk-quick-feet = Quick Feet
perk-second-look = Second Look
perk-falling-sign = Falling Sign

## Agendas
agenda-a-light-in-the-window = A Light in the Window
agenda-wick-and-oil = Wick and Oil
agenda-everyone-home = Everyone Home
agenda-keepers-oath = The Keeper’s Oath
agenda-lamp-on-a-pole = A Lamp on a Pole
agenda-morning-people = Morning People
agenda-ships-may-yet-come = Ships May Yet Come
agenda-heavy-curtains = Heavy Curtains
agenda-quiet-please = Quiet, Please
agenda-nothing-to-see = Nothing to See
agenda-wardens-round = The Warden’s Round
agenda-matches-collected = Matches Collected
agenda-night-people = Night People
agenda-let-them-sail-past = Let Them Sail Past
agenda-rainy-day-tin = Rainy-Day Tin
agenda-well-read = Well Read
agenda-known-face = A Known Face
agenda-full-pockets = Full Pockets
agenda-good-company = Good Company
agenda-middle-of-the-road = Middle of the Road
agenda-character-building = Character-Building
agenda-certificates = Certificates
agenda-gentle-glow = A Gentle Glow
agenda-small-change = Small Change

## Quests
quest-two-letters = Two Letters
quest-oil-for-the-lamp = Oil for the Lamp
quest-curtains-drawn = Curtains Drawn
quest-keepers-log = The Keeper’s Log
quest-lamp-is-lit = The Lamp Is Lit
quest-long-dark = The Long Dark
quest-moth-problem = A Moth Problem
quest-unpaid-tolls = Unpaid Tolls
quest-choir-practice = Choir Practice
quest-blank-map = A Mostly Blank Map
quest-night-shift = Night Shift
quest-parcel-for-84 = A Parcel for 84
quest-door-109 = Door 109
quest-missing-keeper = The Missing Keeper
quest-fair-weights = Fair Weights
quest-hard-week = A Hard Week
quest-bounty-board = The Bounty Board
quest-evening-class = Evening Class

## Encounters
encounter-open-manhole = The Open Manhole
encounter-queue-of-one = A Queue of One
encounter-radio-mast = The Radio Mast
encounter-goat-on-a-roof = Goat on a Roof
encounter-warm-puddle = The Warm Puddle
encounter-market-day = Market Day
encounter-notice-board = The Notice Board
encounter-barber-surgeon = Barber and Surgeon
encounter-town-meeting = General Meeting
encounter-spare-bunk = A Spare Bunk
encounter-lost-lamplighter = The Lost Lamplighter
encounter-curfew-patrol = Curfew Patrol
encounter-small-museum = A Small Museum
encounter-fallen-star = A Fallen Star
encounter-keepers-cap = The Keeper’s Cap
encounter-the-auctioneer = The Auctioneer
encounter-heron-maker = The Heron Maker
encounter-the-magistrate = The Magistrate
encounter-visitors-book = The Visitors’ Book
encounter-reading-room = The Reading Room
encounter-keepers-chair = The Keeper’s Chair
encounter-questionnaire = The Questionnaire
encounter-greenhouse = The Greenhouse
encounter-volunteers-wanted = Volunteers Wanted
