import { describe, expect, test } from '@jest/globals';
import {
  eventTypes,
  type DefinitionPointer,
  noObject,
  type CardIndex,
  type EventData,
  type EventType,
  type ObjectId,
  type Revision,
} from '@stacktrail/game-events';
import { alice, before, bob, cardOf, fresh, object, one, pointers, there, told, two } from './told.js';

const { bear, elf, bolt, secret, top, mourner } = there;
const all = 3;

const move: EventData<'ObjectMoved'> = {
  object: bear,
  becomes: fresh,
  from: 'battlefield',
  to: 'graveyard',
  position: 0,
  manner: 'destroy',
  controller: alice,
  tapped: false,
  counters: [],
  attachTo: null,
  group: 0,
  face: 0,
  faceDown: null,
  copy: null,
  other: null,
  card: cardOf(bear),
  inHand: 0 as ObjectId,
  seenBy: all,
};

/** One fact of each kind, and how everyone is told of it. */
const samples: { readonly [K in EventType]: readonly [EventData<K>, string, string?] } = {
  GameStarted: [before.setup!, 'Player 1 and Player 2 begin a game under the rules of 2025-06-06, at 20 life each.'],
  SideboardSetAside: [
    { player: bob, count: 2, sideboard: [0, 1], seenBy: 2 },
    'Player 2 sets aside a sideboard of 2 cards.',
  ],
  AttractionDeckBrought: [
    { player: bob, count: 10, attractions: [0], seenBy: 2 },
    'Player 2 brings an Attraction deck of 10 cards.',
  ],
  AttractionDeckShuffled: [
    { player: bob, count: 10, first: 9 as ObjectId, draws: 1, order: [0 as CardIndex], seenBy: 0 },
    'Player 2 shuffles their Attraction deck of 10 cards.',
  ],
  AnteAgreed: [{}, 'The game is played for ante.'],
  AnteWon: [{ player: bob, objects: [bear] }, 'Player 2 becomes the owner of Bear in the ante zone.'],
  SupplementaryDeckBrought: [
    { player: bob, deck: 'planes', count: 10, cards: [0], seenBy: 2 },
    'Player 2 brings a planar deck of 10 cards.',
  ],
  SupplementaryDeckShuffled: [
    { player: bob, deck: 'schemes', count: 20, first: 9 as ObjectId, draws: 1, order: [0 as CardIndex], seenBy: 0 },
    'Player 2 shuffles their scheme deck of 20 cards.',
  ],
  SupplementaryCardTurnedUp: [{ player: bob, object: bear, card: cardOf(bear) }, 'Player 2 turns Bear face up.'],
  SupplementaryCardTurnedDown: [
    { object: bear, becomes: 99 as ObjectId },
    "Bear is put face down on the bottom of its owner's deck.",
  ],
  PlanarControllerChanged: [{ player: bob }, 'Player 2 becomes the planar controller.'],
  PlanarDieRolled: [
    { player: bob, side: 2, face: 'chaos', special: true, draws: 1 },
    'Player 2 rolls the planar die: the chaos symbol.',
  ],
  ArchenemyDesignated: [{ player: bob, life: 40 }, 'Player 2 is the archenemy, at 40 life.'],
  VanguardBrought: [
    { player: bob, definition: 0, hand: -1, life: 7 },
    'Player 2 brings a vanguard: hand size -1, starting life total +7.',
  ],
  NamesChosenSecretly: [
    { player: bob, object: bear, label: 'card name', names: ['Forest'], seenBy: 2 },
    'Player 2 secretly notes a name with a conspiracy.',
  ],
  NamesRevealed: [
    { player: bob, object: bear, names: ['Forest'] },
    'Player 2 reveals what was noted with Bear: Forest.',
  ],
  PlanarDeckShared: [{}, 'There is one planar deck for all.'],
  GameRestarted: [
    { startingLife: 20, freeMulligan: false, players: [alice, bob], exempt: [bear] },
    'The game is restarted by Player 1 and Player 2, with Bear left in exile.',
  ],
  CommandersDesignated: [{ player: bob, cards: [0 as CardIndex] }, 'Player 2 designates a commander.'],
  DeckBrought: [
    { player: bob, count: 60, commitments: [], deck: [], seenBy: 2 },
    'Player 2 brings a deck of 60 cards.',
  ],
  StartingPositionGiven: [
    {
      startingPlayer: alice,
      life: [20, 7],
      shuffle: false,
      cards: [{ player: bob, card: 0 as CardIndex, zone: 'hand', tapped: false, face: 0 }],
      chance: [],
      daytime: null,
    },
    'The game starts from a position: 1 card set up, Player 1 at 20 and Player 2 at 7 life, Player 1 first.',
  ],
  PositionAdjusted: [
    { object: elf, kind: 'charge', count: 2 },
    'Elf is given 2 charge counters by whoever set up the position.',
  ],
  NonceGiven: [{ player: alice, nonce: 'ab' }, "Player 1 adds a number of their own to the game's randomness."],
  SeedCommitted: [{ seedCommitment: 'ab', veilCommitment: '' }, 'A new secret seed is committed to.'],
  OpeningConsented: [{ player: bob }, 'Player 2 consents to showing everybody what was hidden.'],
  VeilOpened: [{ key: 'ab' }, 'What was hidden is shown to everybody.'],
  SeedRevealed: [
    { seed: 'ab', salt: 'cd' },
    'The secret seed is revealed, so that everyone can check what was random.',
  ],
  RandomPlayerChosen: [{ player: bob, draws: 1, among: [alice, bob] }, 'Player 2 is chosen at random.'],
  StartingPlayerChosen: [{ player: bob }, 'Player 2 is the starting player.'],
  HandKept: [{ player: bob }, 'Player 2 keeps a hand of 1 card.'],
  MulliganTaken: [{ player: bob, count: 2 }, 'Player 2 takes a mulligan, their second.'],
  LibraryShuffled: [
    { player: alice, count: 1, first: fresh, draws: 1, order: [cardOf(top)], seenBy: 0 },
    'Player 1 shuffles their library of 1 card.',
  ],
  PlayerConceded: [{ player: alice }, 'Player 1 concedes.'],
  ClockRanOut: [{ player: alice }, 'The clock of Player 1 has run out.'],
  PlayerLost: [{ player: alice }, 'Player 1 loses the game: they drew from an empty library.', '704.5b'],
  PlayerLeft: [{ player: alice, objects: [bear] }, 'Player 1 leaves the game, and with them Bear.', '800.4a'],
  GameEnded: [{ winner: bob, by: 'win', winners: [bob] }, 'Player 2 wins the game.'],

  DecisionAsked: [
    { player: alice, decidedBy: alice, kind: 'choose targets', form: 'select', seenBy: all },
    'Player 1 is to choose targets.',
  ],
  DecisionMade: [
    {
      player: alice,
      decision: 1 as Revision,
      kind: 'choose targets',
      answer: { form: 'select', chosen: [object(elf), two] },
      seenBy: all,
    },
    'Player 1 chooses Elf and Player 2.',
  ],
  ActionReversed: [
    { to: -5 as Revision, reason: 'illegal action', detail: '601.2h: The cost is {R}.' },
    'The game goes back to revision -5, reversing 4 events: the action was illegal (601.2h: The cost is {R}).',
  ],
  RewindRequested: [
    { player: bob, to: 3 as Revision, reason: 'misclick' },
    'Player 2 asks to go back to revision 3: misclick.',
  ],
  RewindVoted: [
    { player: alice, request: 9 as Revision, vote: 'refuse' },
    'Player 1 refuses the rewind asked for at revision 9.',
  ],
  ShortcutProposed: [
    { player: alice, choices: [{ player: alice, answer: { form: 'action', action: { do: 'pass' } } }] },
    'Player 1 suggests a shortcut of 1 choice.',
  ],
  ShortcutAccepted: [{ player: bob, proposal: 9 as Revision }, 'Player 2 accepts the shortcut.'],
  ShortcutShortened: [
    { player: bob, proposal: 9 as Revision, at: 2 },
    'Player 2 will choose otherwise after 2 choices of the shortcut.',
  ],
  RulingGiven: [{ judge: 'Grace', about: bob, ruling: 'Play on.', seen: [] }, 'Grace rules about Player 2: Play on.'],

  TurnBegan: [{ player: bob, number: 4 }, 'Turn 4 begins; the active player is Player 2.'],
  StepBegan: [{ step: 'first-strike damage' }, 'The first combat damage step begins.'],
  PriorityPassed: [{ player: bob }, 'Player 2 passes priority.'],
  LandPlayed: [{ player: alice, object: bear }, 'Player 1 has played Bear as a land.'],
  PermanentsUntapped: [{ objects: [bear, mourner] }, 'Bear and Mourner untap.'],
  DamageWoreOff: [{}, 'Damage marked on permanents is removed.'],
  BecameBlocked: [{ object: bear }, 'Bear becomes blocked.'],
  AttackReselected: [{ object: bear, defender: two }, 'Bear now attacks Player 2.'],
  BlockAdded: [{ blocker: bear, attacker: mourner, put: false }, 'Bear blocks Mourner.'],
  StoppedBeingAttacked: [{ object: bear }, 'Bear is attacked no longer.'],
  BandsFormed: [{ bands: [[bear, mourner]] }, 'Bear and Mourner attack in a band.'],
  ExtraTurnAdded: [{ player: bob }, 'Player 2 will take an extra turn after this one.'],
  BoundToExtraTurn: [{ delayed: 1, skip: null, added: 3 }, 'The delayed triggered ability belongs to that extra turn.'],
  StepsAdded: [
    { at: 0, phase: null, steps: ['end of combat', 'postcombat main'] },
    'This turn gets an additional phase: the end of combat step and the postcombat main phase.',
  ],
  SkipBegan: [{ skip: 1, player: bob, what: 'untap', thisTurn: false }, 'Player 2 will skip the next untap step.'],
  Skipped: [{ player: bob, what: 'turn', skip: 1, at: 0 }, "Player 2's turn is skipped."],
  TurnCutShort: [{ to: 'cleanup' }, 'The turn ends.'],

  ObjectMoved: [move, "Bear is put into Player 1's graveyard, having been destroyed."],
  TokensCreated: [
    {
      player: bob,
      controller: bob,
      count: 2,
      first: fresh,
      description: pointers.spirit,
      tapped: true,
      counters: [{ kind: '+1/+1', count: 1 }],
      face: 0,
      copy: null,
      attachTo: null,
    },
    'Player 2 creates 2 tapped Spirit tokens with 1 +1/+1 counter.',
  ],
  Transformed: [{ object: bear, face: 1, converted: false }, 'Bear transforms into Bear.'],
  TextGained: [{ object: bear, form: 'splice(/0|/0)' as never }, 'Bear gains the text of what is spliced onto it.'],
  Merged: [
    { permanent: bear, spell: bear, form: 'merge(/0|/0)' as never, onTop: true },
    'Bear merges with Bear: it goes on top.',
  ],
  ComponentMoved: [
    { permanent: bear, component: 0, becomes: bear, to: 'graveyard', position: 0, card: 0 as never },
    'Bear, a part of it, is put there too: into graveyard.',
  ],
  ObjectsArranged: [
    { player: alice, objects: [bear, elf] },
    'Player 1 arranges what has been put there: Bear and Elf.',
  ],
  BestowEnded: [{ object: bear }, 'Bear is no longer bestowed: it is a creature.'],
  Flipped: [{ object: bear }, 'Bear flips and becomes Bear.'],
  TurnedFaceDown: [{ object: bear, as: 'face-down:effect' as DefinitionPointer }, 'Bear is turned face down.'],
  TurnedFaceUp: [{ object: bear, card: cardOf(bear), x: 0 }, 'A face-down permanent is turned face up: Bear.'],
  BecameCopy: [
    {
      effect: 9,
      object: bear,
      form: '/1' as DefinitionPointer,
      source: bolt,
      controller: alice,
      duration: 'this turn',
    },
    'Bear becomes a copy of Elf.',
  ],
  TextChanged: [
    {
      effect: 9,
      object: bear,
      words: { from: 'black', to: 'red' },
      rules: null,
      source: bolt,
      controller: alice,
      duration: null,
    },
    'In the text of Bear “black” becomes “red”.',
  ],
  ObjectCeasedToExist: [{ object: bear }, 'Bear ceases to exist.'],
  CardsRevealed: [{ player: bob, objects: [secret], cards: [cardOf(secret)] }, 'Player 2 reveals Healing.'],
  CardsLookedAt: [
    { player: alice, count: 1, objects: [top], cards: [cardOf(top)], seenBy: 1 },
    'Player 1 looks at a card.',
  ],
  DrawnCardsTakenUp: [
    { player: alice, count: 1, objects: [top], cards: [cardOf(top)], seenBy: 1 },
    'Player 1 takes up a card drawn face down.',
  ],
  ChosenAtRandom: [{ player: alice, among: [one, two], chosen: [two], draws: 1 }, 'Player 2 is chosen at random.'],
  NumberChosenAtRandom: [
    { player: alice, least: 1, most: 6, value: 4, draws: 1 },
    '4 is chosen at random from 1 to 6.',
  ],
  CoinsFlipped: [
    {
      player: bob,
      flips: [
        { heads: true, won: true },
        { heads: false, won: null },
      ],
      draws: 2,
    },
    'Player 2 flips 2 coins: heads (won) and tails.',
  ],
  DiceRolled: [
    { player: alice, sides: 20, natural: [3, 17], results: [3, 19], ignored: [0], draws: 2 },
    'Player 1 rolls 2 d20s: 3 (ignored) and 17, which makes 19.',
  ],
  ResultsStored: [
    {
      object: bear,
      label: 'stored results',
      rerolled: [],
      results: [
        { sides: 6, value: 4 },
        { sides: 20, value: 11 },
      ],
    },
    'Bear has as stored results now: 4 (d6) and 11 (d20).',
  ],
  LibraryOrderedAtRandom: [
    {
      player: alice,
      toTop: 0,
      toBottom: 1,
      top: [],
      bottom: [top],
      first: fresh,
      draws: 0,
      order: [cardOf(top)],
      seenBy: 0,
    },
    "A card is put on the bottom of Player 1's library in a random order.",
  ],
  KeywordActionTaken: [
    { player: alice, action: 'surveil', object: 0 as ObjectId, amount: 2 },
    'Player 1 has done this: surveil 2.',
  ],
  CardsRenumbered: [
    { player: bob, zone: 'hand', count: 2, first: fresh, objects: [secret], cards: [cardOf(secret)], seenBy: 0 },
    "2 cards of Player 2's hand can't be told apart any more.",
  ],
  CardsChosenAtRandom: [{ player: bob, objects: [secret], draws: 1 }, 'A card is chosen at random.'],
  UnknownCardsRandomised: [
    { player: alice, first: fresh, draws: 1, positions: [0], order: [cardOf(top)], seenBy: 0 },
    "The cards of Player 1's library that nobody knows are put into a random order again.",
  ],
  LibraryOrdered: [
    { player: alice, toTop: 0, toBottom: 1, top: [], bottom: [top], first: fresh, order: [cardOf(top)], seenBy: 1 },
    'Player 1 puts a card on the bottom of their library.',
  ],
  CardCopied: [{ object: fresh, original: elf, player: alice }, 'Player 1 makes a copy of Elf to cast it.'],
  DrawFailed: [{ player: alice }, 'Player 1 would draw from an empty library.'],

  ModesChosen: [{ object: bolt, modes: [0, 1] }, 'For Bolt is chosen: “Mode 1” and “Mode 2”.'],
  CastingMethodChosen: [
    { object: bolt, via: 'free', by: `${elf} /0/faces/0/abilities/0 0`, ability: null, seenBy: 3 },
    'Bolt is cast without paying its mana cost, as an effect lets its player.',
  ],
  SpecialActionTaken: [
    { object: elf, player: alice, ability: pointers.elfMana, seenBy: 3 },
    'Player 1 takes a special action with Elf: “{T}: Add {G}.”',
  ],
  CostsAnnounced: [
    { object: bolt, via: 'flashback', paid: [{ cost: 'kicker', which: 0, times: 1 }], x: 3, hybrid: ['W', 'P'] },
    'For Bolt is announced: it is cast with flashback, it is kicked, X is 3 and {W} and 2 life is to be paid.',
  ],
  TargetsChosen: [{ object: bolt, targets: [[object(elf)], [one]] }, 'Bolt targets Elf and Player 1.'],
  TargetsChanged: [{ object: bolt, targets: [[object(bear)]], because: null }, 'Bolt now targets Bear.'],
  DivisionAnnounced: [{ object: bolt, division: [[2, 1]] }, 'The effect of Bolt is divided: 2 and 1.'],
  TotalCostDetermined: [{ object: bolt, mana: ['1', 'R'] }, 'The mana to pay for Bolt is {1}{R}.'],
  SpellCast: [{ object: bolt, player: alice }, 'Player 1 has cast Bolt.'],
  AbilityActivated: [{ object: bolt, player: alice }, 'Player 1 has activated Bolt.'],
  ManaAbilityActivated: [
    { source: elf, player: bob, ability: pointers.elfMana },
    'Player 2 activates a mana ability of Elf: “{T}: Add {G}.”',
  ],

  AbilityTriggered: [
    {
      trigger: 1,
      ability: pointers.mourning,
      source: mourner,
      controller: alice,
      delayed: null,
      context: { object: mourner, player: null, amount: 0, others: [] },
    },
    'An ability of Mourner triggers: “When this creature dies, you gain 2 life.”',
  ],
  TriggerRemoved: [
    { trigger: 7, why: 'condition' },
    'The triggered ability is not put on the stack: its condition does not hold.',
  ],
  DelayedTriggerCreated: [
    {
      delayed: 1,
      ability: pointers.mourning,
      source: mourner,
      controller: alice,
      kept: [],
      lasting: false,
      until: null,
      context: null,
    },
    'Mourner creates a delayed triggered ability: “When this creature dies, you gain 2 life.”',
  ],
  DelayedTriggerEnded: [{ delayed: 1 }, 'The delayed triggered ability ends.'],

  AbilityPutOnStack: [
    { object: fresh, ability: pointers.mourning, source: mourner, controller: alice, triggered: 1 },
    'A triggered ability of Mourner, controlled by Player 1, is put on the stack: “When this creature dies, you gain 2 life.”',
  ],
  AbilityUsed: [
    { source: mourner, ability: pointers.mourning },
    'What Mourner allows only once each turn has been done.',
  ],
  ObjectsLinked: [{ source: elf, label: '1 exiled', objects: [bear] }, 'Bear is remembered for Elf.'],
  ReturnAwaited: [
    {
      effect: 9,
      instruction: pointers.mourning,
      source: elf,
      controller: alice,
      moved: [{ object: bear, from: 'battlefield' }],
    },
    'Bear will return, by Elf.',
  ],
  ReturnDue: [{ effect: 9 }, 'What left is due to return.'],
  ReturnEnded: [{ effect: 9 }, 'What left is to return now.'],
  EmblemCreated: [{ object: fresh, player: alice, description: pointers.mourning }, 'Player 1 gets an emblem.'],
  ResolutionBegan: [{ object: bolt }, 'Bolt begins to resolve.'],
  ResolutionFailed: [{ object: bolt }, "Bolt doesn't resolve: all its targets are illegal."],
  SpellCountered: [{ object: bolt }, 'Bolt is countered.'],
  SpellCopied: [
    { object: fresh, original: bolt, controller: bob },
    'A copy of Bolt, controlled by Player 2, is put on the stack.',
  ],
  AbilityRemovedFromStack: [{ object: bolt }, 'Bolt leaves the stack.'],

  Tapped: [{ object: bear }, 'Bear is tapped.'],
  Untapped: [{ object: bear }, 'Bear is untapped.'],
  PermanentsPhased: [{ out: [{ object: bear, with: noObject }], in: [mourner] }, 'Bear phases out; Mourner phases in.'],
  CountersPut: [{ object: bear, kind: '+1/+1', count: 2 }, '2 +1/+1 counters are put on Bear.'],
  CountersRemoved: [{ object: bear, kind: 'loyalty', count: 1 }, '1 loyalty counter is removed from Bear.'],
  Attached: [{ object: mourner, to: bear }, 'Mourner becomes attached to Bear.'],
  Unattached: [{ object: mourner }, 'Mourner becomes unattached.'],
  ControlChanged: [{ object: bear, from: alice, to: bob }, 'Player 2 gains control of Bear from Player 1.'],
  Destroyed: [
    { object: bear, toughness: 2, damage: 3 },
    'Bear is destroyed: 3 damage against a toughness of 2.',
    '704.5g',
  ],
  Regenerated: [{ object: bear, shield: 1 }, 'Bear regenerates instead of being destroyed.'],
  DamageMarkRemoved: [{ object: elf }, 'The damage marked on Elf is removed.'],
  DamageDealtToPermanent: [
    { source: bolt, object: elf, amount: 3, marked: 3, combat: false, deathtouch: false },
    'Bolt deals 3 damage to Elf.',
  ],

  DamageDealtToPlayer: [
    { source: bear, player: bob, amount: 2, combat: true },
    'Bear deals 2 combat damage to Player 2.',
  ],
  LifeGained: [{ player: alice, amount: 2, life: 22 }, 'Player 1 gains 2 life and is at 22.'],
  LifeLost: [{ player: bob, amount: 3, life: 17 }, 'Player 2 loses 3 life and is at 17.'],
  AdditionalLandsAllowed: [{ player: bob, count: 2 }, 'Player 2 may play 2 additional lands this turn.'],
  PlayerCountersPut: [{ player: bob, kind: 'poison', count: 1 }, 'Player 2 gets 1 poison counter.'],
  DesignationGiven: [
    { holder: object(elf), name: 'monstrous', player: null, value: 0, until: null },
    'Elf gets the designation “monstrous”.',
  ],
  DesignationRemoved: [{ holder: two, name: 'monarch', player: null }, 'Player 2 loses the designation “monarch”.'],
  ChoiceRecorded: [
    { object: elf, label: 'color', kind: 'color', values: [{ is: 'word', word: 'W' }], draws: 0 },
    'White is chosen for Elf.',
  ],
  PlayerCountersRemoved: [{ player: bob, kind: 'energy', count: 2 }, 'Player 2 loses 2 energy counters.'],
  DungeonEntered: [{ object: elf, player: bob, definition: 0 }, 'Player 2 enters Elf.'],
  VentureMarkerMoved: [{ player: bob, dungeon: elf, room: 0 }, 'Player 2 moves into a room of Elf.'],
  DungeonCompleted: [{ player: bob, dungeon: elf }, 'Player 2 completes Elf.'],
  AttachedToPlayer: [{ object: elf, player: bob }, 'Elf becomes attached to Player 2.'],
  ManaAdded: [{ player: bob, mana: ['G'], first: 1, source: elf, instruction: null }, 'Player 2 adds {G} from Elf.'],
  ManaSpent: [{ player: alice, mana: [{ unit: 1, type: 'R' }], on: bolt }, 'Player 1 spends {R} on Bolt.'],
  ManaBecameColorless: [{ player: alice, units: [3] }, 'Player 1 keeps 1 unspent mana as colorless mana.'],
  ManaEmptied: [{ player: bob, mana: ['G', 'C'], kept: [] }, 'Player 2 loses {G}{C} from their mana pool.'],

  AttackersDeclared: [
    {
      attacks: [
        { attacker: bear, defender: two },
        { attacker: mourner, defender: two },
      ],
    },
    'Player 1 attacks Player 2 with Bear and Mourner.',
  ],
  PutOntoBattlefieldAttacking: [{ object: bear, defender: two }, 'Bear enters attacking Player 2.'],
  BlockersDeclared: [{ blocks: [{ blocker: elf, attacker: bear }] }, 'Elf blocks Bear.'],
  CombatDamageAssigned: [
    { assignments: [{ from: bear, to: object(elf), amount: 2 }], powers: [{ object: bear, power: 2 }] },
    'Combat damage is assigned: 2 from Bear to Elf.',
  ],
  RemovedFromCombat: [{ object: bear }, 'Bear is removed from combat.'],
  CombatEnded: [{}, 'Combat ends.'],

  ContinuousEffectBegan: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      controller: alice,
      objects: [bear, elf],
      values: [],
      duration: 'this turn',
    },
    'An effect of Bolt begins to apply to Bear and Elf, this turn.',
  ],
  ReplacementEffectBegan: [
    {
      effect: 3,
      kind: 'prevention',
      source: bolt,
      controller: alice,
      recipients: [one],
      amount: 2,
      combatOnly: true,
      duration: 'this turn',
      redirectTo: null,
      from: null,
      instruction: null,
    },
    'The next 2 combat damage to Player 1 will be prevented, by Bolt, this turn.',
  ],
  DamageRedirected: [
    { effect: 3, source: bear, to: two, amount: 1, redirectTo: one, left: 0 },
    '1 damage that Bear would deal to Player 2 is dealt to Player 1 instead; the effect is used up.',
  ],
  DamagePrevented: [
    { effect: 3, source: bear, to: two, amount: 1, left: 1 },
    '1 damage that Bear would deal to Player 2 is prevented; it can prevent 1 more.',
  ],
  LastingReplacementBegan: [
    { effect: 2, instruction: pointers.pump, source: bolt, controller: alice, kept: [elf], duration: 'this turn' },
    'An effect of Bolt will change what happens, this turn.',
  ],
  OccurrenceReplaced: [{ source: bear, ability: null, effect: null }, 'An effect of Bear changes what happens.'],
  PermissionBegan: [
    { effect: 2, instruction: pointers.pump, source: bolt, player: alice, objects: [elf], duration: 'this turn' },
    'Bolt lets Player 1 play Elf, this turn.',
  ],
  ProhibitionBegan: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      controller: alice,
      players: [alice, bob],
      duration: 'this turn',
    },
    'An effect of Bolt begins to restrict what Player 1 and Player 2 can do, this turn.',
  ],
  ActionAllowed: [
    {
      effect: 2,
      instruction: pointers.pump,
      source: bolt,
      onStack: bolt,
      controller: alice,
      players: [alice, bob],
      ends: [1],
      stops: [],
      duration: 'rest of the game',
    },
    'An effect of Bolt lets Player 1 and Player 2 take an action, for the rest of the game.',
  ],
  AbilityIgnored: [
    { effect: 2, source: elf, ability: pointers.elfMana, player: bob, duration: 'this turn' },
    'Player 2 ignores the effect of Elf: “{T}: Add {G}.”, this turn.',
  ],
  AllowedActionTaken: [
    { effect: 2, source: bolt, player: bob },
    'Player 2 takes the action that an effect of Bolt allows.',
  ],
  PlayerControlBegan: [
    { effect: 2, source: bolt, player: bob, controller: alice, during: 'next turn' },
    'Player 1 will control Player 2 during their next turn.',
  ],
  PlayerControlled: [{ player: bob, by: alice, effect: 2 }, 'Player 1 decides for Player 2 from now on.'],
  EffectEnded: [{ effect: 1 }, 'An effect of Bolt ends.'],
};

