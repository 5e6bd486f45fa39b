import { describe, expect, test } from '@jest/globals';
import {
  creature,
  instant,
  draw,
  land,
  sorcery,
  spell,
  splice,
  staticAbility,
  subtype,
  type Ability,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { HiddenMechanic } from '@stacktrail/game-events';
import { newGame } from '@stacktrail/test-kit';
import { setUp } from '../../src/game/set-up.js';

const plain = land('A land', []);
const miracle: Ability = { kind: 'keyword', keyword: 'miracle', cost: [{ cost: 'mana', mana: ['U'] }] };
const marvel = sorcery('Marvel', '{5}{U}', spell(draw(2)), miracle);
const companion: Ability = {
  kind: 'keyword',
  keyword: 'companion',
  condition: { deck: 'above the minimum size', count: 20 },
};
const friend = creature('A friend', '{1}', [], 1, 1, companion);
const ray = instant('A ray', '{R}', spell(draw(1)), splice(subtype('Arcane'), '{R}'));
const dream = instant('A dream', '{U}', spell(draw(1)), splice({ is: 'anything' }, '{U}'));
const early = land('An early land', [], staticAbility({ static: 'may begin on the battlefield' }));
/** Gives miracle to cards of hands. */
const veil = creature(
  'A veil',
  '{3}{U}',
  [],
  1,
  4,
  staticAbility({
    static: 'continuous',
    affects: { objects: 'each', filter: { is: 'owned by', who: 'you' }, zone: 'hand' },
    changes: [{ change: 'add abilities', abilities: [miracle] }],
  }),
);

/** What is named of each of two seats. */
function named(
  ann: readonly CardDefinition[],
  { aside = [], besides = [] }: { aside?: readonly CardDefinition[]; besides?: readonly HiddenMechanic[] } = {},
): readonly (readonly HiddenMechanic[])[] {
  const game = newGame([[plain, ...ann], [plain]], 'named');
  const [first, second] = game.seats;
  const seats = [{ ...first!, sideboard: aside, mechanics: besides }, second!];
  return setUp({ ...game, seats }).setup.mechanics;
}

describe('mechanics of hidden cards are named of each seat', () => {
  test.each<[HiddenMechanic, CardDefinition]>([
    ['miracle', marvel],
    ['splice onto Arcane', ray],
    ['splice', dream],
    ['opening hand', early],
  ])('%s: of the seat whose list has a card with it, and of no other', (mechanic, card) => {
    expect(named([card])).toEqual([[mechanic], []]);
    expect(named([], { aside: [card] })).toEqual([[mechanic], []]);
    expect(named([])).toEqual([[], []]);
  });

  test('CR 702.139a: companion: of the seat that has one outside the game', () => {
    expect(named([], { aside: [friend] })).toEqual([['companion'], []]);
    expect(named([friend])).toEqual([[], []]);
  });

  test('what a card gives to other cards is named of everybody: its controller may change', () => {
    expect(named([veil])).toEqual([['miracle'], ['miracle']]);
  });

  test('a seat may name what its list doesn’t have', () => {
    expect(named([ray], { besides: ['miracle', 'splice onto Arcane'] })).toEqual([
      ['miracle', 'splice onto Arcane'],
      [],
    ]);
  });

  test('nothing is named in a game that hides nothing', () => {
    const game = newGame([[marvel], [plain]], 'named');
    expect(setUp({ ...game, handNumbers: 0 }).setup.mechanics).toEqual([]);
  });
});
