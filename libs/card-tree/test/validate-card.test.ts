import { describe, expect, test } from '@jest/globals';
import {
  InvalidCard,
  activated,
  additionalCost,
  any,
  attached,
  choose,
  cost,
  creature,
  creatures,
  dealDamage,
  draw,
  enchant,
  enchantment,
  entersTappedUnlessPaid,
  gets,
  itself,
  always,
  instant,
  keywords,
  land,
  later,
  mode,
  preventDamage,
  protectionFrom,
  spell,
  target,
  thenDo,
  triggered,
  enters,
  endStep,
  exile,
  kept,
  validateCard,
  whenThisEnters,
} from '../src/index.js';

const cards = [
  creature('Someone', '{X}{2/W}{W/U/P}', ['Human'], '*', -1, keywords('flying'), protectionFrom('R')),
  instant(
    'Something',
    '{R}',
    additionalCost(cost.discard()),
    spell(target.any({ max: 2, divide: 3 }), dealDamage(3), thenDo(draw(1))),
  ),
  instant('Anything', '{W}', spell(choose(1, mode(draw(1)), mode(target.any(), preventDamage('all', 'anything'))))),
  enchantment('Aura of Example', '{G}', ['Aura'], enchant(creatures), always(attached, gets(1, 1))),
  land('Somewhere', ['Island'], entersTappedUnlessPaid(cost.payLife(2))),
  creature(
    'Later',
    '{1}',
    [],
    1,
    1,
    triggered(enters(any(itself, creatures)), later(triggered(endStep, exile(kept)), target())),
    activated([cost.tap], draw(1)),
  ),
];

function refusal(value: unknown): InvalidCard {
  try {
    validateCard(value);
  } catch (error) {
    if (error instanceof InvalidCard) return error;
    throw error;
  }
  throw new Error('the value was accepted');
}

type Steps = readonly (string | number)[];
type Tree = Record<string | number, unknown>;

const absent = Symbol('absent');
const front = ['faces', 0] as const;
const effects = [...front, 'abilities', 0, 'modes', 0, 'effects'] as const;
const firstCost = [...front, 'abilities', 1, 'cost', 0] as const;

/** A card as parsed JSON, with the value at the end of the steps replaced, or taken away. */
function changed(steps: Steps, value: unknown): unknown {
  const card = creature('Someone', '{G}', [], 1, 1, whenThisEnters(draw(1)), activated([cost.tap], draw(1)));
  const tree = JSON.parse(JSON.stringify(card)) as Tree;
  const parent = steps.slice(0, -1).reduce<Tree>((node, step) => node[step] as Tree, tree);
  const last = steps[steps.length - 1]!;
  if (value === absent) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return tree;
}

describe('validateCard', () => {
  test.each(cards.map((card) => ({ name: card.faces[0].name, card })))('accepts $name, also from JSON', ({ card }) => {
    expect(validateCard(card)).toBe(card);
    const parsed: unknown = JSON.parse(JSON.stringify(card));
    expect(validateCard(parsed)).toEqual(card);
  });

  test.each<readonly [what: string, steps: Steps, value: unknown, path: string]>([
    ['a missing field', [...front, 'name'], absent, 'faces[0].name'],
    ['an unknown field', [...front, 'abilities', 0, 'color'], 'W', 'faces[0].abilities[0].color'],
    ['an unknown kind', [...firstCost, 'cost'], 'tapp', 'faces[0].abilities[1].cost[0].cost'],
    ['a fraction', [...front, 'power'], 1.5, 'faces[0].power'],
    ['a mana symbol that is none', [...front, 'manaCost'], ['G', 'Q'], 'faces[0].manaCost[1]'],
    ['no face', ['faces'], [], 'faces'],
    ['another version of the language', ['language'], 999, 'language'],
    [
      'an effect deep inside',
      [...effects, 0, 'who'],
      { players: 'nobody' },
      'faces[0].abilities[0].modes[0].effects[0].who.players',
    ],
    ['inherited fields', front, Object.create({ name: 'Someone' }), 'faces[0]'],
    [
      'a field by the name of a prototype',
      [...front, 'abilities', 0, 'kind'],
      'constructor',
      'faces[0].abilities[0].kind',
    ],
    ['undefined where a field may be absent', [...front, 'loyalty'], undefined, 'faces[0].loyalty'],
  ])('refuses %s and names its place', (_what, steps, value, path) => {
    expect(refusal(changed(steps, value)).path).toBe(path);
  });

  test('says what would have been right', () => {
    const error = refusal(changed(firstCost, { cost: 'pay life', amount: 'two' }));
    expect(error.message).toBe(
      'faces[0].abilities[1].cost[0].amount: expected a whole number from -1000000 to 1000000, found "two"',
    );
  });

  test.each([[null], [undefined], ['{}'], [7], [[]], [() => 1], [new Map()]])(
    'refuses %p, which is no object',
    (value) => {
      expect(refusal(value).path).toBe('');
    },
  );

  test('refuses a tree without end, and one that repeats a part for ever', () => {
    const circle: Tree = { do: 'may', who: { players: 'you' } };
    circle['effects'] = [circle];
    expect(refusal(changed(effects, [circle])).expected).toBe('at most 64 levels');
    let filter: unknown = { is: 'anything' };
    for (let depth = 0; depth < 20; depth++) filter = { is: 'all', of: [filter, filter] };
    const wide = { do: 'destroy', what: { objects: 'each', filter } };
    expect(refusal(changed(effects, [wide])).expected).toBe('at most 20000 values');
  });
});
