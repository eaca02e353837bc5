### The rules ledger of Fallout: The Board Game: statements, rulings.
### One message per ledger id; ids are stable.

## Foundational rules
section-FO-BASE = Foundational rules
FO-BASE-01 = Where RR and the Learn to Play booklet disagree, RR is right.
    .source = Foundational Rules
FO-BASE-02 = Where a card's rules text and RR disagree, the card is right.
    .source = Foundational Rules
    .note = So any rule can be overridden card by card.
FO-BASE-03 = If an effect could legally hit more than one player and nothing else decides, take the first player first, then the others clockwise from the first player.
    .source = Foundational Rules
    .note = Entry-specific tiebreaks (least remaining HP) come first; see FO-R-01.
FO-BASE-04 = An effect worded with "may" can be declined.
    .source = Foundational Rules
    .note = See FO-R-02.
FO-BASE-05 = "Survivor" is one compound entity: character, figure, cards, letters, traits and the player behind them.
    .source = Survivors
    .note = "Survivor chooses" = that player chooses.

## Components
section-FO-COMP = Components
FO-COMP-01 = Each survivor has one player board recording HP, rads, XP, letters and traits.
    .source = Survivors
FO-COMP-02 = The board's lower edge has three equipment slots (weapon, apparel, companion) and one place for the inventory stack.
    .source = Survivors; Equipping; Inventory
FO-COMP-03 = HP (red peg) and rads (green peg) share one scale, 0 to 16.
    .source = SETUP 8; HP Track
FO-COMP-04 = XP is a gray peg; its track has a start hole at the far left and one hole below each of the seven letter slots.
    .source = XP; SETUP 8
FO-COMP-05 = There are five ordinary enemy types: critter, human, robot, monster, super mutant.
    .source = QR
FO-COMP-06 = A scenario sheet is two-sided: one side for setup (map layout, quest staged at start), one for play (what faction tokens are, power track).
    .source = Scenario
FO-COMP-07 = The influence symbol and the agenda-card symbol are the same icon.
    .source = QR; Agenda Cards
    .note = The context tells which is meant.

## Setup (nine steps)
section-FO-SETUP = Setup (nine steps)
FO-SETUP-01 = The group agrees on one scenario and puts its sheet into play.
    .source = SETUP 1; Scenario
FO-SETUP-02 = Dangerous and deadly tiles are shuffled as two piles; each facedown position of the layout gets a random tile of the pictured kind, facedown.
    .source = SETUP 2; Map Tiles
FO-SETUP-03 = Tiles the layout shows faceup are those specific tiles, placed faceup.
    .source = SETUP 2; Map Tiles
FO-SETUP-04 = A supply is formed of letters, Caps, trait tokens and enemy tokens.
    .source = SETUP 3
FO-SETUP-05 = Letters are facedown and mixed; enemy tokens are facedown and mixed in one stack per type.
    .source = SETUP 3
FO-SETUP-06 = Encounter cards showing a star instead of a number are split by card back into two decks (wasteland, settlement), each shuffled and facedown.
    .source = SETUP 4; Encounter Cards
FO-SETUP-07 = Agenda cards whose corner number exceeds the player count are removed.
    .source = SETUP 5; Agenda Cards
    .note = Keep if number ≤ players.
FO-SETUP-08 = Agenda, loot and asset decks are each shuffled facedown; library, perks, unique assets and dice are only kept within reach.
    .source = SETUP 5
FO-SETUP-09 = Four assets are dealt faceup in a row as the shop.
    .source = SETUP 6; Asset Cards
FO-SETUP-10 = The first player is drawn at random and the agenda deck is put on the first player’s right-hand side.
    .source = SETUP 7; First Player; Agenda Cards
    .note = The deck marks the round boundary; see FO-R-92.
FO-SETUP-11 = From the first player clockwise, each player picks a free character and gets its figure, its character card and the letter with its silhouette.
    .source = SETUP 7
    .note = "Free" is derived.
FO-SETUP-12 = That player puts the figure on an empty space of the starting tile ("Crossroads Camp").
    .source = SETUP 7
    .note = See FO-R-11.
FO-SETUP-13 = Pegs start at rads 0, HP at the character's maximum (16 unless its card says less) and XP in the hole left of the track.
    .source = SETUP 8; HP Track; XP
FO-SETUP-14 = The character's own letter goes into its slot, plus one random letter; a duplicate is replaced by another random draw.
    .source = SETUP 8
    .note = Everyone starts with two different letters.
FO-SETUP-15 = Each player draws one agenda and keeps it hidden.
    .source = SETUP 8; Agenda Cards
FO-SETUP-16 = Each player takes three Caps.
    .source = SETUP 8
FO-SETUP-17 = Start-of-game effects on the scenario sheet or any other component are carried out.
    .source = SETUP 9
FO-SETUP-18 = Every enemy icon visible on the map receives one random token of its type, faceup.
    .source = SETUP 9
FO-SETUP-19 = Both power tokens go on the top space of the power track.
    .source = SETUP 9; Faction Power Track
FO-SETUP-20 = The scenario's starting quest (one or more) is staged during setup.
    .source = Scenario; Quest Cards
    .note = Top-section instructions run: FO-QUEST-10.

## Rounds
section-FO-ROUND = Rounds
FO-ROUND-01 = The game is a sequence of rounds; in a round every player takes one turn, the first player first, then clockwise.
    .source = Rounds; QR
    .note = See FO-R-92 for the round in which the first player changes.
FO-ROUND-02 = After the round, before the first player’s next turn, the first player reveals the top agenda card.
    .source = Rounds; Agenda Cards; Activating Enemies
FO-ROUND-03 = Every active enemy of a type printed along the bottom of that card activates.
    .source = Rounds; QR
FO-ROUND-04 = Types are handled in printed order, left to right; one type is finished before the next begins.
    .source = Rounds
    .note = See FO-R-29.
FO-ROUND-05 = If the order among enemies of one type matters, the first player sets it.
    .source = Rounds
    .note = Against FO-ACTIV-05; see FO-R-22.
FO-ROUND-06 = After a type's active enemies have acted, its inactive enemies turn faceup and are active from then on.
    .source = Rounds; Activating Enemies
    .note = See FO-R-21.
FO-ROUND-07 = The revealed agenda card is then discarded.
    .source = Rounds; Agenda Cards; QR

## Turns
section-FO-TURN = Turns
FO-TURN-01 = A turn gives the survivor two actions.
    .source = Turns; Actions; QR
FO-TURN-02 = The turn passes clockwise once actions are done and the player is finished with items, perks and other effects usable during the turn.
    .source = Turns
    .note = Needs an explicit "end turn". Start-of-turn window: FO-EQUIP-04, FO-LOYAL-01, FO-LOYAL-06.

## Actions
section-FO-ACT = Actions
FO-ACT-01 = Actions: move, explore, encounter, fight, quest, camp, plus any action a card provides.
    .source = Actions; QR
FO-ACT-02 = An action may be taken twice in a turn, the encounter action excepted.
    .source = Actions
    .note = See FO-R-72.
FO-ACT-03 = One or both actions may be given up; they are then lost, neither usable later nor carried over.
    .source = Actions
FO-ACT-04 = Moving is the only action another action may break into; all others run to their end first.
    .source = Actions
FO-ACT-05 = Encounter, quest and camp are illegal in a space holding a faceup enemy; move, explore and fight are not.
    .source = Encounter Action; Quest Action; Camp Action; QR
    .note = Exception FO-LOYAL-02.

## Move and terrain
section-FO-MOVE = Move and terrain
FO-MOVE-01 = A move action yields 2 movement points.
    .source = Move Action; QR
FO-MOVE-02 = 1 movement point moves the figure to an adjacent space.
    .source = Move Action
    .note = See FO-R-12, FO-R-13, FO-R-14.
FO-MOVE-03 = Entering difficult terrain costs 1 movement point more (2 in all); without it the space cannot be entered.
    .source = Move Action; Terrain
FO-MOVE-04 = The 2 movement points for a difficult space may originate from two different actions.
    .source = Move Action
    .note = So movement points persist within the turn; see FO-R-07.
FO-MOVE-05 = The survivor's other action may be taken between the first and the second movement point.
    .source = Move Action; Actions
FO-MOVE-06 = Some spaces have terrain, shown by an icon and colored border (red = difficult, green = irradiated); it acts on survivors moving in.
    .source = Terrain; Spaces
FO-MOVE-07 = A survivor moving into an irradiated space suffers 1 rad.
    .source = Terrain
    .note = Mandatory; see FO-R-09.

## Map tiles
section-FO-TILE = Map tiles
FO-TILE-01 = A tile holds several spaces; its back tells its kind: dangerous, deadly or double-sided.
    .source = Map Tiles
FO-TILE-02 = Every tile is turned so its arrow agrees with the starting tile's arrow, at setup and on reveal.
    .source = Map Tiles; Explore Action
    .note = So nobody chooses a rotation.

## Explore
section-FO-EXPL = Explore
FO-EXPL-01 = From a space bordering a facedown tile, the explore action turns one such tile faceup.
    .source = Explore Action; QR
    .note = Player picks if several (derived).
FO-EXPL-02 = For each enemy icon on the revealed tile a random token of that type is drawn and put faceup on the icon's space.
    .source = Explore Action
FO-EXPL-03 = Enemies that stood on the facedown tile are each put by the explorer on a space of that tile, freely chosen.
    .source = Explore Action; Activating Enemies
    .note = See FO-R-18.

## Spaces and adjacency
section-FO-SPACE = Spaces and adjacency
FO-SPACE-01 = A space is a tile area bounded by white borders.
    .source = Spaces
FO-SPACE-02 = A space can hold any number of survivors and enemies at once.
    .source = Spaces
FO-SPACE-03 = Two spaces are adjacent exactly when they have a border in common.
    .source = Spaces
    .note = Across tile seams too; see FO-R-16.
FO-SPACE-04 = Important locations are named and carry an encounter icon.
    .source = Spaces
    .note = Names are quest targets.