describe('every kind of event is told in one sentence', () => {
  test.each(eventTypes.map((type) => [type] as const))('%s', (type) => {
    const [data, sentence, rule] = samples[type] as readonly [never, string, string?];
    expect(told(type, data, rule === undefined ? {} : { rule })).toBe(sentence);
  });
});

describe('ObjectMoved is told by what moves the object', () => {
  const moved = (change: Partial<EventData<'ObjectMoved'>>): string => told('ObjectMoved', { ...move, ...change });
  const drawn = { object: top, from: 'library', to: 'hand', manner: 'draw', card: cardOf(top), seenBy: 1 } as const;

  test('CR 121.1: who draws sees the card, the others that there is one', () => {
    const draw = { ...move, ...drawn };
    expect(told('ObjectMoved', draw)).toBe('Player 1 draws a card.');
    expect(told('ObjectMoved', draw, {}, { seat: bob })).toBe('Player 1 draws a card.');
    expect(told('ObjectMoved', draw, {}, { seat: alice })).toBe('Player 1 draws Forest.');
    expect(told('ObjectMoved', draw, {}, 'judge')).toBe('Player 1 draws Forest.');
  });

  test.each<[string, Partial<EventData<'ObjectMoved'>>]>([
    ['Player 2 discards Healing.', { object: secret, from: 'hand', manner: 'discard', card: cardOf(secret) }],
    [
      'Player 2 discards Healing, which is put into exile instead.',
      { object: secret, from: 'hand', to: 'exile', manner: 'discard', card: cardOf(secret) },
    ],
    ['Player 1 mills Forest.', { object: top, from: 'library', manner: 'mill', card: cardOf(top) }],
    [
      'Player 1 puts Forest onto the battlefield as a land, tapped.',
      { object: top, from: 'hand', to: 'battlefield', manner: 'play', tapped: true, card: cardOf(top) },
    ],
    ['Player 1 sacrifices Bear.', { manner: 'sacrifice' }],
    ['Bear is exiled from the battlefield.', { to: 'exile', manner: 'exile' }],
    ["Bear returns into Player 1's hand from the battlefield.", { to: 'hand', manner: 'return' }],
    [
      "Bear is put on the bottom of Player 1's library from the battlefield.",
      { to: 'library', position: -1, manner: 'put' },
    ],
    [
      "Bear is put under 2 cards of Player 1's library from the battlefield.",
      { to: 'library', position: 2, manner: 'put' },
    ],
    [
      "Bolt resolves: it is put into Player 1's graveyard.",
      { object: bolt, from: 'stack', manner: 'resolve', card: cardOf(bolt) },
    ],
    [
      "Bolt, countered, is put into Player 1's graveyard.",
      { object: bolt, from: 'stack', manner: 'counter', card: cardOf(bolt) },
    ],
    [
      "Bolt doesn't resolve: it is put into Player 1's graveyard.",
      { object: bolt, from: 'stack', manner: 'no legal targets', card: cardOf(bolt) },
    ],
    ["Bear is put into Player 1's graveyard.", { manner: 'state-based' }],
  ])('%s', (sentence, change) => {
    expect(moved(change)).toBe(sentence);
  });
});

