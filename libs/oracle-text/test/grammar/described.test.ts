import { describe, expect, test } from '@jest/globals';
import type { CardType, Effect, Instructions, Modification } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

const speaking = (...types: readonly CardType[]) =>
  ({ name: 'Test Card', types, subtypes: [], supertypes: [], abilities: [] }) as const;

function effectsOf(text: string): readonly Effect[] {
  return (readingSpell(text)[0] as Instructions).modes[0]!.effects;
}

function changesOf(text: string): readonly Modification[] {
  const [effect, ...more] = effectsOf(text);
  if (effect?.do !== 'apply' || more.length > 0) throw new Error('that is not one continuous effect');
  return effect.changes;
}

function staticChangesOf(text: string): readonly Modification[] {
  const [ability] = reading(text, speaking('Enchantment'));
  const [effect] = ability?.kind === 'static' ? ability.effects : [];
  if (effect?.static !== 'continuous') throw new Error('that is no continuous effect');
  return effect.changes;
}

const size = (power: number, toughness: number, said?: 'with') => ({
  change: 'set power and toughness',
  power,
  toughness,
  ...(said && { said }),
});
const flying = { kind: 'keyword', keyword: 'flying' };

describe('what something becomes', () => {
  test('CR 205.1a: a creature type replaces creature types alone', () => {
    expect(changesOf('Target creature becomes a red Bird Giant with base power and toughness 2/2 and flying.')).toEqual(
      [
        { change: 'set creature types', subtypes: ['Bird', 'Giant'] },
        { change: 'set colors', colors: ['R'] },
        size(2, 2, 'with'),
        { change: 'add abilities', abilities: [flying], said: 'with' },
      ],
    );
  });

  test('CR 205.1a: a card type replaces card types', () => {
    expect(changesOf('Target artifact becomes a green Elk creature with base power and toughness 3/3.')).toEqual([
      { change: 'set types', types: ['Creature'], subtypes: ['Elk'] },
      { change: 'set colors', colors: ['G'] },
      size(3, 3, 'with'),
    ]);
  });

  test('CR 205.1b: what becomes an artifact creature keeps its types; a creature type replaces the others', () => {
    expect(changesOf('Target artifact becomes a Bird artifact creature with base power and toughness 1/1.')).toEqual([
      { change: 'add types', types: ['Artifact', 'Creature'], subtypes: [] },
      { change: 'set creature types', subtypes: ['Bird'] },
      size(1, 1, 'with'),
    ]);
  });

  test('CR 105.3, 205.1b: besides its other types its color is replaced, besides its colors it is not', () => {
    const added = { change: 'add types', types: [], subtypes: ['Crab'] };
    expect(changesOf('Target creature becomes a blue Crab in addition to its other types.')).toEqual([
      added,
      { change: 'set colors', colors: ['U'] },
    ]);
    expect(changesOf('Target creature becomes a blue Crab in addition to its other colors and types.')).toEqual([
      added,
      { change: 'add colors', colors: ['U'] },
    ]);
  });

  test('CR 305.7: a basic land type takes what the rules text of a land gives it', () => {
    expect(staticChangesOf('Creatures you control are colorless Forest lands.')).toEqual([
      { change: 'set types', types: ['Land'], subtypes: [] },
      { change: 'set land types', subtypes: ['Forest'] },
      { change: 'set colors', colors: [] },
    ]);
  });

  test('CR 613.1f: abilities that it is described with are not among those that it loses', () => {
    expect(staticChangesOf('Creatures you control are Birds with flying and lose all other abilities.')).toEqual([
      { change: 'set creature types', subtypes: ['Bird'] },
      { change: 'lose all abilities', said: 'other' },
      { change: 'add abilities', abilities: [flying], said: 'with' },
    ]);
  });

  test('colors, supertypes and all colors without a noun', () => {
    expect(changesOf('Target creature becomes blue until end of turn.')).toEqual([
      { change: 'set colors', colors: ['U'] },
    ]);
    expect(staticChangesOf('All creatures are legendary.')).toEqual([
      { change: 'add types', types: [], subtypes: [], supertypes: ['Legendary'] },
    ]);
    expect(staticChangesOf('All creatures are all colors.')).toEqual([
      { change: 'set colors', colors: ['W', 'U', 'B', 'R', 'G'] },
    ]);
  });

  test('CR 613.6: in a list of changes it is of one effect', () => {
    const text =
      'Until end of turn, target creature loses all abilities, becomes a Bird with base power and toughness 2/2, and gains flying.';
    expect(changesOf(text)).toEqual([
      { change: 'lose all abilities' },
      { change: 'set creature types', subtypes: ['Bird'] },
      size(2, 2, 'with'),
      { change: 'add abilities', abilities: [flying] },
    ]);
  });

  test('a description without a noun is not counted or named', () => {
    understood('Target creature becomes blue with flying.', speaking('Sorcery'));
    understood('Target creature becomes a blue.', speaking('Sorcery'));
    understood('Creatures you control become a Bird.', speaking('Sorcery'));
  });
});

