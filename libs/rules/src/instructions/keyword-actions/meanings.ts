import type {
  Amount,
  Condition,
  Effect,
  Filter,
  KeywordAction,
  Objects,
  Players,
  Procedural,
  TokenDescription,
} from '@stacktrail/card-language';

/** Instructions that mean others: their own trees, made once where the definitions are pinned. */
export type Meaningful = Extract<
  KeywordAction | Procedural,
  {
    readonly do:
      | 'investigate'
      | 'goad'
      | 'detain'
      | 'suspect'
      | 'monstrosity'
      | 'adapt'
      | 'bolster'
      | 'support'
      | 'amass'
      | 'learn'
      | 'discover'
      | 'collect evidence'
      | 'forage'
      | 'endure'
      | 'behold'
      | 'exchange control'
      | 'multiply power and toughness';
  }
>;

type Meanings = { readonly [K in Meaningful['do']]: (effect: Extract<Meaningful, { do: K }>) => readonly Effect[] };

const you: Players = { players: 'you' };
const self: Objects = { objects: 'this' };
const creature: Filter = { is: 'type', type: 'Creature' };
const yours: Filter = { is: 'controlled by', who: 'you' };

function all(...of: readonly Filter[]): Filter {
  return { is: 'all', of };
}

function plusOnes(on: Objects, count: Amount): Effect {
  return { do: 'put counters', counter: '+1/+1', count, on };
}

function one(from: Objects, label: string, min: Amount = 1): Effect {
  return { do: 'choose objects', who: you, from, min, max: 1, label };
}

/** CR 111.10f. */
const clue: TokenDescription = {
  name: 'Clue Token',
  colors: [],
  supertypes: [],
  types: ['Artifact'],
  subtypes: ['Clue'],
  abilities: [
    {
      kind: 'activated',
      cost: [{ cost: 'mana', mana: ['2'] }, { cost: 'sacrifice this' }],
      modes: [{ targets: [], effects: [{ do: 'draw', who: you, count: 1 }] }],
    },
  ],
};

function creatureToken(subtype: string, color: 'B' | 'W', size: number, ...more: readonly string[]): TokenDescription {
  const subtypes = [subtype, ...more];
  const name = `${subtypes.join(' ')} Token`;
  return {
    name,
    colors: [color],
    supertypes: [],
    types: ['Creature'],
    subtypes,
    power: size,
    toughness: size,
    abilities: [],
  };
}

const armies: Objects = { objects: 'each', filter: all(creature, { is: 'subtype', subtype: 'Army' }, yours) };