## Encounters
section-FO-ENC = Encounters
FO-ENC-01 = Four encounter decks can exist: wasteland (searching for loot), settlement (trading with the shop), vault 84, vault 109.
    .source = Encounter Cards; Encounter Icons; QR
FO-ENC-02 = Wasteland and settlement decks exist from setup; neither vault deck does.
    .source = Encounter Cards
FO-ENC-03 = Vault cards are available only at their own vault: deck number = vault number.
    .source = Encounter Icons
FO-ENC-04 = Where an icon has no deck there is no encounter action (so a vault is closed until its deck exists).
    .source = Encounter Icons; Encounter Action
    .note = See FO-R-79, FO-R-80.
FO-ENC-05 = Most encounter icons carry a level number; some do not.
    .source = Encounter Action; Encounter Icons
    .note = See FO-R-77.
FO-ENC-06 = While resolving at a levelled icon, each encounter-icon symbol in the card's text reads as that number.
    .source = Encounter Action; Results
FO-ENC-07 = The encounter action needs an encounter icon in the survivor's space and uses the deck of that icon.
    .source = Encounter Action; Encounter Icons; QR
    .note = Top card (derived).
FO-ENC-08 = A survivor can use a given encounter icon once per turn.
    .source = Encounter Action
    .note = QR says once per turn; see FO-R-72.
FO-ENC-09 = The player on the active player's right draws the card and reads out only the introduction and the bold lead of each numbered option.
    .source = Encounter Action
    .note = See FO-R-73.
FO-ENC-10 = The active player picks one option before its outcome text is known.
    .source = Encounter Action; Solo Play
    .note = Derived.
FO-ENC-11 = All instructions after the picked option are carried out.
    .source = Encounter Action
FO-ENC-12 = If the option demands a task, it is attempted after picking: a passed test or a killed enemy gives the "succeed" result, anything else the "fail" result.
    .source = Encounter Action
FO-ENC-13 = An option with a condition is selectable only if the condition is met (e.g. having a certain trait).
    .source = Encounter Action
    .note = See FO-R-75, FO-R-81.
FO-ENC-14 = A FORCED option whose condition is met must be resolved; no other may be taken.
    .source = Encounter Action
    .note = See FO-R-74.
FO-ENC-15 = A FORCED option whose condition is not met cannot be picked.
    .source = Encounter Action
FO-ENC-16 = Afterwards an encounter that was not trashed goes to the bottom of its own deck.
    .source = Encounter Action
    .note = See FO-R-76.

## Tests
section-FO-TEST = Tests
FO-TEST-01 = A test is a difficulty number plus one or more letters.
    .source = Tests
FO-TEST-02 = Step 1: roll all three dice.
    .source = Tests
FO-TEST-03 = Step 2: each printed letter icon of the test that the survivor owns produces one reroll; a letter printed twice produces two.
    .source = Tests; S.P.E.C.I.A.L. Tokens
    .note = See FO-R-105.
FO-TEST-04 = Rerolls are used one after another; each may reroll any subset of the three dice.
    .source = Tests
    .note = The same die may be rerolled again (derived).
FO-TEST-05 = Step 3: hit icons ≥ difficulty is success, fewer is failure; resolve the printed result for that outcome.
    .source = Tests
FO-TEST-06 = If nothing is printed for the outcome that occurred, nothing happens.
    .source = Tests
FO-TEST-07 = The body charts on the dice are irrelevant in tests.
    .source = Tests

## V.A.T.S. dice
section-FO-DICE = V.A.T.S. dice
FO-DICE-01 = The same three dice serve fights and tests; a face shows a body chart and zero or more hit icons.
    .source = V.A.T.S. Dice
    .note = RR does not list the faces; they are pack data.
FO-DICE-02 = A chart has four areas (head, body, arms, legs), each filled (green) or empty (black).
    .source = V.A.T.S. Dice

## Fights
section-FO-FIGHT = Fights
FO-FIGHT-01 = A fight pairs one survivor with one enemy and runs five steps in fixed order.
    .source = Fight
    .note = See FO-R-34.
FO-FIGHT-02 = Step 1: roll all three dice.
    .source = Fight; QR
FO-FIGHT-03 = Step 2: each printed letter icon on the equipped weapon that the survivor owns produces one reroll; a letter printed twice produces two.
    .source = Fight; S.P.E.C.I.A.L. Tokens; Weapons; QR
    .note = Without a weapon see FO-R-44; for doubled letters see FO-R-105.
FO-FIGHT-04 = Rerolls are used one after another; each may reroll any subset of the dice.
    .source = Fight; QR
FO-FIGHT-05 = Step 3: total the hit icons and subtract the armor value of everything equipped.
    .source = Fight; Apparel; QR
    .note = Never below 0 (derived).
FO-FIGHT-06 = Step 3: each hit icon left deals damage equal to the enemy's level.
    .source = Fight; QR
FO-FIGHT-07 = The survivor's damage (step 3) precedes the survivor's own hits (step 4).
    .source = Fight
    .note = Dying in 3 forfeits 4.
FO-FIGHT-08 = Step 4: each die sharing at least one green area with the enemy inflicts one survivor hit, and only one.
    .source = Fight
    .note = QR wording differs; see FO-R-36, FO-R-43, FO-R-03.
FO-FIGHT-09 = Survivor hits ≥ enemy level kill the enemy.
    .source = Fight; Killed; QR
    .note = ARMOR: FO-ABIL-07.
FO-FIGHT-10 = Step 5: a kill earns XP in the amount of the enemy's level.
    .source = Fight; XP; QR
FO-FIGHT-11 = Kill or no kill, the fight then ends; survivor hits are not remembered for a later fight.
    .source = Fight
    .note = A fight is a single exchange.
FO-FIGHT-12 = A survivor killed during the fight ends it at once; later steps are skipped.
    .source = Killed
FO-FIGHT-13 = If the survivor dies and the enemy does not, the enemy stays in place and active.
    .source = Fight
    .note = Against RETREAT; see FO-R-38.
FO-FIGHT-14 = "Draw and fight": draw a token of the named type from the supply, run the whole fight, then discard the token whatever the outcome.
    .source = Fight; Enemies
FO-FIGHT-15 = A draw-and-fight in an objective or option succeeds only by killing the enemy.
    .source = Fight
FO-FIGHT-16 = "During a fight" abilities may be used in any step.
    .source = Fight
FO-FIGHT-17 = "Before a fight" abilities must be used before the dice are rolled.
    .source = Fight
FO-FIGHT-18 = For card abilities, every letter printed on the equipped weapon counts as used for the fight.
    .source = Fight
    .note = See FO-R-45.
FO-FIGHT-19 = Card-given other uses of rerolls happen in step 2 unless the card says otherwise.
    .source = Fight

## The fight action
section-FO-ATK = The fight action
FO-ATK-01 = The fight action is legal when an active enemy is in the survivor's space.
    .source = Fight Action; QR
FO-ATK-02 = With a ranged weapon equipped it is also legal against an enemy in an adjacent space.
    .source = Fight Action; Weapons
    .note = Must be active (derived).
FO-ATK-03 = Fighting an adjacent enemy that lacks the ranged icon gives the survivor one extra survivor hit.
    .source = Fight Action; Weapons
    .note = See FO-R-33.
FO-ATK-04 = With several enemies available, the survivor picks exactly one per action.
    .source = Fight Action

## Enemies
section-FO-ENEMY = Enemies
FO-ENEMY-01 = Enemy attributes: type, name, level, vulnerable body areas, zero to two ability icons.
    .source = Enemies; Enemy Abilities
FO-ENEMY-02 = Facedown = inactive, faceup = active.
    .source = Enemies
FO-ENEMY-03 = Nobody may look at the face of an inactive enemy.
    .source = Enemies
    .note = In a digital game no client is told.
FO-ENEMY-04 = An inactive enemy cannot be fought nor targeted by anything that targets an enemy.
    .source = Enemies
    .note = So it never triggers AGGRESSIVE (derived).
FO-ENEMY-05 = An inactive enemy does not block encounter, camp or quest in its space.
    .source = Enemies
FO-ENEMY-06 = An inactive enemy becomes active when its type activates.
    .source = Enemies
FO-ENEMY-07 = An enemy placed facedown while its own type is activating stays facedown for that activation.
    .source = Enemies
    .note = See FO-R-21.

## Enemy abilities
section-FO-ABIL = Enemy abilities
FO-ABIL-01 = AGGRESSIVE: when it moves into a survivor's space, that survivor fights it at once.
    .source = Enemy Abilities; QR
FO-ABIL-02 = AGGRESSIVE: when a survivor moves into its space, that survivor fights it at once.
    .source = Enemy Abilities; QR
    .note = See FO-R-08.
FO-ABIL-03 = Such a fight uses up no action.
    .source = QR
FO-ABIL-04 = AGGRESSIVE moving in on several survivors fights the one with least remaining HP.
    .source = Enemy Abilities
    .note = Tie: FO-BASE-03.
FO-ABIL-05 = A survivor entering a space with several AGGRESSIVE enemies fights each, in the order the survivor picks.
    .source = Enemy Abilities
FO-ABIL-06 = Being placed, or turning active, in a survivor's space does not trigger AGGRESSIVE.
    .source = Enemy Abilities
FO-ABIL-07 = ARMOR: killing it takes one survivor hit more than its level.
    .source = Enemy Abilities; QR
    .note = See FO-R-35.
FO-ABIL-08 = RADIATION: once it has dealt at least 1 damage in a fight, the survivor also suffers rads equal to its level.
    .source = Enemy Abilities; QR
    .note = See FO-R-37.
FO-ABIL-09 = RANGED: on activation with a survivor in an adjacent space it fights that survivor and does not move.
    .source = Enemy Abilities; Activating Enemies; QR
FO-ABIL-10 = RANGED: if that adjacent survivor has no ranged weapon, one hit icon is added for the enemy.
    .source = Enemy Abilities; QR
    .note = See FO-R-33.
FO-ABIL-11 = RANGED with survivors both in its space and adjacent fights the one with least remaining HP.
    .source = Enemy Abilities
    .note = See FO-R-28.