describe('CR 613.6: a list of changes', () => {
  test('has what objects can’t do among the others', () => {
    expect(staticChangesOf("Creatures you control get +1/+1, have flying, and can't attack or block.")).toEqual([
      { change: 'modify power and toughness', power: 1, toughness: 1 },
      { change: 'add abilities', abilities: [flying] },
      { change: 'rule', rule: "can't attack" },
      { change: 'rule', rule: "can't block" },
    ]);
    expect(staticChangesOf("Creatures you control can't be blocked and have flying.")).toEqual([
      { change: 'rule', rule: "can't be blocked" },
      { change: 'add abilities', abilities: [flying] },
    ]);
  });
});

describe('what objects are by a choice, or all at once', () => {
  test('CR 607.2d: “the chosen type” of creatures is a creature type, of lands a basic land type', () => {
    expect(staticChangesOf('Creatures you control are the chosen type in addition to their other types.')).toEqual([
      { change: 'become chosen type', quality: 'creature type', also: true, said: 'type' },
    ]);
    expect(staticChangesOf('Lands you control are the chosen type.')).toEqual([
      { change: 'become chosen type', quality: 'basic land type', said: 'type' },
    ]);
    understood('Artifacts you control are the chosen type.', speaking('Enchantment'));
  });

  test('CR 305.6: every basic land type', () => {
    const all = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    expect(staticChangesOf('Lands you control are every basic land type in addition to their other types.')).toEqual([
      { change: 'add types', types: [], subtypes: all },
    ]);
  });

  test('CR 205.1a: to lose all creature types is to have none instead', () => {
    expect(changesOf('Target creature loses all creature types until end of turn.')).toEqual([
      { change: 'set creature types', subtypes: [] },
    ]);
  });

  test('CR 701.15b: goaded, as long as an effect says so', () => {
    expect(staticChangesOf('Creatures you control get +2/+2 and are goaded.')).toEqual([
      { change: 'modify power and toughness', power: 2, toughness: 2 },
      { change: 'combat rule', combat: { rule: 'goaded' } },
    ]);
  });
});

describe('CR 508.1c, 509.1b: restrictions', () => {
  const combat = (rule: object) => ({ change: 'combat rule', combat: rule });

  test('what can’t block the object itself', () => {
    expect(staticChangesOf("Creatures with flying can't block this enchantment.")).toEqual([
      combat({ rule: "can't block", what: { is: 'this' } }),
    ]);
    const [ability] = reading("Creatures with power less than this creature's power can't block it.");
    expect(ability).toMatchObject({
      effects: [
        {
          affects: { objects: 'each' },
          changes: [
            combat({ rule: "can't block", what: { is: 'one of', objects: { objects: 'this', called: 'it' } } }),
          ],
        },
      ],
    });
    expect(
      changesOf("Target creature can't block that creature this turn.".replace('that creature', 'Test Card')),
    ).toEqual([combat({ rule: "can't block", what: { is: 'this' } })]);
  });

  test('“if” is said of what keeps it in force', () => {
    const [ability] = reading("This creature can't attack if you control a Goblin.");
    expect(ability).toMatchObject({
      effects: [
        { changes: [combat({ rule: "can't attack", said: 'if', unless: { if: 'not', of: { if: 'control' } } })] },
      ],
    });
  });

  test('several at once', () => {
    expect(staticChangesOf("Creatures you control can't attack, block, or transform.")).toMatchObject([
      { rule: "can't attack" },
      { rule: "can't block" },
      { rule: "can't transform" },
    ]);
    expect(staticChangesOf("Creatures you control can't block or be blocked by Walls.")).toEqual([
      combat({ rule: "can't block", what: { is: 'subtype', subtype: 'Wall' } }),
      combat({ rule: "can't be blocked", by: { is: 'subtype', subtype: 'Wall' } }),
    ]);
  });

  test('CR 702.3b: “this turn” stands inside of “as though it didn’t have defender”', () => {
    expect(effectsOf("Target creature can attack this turn as though it didn't have defender.")).toMatchObject([
      { changes: [{ rule: 'can attack as though it had no defender' }], until: 'this turn' },
    ]);
    understood("Target creature can attack this turn as though they didn't have defender.", speaking('Sorcery'));
  });
});

