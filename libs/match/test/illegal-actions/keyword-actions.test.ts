import { describe, expect, test } from '@jest/globals';
import {
  activated,
  anything,
  artifact,
  cost,
  creature,
  creatures,
  dungeon,
  enchantment,
  gainLife,
  instant,
  mill,
  may,
  onto,
  room,
  search,
  sorcery,
  spell,
  staticAbility,
  you,
  type CardDefinition,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import { ada, Court, object, pass, select } from './court.js';
import { pick, refuses, resolving, type Row } from './refused.js';

const bear = creature('Bear', '', ['Bear'], 2, 2);
const song = (...effects: readonly (Effect | readonly Effect[])[]): CardDefinition =>
  sorcery('Song', '', spell(...effects));
const top = (count: number): Objects => ({ objects: 'top of library', of: you, count });
const cellar = dungeon(
  'Cellar',
  [],
  room('Stairs', [1, 2], gainLife(1)),
  room('Left room', [3], gainLife(1)),
  room('Right room', [3], gainLife(1)),
  room('Bottom', [], gainLife(1)),
);
const tower = dungeon('Tower', [], room('Gate', [1], gainLife(1)), room('Roof', [], gainLife(1)));
const venture: Effect = { do: 'venture into the dungeon', who: you };
const ready =
  (...names: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await court.passTo('precombat main');
    for (const name of names) await court.resolve(name);
  };
const cardOnTop = (court: Court, at: number) => object(court.state.players[ada]!.library[at]!);
const piles: Effect = {
  do: 'separate into piles',
  who: you,
  what: top(3),
  labels: ['one', 'two'],
};

const idler = creature(
  'Idler',
  '',
  ['Bear'],
  1,
  1,
  activated([cost.mana('{0}')], { do: 'tap', what: { objects: 'this' } }),
);

const rows: readonly Row[] = [
  {
    rule: '701.17b',
    what: 'paying a cost by milling more cards than the library has',
    cards: [artifact('Mill', '', [], activated([cost.mill(50)], gainLife(1)))],
    until: ready('Mill'),
    answer: (court) => court.use('Mill'),
  },
  {
    rule: '701.59b',
    what: 'collecting evidence of cards that aren’t there',
    cards: [artifact('Desk', '', [], activated([cost.exileWithTotalManaValue(3)], gainLife(1)))],
    until: ready('Desk'),
    answer: (court) => court.use('Desk'),
  },
  {
    rule: '701.23d',
    what: 'finding no card where the search is for any card',
    cards: [song(search(anything, onto.hand))],
    until: resolving('Song'),
    answer: () => select(),
  },
  {
    rule: '700.3a',
    what: 'putting something else into a pile',
    cards: [song(piles)],
    until: resolving('Song'),
    answer: (court) => select(cardOnTop(court, 4)),
  },
  {
    rule: '700.3a',
    what: 'putting a card into a pile twice',
    cards: [song(piles)],
    until: resolving('Song'),
    answer: (court) => select(cardOnTop(court, 0), cardOnTop(court, 0)),
  },
  {
    rule: '705.2',
    what: 'calling neither heads nor tails',
    cards: [song({ do: 'flip coins', who: you, count: 1, called: true, label: 'won' })],
    until: resolving('Song'),
    answer: () => pick('edge'),
  },
  {
    rule: '701.25a',
    what: 'surveilling a card that isn’t looked at',
    cards: [song({ do: 'surveil', who: you, count: 2 })],
    until: resolving('Song'),
    answer: (court) => select(cardOnTop(court, 2)),
  },
  {
    rule: '701.49a',
    what: 'a dungeon that there isn’t',
    cards: [song(venture), cellar, tower],
    until: async (court) => {
      await court.passTo('precombat main');
      await court.resolve('Song');
    },
    answer: () => pick('3'),
  },
  {
    rule: '309.5a',
    what: 'a room that no arrow points to',
    cards: [song(venture), cellar],
    until: async (court) => {
      await court.passTo('precombat main');
      for (let i = 0; i < 2; i++) {
        await court.resolve('Song');
        while (court.state.stack.length > 0 && court.question.kind === 'priority') await court.answer(pass);
      }
    },
    answer: () => pick('3'),
  },
  {
    rule: '506.7',
    what: 'a spell for before attackers are declared, after that',
    cards: [
      instant(
        'Early song',
        '',
        staticAbility({
          static: 'cast this only',
          if: { if: 'combat point', is: 'before', point: 'attackers are declared' },
        }),
        spell(gainLife(1)),
      ),
    ],
    until: (court) => court.passTo('postcombat main'),
    answer: (court) => court.cast('Early song'),
  },
  {
    rule: '502.3',
    what: 'untapping more permanents than an effect lets',
    cards: [
      enchantment(
        'Orb',
        '',
        [],
        staticAbility({ static: 'untap limit', who: 'any player', filter: creatures, count: 1 }),
      ),
      idler,
      idler,
      idler,
    ],
    until: async (court) => {
      await court.passTo('precombat main');
      await court.resolve('Orb');
      for (let i = 0; i < 2; i++) await court.resolve('Idler');
      for (const id of court.state.battlefield) {
        if (court.state.objects.get(id)!.printed.name !== 'Idler') continue;
        const ability = court.state.objects.get(id)!.printed.abilities[0]!.pointer;
        await court.answer({ form: 'action', action: { do: 'activate', object: id, ability } });
        await court.answer(pass);
        await court.answer(pass);
      }
      for (let i = 0; i < 60 && court.question.rule !== '502.3'; i++) {
        if (court.question.form === 'attack') await court.answer({ form: 'attack', attacks: [] });
        else if (court.question.form === 'block') await court.answer({ form: 'block', blocks: [] });
        else if (court.question.form === 'select')
          await court.answer(select(...court.question.candidates.slice(0, court.question.min)));
        else await court.answer(pass);
      }
    },
    answer: (court) =>
      select(
        ...court.state.battlefield.filter((id) => court.state.objects.get(id)!.printed.name === 'Idler').map(object),
      ),
  },
];

describe('keyword actions that the rules don’t allow', () => refuses(rows));

describe('what can’t be chosen isn’t asked', () => {
  test('CR 701.17b: a player isn’t offered to mill more cards than there are', async () => {
    const court = await Court.open([song(may(mill(50)))], [bear]);
    await resolving('Song')(court);
    expect([court.question.kind, court.state.stack]).toEqual(['priority', []]);
  });

  test('CR 701.59b: nor to collect evidence that isn’t there', async () => {
    const court = await Court.open([song(may({ do: 'collect evidence', count: 5 }))], [bear]);
    await resolving('Song')(court);
    expect([court.question.kind, court.state.stack]).toEqual(['priority', []]);
  });
});