FO-ABIL-12 = Ranged weapon against RANGED enemy: neither side gets an extra hit.
    .source = Enemy Abilities
FO-ABIL-13 = LOOT: the survivor who kills it then draws one loot card.
    .source = Enemy Abilities; QR
    .note = See FO-R-39.
FO-ABIL-14 = RETREAT: if a fight ends without its death, it turns inactive in the space where it is.
    .source = Enemy Abilities; QR

## Enemy activation
section-FO-ACTIV = Enemy activation
FO-ACTIV-01 = An activated enemy moves one space toward the nearest survivor.
    .source = Activating Enemies
    .note = See FO-R-25, FO-R-27.
FO-ACTIV-02 = If it already shares a space with a survivor, it fights that survivor instead of moving.
    .source = Activating Enemies
    .note = RANGED: FO-ABIL-09.
FO-ACTIV-03 = If several survivors are equally near (moving or attacking), the one with least remaining HP is the target.
    .source = Activating Enemies
FO-ACTIV-04 = If that is a tie too, the one earlier in turn order is.
    .source = Activating Enemies
    .note = See FO-R-24.
FO-ACTIV-05 = Several enemies attacking one survivor: that survivor orders the attacks.
    .source = Activating Enemies
    .note = See FO-R-22.
FO-ACTIV-06 = If several steps are equally good, the first player picks the step.
    .source = Activating Enemies
    .note = See FO-R-23.
FO-ACTIV-07 = Enemy movement ignores terrain.
    .source = Activating Enemies
FO-ACTIV-08 = Enemies may cross facedown tiles; each such tile is one space to them.
    .source = Activating Enemies
    .note = See FO-R-15, FO-R-17.
FO-ACTIV-09 = Enemies turned faceup by an activation neither move nor fight in it.
    .source = Activating Enemies

## Killed enemies and their replacement
section-FO-RESP = Killed enemies and their replacement
FO-RESP-01 = A killed enemy's token leaves the map and is discarded.
    .source = Enemies; Killed
    .note = "Supply" vs "discard" wording; see FO-R-04.
FO-RESP-02 = A new token of that type is drawn and put facedown on the space with that type's icon nearest to where the killed one was.
    .source = Enemies; Killed
    .note = Distance 0 possible; see FO-R-19.
FO-RESP-03 = If several icon spaces are equally near, the first player picks.
    .source = Enemies; Killed
FO-RESP-04 = No new token after the death of a faction token or of a draw-and-fight enemy.
    .source = Killed; Faction Tokens; Enemies
FO-RESP-05 = A kill made outside a fight still gives that survivor the enemy's XP.
    .source = Killed

## Factions
section-FO-FAC = Factions
FO-FAC-01 = Each scenario has two rival factions, differing by scenario, always shown as ★ and ♠.
    .source = Factions; QR
FO-FAC-02 = Each faction has a power value on the scenario sheet's track and may have tokens on the map.
    .source = Factions; Faction Power Track

## The power track
section-FO-POWER = The power track
FO-POWER-01 = Power rises when survivors complete certain quests and whenever the agenda deck runs out.
    .source = Faction Power Track; Factions
FO-POWER-02 = A letter value (X, Y) on a faction's enemy is looked up from that faction's position on the track.
    .source = Faction Power Track
    .note = See FO-R-41.
FO-POWER-03 = A power token that reaches or passes the last space of the track ends the game.
    .source = Faction Power Track
    .note = See FO-R-101.
FO-POWER-04 = First, survivors whom that advance brought to the winning influence may declare victory.
    .source = Faction Power Track
    .note = See FO-R-96.
FO-POWER-05 = If none did, all survivors lose.
    .source = Faction Power Track
FO-POWER-06 = Steps beyond the last space still count when computing one faction's lead over the other for influence.
    .source = Faction Power Track
    .note = So power is counted on beyond the end of the track.

## Faction tokens
section-FO-FTOK = Faction tokens
FO-FTOK-01 = The scenario sheet defines what a faction token is; most often an enemy.
    .source = Faction Tokens; Scenario
    .note = See FO-R-30.
FO-FTOK-02 = A faction token that is an enemy obeys all enemy rules.
    .source = Faction Tokens
FO-FTOK-03 = If it would become inactive it is discarded instead.
    .source = Faction Tokens
    .note = So RETREAT removes it.

## Loyalty
section-FO-LOYAL = Loyalty
FO-LOYAL-01 = At the start of their own turn a survivor may lay a ★ or ♠ agenda faceup; loyalty to that faction lasts while it stays revealed.
    .source = Loyalty; Factions
    .note = Window: FO-R-61.
FO-LOYAL-02 = Enemies that are that faction's tokens never block the loyal survivor's actions.
    .source = Loyalty
FO-LOYAL-03 = On activation that faction's enemies disregard loyal survivors and approach or fight only the others.
    .source = Loyalty
    .note = See FO-R-26, FO-R-31.
FO-LOYAL-04 = A loyal survivor may not fight that faction's enemies.
    .source = Loyalty
    .note = See FO-R-31, FO-R-40.
FO-LOYAL-05 = Only one agenda can be revealed for loyalty; revealing another hides the earlier one again.
    .source = Loyalty
FO-LOYAL-06 = At the start of their turn a survivor may end loyalty by hiding the card.
    .source = Loyalty
    .note = See FO-R-32.
FO-LOYAL-07 = The revealed agenda still counts toward the card limit and still gives its influence.
    .source = Loyalty
FO-LOYAL-08 = On gaining a fifth agenda the survivor may pick the revealed one as the discard.
    .source = Loyalty
    .note = See FO-R-91.

## Quests
section-FO-QUEST = Quests
FO-QUEST-01 = A quest has one or more objectives; each is either triggered or a quest-action objective.
    .source = Quest Cards
FO-QUEST-02 = A triggered objective names a deed of normal play (e.g. killing an enemy of a type, exploring a kind of tile).
    .source = Quest Cards
    .note = See FO-R-82, FO-R-83, FO-R-107.
FO-QUEST-03 = A quest-action objective carries the quest icon; all its listed conditions must hold (usually: being in a named space) before the action can be taken on it.
    .source = Quest Cards; Quest Action
FO-QUEST-04 = One quest action attempts one objective.
    .source = QR; Quest Action
FO-QUEST-05 = Its instructions (test, fight, …) are performed from left to right.
    .source = Quest Cards; Quest Action
    .note = See FO-R-84.
FO-QUEST-06 = Success at the instructions completes the objective; otherwise it stays uncompleted.
    .source = Quest Cards; Quest Action
FO-QUEST-07 = On completion the completing survivor executes every result in the bar below that objective, from left to right.
    .source = Quest Cards
FO-QUEST-08 = Quest rewards are typically agenda cards or faction power.
    .source = Quest Cards
    .note = A guideline for packs.
FO-QUEST-09 = Staged quests are open to every survivor; more can be staged at any time in the game.
    .source = Quest Cards
FO-QUEST-10 = When a quest is staged, the instructions in its top section are executed.
    .source = Quest Cards
    .note = See FO-R-106.
FO-QUEST-11 = Placing a quest marker: the survivor picks a same-color pair, one on the map where the card says, its twin on the card.
    .source = Quest Cards
    .note = See FO-R-85.
FO-QUEST-12 = Trashing the quest removes both of its markers.
    .source = Quest Cards

## The card library
section-FO-LIB = The card library
FO-LIB-01 = Every card numbered in the upper-left corner belongs to the library and is out of play until an "add" or "stage" instruction names it.
    .source = Card Library
FO-LIB-02 = The library is sorted and addressed by number.
    .source = Card Library
FO-LIB-03 = Nobody may read library cards; a retriever looks only for the number, not the text.
    .source = Card Library
    .note = In a digital game no client is sent a library card early.

## Results
section-FO-RES = Results
FO-RES-01 = Results come from a completed objective or an encounter choice; an encounter-icon symbol in them is the level of the icon the survivor was at.
    .source = Results
FO-RES-02 = A "+" or "−" after that symbol raises or lowers the number.
    .source = Results
FO-RES-03 = ADD n: take card n from the library and, unseen, as many cards as there are players from the top of the deck with the same back; shuffle all of them; put them on top of that deck.
    .source = Results; Card Library
    .note = See FO-R-78, FO-R-06.
FO-RES-04 = ADD n with no matching deck in play: card n starts a new deck.
    .source = Results; Encounter Cards
    .note = See FO-R-79.
FO-RES-05 = STAGE n: take card n from the library and lay it faceup in the play area.
    .source = Results; Card Library
    .note = Then FO-QUEST-10; see FO-R-86.
FO-RES-06 = BECOME t: the survivor gains trait t.
    .source = Results
    .note = Subject to FO-TRAIT-05.
FO-RES-07 = n XP / n CAPS: gain that many XP / Caps.
    .source = Results
FO-RES-08 = A card icon (agenda, loot or asset) draws one card of that deck; with "×n", draw and keep n.
    .source = Results
FO-RES-09 = SHOP n: buy and/or sell up to n items at the shop.
    .source = Results; Shopping
FO-RES-10 = GAIN THE … UNIQUE ASSET: take the named card from the unique deck; if it is not there, take a random unique asset.
    .source = Results; Unique Asset Cards
FO-RES-11 = Faction icon with k plus signs: that faction gains k power.
    .source = Results
FO-RES-12 = TRASH: the card goes back to the game box.
    .source = Results
    .note = Out of the game for good.

## Shop and shopping
section-FO-SHOP = Shop and shopping
FO-SHOP-01 = The shop normally offers a row of four assets.
    .source = Shop
FO-SHOP-02 = Cards enter the row on its left side.
    .source = Shop; Shopping
FO-SHOP-03 = A card discarded from the row is always the rightmost.
    .source = Shop
FO-SHOP-04 = If the row is not four cards after a survivor's action, draw or discard until it is.
    .source = Shop; Shopping
    .note = See FO-R-87.
FO-SHOP-05 = Shopping begins with one new asset drawn into the row on the left.
    .source = Shopping
    .note = Normally five cards on offer.
