import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell, understood } from './reading.js';

describe('mana', () => {
  test('of different colors', () => {
    expect(reading('{T}: Add two mana of different colors.')).toMatchObject([
      { modes: [{ effects: [{ mana: { add: 'different colors', count: 2 } }] }] },
    ]);
  });

  test('in a combination, of which the amount is said behind', () => {
    expect(
      reading('{T}: Add X mana in any combination of {R} and/or {G}, where X is the number of creatures you control.'),
    ).toMatchObject([{ modes: [{ effects: [{ mana: { types: ['R', 'G'], count: { is: { amount: 'count' } } } }] }] }]);
  });

  test('that stays until the end of combat', () => {
    expect(
      reading(
        "{T}: Add an amount of {R} equal to this creature's power. Until end of combat, you don't lose this mana as steps end.",
      ),
    ).toMatchObject([{ modes: [{ effects: [{ lasts: 'end of combat' }] }] }]);
  });
});

describe('targets on the stack', () => {
  test('of several kinds', () => {
    expect(readingSpell('Counter target spell, activated ability, or triggered ability.')).toMatchObject([
      { modes: [{ targets: [{ kind: 'spell or ability', filter: { is: 'any', of: [{ is: 'spell' }, {}, {}] } }] }] },
    ]);
    expect(readingSpell('Counter target activated ability, triggered ability, or noncreature spell.')).toMatchObject([
      { modes: [{ targets: [{ kind: 'spell or ability', filter: { is: 'any' } }] }] },
    ]);
    expect(() => understood('Counter target static ability.')).not.toThrow();
  });
});

test('the top cards of several libraries are several cards', () => {
  expect(
    readingSpell("Exile the top card of each player's library. You may cast any number of spells from among them."),
  ).toMatchObject([{ modes: [{ effects: [{ do: 'move' }, { do: 'may' }] }] }]);
});

test('kinds of spells, of which one is alike in the plural', () => {
  expect(reading('You may cast Aura spells and Equipment spells as though they had flash.')).toMatchObject([
    { effects: [{ spells: { of: [{ is: 'spell' }, { is: 'any' }] } }] },
  ]);
});

test.each([
  [
    'Artifact and enchantment spells you cast cost {1} less to cast.',
    'Artifact spells and enchantment spells you cast',
  ],
  ['Each land and Elf you control has flying.', 'Each land or Elf you control has'],
  ['You may play them and you may spend mana as though it were mana of any color to cast them.', 'play them, and you'],
  ['You may cast it, and you may spend mana as though it were mana of any type to cast it.', 'mana of any type can be'],
  ["Destroy target creature. You lose life equal to the creature's power.", "equal to that creature's power"],
  [
    'You gain X life if {G} was spent to cast this spell and X life if {W} was spent to cast this spell.',
    'this spell. You gain X life if {W}',
  ],
])('one wording of %s', (text, wanted) => {
  expect(normalise(text)).toContain(wanted);
  expect(normalise(normalise(text))).toBe(normalise(text));
});

describe('rules that instructions put in force', () => {
  const effectOf = (text: string): unknown => {
    const [ability] = readingSpell(text);
    return ability?.kind === 'spell' ? ability.modes[0]!.effects[0] : undefined;
  };

  test('about the next spell', () => {
    expect(effectOf('The next sorcery spell you cast this turn can be cast as though it had flash.')).toEqual({
      do: 'put in force',
      rule: { static: 'as though flash', who: 'you', spells: { is: 'type', type: 'Sorcery' } },
      until: 'this turn',
      next: true,
    });
    expect(effectOf('The next Dragon spell you cast costs {2} less to cast.')).toMatchObject({
      rule: { static: 'cost change', mana: ['2'] },
      until: 'rest of the game',
      next: true,
    });
  });

  test('for a while', () => {
    expect(effectOf('You may cast spells this turn as though they had flash.')).toMatchObject({ until: 'this turn' });
    expect(effectOf('Until your next turn, you may cast spells as though they had flash.')).toMatchObject({
      until: 'until your next turn',
      leads: true,
    });
    expect(effectOf('Spells your opponents cast cost {2} more to cast until your next turn.')).toMatchObject({
      rule: { who: 'opponent', direction: 'more' },
    });
    expect(effectOf('Artifact spells you cast this turn cost {1} less to cast.')).not.toHaveProperty('next');
  });

  test('and what static abilities say is no instruction', () => {
    expect(reading('Artifact spells you cast cost {1} less to cast.')).toMatchObject([{ kind: 'static' }]);
    expect(reading('You may cast spells as though they had flash.')).toMatchObject([{ kind: 'static' }]);
  });
});