describe('“each” between several and what they do', () => {
  test('is wording of the effect', () => {
    expect(effectsOf('Up to two target creatures each get +1/+1 until end of turn.')).toMatchObject([
      { do: 'apply', to: { objects: 'target', slot: 0 }, each: true },
    ]);
    expect(effectsOf('Untap two target creatures. They each gain flying until end of turn.')).toMatchObject([
      {},
      { do: 'apply', to: { called: 'it' }, each: true },
    ]);
  });

  test('is not said of one', () => {
    understood('Target creature each gets +1/+1 until end of turn.', speaking('Sorcery'));
  });
});

describe('two subjects of one verb', () => {
  test('the object itself and others', () => {
    const [ability] = reading('This creature and other Knights you control have flying.');
    expect(ability).toMatchObject({
      effects: [
        {
          affects: {
            objects: 'together',
            of: [{ objects: 'this' }, { objects: 'each', filter: { of: [{ is: 'other' }, {}, {}] } }],
          },
        },
      ],
    });
  });

  test('kinds that nobody is said to control are one filter', () => {
    const [ability] = reading('Soldiers and Knights you control have flying.');
    expect(ability).toMatchObject({ effects: [{ affects: { objects: 'each', filter: { of: [{ is: 'any' }, {}] } } }] });
  });
});

describe('CR 608.2d: an ability of your choice', () => {
  const gaining = (...names: readonly string[]) => ({
    do: 'choose one',
    who: { players: 'you' },
    options: names.map((keyword) => ({
      effects: [
        {
          do: 'apply',
          to: { objects: 'target', slot: 0 },
          changes: [
            { change: 'modify power and toughness', power: 1, toughness: 1 },
            { change: 'add abilities', abilities: [{ kind: 'keyword', keyword }] },
          ],
          until: 'this turn',
        },
      ],
    })),
  });

  test('each option is one effect, with what is got besides', () => {
    const text = 'Target creature gets +1/+1 and gains your choice of flying, trample, or haste until end of turn.';
    expect(effectsOf(text)).toEqual([gaining('flying', 'trample', 'haste')]);
  });

  test('one ability is no choice', () => {
    understood('Target creature gains your choice of flying until end of turn.', speaking('Sorcery'));
  });
});

describe('CR 201.5a: a quotation inside a quotation', () => {
  test('has single marks', () => {
    const [spell] = readingSpell('You get an emblem with "Lands you control have \'{T}: Draw a card.\'"');
    const [effect] = (spell as Instructions).modes[0]!.effects;
    expect(effect).toMatchObject({
      do: 'create emblem',
      emblem: {
        abilities: [{ effects: [{ changes: [{ abilities: [{ kind: 'activated', cost: [{ cost: 'tap' }] }] }] }] }],
      },
    });
  });

  test('has no double ones, and only there single ones', () => {
    understood("Lands you control have '{T}: Draw a card.'", speaking('Enchantment'));
  });
});

describe('a static ability that says what happens otherwise', () => {
  test('is two abilities, the second of which functions where the condition doesn’t hold', () => {
    const text = "This creature gets +2/+2 as long as it's enchanted. Otherwise, it can't attack or block.";
    const enchanted = { if: 'matches', filter: { is: 'enchanted' } };
    expect(reading(text)).toMatchObject([
      { condition: enchanted },
      { condition: { if: 'not', of: enchanted }, said: 'otherwise', sameParagraph: true, effects: [{}] },
    ]);
  });

  test('has a condition', () => {
    understood("This creature gets +2/+2. Otherwise, it can't attack or block.");
  });
});
