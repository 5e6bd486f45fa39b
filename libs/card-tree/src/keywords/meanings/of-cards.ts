import type { Filter } from '../../filters.js';
import type { Objects, Players } from '../../references.js';
import { all, chooseOne, result, you, yours, type MeaningsOf } from './meaning.js';

/** Keyword actions with cards of hands, libraries and graveyards. */
export const ofCards: MeaningsOf<'behold' | 'learn' | 'discover' | 'collect evidence' | 'forage' | 'manifest dread'> = {
  /** CR 701.4a. */
  behold: ({ filter, label }) => {
    const inHand: Objects = { objects: 'each', filter, zone: 'hand', of: you };
    const onBattlefield: Objects = { objects: 'each', filter: all(filter, yours) };
    return [
      chooseOne({ objects: 'together', of: [inHand, onBattlefield] }, label),
      {
        do: 'reveal',
        what: { objects: 'matching', of: result(label), filter: { is: 'in zone', zone: 'hand' } },
      },
    ];
  },
  /** CR 701.48a. */
  learn: () => {
    const lessons: Filter = { is: 'subtype', subtype: 'Lesson' };
    return [
      {
        do: 'may',
        who: you,
        effects: [
          { do: 'discard', who: you, count: 1 },
          { do: 'draw', who: you, count: 1 },
        ],
        label: '#discarded',
      },
      {
        do: 'if',
        condition: { if: 'not', of: { if: 'did', label: '#discarded' } },
        then: [
          {
            do: 'choose objects',
            who: you,
            from: { objects: 'each', filter: lessons, zone: 'outside', of: you },
            min: 0,
            max: 1,
            label: '#lesson',
          },
          { do: 'reveal', what: result('#lesson') },
          { do: 'move', what: result('#lesson'), to: { zone: 'hand' } },
        ],
      },
    ];
  },
  /** CR 701.57a. */
  discover: ({ count }) => {
    const found: Objects = result('#discovered');
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
      { do: 'put into library', what: result('#exiled'), position: 'bottom', order: 'random' },
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
    { do: 'move', what: result('#evidence'), to: { zone: 'exile' } },
  ],
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
              { do: 'move', what: result('#foraged'), to: { zone: 'exile' } },
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
  /** CR 701.62a. */
  'manifest dread': ({ who: another, label }) => {
    // Each player who does it follows these instructions as “that player”.
    const who: Players = another === undefined ? you : { players: 'that player' };
    const top: Objects = { objects: 'top of library', of: who, count: 2 };
    return [
      { do: 'look at', who, what: top, label: '#dread' },
      { do: 'choose objects', who, from: result('#dread'), min: 1, max: 1, label: '#manifested' },
      { do: 'manifest', who, what: result('#manifested'), ...(label !== undefined && { label }) },
      {
        do: 'move',
        what: { objects: 'other than', of: result('#dread'), not: result('#manifested') },
        to: { zone: 'graveyard' },
      },
    ];
  },
};
