import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  draw,
  enchantment,
  gainLife,
  instant,
  land,
  sorcery,
  spell,
  staticAbility,
  type CardDefinition,
} from '@stacktrail/card-language';
import type { Answer, DefinitionPointer } from '@stacktrail/game-events';
import { act, ada, ben, cast, Court, pass } from './court.js';

const plot = land('Plot', []);
const song = sorcery('Song', '', spell(gainLife(1)));
const cry = instant('Cry', '', spell(gainLife(1)));
const bear = creature('Bear', '', ['Bear'], 2, 2);
const elder = creature('Elder', '', ['Elf'], 1, 1, activated([cost.tap], draw(1)));
const bell = artifact('Bell', '', [], activated([cost.tap], gainLife(1)));
const slow = artifact('Slow bell', '', [], { ...activated([cost.mana('{0}')], gainLife(1)), timing: 'sorcery' });
const rare = artifact('Rare bell', '', [], { ...activated([cost.mana('{0}')], gainLife(1)), oncePerTurn: true });
const silence = enchantment(
  'Silence',
  '',
  [],
  staticAbility({ static: "players can't", who: 'opponent', what: 'cast spells' }),
);

interface Row {
  readonly rule: string;
  readonly what: string;
  readonly cards: readonly CardDefinition[];
  readonly his?: readonly CardDefinition[];
  /** Play up to the moment. */
  readonly until: (court: Court) => Promise<void>;
  readonly answer: (court: Court) => Answer;
}

const main = (court: Court): Promise<void> => court.passTo('precombat main');

const rows: readonly Row[] = [
  {
    rule: '305.3',
    what: 'a land in another player’s turn',
    cards: [cry],
    his: [plot],
    until: (court) => court.passTo('precombat main', ben),
    answer: (court) => court.land('Plot', ben),
  },
  {
    rule: '305.2b',
    what: 'a second land in a turn',
    cards: [plot],
    until: async (court) => {
      await main(court);
      await court.answer(court.land('Plot'));
    },
    answer: (court) => court.land('Plot'),
  },
  {
    rule: '305.1',
    what: 'a land in the upkeep',
    cards: [plot],
    until: async () => {},
    answer: (court) => court.land('Plot'),
  },
  {
    rule: '305.1',
    what: 'a land while a spell is on the stack',
    cards: [plot, cry],
    until: async (court) => {
      await main(court);
      await court.answer(court.cast('Cry'));
    },
    answer: (court) => court.land('Plot'),
  },
  { rule: '305.9', what: 'casting a land', cards: [plot], until: main, answer: (court) => court.cast('Plot') },
  {
    rule: '305.1',
    what: 'playing a card that is no land as one',
    cards: [song],
    until: main,
    answer: (court) => court.land('Song'),
  },
  {
    rule: '117.1a',
    what: 'a sorcery in the upkeep',
    cards: [song],
    until: async () => {},
    answer: (court) => court.cast('Song'),
  },
  {
    rule: '117.1a',
    what: 'a creature in another player’s turn',
    cards: [cry],
    his: [bear],
    until: (court) => court.passTo('precombat main', ben),
    answer: (court) => court.cast('Bear', ben),
  },
  {
    rule: '601.3',
    what: 'a card from another player’s hand',
    cards: [cry],
    his: [bear],
    until: main,
    answer: (court) => cast(court.inHand('Bear', ben)),
  },
  {
    rule: '601.3',
    what: 'a spell that has been cast and has resolved',
    cards: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Cry');
    },
    answer: (court) => cast(court.state.players[ada]!.graveyard[0]!),
  },
  {
    rule: '101.2',
    what: 'a spell that an effect forbids',
    cards: [silence],
    his: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Silence');
      await court.answer(pass);
    },
    answer: (court) => court.cast('Cry', ben),
  },
  {
    rule: '602.2',
    what: 'an ability of another player’s permanent',
    cards: [bell],
    his: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Bell');
      await court.answer(pass);
    },
    answer: (court) => court.use('Bell'),
  },
  {
    rule: '602.5a',
    what: 'the {T} ability of a creature that has just come',
    cards: [elder],
    until: async (court) => {
      await main(court);
      await court.resolve('Elder');
    },
    answer: (court) => court.use('Elder'),
  },
  {
    rule: '118.3',
    what: 'the {T} ability of what is tapped',
    cards: [bell],
    until: async (court) => {
      await main(court);
      await court.resolve('Bell');
      await court.answer(court.use('Bell'));
    },
    answer: (court) => court.use('Bell'),
  },
  {
    rule: '602.5b',
    what: 'an ability for once each turn, again',
    cards: [rare],
    until: async (court) => {
      await main(court);
      await court.resolve('Rare bell');
      await court.answer(court.use('Rare bell'));
    },
    answer: (court) => court.use('Rare bell'),
  },
  {
    rule: '602.5d',
    what: 'an ability for sorcery time in the combat phase',
    cards: [slow],
    until: async (court) => {
      await main(court);
      await court.resolve('Slow bell');
      await court.passTo('beginning of combat');
    },
    answer: (court) => court.use('Slow bell'),
  },
  {
    rule: '602.1',
    what: 'an ability that the object doesn’t have',
    cards: [bear],
    until: async (court) => {
      await main(court);
      await court.resolve('Bear');
    },
    answer: (court) =>
      act({ do: 'activate', object: court.onBattlefield('Bear'), ability: '/0/none' as DefinitionPointer }),
  },
  {
    rule: '117.1',
    what: 'paying while nothing is to be paid',
    cards: [bear],
    until: main,
    answer: () => act({ do: 'pay' }),
  },
];

describe('what can’t be begun is refused with its rule, and nothing is stored', () => {
  test.each(rows)('CR $rule: $what', async ({ rule, cards, his = [plot], until, answer }) => {
    const court = await Court.open(cards, his);
    await until(court);
    const { result, stored } = await court.attempt(answer(court));
    expect(result).toMatchObject({ accepted: false, rule, stale: false });
    expect(stored).toBe(0);
    expect(court.question.kind).toBe('priority');
  });
});