FO-SHOP-06 = Then come up to N interactions (N from the card), in any mix of buy, sell, recruit.
    .source = Shopping
FO-SHOP-07 = BUY: pay a card's cost in Caps and take it into inventory or its slot.
    .source = Shopping; Caps
FO-SHOP-08 = SELL: discard an equipped or inventory card for Caps equal to its value minus one.
    .source = Shopping
    .note = See FO-R-88, FO-R-90.
FO-SHOP-09 = RECRUIT: take a companion from the row into inventory or the companion slot.
    .source = Shopping
    .note = No Caps cost stated; see FO-R-89.
FO-SHOP-10 = Recruiting needs the trait or letter in the companion's upper-right corner; a companion without one is open to anybody.
    .source = Shopping

## Items
section-FO-ITEM = Items
FO-ITEM-01 = Aid, drugs and magazines cannot be equipped and are usable from inventory.
    .source = Items

## Equipping
section-FO-EQUIP = Equipping
FO-EQUIP-01 = Three kinds can be equipped: weapon, apparel, companion; at most one of each.
    .source = Equipping; Weapons; Apparel; Companions; QR
FO-EQUIP-02 = These three kinds benefit the survivor only while equipped; unequipped, their text is void.
    .source = Equipping; Items
    .note = Except the discard check FO-CPN-02.
FO-EQUIP-03 = On gaining an equippable card it may be equipped immediately; the card it displaces may move to inventory.
    .source = Equipping; Loot Cards; Asset Cards
FO-EQUIP-04 = At the start of their turn a survivor may equip from inventory or swap equipped cards with inventory cards.
    .source = Equipping
    .note = See FO-R-61.

## Inventory
section-FO-INV = Inventory
FO-INV-01 = Inventory = items and companions owned but not equipped.
    .source = Inventory; Items; Equipping
FO-INV-02 = Inventory limit: three cards (equipped cards not counted).
    .source = Inventory
    .note = "Usually" three (Loot Cards): cards may change it.
FO-INV-03 = Gaining beyond the limit (incl. drawing several loot cards): take all, then discard cards of your choice down to the limit.
    .source = Inventory; Loot Cards
    .note = See FO-R-59, FO-R-63.
FO-INV-04 = Equipped cards and inventory are public.
    .source = Equipping; Inventory

## Exhausting cards
section-FO-EXH = Exhausting cards
FO-EXH-01 = Some abilities exhaust their card when used.
    .source = Exhaust
FO-EXH-02 = While exhausted, a card cannot be exhausted once more.
    .source = Exhaust
    .note = See FO-R-108.
FO-EXH-03 = Exhausted cards may be held, equipped, unequipped, traded and sold; a traded one stays exhausted.
    .source = Exhaust
FO-EXH-04 = Cards unexhaust through their owner's camp action or an effect saying so.
    .source = Exhaust
FO-EXH-05 = A card with an unexhaust cost stays exhausted unless the cost is paid at that moment.
    .source = Exhaust
    .note = See FO-R-66.

## Camp
section-FO-CAMP = Camp
FO-CAMP-01 = Camp offers, in any order: recover 3 HP, unexhaust your cards, gain Well Rested, trade.
    .source = Camp Action; QR
    .note = See FO-R-64.
FO-CAMP-02 = Unexhausting is not selective: every exhausted card is unexhausted.
    .source = Camp Action

## Trade
section-FO-TRADE = Trade
FO-TRADE-01 = Trading partners are survivors in the camper's space or an adjacent one.
    .source = Camp Action
    .note = See FO-R-71.
FO-TRADE-02 = Tradable in any number: items, companions, agendas, Caps.
    .source = Camp Action
FO-TRADE-03 = Both sides must agree.
    .source = Camp Action
    .note = See FO-R-68.
FO-TRADE-04 = Promises may be part of a deal but bind nobody.
    .source = Camp Action
    .note = See FO-R-70.
FO-TRADE-05 = Not tradable: traits, letters, perks, a non-item starting card such as the Ghoul's, and other game elements.
    .source = Camp Action; Character Cards
FO-TRADE-06 = Agendas in a trade may be shown to the partner beforehand.
    .source = Camp Action
    .note = See FO-R-69.

## Companions
section-FO-CPN = Companions
FO-CPN-01 = The equipped companion gives an ability usable in the survivor's own turn by exhausting the companion.
    .source = Companions
FO-CPN-02 = Whenever a companion, equipped or in inventory, is unexhausted (by camp or any effect) and its printed condition is not met, it must be discarded.
    .source = Companions; Equipping
    .note = See FO-R-65.

## Apparel
section-FO-APP = Apparel
FO-APP-01 = Equipped apparel cancels as many enemy hit icons in a fight as its armor value.
    .source = Apparel; QR
    .note = See FO-R-35.

## Weapons
section-FO-WEAP = Weapons
FO-WEAP-01 = A weapon prints letters (rerolls in fights) and may have the ranged icon.
    .source = Weapons
    .note = The same as FO-FIGHT-03, FO-ATK-02 and FO-ATK-03.

## Character cards
section-FO-CHAR = Character cards
FO-CHAR-01 = At setup each survivor gets one card of their character: an item, a companion or a special ability.
    .source = Character Cards
FO-CHAR-02 = Item or companion character cards may be equipped or put in inventory.
    .source = Character Cards
    .note = Then they are ordinary cards; see FO-R-62.
FO-CHAR-03 = Other character cards lie beside the board, always apply, and can be neither traded nor discarded.
    .source = Character Cards

## Loot
section-FO-LOOT = Loot
FO-LOOT-01 = A loot card that is an item or companion is equipped or put in inventory.
    .source = Loot Cards
FO-LOOT-02 = A loot card that is an event is carried out, then discarded.
    .source = Loot Cards
    .note = See FO-R-60.
FO-LOOT-03 = Discarded loot goes to the loot discard pile, discarded assets to the asset discard pile.
    .source = Loot Cards; Asset Cards

## Assets
section-FO-ASSET = Assets
FO-ASSET-01 = Assets are the items and companions offered at the shop; a gained one goes to inventory or its slot.
    .source = Asset Cards

## Unique assets
section-FO-UNIQ = Unique assets
FO-UNIQ-01 = Unique assets are items or companions fetched by name from their own deck, then equipped or put in inventory.
    .source = Unique Asset Cards
    .note = Sorting by name is advice only.
FO-UNIQ-02 = A discarded unique asset is laid beside the unique deck, not back into it.
    .source = Unique Asset Cards
    .note = So it is no longer "in the deck".

## Caps
section-FO-CAPS = Caps
FO-CAPS-01 = Caps pay for shop goods and some card abilities.
    .source = Caps
FO-CAPS-02 = No ceiling on a survivor's Caps.
    .source = Caps
FO-CAPS-03 = Gained Caps come from the supply and spent Caps return to it; 1s and 5s may be exchanged any time.
    .source = Caps
    .note = In a digital game Caps are a number.

## Traits
section-FO-TRAIT = Traits
FO-TRAIT-01 = Six traits are the two sides of three token kinds: Idolized/Vilified, Synth/Super Mutant, Well Rested/Addicted.
    .source = Traits
    .note = Three trait slots on the board.
FO-TRAIT-02 = A survivor has at most one token of each kind, so never both sides.
    .source = Traits
FO-TRAIT-03 = Idolized/Vilified and Synth/Super Mutant do nothing by themselves; cards refer to them.
    .source = Traits
    .note = RR gives Addicted no own effect either.
FO-TRAIT-04 = Gaining a trait takes its token, or flips the token if the other side is held (that trait is lost).
    .source = Traits
FO-TRAIT-05 = A faceup side with a lock cannot be flipped: gaining the opposite trait does nothing.
    .source = Traits
    .note = See FO-R-67.
FO-TRAIT-06 = Losing a trait discards its token, locked or not.
    .source = Traits
FO-TRAIT-07 = Well Rested may be given up during a fight or test for one reroll.
    .source = Traits
    .note = See FO-R-42.

## Letters
section-FO-SPEC = Letters
FO-SPEC-01 = There are seven letters; a survivor has each one or not, never twice.
    .source = S.P.E.C.I.A.L. Tokens
FO-SPEC-02 = A gained letter goes into its own slot on the board.
    .source = S.P.E.C.I.A.L. Tokens

## Experience (XP)
section-FO-XP = Experience (XP)
FO-XP-01 = Each XP moves the peg right to the hole under the next letter the survivor owns, skipping empty slots.
    .source = XP
FO-XP-02 = An XP gained with the peg under the rightmost owned letter sends it to the start hole and gives a level.
    .source = XP; Leveling Up
    .note = With n letters a lap is n + 1 XP (derived); see FO-R-56.
FO-XP-03 = Several XP gained together: move the peg for all of them, then resolve each level earned.
    .source = XP
    .note = See FO-R-51, FO-R-52, FO-R-58.

## Leveling up
section-FO-LEVEL = Leveling up
FO-LEVEL-01 = Level up: draw two letters from the supply, keep one, return the other.
    .source = Leveling Up
    .note = See FO-R-54, FO-R-53.
FO-LEVEL-02 = A kept letter not yet owned is added to the board.
    .source = Leveling Up
FO-LEVEL-03 = A kept letter already owned is discarded and the survivor gains a perk.
    .source = Leveling Up
FO-LEVEL-04 = The perk is chosen from the perk deck among those featuring that letter.
    .source = Leveling Up
FO-LEVEL-05 = If none features it, choose any perk featuring a letter the survivor owns.
    .source = Leveling Up
FO-LEVEL-06 = If there is none of those either, no perk is gained.
    .source = Leveling Up
    .note = See FO-R-55.

## Perks
section-FO-PERK = Perks
FO-PERK-01 = Perks are single-use: discard one in your own turn for its effect.
    .source = Perk Cards
FO-PERK-02 = A perk cannot be used while a non-move action is under way unless it says so.
    .source = Perk Cards
    .note = See FO-R-57.
FO-PERK-03 = Perks in the deck and perks held are open to all.
    .source = Perk Cards