/** What these actions stand for, in the words of their rules. */
const meanings: Meanings = {
  /** CR 701.4a. */
  behold: ({ filter, label }) => {
    const inHand: Objects = { objects: 'each', filter, zone: 'hand', of: you };
    const onBattlefield: Objects = { objects: 'each', filter: all(filter, yours) };
    return [
      one({ objects: 'together', of: [inHand, onBattlefield] }, label),
      {
        do: 'reveal',
        what: { objects: 'matching', of: { objects: 'result', label }, filter: { is: 'in zone', zone: 'hand' } },
      },
    ];
  },
  /** CR 701.15a, 701.15b. */
  goad: ({ what }) => [{ do: 'designate', as: 'goaded', what, until: 'until your next turn' }],
  /** CR 701.16a. */
  investigate: ({ who }) => [{ do: 'create tokens', who, count: 1, token: clue }],
  /** CR 701.35a. */
  detain: ({ what }) => [
    {
      do: 'apply',
      to: what,
      changes: [
        { change: 'rule', rule: "can't attack" },
        { change: 'rule', rule: "can't block" },
        { change: 'rule', rule: "can't activate abilities" },
      ],
      until: 'until your next turn',
    },
  ],
  /** CR 701.37a, 701.37c. */
  monstrosity: ({ count }) => {
    const monstrous: Condition = { if: 'matches', objects: self, filter: { is: 'designated', as: 'monstrous' } };
    return [
      {
        do: 'if',
        condition: { if: 'not', of: monstrous },
        then: [plusOnes(self, count), { do: 'designate', as: 'monstrous', what: self, value: count }],
      },
    ];
  },
  /** CR 701.39a: its controller chooses among those that tie. */
  bolster: ({ count }) => [
    one({ objects: 'least', by: 'toughness', among: { objects: 'each', filter: all(creature, yours) } }, '#bolstered'),
    plusOnes({ objects: 'result', label: '#bolstered' }, count),
  ],
  /** CR 701.41a. */
  support: ({ slot }) => [plusOnes({ objects: 'target', slot }, 1)],
  /** CR 701.46a. */
  adapt: ({ count }) => [
    {
      do: 'if',
      condition: {
        if: 'compare',
        left: { amount: 'counters', counter: '+1/+1', on: self },
        compare: 'exactly',
        right: 0,
      },
      then: [plusOnes(self, count)],
    },
  ],
  /** CR 701.47a, 701.47c. */
  amass: ({ subtype, count, label = '#Army' }) => {
    const army: Objects = { objects: 'result', label };
    const isThat: Condition = { if: 'matches', objects: army, filter: { is: 'subtype', subtype } };
    return [
      {
        do: 'if',
        condition: { if: 'compare', left: { amount: 'how many', of: armies }, compare: 'exactly', right: 0 },
        then: [{ do: 'create tokens', who: you, count: 1, token: creatureToken(subtype, 'B', 0, 'Army') }],
      },
      one(armies, label),
      plusOnes(army, count),
      {
        do: 'if',
        condition: { if: 'not', of: isThat },
        then: [
          {
            do: 'apply',
            to: army,
            changes: [{ change: 'add types', types: [], subtypes: [subtype] }],
            until: 'rest of the game',
          },
        ],
      },
    ];
  },
  /** CR 701.48a, as far as cards that a player owns outside the game are none that the game knows (CR 400.11). */
  learn: () => [
    {
      do: 'may',
      who: you,
      effects: [
        { do: 'discard', who: you, count: 1 },
        { do: 'draw', who: you, count: 1 },
      ],
    },
  ],
  /** CR 701.57a. */
  discover: ({ count }) => {
    const found: Objects = { objects: 'result', label: '#discovered' };
    const fits: Filter = { is: 'mana value', compare: 'at most', to: count };
    const stillThere: Objects = { objects: 'matching', of: found, filter: { is: 'in zone', zone: 'exile' } };
    return [
      {
        do: 'exile until',
        who: you,
        filter: all({ is: 'not', of: { is: 'type', type: 'Land' } }, fits),
        count: 1,
        label: '#discovered',
        rest: '#exiled',
      },
      {
        do: 'may',
        who: you,
        effects: [
          { do: 'cast', who: you, what: found, how: { permit: 'cast', filter: fits, pay: 'nothing' }, label: '#cast' },
        ],
      },
      { do: 'move', what: stillThere, to: { zone: 'hand' } },
      { do: 'put into library', what: { objects: 'result', label: '#exiled' }, position: 'bottom', order: 'random' },
    ];
  },
  /** CR 701.59a. */
  'collect evidence': ({ count }) => [
    {
      do: 'choose objects',
      who: you,
      from: { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: you },
      min: 0,
      max: { amount: 'any number' },
      label: '#evidence',
      together: [{ all: 'total', measure: 'mana value', compare: 'at least', to: count }],
    },
    { do: 'move', what: { objects: 'result', label: '#evidence' }, to: { zone: 'exile' } },
  ],
  /** CR 701.60a; what it means to be suspected is the designation's matter (CR 701.60c). */
  suspect: ({ what }) => [{ do: 'designate', as: 'suspected', what }],
  /** CR 701.61a. */
  forage: () => {
    const cards: Objects = { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: you };
    const food: Filter = { is: 'subtype', subtype: 'Food' };
    return [
      {
        do: 'choose one',
        who: you,
        options: [
          {
            word: 'Exile three cards from your graveyard.',
            effects: [
              { do: 'choose objects', who: you, from: cards, min: 3, max: 3, label: '#foraged' },
              { do: 'move', what: { objects: 'result', label: '#foraged' }, to: { zone: 'exile' } },
            ],
          },
          {
            word: 'Sacrifice a Food.',
            effects: [{ do: 'choose and sacrifice', who: you, filter: food, count: 1 }],
          },
        ],
      },
    ];
  },
  /** CR 701.63a: a number that the text counts makes a token of that size as it is created. */
  endure: ({ what, count }) => {
    const controller: Players = { players: 'controller of', objects: what };
    const token = creatureToken('Spirit', 'W', typeof count === 'number' ? count : 0);
    const spirit: Objects = { objects: 'result', label: '#Spirit' };
    const size: readonly Effect[] =
      typeof count === 'number'
        ? []
        : [
            {
              do: 'apply',
              to: spirit,
              changes: [{ change: 'set power and toughness', power: count, toughness: count }],
              until: 'rest of the game',
            },
          ];
    return [
      {
        do: 'choose one',
        who: controller,
        options: [
          { word: 'Put the +1/+1 counters on it.', effects: [plusOnes(what, count)] },
          {
            word: 'Create the Spirit token.',
            effects: [
              { do: 'create tokens', who: { players: 'that player' }, count: 1, token, label: '#Spirit' },
              ...size,
            ],
          },
        ],
      },
    ];
  },
  /** CR 701.12b: each of the two players gains control of the other's permanent. */
  'exchange control': () => [
    { do: 'apply', to: self, changes: [{ change: 'control', to: you }], until: 'rest of the game' },
  ],
  /** CR 701.10a: it modifies power and toughness, and sets them to nothing. */
  'multiply power and toughness': ({ of, until }) => [
    { do: 'apply', to: of, changes: [{ change: 'modify power and toughness', power: 0, toughness: 0 }], until },
  ],
};

function isMeaningful(effect: Effect): effect is Effect & Meaningful {
  return effect.do in meanings;
}

/** The instructions that an instruction is short for, as new trees; none where it is itself a rule. */
export function meaningOfInstruction(effect: Effect): readonly Effect[] {
  if (!isMeaningful(effect)) return [];
  const meaning = meanings[effect.do] as (effect: Meaningful) => readonly Effect[];
  // A copy shares no node with the text, whose own nodes have their own places.
  return JSON.parse(JSON.stringify(meaning(effect))) as readonly Effect[];
}
