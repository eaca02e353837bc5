### Names of the core cards.

pack-name = Core set
pack-description = All cards of Fallout Shelter: The Board Game.

## Starting rooms
room-wasteland = Wasteland
room-vault-door = Vault Door
room-vault-entrance = Vault Entrance
room-water-treatment = Water Treatment
room-diner = Diner
room-power-generator = Power Generator

## The room deck
room-water-purification = Water Purification
room-nuka-cola-bottler = Nuka-Cola Bottler
room-nuclear-reactor = Nuclear Reactor
room-garden = Garden
room-living-quarters = Living Quarters
room-classroom = Classroom
room-athletics-room = Athletics Room
room-armory = Armory
room-game-room = Game Room
room-weight-room = Weight Room
room-fitness-room = Fitness Room
room-lounge = Lounge
room-storage-room = Storage Room
room-medbay = Medbay
room-science-lab = Science Lab
room-radio-studio = Radio Studio
room-theme-workshop = Theme Workshop
room-outfit-workshop = Outfit Workshop
room-weapon-workshop = Weapon Workshop

## Threats
threat-radroach = Radroach
threat-glowing-radroach = Glowing Radroach
threat-mole-rat = Mole Rat
threat-feral-ghoul = Feral Ghoul
threat-glowing-one = Glowing One
threat-radscorpion = Radscorpion
threat-glowing-radscorpion = Glowing Radscorpion
threat-raider = Raider
threat-deathclaw = Deathclaw
threat-fire = Fire
threat-power-failure = Power Failure

## Items
item-10mm-pistol = 10mm Pistol
item-shotgun = Shotgun
item-plasma-pistol = Plasma Pistol
item-laser-rifle = Laser Rifle
item-minigun = Minigun
item-missile-launcher = Missile Launcher
item-fat-man = Fat Man
item-military-fatigues = Military Fatigues
item-armored-vault-suit = Armored Vault Suit
item-wasteland-gear = Wasteland Gear
item-nightwear = Nightwear
item-lab-coat = Lab Coat
item-handyman-jumpsuit = Handyman Jumpsuit
item-formal-wear = Formal Wear
item-t-45-power-armor = T-45 Power Armor
item-golden-retriever = Golden Retriever
item-scottish-fold = Scottish Fold
item-german-shepherd = German Shepherd
item-collie = Collie
item-husky = Husky
item-parrot = Parrot
item-maine-coon = Maine Coon
item-stimpak = Stimpak
item-giddyup-buttercup = Giddyup Buttercup
item-yao-guai-hide = Yao Guai Hide
item-military-duct-tape = Military Duct Tape
item-chemistry-flask = Chemistry Flask
item-military-circuit-board = Military Circuit Board
item-gold-watch = Gold Watch
item-globe = Globe
item-camera = Camera