describe('what else is said of costs', () => {
  const effectsOf = (text: string): unknown => {
    const [ability] = reading(text);
    return ability?.kind === 'static' ? ability.effects : undefined;
  };

  test('the costs that somebody pays', () => {
    expect(effectsOf('Dash costs you pay cost {2} less.')).toMatchObject([
      { of: 'spells', filter: { is: 'cost was paid', keyword: 'dash' } },
    ]);
    expect(effectsOf('Equip costs you pay cost {1} less.')).toMatchObject([{ of: 'abilities', keyword: 'equip' }]);
    expect(understood('Echo costs you pay cost {1} less.')).not.toContain('less');
  });

  test('costs of life, and what holds of the spells besides', () => {
    expect(
      effectsOf('Spells your opponents cast that target this creature cost an additional 3 life to cast.'),
    ).toMatchObject([{ mana: [], costs: [{ cost: 'pay life', amount: 3 }], targeting: { is: 'this' } }]);
    expect(
      effectsOf("Spells you cast with mana value 5 or greater cost {1} less to cast and can't be countered."),
    ).toMatchObject([{ static: 'cost change' }, { static: 'continuous' }]);
    expect(
      effectsOf('Any player may cast creature spells without paying their mana costs and as though they had flash.'),
    ).toMatchObject([
      { static: 'alternative cost', cost: [] },
      { static: 'as though flash', who: 'any player' },
    ]);
  });

  test('half of what there is', () => {
    expect(reading('Sacrifice half the lands you control, rounded up: Draw a card.')).toMatchObject([
      { cost: [{ cost: 'sacrifice', count: { amount: 'half', round: 'up' } }] },
    ]);
  });
});

describe('copies', () => {
  test('as many as there are of something', () => {
    const text =
      "Copy target instant spell for each time you've cast your commander from the command zone this game. You may choose new targets for the copies.";
    expect(readingSpell(text)).toMatchObject([
      { modes: [{ effects: [{ count: { amount: 'commander casts' }, mayChooseNewTargets: true }] }] },
    ]);
  });

  test('each with another target', () => {
    expect(
      reading(
        'Whenever you cast an instant spell that targets only this creature, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.',
      ),
    ).toMatchObject([{ modes: [{ effects: [{ do: 'copy spell', forEach: { is: 'all' } }] }] }]);
  });
});

test('cards of a hand that was shown', () => {
  expect(
    readingSpell(
      "Look at target player's hand. You may cast a spell from among those cards without paying its mana cost.",
    ),
  ).toMatchObject([{ modes: [{ effects: [{ do: 'look at' }, { effects: [{ what: { zone: 'hand' } }] }] }] }]);
});

describe('mana that is spent on some things alone', () => {
  const spendOf = (text: string): unknown => {
    const [ability] = reading(text);
    const effect = ability?.kind === 'activated' ? ability.modes[0]!.effects[0] : undefined;
    return effect?.do === 'add mana' ? effect.spend : undefined;
  };

  test('and not to cast spells, or such spells', () => {
    expect(spendOf("{T}: Add {C}{C}. This mana can't be spent to cast spells.")).toEqual({ others: true });
    expect(spendOf("{T}: Add {C}. This mana can't be spent to cast nonartifact spells.")).toEqual({
      spells: { is: 'type', type: 'Artifact' },
      others: true,
    });
    expect(spendOf("{T}: Add {U}. This mana can't be spent to cast a nonartifact spell.")).toMatchObject({
      said: 'a spell',
    });
    expect(spendOf("{T}: Add {C}. This mana can't be spent to cast spells from your hand.")).toEqual({
      spells: { is: 'not', of: { is: 'cast from', zone: 'hand' } },
      others: true,
    });
  });

  test('what is spent on X', () => {
    expect(
      reading('{X}: This creature deals X damage to each creature and each player. Spend only black mana on X.'),
    ).toMatchObject([{ kind: 'activated', spendOnX: 'B' }]);
    expect(readingSpell('Spend only red mana on X.')).toMatchObject([
      { kind: 'static', effects: [{ static: 'spend only on X', type: 'R' }] },
    ]);
  });
});