FO-PERK-04 = A used perk returns to the perk deck.
    .source = Perk Cards
    .note = Available again to anyone.

## HP and rads
section-FO-HP = HP and rads
FO-HP-01 = Damage lowers HP, rads raise the rads value, each by its amount.
    .source = HP Track
FO-HP-02 = HP and rads are clamped to the ends of the track.
    .source = HP Track
FO-HP-03 = Remaining HP = HP − rads (12 HP and 3 rads leave 9).
    .source = HP Track
    .note = Used in every "least HP" tie.
FO-HP-04 = HP ≤ rads at any moment: the survivor is killed.
    .source = HP Track; Killed
    .note = See FO-R-05.

## Being killed and eliminated
section-FO-KILL = Being killed and eliminated
FO-KILL-01 = A killed survivor's figure leaves its space and is put on a starting-tile space of that player's choice.
    .source = Killed
    .note = See FO-R-47.
FO-KILL-02 = Then all inventory cards are discarded; equipped cards are kept.
    .source = Killed
FO-KILL-03 = Then HP returns to maximum; rads stay.
    .source = Killed
FO-KILL-04 = Killed in one's own turn: the turn ends immediately; no more actions, no perks.
    .source = Killed
    .note = See FO-R-10, FO-R-46, FO-R-48.
FO-KILL-05 = If HP is not above rads even after a reset to the survivor’s maximum: eliminated, and that survivor loses.
    .source = Killed
    .note = A character may have a maximum below 16; see FO-R-50.
FO-KILL-06 = Elimination discards that survivor's figure, cards, Caps and other tokens.
    .source = Killed
    .note = See FO-R-49.
FO-KILL-07 = If the first player is eliminated, the agenda deck goes to the survivor on their right, who is the new first player.
    .source = Killed
    .note = No power advance (derived).

## Agendas and influence
section-FO-AGENDA = Agendas and influence
FO-AGENDA-01 = Each agenda is worth 1 influence plus what its printed conditions give.
    .source = Agenda Cards; Influence
    .note = See FO-R-100.
FO-AGENDA-02 = Limit of four agendas per survivor; above it, discard agendas of your choice down to four.
    .source = Agenda Cards
    .note = See FO-R-91.
FO-AGENDA-03 = How many agendas each player has is public.
    .source = Agenda Cards
FO-AGENDA-04 = What they say is hidden; players may talk about them but not show them, except to declare loyalty.
    .source = Agenda Cards
    .note = Trade also: FO-TRADE-06; see FO-R-99.

## First player
section-FO-FIRST = First player
FO-FIRST-01 = Whoever holds the agenda deck is the first player.
    .source = First Player
FO-FIRST-02 = A change of the first player alters neither the current turn nor who is next.
    .source = First Player
    .note = See FO-R-92.

## Running out of agendas
section-FO-DEPL = Running out of agendas
FO-DEPL-01 = When the last agenda is drawn, the agenda discards are shuffled into a new deck.
    .source = Agenda Cards
    .note = See FO-R-93, FO-R-94.
FO-DEPL-02 = The new deck passes to the player on the first player’s right, who becomes the first player.
    .source = Agenda Cards
FO-DEPL-03 = After that each faction advances one space.
    .source = Agenda Cards; Faction Power Track
    .note = Solo: FO-SOLO-05.

## Winning and losing
section-FO-WIN = Winning and losing
FO-WIN-01 = A survivor who reaches the required influence declares victory, reveals their agendas and wins.
    .source = Influence
    .note = See FO-R-97, FO-R-98.
FO-WIN-02 = Required influence by player count: 11 (solo), 10 (two), 9 (three), 8 (four).
    .source = Influence; QR
FO-WIN-03 = All survivors who have reached it share the win, even if one has more.
    .source = Influence
FO-WIN-04 = Ways to lose: a faction completes the track with nobody saved by FO-POWER-04; being eliminated; someone else wins alone.
    .source = Faction Power Track; Killed; Influence
    .note = Last part derived.

## Solo play
section-FO-SOLO = Solo play
FO-SOLO-01 = With one player all normal rules hold apart from the following.
    .source = Solo Play
FO-SOLO-02 = A quest needing another survivor in your space needs you in a settlement space instead.
    .source = Solo Play
FO-SOLO-03 = If it needs that survivor's test, their result is taken to be 3.
    .source = Solo Play
    .note = 3 hit icons.
FO-SOLO-04 = The solo player reads only the read-aloud text, decides, then reads that choice's outcome.
    .source = Solo Play
    .note = Same as digital multiplayer; see FO-R-73.
FO-SOLO-05 = On agenda depletion only the weaker faction advances; if tied, both do.
    .source = Solo Play
    .note = See FO-R-95.

## Component limits
section-FO-LIMIT = Component limits
FO-LIMIT-01 = Caps and faction tokens never run out.
    .source = Component Limitations
FO-LIMIT-02 = Perk cards are limited to those that exist.
    .source = Component Limitations
FO-LIMIT-03 = A depleted loot, asset or agenda deck, or enemy stack of a type, is rebuilt by shuffling its own discards.
    .source = Component Limitations; Asset Cards
    .note = Agenda: plus FO-DEPL-02, FO-DEPL-03; see FO-R-20, FO-R-110.

## Timing and precedence
section-FO-R-A = Timing and precedence
FO-R-01 = Printed sequences (left to right, step numbers) always hold. Otherwise: during a turn the active survivor orders everything that concerns only them; effects on several players apply to the first player first, then clockwise; choices belonging to enemies or the board are the first player’s.
    .question = Order of simultaneous effects?
    .why = Extends FO-BASE-03 and the first-player tie rules to every remaining case with one function.
    .basis = design
FO-R-02 = Yes, if it can be carried out; what cannot be carried out is skipped and the rest goes on ("do as much as possible").
    .question = Is text without "may"/"can" mandatory?
    .why = FO-BASE-04 is pointless otherwise; a program must never deadlock.
    .basis = text
FO-R-03 = The glossary of RR wins; QR only adds facts the glossary lacks (FO-ABIL-03, FO-QUEST-04).
    .question = Quick reference and glossary disagree (hits per area)?
    .why = The glossary is declared to hold all rules, QR only basics.
    .basis = text
FO-R-04 = One faceup discard pile per type; the stack is rebuilt from it only when empty. The killed token is in the discards before the replacement is drawn.
    .question = Killed enemy: to a discard pile (Enemies) or back into the supply (Killed)?
    .why = Component Limitations presupposes per-type discard piles.
    .basis = text
FO-R-05 = Death: after every single loss of HP or gain of rads. Everything else after each unit, looped until stable: (1) eliminated, (2) levels earned, (3) inventory and agenda limits, (4) victory, (5) faction at track end. A unit is: one printed result with all its draws, one step of a fight or test, one space entered, one shop interaction, one swap, one level-up, one camp part, one death procedure, one depletion.
    .question = When are death, limits, levels and victory checked?
    .why = RR says "ever" and "when"; a fixed state-based check makes replays deterministic.
    .basis = design
FO-R-06 = No, it is fixed at setup.
    .question = Does "number of players" (ADD, influence target, agenda filter) fall after an elimination?
    .why = With fewer players the target would rise (8, 9, 10), punishing the living for another's death; a constant is predictable.
    .basis = design

## Movement and map
section-FO-R-B = Movement and map
FO-R-07 = Movement points form a pool of the current turn. Any of them may be spent whenever no non-move action is in progress; unspent points vanish at end of turn.
    .question = How long do movement points last, and when may they be spent?
    .why = Covers both printed cases (interrupted move, two actions paying one difficult space) without special code.
    .basis = text
FO-R-08 = On every entry, all active AGGRESSIVE enemies then in the space are fought one by one in the mover's order, no action spent. Survivor alive afterwards: may go on spending movement points, even past surviving enemies. Re-entering later triggers again; a respawn landing facedown there does not.
    .question = Aggressive fights as a chain during movement?
    .why = Triggers are per "moves into"; nothing in RR stops movement except death.
    .basis = text
FO-R-09 = Pay movement points, then the figure moves, then terrain rad, then death check, then aggressive fights, then other "enter" triggers.
    .question = Order of things on entering a space?
    .why = Terrain belongs to the move itself; a dead survivor has nobody to fight.
    .basis = design
FO-R-10 = Resolve FO-KILL-01 to FO-KILL-03, drop remaining movement points, actions and pending aggressive fights, end the turn. Steps of FO-R-09 not reached before the death do not happen.
    .question = Killed in the middle of a move?
    .why = FO-KILL-04 literally.
    .basis = text
FO-R-11 = No: no movement points, no terrain rad, no AGGRESSIVE. Only effects that say "move" move. If the starting tile has no empty space at setup, sharing is allowed.
    .question = Does being placed count as moving (setup, death, cards saying "place")?
    .why = FO-ABIL-06 says so for enemies; symmetry for survivors.
    .basis = text
FO-R-12 = No.
    .question = May a survivor enter a facedown tile?
    .why = Only enemies get that permission (FO-ACTIV-08); a facedown tile has no spaces for survivors.
    .basis = text
FO-R-13 = No.
    .question = Does an enemy hold a survivor in its space or cost extra to leave?
    .why = No such rule exists.
    .basis = text
FO-R-14 = Cards giving movement points add to the pool; cards giving spaces ignore the difficult surcharge but all entry effects (rad, AGGRESSIVE) apply. An aggressive fight met inside a card interrupts the card, which then goes on. Never onto facedown tiles.
    .question = Movement granted by cards ("move up to 2 spaces")?
    .why = The surcharge is defined in movement points only; entry effects in terms of moving in.
    .basis = design
FO-R-15 = One graph: each faceup space is a node, each facedown tile one node, with an edge to every space and facedown tile it shares a border with. On reveal the node is replaced by the tile's spaces. Enemies path on this graph at cost 1 per edge; survivors on the same graph minus facedown nodes, with terrain costs. Distance ("nearest", "closest") is always the enemy graph.
    .question = How is a facedown tile modelled?
    .why = One data structure for activation, respawn and explore; matches FO-ACTIV-08.
    .basis = text
