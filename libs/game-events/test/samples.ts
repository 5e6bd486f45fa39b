import {
  GameEvent,
  type AnyGameEvent,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '../src/index.js';

/** One chosen event of a type: the rule, the data, and what stands in its envelope beside the defaults. */
interface Sample {
  readonly type: EventType;
  readonly rule: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly envelope: Partial<Pick<AnyGameEvent, 'causes' | 'repeats'>> & { source?: number; by?: number; for?: number };
}

function sample(type: EventType, rule: string, data: Sample['data'], envelope: Sample['envelope'] = {}): Sample {
  return { type, rule, data, envelope };
}

const creature = { is: 'object', id: 31 };
const opponent = { is: 'player', id: 1 };
const bolt = '/3/faces/0/abilities/0';
const commitment = '3f786850e387550fdab836ed7e6dc881de23001b3f786850e387550fdab836ed';

/** Events chosen by hand: of each type at least one, and one that every seat may see where it veils something. */
const samples: readonly Sample[] = [
  sample('GameStarted', '103.1', {
    game: 'sample',
    edition: 'CR 2025-06-06',
    match: null,
    parent: 'outer',
    startingLife: 20,
    startingHandSize: 7,
    seats: [{ name: 'Ada' }, { name: 'Zoë' }],
    definitions: 'a'.repeat(64),
    seedCommitment: commitment,
    provable: true,
  }),
  sample('DeckBrought', '103.2a', { player: 0, count: 4, seenBy: 1, deck: [0, 0, 1, 2] }),
  sample('DeckBrought', '103.2a', { player: 1, count: 1, seenBy: 7, deck: [3] }),
  sample('NonceGiven', '103.3', { player: 1, nonce: '00ff' }),
  sample('SeedCommitted', '103.3', { seedCommitment: commitment }),
  sample('SeedRevealed', '104.1', { seed: 'b'.repeat(64), salt: 'c'.repeat(32) }),
  sample('RandomPlayerChosen', '103.1', { player: 1, draws: 1 }),
  sample('StartingPlayerChosen', '103.1', { player: 1 }, { by: 0, for: 0 }),
  sample('HandKept', '103.5', { player: 1 }, { by: 1, for: 1 }),
  sample('MulliganTaken', '103.5', { player: 0, count: 2 }, { by: 0, for: 0 }),
  sample('LibraryShuffled', '701.24a', { player: 0, count: 3, first: 61, draws: 2, seenBy: 0, order: [2, 0, 1] }),
  sample('LibraryShuffled', '701.24a', { player: 0, count: 1, first: 61, draws: 0, seenBy: 3, order: [2] }),
  sample('PlayerConceded', '104.3a', { player: 1 }, { by: 1, for: 1, causes: [] }),
  sample('PlayerLost', '704.5a', { player: 1 }),
  sample('GameEnded', '104.2a', { winner: 0, by: 'win' }),
  sample('GameEnded', '104.4a', { winner: null, by: 'draw' }),

  sample('DecisionAsked', '117.1', { player: 0, decidedBy: 1, kind: 'priority', form: 'action', seenBy: 3 }),
  ...[
    { form: 'action', action: { do: 'pass' } },
    { form: 'action', action: { do: 'play land', object: 12 } },
    { form: 'action', action: { do: 'cast', object: 13, via: 'hand' } },
    { form: 'action', action: { do: 'activate', object: 14, ability: bolt } },
    { form: 'action', action: { do: 'pay' } },
    { form: 'action', action: { do: 'cancel' } },
    { form: 'select', chosen: [creature, opponent] },
    { form: 'pick', keys: ['kicker'] },
    { form: 'number', value: -3 },
    { form: 'order', keys: ['b', 'a'] },
    { form: 'divide', shares: [{ to: creature, amount: 2 }] },
    { form: 'attack', attacks: [{ attacker: 31, defender: opponent }] },
    { form: 'block', blocks: [{ blocker: 40, attacker: 31 }] },
    { form: 'damage', assignments: [{ from: 31, to: opponent, amount: 5 }] },
    { form: 'spend', mana: ['R', 'C'] },
  ].map((answer) =>
    sample(
      'DecisionMade',
      '601.2',
      { player: 0, decision: 11, kind: 'priority', seenBy: 3, answer },
      { by: 1, for: 0 },
    ),
  ),
  sample('DecisionMade', '701.22a', {
    player: 0,
    decision: 11,
    kind: 'scry',
    seenBy: 1,
    answer: { form: 'pick', keys: ['1'] },
  }),
  sample('ActionReversed', '731.1', { to: 7, reason: 'illegal action', detail: 'the cost could not be paid' }),
  sample('RewindRequested', '731.1', { player: 1, to: 3, reason: 'misclick' }, { by: 1, for: 1 }),
  sample('RewindVoted', '731.1', { player: 0, request: 9, vote: 'refuse' }, { by: 0, for: 0 }),
  sample('RulingGiven', '731.1', {
    judge: 'Grace',
    about: null,
    ruling: 'play on',
    seen: ['two cards of the library'],
  }),

  sample('TurnBegan', '500.1', { player: 1, number: 200 }),
  sample('StepBegan', '508', { step: 'declare attackers' }),
  sample('PriorityPassed', '117.3d', { player: 1 }, { by: 1, for: 1 }),
  sample('LandPlayed', '305.1', { player: 0, object: 70 }),
  sample('PermanentsUntapped', '502.3', { objects: [31, 130, 20000] }),
  sample('DamageWoreOff', '514.2', {}),
  sample('ExtraTurnAdded', '500.7', { player: 1 }),
  sample('StepsAdded', '500.8', { at: 3, phase: null, steps: ['upkeep', 'draw'] }),
  sample('StepsAdded', '500.9', { at: 0, phase: 2, steps: ['upkeep'] }),
  sample('SkipBegan', '614.10', { skip: 4, player: 0, what: 'combat phase', thisTurn: true }),
  sample('Skipped', '500.11', { player: 0, what: 'turn', skip: 4, at: 0 }),
  sample('Skipped', '500.11', { player: 0, what: 'draw', skip: null, at: 1 }),
  sample('TurnCutShort', '722.1d', { to: 'cleanup' }),

  ...[
    [1, 'draw', 'library', 'hand'],
    [3, 'cast', 'hand', 'stack'],
  ].map(([seenBy, manner, from, to]) =>
    sample('ObjectMoved', '400.7', {
      object: 61,
      becomes: 62,
      from,
      to,
      position: -1,
      manner,
      controller: 0,
      tapped: true,
      counters: [{ kind: '+1/+1', count: 2 }],
      attachTo: 31,
      group: 0,
      face: 1,
      faceDown: 'face-down:morph',
      copy: 'face(/3|1)',
      other: 63,
      seenBy,
      card: 17,
    }),
  ),
  sample('TokensCreated', '111.2', {
    player: 0,
    count: 1000000,
    first: 81,
    description: '/4/faces/0/abilities/1/modes/0/effects/0/token',
    tapped: false,
    counters: [],
    face: 0,
    copy: null,
    attachTo: 31,
  }),
  sample('ObjectCeasedToExist', '704.5d', { object: 81 }),
  sample('CardsRevealed', '701.20a', { player: 0, objects: [61, 62], cards: [17, -1] }),
  sample('CardsLookedAt', '701.20e', { player: 0, objects: [61], seenBy: 1, cards: [17] }),
  sample('CardsLookedAt', '701.20e', { player: 0, objects: [61], seenBy: 3, cards: [17] }),
  sample('CardsChosenAtRandom', '701.9b', { player: 0, objects: [62, 61], draws: 2 }),
  sample('LibraryOrdered', '701.22a', { player: 0, top: [61], bottom: [62], first: 90, seenBy: 1, order: [17, 4] }),
  sample('LibraryOrdered', '701.22a', { player: 0, top: [], bottom: [62], first: 90, seenBy: 7, order: [4] }),
  sample('UnknownCardsRandomised', '731.1', {
    player: 0,
    first: 90,
    draws: 1,
    seenBy: 0,
    positions: [0, 2],
    order: [17, 4],
  }),
  sample('UnknownCardsRandomised', '731.1', { player: 0, first: 90, draws: 0, seenBy: 7, positions: [1], order: [4] }),
  sample('DrawFailed', '121.4', { player: 0 }),

  sample('AbilityPutOnStack', '603.3', { object: 82, ability: bolt, source: 31, controller: 0, triggered: 5 }),
  sample('ModesChosen', '601.2b', { object: 82, modes: [0, 2] }),
  sample('CostsAnnounced', '601.2b', { object: 82, via: 'flashback', kicked: 1, x: 3, hybrid: ['2', 'W'] }),
  sample('TargetsChosen', '601.2c', { object: 82, targets: [[creature], [], [opponent, creature]] }),
  sample('DivisionAnnounced', '601.2d', { object: 82, division: [[1, 2], []] }),
  sample('TotalCostDetermined', '601.2f', { object: 82, mana: ['1', 'R', 'W/U'] }),
  sample('SpellCast', '601.2i', { object: 82, player: 0 }),
  sample('AbilityActivated', '602.2b', { object: 82, player: 0 }),
  sample('ManaAbilityActivated', '605.3b', { source: 31, player: 0, ability: '/1/faces/0#0' }),
  sample('AbilityTriggered', '603.2', {
    trigger: 5,
    ability: bolt,
    source: 31,
    controller: 0,
    delayed: null,
    context: { object: 40, player: null, amount: -1 },
  }),
  sample('TriggerRemoved', '603.4', { trigger: 5, why: 'condition' }),
  sample('DelayedTriggerCreated', '603.7', {
    delayed: 2,
    ability: bolt,
    source: 31,
    controller: 0,
    kept: [40],
    lasting: true,
  }),
  sample('DelayedTriggerEnded', '603.7b', { delayed: 2 }),
  sample('ResolutionBegan', '608.1', { object: 82 }),
  sample('ResolutionFailed', '608.2b', { object: 82 }),
  sample('SpellCountered', '701.6a', { object: 82 }),
  sample('SpellCopied', '707.10', { object: 83, original: 82, controller: 1 }),
  sample('TargetsChanged', '115.7', { object: 82, targets: [[opponent]], because: 10 }),
  sample('AbilityRemovedFromStack', '608.2n', { object: 82 }),

  sample('Tapped', '701.26a', { object: 31 }, { source: 31, causes: [4, 8, 9] as Revision[] }),
  sample('Untapped', '701.26b', { object: 31 }, { repeats: 6 as Revision }),
  sample('CountersPut', '122.1', { object: 31, kind: '+1/+1', count: 3 }),
  sample('CountersRemoved', '122.1', { object: 31, kind: 'loyalty', count: 1 }),
  sample('Attached', '701.3a', { object: 50, to: 31 }),
  sample('Unattached', '701.3d', { object: 50 }),
  sample('ControlChanged', '613.1b', { object: 31, from: 0, to: 1 }),
  sample('Destroyed', '704.5g', { object: 31, toughness: 2, damage: 3 }, { causes: [8, 9] as Revision[] }),
  sample('Regenerated', '701.19a', { object: 31, shield: 4 }),
  sample('DamageMarkRemoved', '701.19a', { object: 31 }),
  sample('DamageDealtToPermanent', '120.3e', {
    source: 82,
    object: 31,
    amount: 3,
    marked: 3,
    combat: false,
    deathtouch: true,
  }),

  sample('DamageDealtToPlayer', '120.3a', { source: 31, player: 1, amount: 4, combat: true }),
  sample('LifeGained', '119.3', { player: 0, amount: 4, life: 24 }),
  sample('LifeLost', '119.3', { player: 1, amount: 24, life: -4 }),
  sample('DesignationGiven', '701.37a', { holder: creature, name: 'monstrous', player: null, value: 0, until: null }),
  sample('DesignationGiven', '701.15a', {
    holder: creature,
    name: 'goaded',
    player: 1,
    value: 0,
    until: 'until your next turn',
  }),
  sample('DesignationGiven', '729.1', { holder: null, name: 'day', player: null, value: 0, until: null }),
  sample('DesignationRemoved', '723.3', { holder: opponent, name: 'monarch', player: null }),
  sample('ChoiceRecorded', '614.12a', {
    object: 31,
    label: 'color',
    kind: 'color',
    values: [{ is: 'word', word: 'W' }],
    draws: 0,
  }),
  sample('ChoiceRecorded', '608.2d', {
    object: 31,
    label: 'several',
    kind: 'number',
    values: [{ is: 'number', number: -2 }, opponent, creature],
    draws: 2,
  }),
  sample('PlayerCountersRemoved', '122.1', { player: 1, kind: 'energy', count: 2 }),
  sample('AttachedToPlayer', '303.4', { object: 31, player: 1 }),
  sample('PlayerCountersPut', '122.1f', { player: 1, kind: 'poison', count: 1 }),
  sample('ManaAdded', '106.4', { player: 0, mana: ['G', 'G'], first: 14, source: 33 }),
  sample('ManaSpent', '601.2h', { player: 0, mana: [{ unit: 14, type: 'G' }], on: 82 }),
  sample('ManaEmptied', '500.5', { player: 0, mana: ['G'] }),

  sample('AttackersDeclared', '508.1', { attacks: [{ attacker: 31, defender: opponent }] }),
  sample('PutOntoBattlefieldAttacking', '508.4', { object: 81, defender: opponent }),
  sample('BlockersDeclared', '509.1', { blocks: [{ blocker: 40, attacker: 31 }] }),
  sample('CombatDamageAssigned', '510.1', {
    assignments: [{ from: 31, to: { is: 'object', id: 40 }, amount: 4 }],
    powers: [{ object: 31, power: 4 }],
  }),
  sample('RemovedFromCombat', '506.4', { object: 31 }),
  sample('CombatEnded', '511.3', {}),

  sample('ContinuousEffectBegan', '611.2a', {
    effect: 3,
    instruction: bolt,
    source: 82,
    controller: 0,
    objects: [31],
    values: [3, -3],
    duration: 'this turn',
  }),
  sample('ReplacementEffectBegan', '615.7', {
    effect: 4,
    kind: 'prevention',
    source: 82,
    controller: 0,
    recipients: [creature, opponent],
    amount: null,
    combatOnly: true,
    duration: 'until your next turn',
  }),
  sample('DamagePrevented', '615.7', { effect: 4, source: 31, to: opponent, amount: 3, left: 1 }),
  sample(
    'OccurrenceReplaced',
    '616.1',
    { source: 31, ability: null, effect: 4 },
    { causes: [1, 2, 3, 4] as Revision[] },
  ),
  sample('EffectEnded', '514.2', { effect: 3 }),
];

/** Where each sample stands in a stream of its own, so that a new one changes no other. */
export const sampleRevision = 10 as Revision;

/** The samples as events; what is not chosen in a sample is caused by the event before it and nobody's deed. */
export const sampleEvents: readonly AnyGameEvent[] = samples.map(
  ({ type, rule, data, envelope }) =>
    new GameEvent(
      type,
      data as never,
      sampleRevision,
      rule,
      envelope.causes ?? [(sampleRevision - 1) as Revision],
      (envelope.source ?? 0) as ObjectId,
      (envelope.for ?? null) as PlayerId | null,
      (envelope.by ?? null) as PlayerId | null,
      envelope.repeats ?? null,
    ) as AnyGameEvent,
);
