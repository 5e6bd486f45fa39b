import { describe } from '@jest/globals';
import {
  apply,
  artifact,
  cost,
  creature,
  creatures,
  each,
  gets,
  instant,
  permanents,
  sorcery,
  spell,
  staticAbility,
  you,
  type Effect,
  type Ignoring,
} from '@stacktrail/card-tree';
import { act, ben, pass, type Court } from './court.js';
import { refuses, resolving, type Row } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const end: readonly Effect[] = [{ do: 'end effects' }];
const ending = (effect: Partial<Extract<Effect, { do: 'allow action' }>>) =>
  sorcery(
    'Curse',
    '',
    spell(apply(each(creatures), 'rest of the game', gets(-1, -1)), {
      do: 'allow action',
      who: you,
      cost: [],
      effects: end,
      until: 'rest of the game',
      ...effect,
    }),
  );
const bear = creature('Bear', '', ['Bear'], 2, 2);
const cry = instant('Cry', '');
const arbiter = (mayIgnore: Omit<Ignoring, 'until'>) =>
  artifact('Arbiter', '', [], {
    ...staticAbility({ static: "players can't", who: 'any player', what: 'search libraries' }),
    mayIgnore: { ...mayIgnore, until: 'this turn' },
  });

/** Tries an action by its name, whether or not it is offered. */
const named = (court: Court, action: string) =>
  act({ do: 'special', object: court.state.battlefield[0] ?? (1 as never), action });

const allowed = (court: Court) => named(court, `allowed ${court.state.allowances[0]?.id ?? 1}`);
const ignore = (court: Court) => {
  const source = court.onBattlefield('Arbiter');
  const { pointer } = court.state.objects.get(source)!.printed.abilities[0]!;
  return act({ do: 'special', object: source, action: `ignore ${pointer}` });
};

const withCurse = async (court: Court): Promise<void> => {
  await resolving('Bear')(court);
  await resolving('Curse')(court);
};

const rows: readonly Row[] = [
  {
    rule: '116.2c',
    what: 'ending an effect that only its controller may end',
    cards: [ending({}), bear],
    until: async (court) => {
      await withCurse(court);
      await court.answer(pass);
    },
    answer: allowed,
  },
  {
    rule: '116.2c',
    what: 'ending an effect that no text lets anybody end',
    cards: [cry],
    until: (court) => court.passTo('precombat main'),
    answer: allowed,
  },
  {
    rule: '118.3',
    what: 'ending an effect by sacrificing what isn’t there',
    cards: [ending({ cost: [cost.sacrifice({ is: 'type', type: 'Land' })] }), bear],
    until: withCurse,
    answer: allowed,
  },
  {
    rule: '116.2d',
    what: 'ignoring an effect that lets only its controller ignore it',
    cards: [arbiter({ who: you, cost: [] })],
    until: async (court) => {
      await resolving('Arbiter')(court);
      await court.passTo('precombat main', ben);
    },
    answer: ignore,
  },
  {
    rule: '116.2d',
    what: 'ignoring an effect twice',
    cards: [arbiter({ who: you, cost: [] })],
    until: async (court) => {
      await resolving('Arbiter')(court);
      await court.answer(ignore(court));
    },
    answer: ignore,
  },
  {
    rule: '116.2d',
    what: 'ignoring an effect that can’t be ignored',
    cards: [
      artifact(
        'Arbiter',
        '',
        [],
        staticAbility({ static: "players can't", who: 'any player', what: 'search libraries' }),
      ),
    ],
    until: resolving('Arbiter'),
    answer: ignore,
  },
  {
    rule: '118.3',
    what: 'ignoring an effect without what it costs',
    cards: [arbiter({ who: you, cost: [cost.sacrifice(permanents, 2)] })],
    his: [plot],
    until: resolving('Arbiter'),
    answer: ignore,
  },
];

describe('special actions that effects allow', () => refuses(rows));