FO-R-16 = A common edge of positive length; touching corners do not count; across tiles the seam counts edge by edge, and a gap between tiles breaks adjacency. Adjacency is derived from the cells of the tiles (see the guide for packs), so that picture and graph cannot disagree.
    .question = What is a shared border? Corners, gaps, tile seams?
    .why = FO-SPACE-03.
    .basis = text
FO-R-17 = Yes, both ways: the tile is one space adjacent to the bordering spaces.
    .question = Can fights reach onto a facedown tile (ranged weapon or RANGED enemy)?
    .why = Symmetric, and needs no exception.
    .basis = design
FO-R-18 = Flip, then orient, then spawn one faceup token per enemy icon (reading order), then the explorer places enemies that were on the tile, then waiting markers, then explore triggers of quests. No AGGRESSIVE fight arises, even when placed beside or onto a survivor. Enemies keep their facing.
    .question = Exact order of an explore action?
    .why = RR order; FO-ABIL-06.
    .basis = text
FO-R-19 = Only icons on faceup tiles count (others are unknown). Occupied spaces are fine, also with another enemy or a survivor. Distance 0 allowed. If no matching icon is visible, nothing is drawn. Ties: the first player chooses.
    .question = Respawn: nearest icon under a facedown tile, occupied, or missing?
    .why = Hidden information must not leak; FO-SPACE-02 removes the occupancy problem.
    .basis = design
FO-R-20 = Place nothing; for draw-and-fight use a copy of a random token of that type.
    .question = Enemy needed but stack and discards of its type are empty?
    .why = FO-FIGHT-15 demands a kill, so there must be something to kill.
    .basis = design

## Enemy activation and loyalty
section-FO-R-C = Enemy activation and loyalty
FO-R-21 = At the start of each type take two snapshots: active ones (they act once each) and inactive ones (they flip after all have acted). Tokens that turn or arrive facedown meanwhile (respawn, RETREAT) are in neither set.
    .question = Which enemies act, which flip?
    .why = Reconciles FO-ROUND-06, FO-ENEMY-07 and FO-ACTIV-09 (Learn to Play, as players have transcribed it, also flips after all have acted).
    .basis = text
FO-R-22 = Take the snapshot U of FO-R-21. While U is not empty: the first player picks the next enemy (automatic where order is irrelevant) and it is evaluated on the present board. If it would fight a survivor and others of U would fight the same one, that survivor picks which of them acts. It acts and leaves U. Killed or facedown tokens leave U.
    .question = The first player orders enemies of a type, yet the attacked survivor orders attacks. Who first?
    .why = Gives both rules a disjoint scope.
    .basis = design
FO-R-23 = The path leads to the one target chosen by FO-ACTIV-03, FO-ACTIV-04 (FO-R-28); loyal survivors are not candidates. The first player picks among neighbors that lie on some shortest path. Unless the table wants to be asked, that is automatic (lowest space id); the prompt appears only if the options differ.
    .question = Several equally short steps for an enemy?
    .why = FO-ACTIV-06; avoids prompt fatigue online.
    .basis = text
FO-R-24 = Seat order counted clockwise from the current first player.
    .question = "Earlier in turn order" for ties?
    .why = Activation happens between rounds, so the next round's order is the only meaningful one; equals FO-BASE-03.
    .basis = text
FO-R-25 = Every enemy is evaluated when its moment comes, on the present board (FO-R-22).
    .question = Target dies and is relocated during the activation?
    .why = Sequential evaluation is the only state a table can see.
    .basis = design
FO-R-26 = The enemy stays and does nothing. Unreachable survivors are ignored for "nearest".
    .question = No eligible survivor (all loyal, eliminated, or unreachable)?
    .why = "Toward" has no meaning without a path.
    .basis = text
FO-R-27 = Only if AGGRESSIVE, once, immediately. Others fight on a later activation. One enemy fights at most once per activation.
    .question = Does an enemy that moves in also fight?
    .why = FO-ACTIV-01, FO-ACTIV-02 are alternatives.
    .basis = text
FO-R-28 = Candidates = survivors in its space plus in adjacent spaces; least remaining HP, then first-player order. Being nearer does not matter within this pool. A RANGED enemy two spaces away moves and does not shoot in that activation.
    .question = RANGED target choice?
    .why = FO-ABIL-11 overrides nearest-first.
    .basis = text
FO-R-29 = Twice: two full activations (enemies flipped by the first act in the second). None: nothing happens.
    .question = Type appears twice in the row, or has no enemies on the map?
    .why = Literal left-to-right processing.
    .basis = text
FO-R-30 = Their faction icon. If the scenario also gives the faction's enemy an ordinary type, that type counts for "kill a …" objectives and card targeting but not for activation or respawn. Faction tokens that are not enemies do what the sheet says on their icon, else nothing; they block nothing; loyalty may still be declared.
    .question = Which row icons activate faction tokens?
    .why = RR treats faction icons as icons of their own; prevents double activation.
    .basis = design
FO-R-31 = Loyal survivor and that faction's enemies never fight: neither entering triggers. In a mixed space the enemy fights only among the non-loyal. Effects that kill without a fight stay allowed.
    .question = Loyalty against AGGRESSIVE?
    .why = FO-LOYAL-04 forbids the fight; "cannot" beats "immediately fights".
    .basis = text
FO-R-32 = No fight arises; from then on the enemy blocks (or stops blocking) actions and counts normally at the next activation.
    .question = Loyalty declared, withdrawn or lost while sharing the space?
    .why = AGGRESSIVE needs movement.
    .basis = text

## Fights
section-FO-R-D = Fights
FO-R-33 = Bonuses exist only when the fight is across adjacent spaces. (a) Survivor with ranged weapon vs non-RANGED enemy: +1 survivor hit in step 4, even with no matching die. (b) RANGED enemy activating vs survivor without ranged weapon: +1 hit icon in step 3, added before armor is subtracted. (c) Ranged vs RANGED: none. (d) Same space: none either way. "Has" = equipped.
    .question = Ranged bonuses in detail?
    .why = FO-ATK-03, FO-ABIL-10, FO-ABIL-12; QR ties the enemy bonus to fighting from an adjacent space.
    .basis = text
FO-R-34 = Yes, all five steps: a non-RANGED target still deals its hit icons, and a survivor without ranged weapon can still kill the RANGED attacker.
    .question = In a fight across spaces, does the other side strike back?
    .why = RR has one fight procedure without exemptions.
    .basis = text
FO-R-35 = Unrelated: ARMOR raises the kill threshold by 1 (not the damage, not the XP); apparel armor lowers enemy hit icons in step 3.
    .question = ARMOR ability versus apparel armor?
    .why = Same word, opposite sides.
    .basis = text
FO-R-36 = Per die.
    .question = One survivor hit per die, or per matching area?
    .why = Fight entry is explicit; FO-R-03.
    .basis = text
FO-R-37 = Once per fight, at the end of step 3, if at least 1 damage was actually dealt (after armor). If the damage already killed the survivor, no rads. If the rads kill, the fight ends before step 4.
    .question = When does RADIATION apply, how often?
    .why = "After … damage" plus FO-FIGHT-12; avoids permanent rads on top of a death.
    .basis = design
FO-R-38 = RETREAT works only if the survivor is alive at the end of the fight; otherwise FO-FIGHT-13 holds (the enemy stays, active).
    .question = RETREAT when the survivor died in the fight?
    .why = RR has a sentence for exactly this case, and dying should not remove a faction token.
    .basis = text
FO-R-39 = Step 4 kill, then token discarded, then step 5 XP and level-ups, then LOOT card, then respawn, then "kill" objectives. It holds for every kill, in or out of a fight (draw-and-fight: no respawn); the kill counts for objectives before the success results of the card, and is completed even if the killer dies. Removing or discarding a token is not a kill.
    .question = Sequence after a kill?
    .why = Finishes the fight before the board changes; loot comes "after".
    .basis = design
FO-R-40 = ARMOR, RADIATION, LOOT and XP work; AGGRESSIVE and RANGED are idle (same space); RETREAT is moot. If a card demands fighting a faction enemy the survivor is loyal to, the fight is not held and counts as failed. A changed level counts for damage, threshold, rads and XP; added icons work as printed.
    .question = Draw-and-fight and abilities, loyalty?
    .why = The enemy is never on the map; FO-LOYAL-04.
    .basis = design
FO-R-41 = At the start of each fight (and for display, live). Changes during the fight have no effect on it.
    .question = When is a letter level read?
    .why = One value per fight keeps damage, threshold and XP consistent.
    .basis = design
FO-R-42 = Letters, Well Rested and rerolls without a stated moment form one pool, spent in step 2 (Well Rested also after seeing earlier rerolls; the trait is lost at once); unused ones expire. Abilities usable during a fight may change dice in any step; what was dealt stays, later steps read the new faces. In tests: until the hits are counted.
    .question = Reroll sources and the moment of Well Rested?
    .why = "While fighting or performing a test"; hits are fixed from step 3 on.
    .basis = design
FO-R-43 = No; hits are automatic. Where a card gives dice another use, the player assigns dice first.
    .question = May a survivor hold back hits ("spends dice results")?
    .why = Removes a useless prompt; keeps room for cards.
    .basis = design
FO-R-44 = Allowed: no weapon rerolls; everything else unchanged.
    .question = Fight without a weapon?
    .why = RR demands no weapon.
    .basis = text
FO-R-45 = All letters printed on the equipped weapon, owned or not.
    .question = Letters "used for the fight": printed or only owned ones?
    .why = Literal wording of FO-FIGHT-18.
    .basis = text

## Death and elimination
section-FO-R-E = Death and elimination
FO-R-46 = The death is carried out at once; a test or fight in progress counts as failed. The card in progress is then finished with the position and icon level before the death: remaining results are executed and gains kept, but later damage and rads of that card are skipped and no new test, fight, move or SHOP starts. Same for triggered objectives and loot events. Open duties (rest of FO-R-39, card to the bottom, shop reset, limits, victory) are completed before the turn passes. A card not trashed goes to the bottom.
    .question = Killed during an encounter or quest?
    .why = Prevents half-resolved story cards (e.g. reward taken, TRASH skipped, quest farmable); RR forbids only further actions and perks.
    .basis = design