describe('decisions', () => {
  const scry: EventData<'DecisionMade'> = {
    player: alice,
    decision: 1 as Revision,
    kind: 'scry',
    answer: { form: 'select', chosen: [object(top)] },
    seenBy: 1,
  };

  test('an answer that is for some eyes alone is told to those', () => {
    expect(told('DecisionMade', scry)).toBe('Player 1 has decided, for their eyes alone.');
    expect(told('DecisionMade', scry, {}, { seat: bob })).toBe('Player 1 has decided, for their eyes alone.');
    expect(told('DecisionMade', scry, {}, 'judge')).toBe('Player 1 chooses Forest.');
  });

  test('an action with a card in hand does not name it to those who don’t know it', () => {
    const cast = { ...scry, player: bob, kind: 'priority', seenBy: all } as const;
    const answer = {
      form: 'action',
      action: { do: 'cast', object: secret, via: 'hand', by: null, ability: null, face: 0 },
    } as const;
    expect(told('DecisionMade', { ...cast, answer })).toBe('Player 2 begins to cast a card.');
    expect(told('DecisionMade', { ...cast, answer }, {}, { seat: bob })).toBe('Player 2 begins to cast Healing.');
  });

  test('CR 721: who decides for another is named', () => {
    const asked = { player: alice, decidedBy: bob, kind: 'declare attackers', form: 'attack', seenBy: all } as const;
    expect(told('DecisionAsked', asked)).toBe('Player 2 is to declare attackers in place of Player 1.');
    const targets = { ...asked, decidedBy: alice, kind: 'choose targets', form: 'select' } as const;
    expect(told('DecisionAsked', targets, { source: bolt })).toBe('Player 1 is to choose targets for Bolt.');
  });

  test('CR 731.1: what stands after a reversal says which fact it repeats', () => {
    const data = { source: elf, player: bob, ability: pointers.elfMana };
    expect(told('ManaAbilityActivated', data, { repeats: 5 as Revision })).toBe(
      'Player 2 activates a mana ability of Elf: “{T}: Add {G}.” (as at revision 5).',
    );
    expect(told('Tapped', { object: elf }, { repeats: 6 as Revision })).toBe('Elf is tapped (as at revision 6).');
  });
});

test('hidden cards among others are counted', () => {
  const objects = [secret, bear, top] as readonly ObjectId[];
  expect(told('CardsChosenAtRandom', { player: bob, objects, draws: 1 })).toBe(
    'Bear and 2 cards are chosen at random.',
  );
});