FO-R-47 = Equipped cards (exhausted stay so), Caps, traits, letters, XP, perks, agendas, loyalty, character card. Only inventory is lost. The space on the starting tile is a free choice, also occupied ones; no entry effects.
    .question = What does a killed survivor keep?
    .why = RR lists the losses exhaustively.
    .basis = text
FO-R-48 = Same procedure, no turn to end; the survivor’s next turn is normal.
    .question = Killed outside one's own turn?
    .why = FO-KILL-04 is limited to the survivor’s own turn.
    .basis = text
FO-R-49 = Agendas go to the agenda discards (facedown), loot and assets to their discards, unique assets beside their deck, perks to the perk deck, letters to the supply (the starting letter to the box), other character cards to the box; markers and staged quests stay. Seat is skipped from now on. The role of first player passes to the nearest living player on the right.
    .question = Elimination clean-up?
    .why = FO-KILL-06, FO-KILL-07 plus each card's own discard rule.
    .basis = text
FO-R-50 = All out: the game is over and everybody loses. One left: play goes on with multiplayer rules and the original influence target. FO-SOLO-02, FO-SOLO-03 apply while only one survivor lives (depletion stays multiplayer); elsewhere a part that needs another survivor is skipped.
    .question = All survivors eliminated, or one left?
    .why = A lone survivor did not choose solo mode.
    .basis = design

## XP, letters, perks
section-FO-R-F = XP, letters, perks
FO-R-51 = Store the peg as a slot (0 = start hole, 1–7). A new letter to the right lengthens the current lap, one to the left matters from the next lap.
    .question = XP peg when a new letter appears left or right of it?
    .why = Exactly the physical peg.
    .basis = text
FO-R-52 = Move the peg with the letters owned before the gain; count levels; then resolve levels one after another, each seeing the letters gained by the previous one.
    .question = Several level-ups from one gain?
    .why = FO-XP-03.
    .basis = text
FO-R-53 = Legal. The player keeps either one; an owned one gives a perk. There is no redraw at level-up.
    .question = Both drawn letters equal, or both owned?
    .why = The redraw exists only at setup.
    .basis = text
FO-R-54 = Bag of 5 per letter (starting letters extra) makes it impossible with ≤ 4 players (≥ 11 always remain). Fallback: draw what is left; with none, choose an owned letter and gain its perk.
    .question = Letter supply too small for two?
    .why = Component Limitations is silent; a safe supply beats a rule.
    .basis = design
FO-R-55 = FO-LEVEL-05, then FO-LEVEL-06. The kept duplicate still returns to the supply; the level is spent. Before choosing, the player sees which perks each drawn letter would open.
    .question = Perk choice with no match?
    .why = Open information anyway (FO-PERK-03).
    .basis = text
FO-R-56 = Every level gives a perk; a lap costs 8 XP.
    .question = Survivor with all seven letters?
    .why = Follows from FO-XP-02 and FO-LEVEL-03.
    .basis = text
FO-R-57 = Own turn: before, between and after actions, during a move between movement points, and before and between the fights of an aggressive chain, not once dice are rolled. Not during explore, encounter, fight, quest or camp unless the perk says so. Items and companions without a stated moment: the same windows.
    .question = Exact perk windows?
    .why = FO-PERK-02; an aggressive fight is not an action but is a fight.
    .basis = design
FO-R-58 = Resolved at once by that player.
    .question = Level-up earned outside one's turn (enemy activation)?
    .why = Gains are immediate.
    .basis = text

## Cards held
section-FO-R-G = Cards held
FO-R-59 = After the whole gaining effect: first optional equips of gained cards (displaced cards go to inventory), then discard any inventory cards, old or new, to the limit. Applies off-turn too. Buying into a full inventory is legal, with a warning.
    .question = Inventory overflow: when, what?
    .why = FO-INV-03 "take all, then discard"; one prompt instead of many.
    .basis = text
FO-R-60 = Draw all; resolve events in drawn order; then items and overflow. If an event kills, the items just drawn are lost with the inventory.
    .question = Loot draw mixing events and items?
    .why = Events are "drawn and followed"; overflow last.
    .basis = design
FO-R-61 = One window at the start of your own turn, in which each slot's final occupant and the loyalty card are set at most once; it closes with the first action, movement point, item, perk or companion use. Also at the moment of gaining a card. Not before a fight in mid-turn.
    .question = When can gear be changed?
    .why = FO-EQUIP-03, FO-EQUIP-04 are the only permissions.
    .basis = design
FO-R-62 = Sold at value − 1, traded normally; when discarded they leave the game (box).
    .question = Discarded or sold character items?
    .why = They have no deck to return to.
    .basis = design
FO-R-63 = Not allowed except as overflow choice, sale, trade or card effect.
    .question = Voluntary discarding of cards?
    .why = Prevents dodging companion or agenda effects.
    .basis = design

## Camp and trade
section-FO-R-H = Camp and trade
FO-R-64 = Unexhausting is compulsory for all cards without an unexhaust cost (FO-R-66); HP, Well Rested and trade may be skipped. Free order, each part once (trade with several partners is one part, any number of deals). The default order is HP, then Well Rested, then unexhausting.
    .question = Which camp parts are optional?
    .why = "May do all" combined with "must be unexhausted".
    .basis = text
FO-R-65 = Checked when that card unexhausts, for exhausted companions only (ready ones are never checked); the player orders the cards and may first do other camp parts, e.g. become Well Rested or trade the companion away. If it fails, the card is discarded; the slot stays empty until the next equip window. The player is warned beforehand.
    .question = Camp with a companion whose condition fails?
    .why = Condition is tied to the moment of unexhausting.
    .basis = text
FO-R-66 = Player's choice per card; one that is not paid for stays exhausted (no condition check).
    .question = Unexhaust cost: forced if payable?
    .why = FO-EXH-05 foresees the card staying exhausted; card-specific beats general.
    .basis = design
FO-R-67 = If the Addicted side has a lock: no Well Rested. If not: the token flips and the addiction is gone. Proposed content: lock on Addicted and on both Synth and Super Mutant, none on Idolized, Vilified, Well Rested.
    .question = Camping while Addicted?
    .why = RR defines locks but not where they are; without a lock Addicted would be trivially cured.
    .basis = design
FO-R-68 = The camper builds a proposal to one partner in range, adding to it only (the camper’s cards and Caps; the partner's public cards, Caps, and agendas by number only). The partner names the agendas, then accepts, declines or counters once. The swap is atomic. At most three proposals per partner and camp. Only deals with the camper, not between two others.
    .question = Trade protocol in a digital game?
    .why = FO-TRADE-03; standard two-phase confirm against slip tricks.
    .basis = design
FO-R-69 = Owner may press "show" per offered agenda: only the partner sees it, and only for this deal. Unshown ones are traded blind. A revealed loyalty agenda may be traded: loyalty ends, it arrives hidden. Limit of four is enforced after the swap; then victory is checked for all. Equipped cards are tradable; a slot stays empty unless a card gained in the swap fills it; then equip, limits (camper first), victory. Exhausted cards received unexhaust if that camp part comes later.
    .question = Agendas in a trade?
    .why = FO-TRADE-06, FO-LOYAL-01.
    .basis = design
FO-R-70 = Free text in chat or a note on the deal; never stored as an obligation, never enforced.
    .question = Promises?
    .why = FO-TRADE-04.
    .basis = text
FO-R-71 = Both legal. Gifts still need the receiver's consent.
    .question = One-sided gifts, partner next to an enemy?
    .why = RR restricts only the camper's space.
    .basis = text

## Encounters
section-FO-R-I = Encounters
FO-R-72 = One encounter action per turn. The limit per icon also binds anything a card grants beyond that action.
    .question = Encounter once per turn, or once per icon and turn?
    .why = Encounter Action is the specific entry; Actions and QR abbreviate it.
    .basis = design
FO-R-73 = The server. Everyone sees intro and bold option leads; outcome text is sent only after the choice is final, then to everyone. Draw commits the action: no undo. Solo identical.
    .question = Who reads the card in a digital game?
    .why = Reproduces the reader's role without trust.
    .basis = text
FO-R-74 = The topmost true FORCED option is resolved, as far as possible. Other options are shown grayed with the reason.
    .question = FORCED options: several true, or true with costs?
    .why = Needs a deterministic pick; RR knows only the single case.
    .basis = design
FO-R-75 = Only conditions and costs printed in an option's lead disable it or warn about it. A hidden payment or fight that cannot be made is a failed task. If no option is left, nothing happens, the card goes to the bottom, the action is spent. Every card of a pack needs one unconditional option.
    .question = No selectable option, or a cost that cannot be paid?
    .why = Never deadlock; content should make it impossible.
    .basis = design
FO-R-76 = After all results, including ADDs to the same deck. During resolution it is in limbo, not part of the deck. The deck order is never shown.
    .question = When exactly is an encounter returned to the bottom?
    .why = "After resolving it".
    .basis = text
FO-R-77 = Counts as 1; a pack that does so is reported as faulty. Results below 0 count as 0.
    .question = Level symbol at an icon without level, or in a quest result elsewhere?
    .why = 0 would make shops and rewards empty.
    .basis = design
FO-R-78 = Take all there are (from the top); shuffle with the new card; they are the deck. Several ADDs on one line are done one after another.
    .question = ADD with fewer cards in the deck than players?
    .why = Do-as-much-as-possible.
    .basis = text
FO-R-79 = Two independent decks keyed by vault number. First ADD creates the deck. If all its cards are trashed the deck is gone and the vault is closed again until another ADD.
    .question = Vault decks?
    .why = FO-ENC-04, FO-RES-04.
    .basis = text
FO-R-80 = No reshuffle: encounters there are impossible until a card is added. Starred cards should rarely trash themselves.
    .question = Wasteland or settlement deck used up by trashing?
    .why = No discard pile exists for encounters.
    .basis = text
FO-R-81 = Yes, with lead text and unmet condition.
    .question = Are unavailable options visible?
    .why = They would have been read aloud.
    .basis = text

## Quests
section-FO-R-J = Quests
FO-R-82 = Automatic for the survivor who did the deed, in or out of turn, at the moment given by FO-R-09, FO-R-18 or FO-R-39; but if the objective's results contain faction power, the doer is asked (default yes).
    .question = Are triggered objectives mandatory?
    .why = No "may"; but forced fights with automatic hits must not force a rival's cause.
    .basis = design
FO-R-83 = Each staged quest reacts once to a deed; the doer orders the quests, and picks if two objectives of one quest fit. A quest staged by that deed does not see it. An untrashed quest stays and can be completed again.
    .question = One deed fits several objectives, or a quest is not trashed?
    .why = RR sets no limit; Learn to Play, as players have transcribed it, lets an untrashed quest be completed again.
    .basis = text
FO-R-84 = Stop at the first failure; what happened stays; printed fail results apply; the card stays. The action is spent. Encounter options with several tasks work alike. Costs are paid on taking the action and are lost on failure.
    .question = Quest instructions fail half-way?
    .why = Left-to-right order with success as precondition.
    .basis = text
FO-R-85 = The objective waits until the space is revealed; a marker for an unrevealed place lies on the card and is put down on reveal. Colours are unlimited digitally.
    .question = Target space not on the map yet, marker colors used up?
    .why = Facedown tiles are random, so targets may be hidden.
    .basis = design
FO-R-86 = Nothing happens; the remaining results go on; log entry.
    .question = ADD or STAGE names a card that is in play or trashed?
    .why = "Retrieve from the library" fails.
    .basis = text

## Shop
section-FO-R-K = Shop
FO-R-87 = At the end of every shop visit, and after any other effect that changes the row. Each SHOP is its own visit, so a shopper sees at most five cards per visit. Too few: draw one at a time onto the left. Too many: discard one at a time from the right. If deck and discards are empty the row stays short. Overflow of the inventory is settled after each BUY or RECRUIT.
    .question = Refill order and moment?
    .why = FO-SHOP-04 says after the action.
    .basis = text
FO-R-88 = Price = max(0, value − 1); selling for 0 is legal and uses an interaction. Cards without a Caps value (companions) cannot be sold.
    .question = Selling cards worth 1 or less?
    .why = Caps cannot be negative; "its value" presupposes one.
    .basis = design
FO-R-89 = Recruiting is free but uses one interaction; companions can only be recruited, items only be bought. Buying and selling the same card in one visit is legal.
    .question = Does recruiting cost Caps? Can companions be bought, can one flip goods?
    .why = The corner shows a requirement in place of a cost.
    .basis = text
FO-R-90 = To the discard pile of their own kind, never into the row.
    .question = Where do sold cards go?
    .why = SELL says discard.
    .basis = text

## Agendas, power, victory
section-FO-R-L = Agendas, power, victory
FO-R-91 = The revealed card is one of the four. On a fifth, the owner discards any one, the revealed one included (loyalty ends at once). Drawing ×n: draw all (FO-R-93), then discard. Influence is not checked while above four.
    .question = Agenda limit with a loyalty card?
    .why = FO-LOYAL-07, FO-LOYAL-08; nobody wins with five cards.
    .basis = text
FO-R-92 = Turn order never changes: the next living seat clockwise plays; nobody takes two turns in a row. After a turn walk clockwise from the active seat, eliminated seats included, to the next living one. The round ends if that walk passes or reaches the seat that was the first player when the turn began or is the first player now. So after an end-of-round depletion the old first player plays next and the new first player’s turn comes after the next activation (one shorter round). If the first player is eliminated during an activation: the new first player takes over the remaining choices, the next living seat plays, no second activation. State: the seat that was the first player at the start of the turn.
    .question = New first player after depletion: who is next, when does the round end?
    .why = FO-FIRST-02 and SETUP 7's placement of the deck; the two-part test prevents a skipped activation on mid-round depletion. Some players (FFG forum archive, topic 264447) read it as a double turn for the new first player instead.
    .basis = design
FO-R-93 = (a) Last card drawn for activation: complete the activation, discard that card, then reshuffle it with the others, pass the deck, advance power. (b) Last card drawn by a survivor: at once shuffle the discards as they are, change the first player, advance; then the remaining draws of the effect, the hand limit, victory and track end. (c) During an activation only the reshuffle is immediate (without the card in use, which later goes to the discards); pass and advance wait for its end, once per emptied deck. A whole draw is one unit (FO-R-05).
    .question = When exactly does depletion happen?
    .why = Avoids changing the first player and enemy levels in mid-activation; the card is in the new deck.
    .basis = design
FO-R-94 = A draw yields nothing, no activation, no second depletion. A pack needs at least 4 × players + 4 agendas after filtering.
    .question = Agenda deck and discards both empty?
    .why = Must never loop.
    .basis = design
FO-R-95 = Compare power before advancing: lower one +1, tie both +1. The first player stays the same.
    .question = Solo depletion?
    .why = FO-SOLO-05.
    .basis = text
FO-R-96 = Apply the whole advance (unclamped), then compute everybody's influence: all at or above target win together; if nobody, all lose. Results after that one are not executed.
    .question = Faction reaches the end exactly when somebody reaches the target?
    .why = FO-POWER-04 to FO-POWER-06.
    .basis = text
FO-R-97 = After each single result once limits are satisfied, for all survivors at the same moment, in or out of turn. All who qualify at that check share. Eliminated survivors never.
    .question = When is victory checked, who shares?
    .why = "When … reaches"; FO-WIN-03.
    .basis = text
FO-R-98 = No: the server declares automatically and reveals the winners' agendas (all agendas after the game).
    .question = Is declaring optional?
    .why = Waiting can never help, forgetting would hurt; hidden cards make manual claims uncheckable.
    .basis = design
FO-R-99 = Server sends a hand only to its owner. Public: counts, the loyalty card, the card revealed for activation (fully). Activation cards in the discards are listed openly; limit discards are unseen. Own influence total is shown to the owner only. Talk is free, lies allowed; no "show card" button outside trades. Hot-seat needs a pass-device screen.
    .question = Hidden agenda information in a digital game?
    .why = FO-AGENDA-03, FO-AGENDA-04.
    .basis = design
FO-R-100 = Yes, it is computed from the current state, never banked.
    .question = Can influence fall again?
    .why = Conditions are present tense.
    .basis = text
FO-R-101 = Move both, then one check as in FO-R-96.
    .question = Both factions reach the end in one depletion?
    .why = Both moves are one instruction.
    .basis = text

## Digital conduct
section-FO-R-M = Digital conduct
FO-R-102 = Each prompt has an owner and a safe default (lowest id, no trade, keep newest cards); an optional timer applies it.
    .question = A decision belongs to somebody absent (the first player’s step choice, attack order, trade)?
    .why = Out-of-turn prompts are frequent here.
    .basis = design
FO-R-103 = Back to the latest point at which nobody had learned anything new: before dice, a draw, a flip or another player's decision. One person who plays all seats may go back further.
    .question = Undo?
    .why = Keeps hidden information honest.
    .basis = design
FO-R-104 = Every roll and draw comes from the game's own seeded generator and is recorded, so that a record replays to the same game. The order of a pile is not decided before a card is drawn.
    .question = Randomness?
    .why = Reproducible tests and replays.
    .basis = design

## Further rulings
section-FO-R-N = Further rulings
FO-R-105 = Each printed icon of an owned letter gives one reroll.
    .question = A letter printed twice on a test or weapon?
    .why = Tests and Fight count icons; cards use doubled letters.
    .basis = text
FO-R-106 = The top section of a staged quest runs at once, before the next result; its choices are the stager's, at setup the first player’s. A quest whose bar is running reacts to nothing.
    .question = STAGE inside a results bar; a quest completed again while its bar runs; who chooses?
    .why = Left to right, no recursion.
    .basis = design
FO-R-107 = Triggers react to events after staging; a state must arise anew. Quest actions look at the present.
    .question = Objective already true when its quest is staged?
    .why = A trigger is a deed.
    .basis = design
FO-R-108 = Yes: only exhaust abilities are blocked; letters, ranged, armor and other text go on.
    .question = Do exhausted cards still give their other benefits?
    .why = FO-EXH-02 forbids exhausting, nothing else.
    .basis = text
FO-R-109 = Distances on the enemy graph (FO-R-15); "enemy" means faceup, loyalty irrelevant; trade needs a common border of faceup spaces.
    .question = "Within n", "adjacent", "no enemies" on cards?
    .why = One graph for all.
    .basis = design
FO-R-110 = When its last card is drawn; with no discards, at the next draw that finds some. Unique assets: random from beside the deck, else nothing.
    .question = When is a used-up deck or stack rebuilt?
    .why = FO-LIMIT-03.
    .basis = text
FO-R-111 = SETUP 8 in first-player order, character items equipped then. SETUP 9: sheet effects and starting quests, then enemies, then power tokens.
    .question = Order of set-up choices?
    .why = A fixed order makes replays equal.
    .basis = design
FO-R-112 = Each token is a piece of its own: it acts once in an activation, and fights once where a survivor enters. While nothing sets them apart they are one choice; if one of them is being fought, or has yet to act, whoever kills without a fight picks which.
    .question = Equal enemies in one space?
    .why = On a table they are two tokens, whatever is printed on them.
    .basis = design
FO-R-113 = The space where the survivor is when that result is carried out: a card that moves or places the survivor goes on from there. After a death, the space before it (FO-R-46).
    .question = "Here", "adjacent" and "within" after the card has moved the survivor?
    .why = Results are carried out from left to right (FO-QUEST-07, FO-R-01).
    .basis = design
FO-R-114 = No: what is given up to use or to unexhaust a card is another card. A second copy will do.
    .question = May a card be discarded to pay for itself?
    .why = Nothing can be given up twice.
    .basis = design
