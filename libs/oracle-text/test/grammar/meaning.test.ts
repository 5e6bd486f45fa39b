import { describe, expect, test } from '@jest/globals';
import type { Effect, Instructions } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;

/** The effects of the one mode of a text. */
function effectsOf(text: string): readonly Effect[] {
  const [ability] = text.startsWith('When') ? reading(text) : readingSpell(text);
  return (ability as Instructions).modes[0]!.effects;
}

const json = (value: unknown): string => JSON.stringify(value);

/** A text that could be mistaken: it is not read. */
function isNotRead(text: string): void {
  expect(() => understood(text, instant)).not.toThrow();
}

describe('CR 608.2h: what is asked of an object that was moved is asked of it as it last was', () => {
  const target = '{"objects":"target","slot":0,"called":"it"}';

  test('CR 608.2h: its controller and its power', () => {
    const [, gain] = effectsOf('Exile target creature. Its controller gains life equal to its power.');
    expect(json(gain)).toBe(
      `{"do":"gain life","amount":{"amount":"power","of":${target}},"who":{"players":"controller of","objects":${target}}}`,
    );
  });

  test('CR 118.12a: the player who may pay is there before anything moves', () => {
    const [unless] = effectsOf("Return target creature to its owner's hand unless its controller pays {1}.");
    expect(json((unless as { who: unknown }).who)).toBe(`{"players":"controller of","objects":${target}}`);
  });

  test('CR 608.2h: what it was', () => {
    const [, asked] = effectsOf('Exile target artifact. If it was a creature, you gain 2 life.');
    expect(json(asked)).toContain(`"objects":${target}`);
  });

  test('CR 400.7j: what is done to it is done to what it became', () => {
    const text = "Exile target creature, then return it to the battlefield under its owner's control.";
    expect(json(effectsOf(text)[1])).toContain('"what":{"objects":"result","label":"moved 1","called":"it"}');
  });

  test('a card that came from a graveyard is asked where it is', () => {
    const text = 'Exile target creature card from a graveyard. You gain life equal to its toughness.';
    expect(json(effectsOf(text)[1])).toContain('"of":{"objects":"result"');
  });
});

describe('CR 115.1: what can be the target', () => {
  test.each([
    ['spell or permanent', "Return target spell or permanent to its owner's hand."],
    ['spell or permanent', "Return target spell or creature to its owner's hand."],
    ['spell or ability', 'Counter target spell or ability.'],
  ])('CR 115.1: a %s: %s', (kind, text) => {
    const [ability] = readingSpell(text);
    expect(json(ability)).toContain(`"kind":"${kind}"`);
  });
});

describe('CR 608.2c: one of two courses is taken', () => {
  test('CR 608.2c: “otherwise” does not know what the other course produced', () => {
    const text =
      "Reveal the top card of your library. If it's a land card, create a Treasure token. Otherwise, put it into your hand.";
    expect(json(effectsOf(text)[1])).toContain('"what":{"objects":"result","label":"cards 1","called":"it"}');
  });

  test('CR 614.15: “instead” is about the target, not about what would have become of it', () => {
    const text =
      'Return target creature card from your graveyard to your hand. If you control a Dragon, return that card to the battlefield instead.';
    const [either] = effectsOf(text) as [Extract<Effect, { do: 'if' }>];
    expect(json(either.then)).toContain('"what":{"objects":"target","slot":0,"called":"card"}');
  });

  test('CR 614.15: what either course produced is the same to what follows', () => {
    const text =
      'Look at the top four cards of your library. If you control a Dragon, look at the top eight cards of your library instead. Put two of them into your hand and the rest on the bottom of your library in a random order.';
    const [either, choose] = effectsOf(text) as [Extract<Effect, { do: 'if' }>, Effect];
    expect([either.then[0], either.otherwise?.[0]].map((effect) => (effect as { label?: string }).label)).toEqual([
      'cards 1',
      'cards 1',
    ]);
    expect(json(choose)).toContain('"from":{"objects":"result","label":"cards 1"');
  });

  test('what only one course produced is not spoken of after both', () => {
    isNotRead(
      'Draw a card. If you control a Dragon, create a 1/1 red Goblin creature token instead. It gains haste until end of turn.',
    );
  });

  test('“otherwise” after two conditions is not told apart yet', () => {
    isNotRead(
      "Reveal the top card of your library. If it's a creature card, you gain 2 life. If it's a land card, you gain 1 life. Otherwise, draw a card.",
    );
  });

  test('a card that is asked about is no token', () => {
    const [, , asked] = effectsOf(
      'Exile target card from a graveyard. Create a Treasure token. If it was a creature card, draw a card.',
    );
    expect(asked).toMatchObject({ condition: { objects: { objects: 'result', label: 'moved 1' }, past: true } });
  });
});

test('CR 201.5: a planeswalker type behind “or” is the name of a card, and no kind of permanent', () => {
  isNotRead('Untap target creature. Draw a card if you control a white permanent other than that creature or Sorin.');
});

test('CR 611.2a: a duration at the end of a sentence is that of both its parts where the first makes stronger', () => {
  const text = 'Attacking red creatures get +2/+0 and attacking white creatures get +0/+2 until end of turn.';
  expect(effectsOf(text)).toMatchObject([{ until: 'this turn', shared: true }, { until: 'this turn' }]);
  isNotRead('Attacking red creatures gain haste and attacking white creatures get +0/+2 until end of turn.');
});

describe('CR 608.2c: “those” are what a description fitted when it was said', () => {
  test.each([
    'Tap all untapped creatures. Those creatures get +1/+1 until end of turn.',
    'Destroy all creatures. Their controllers lose 1 life.',
  ])('%s', isNotRead);

  test.each([
    'Gain control of all artifacts your opponents control until end of turn. Untap them.',
    'All creatures get +1/+0 until end of turn. Destroy those creatures at the beginning of the next end step.',
  ])('those for which an effect began are known: %s', (text) => {
    const [gain, then] = effectsOf(text);
    expect(gain).toMatchObject({ do: 'apply', label: 'begun 1' });
    expect(json(then)).toContain('{"objects":"result","label":"begun 1"');
  });

  test('CR 608.2c: all creatures are all creatures still', () => {
    const [, gain] = effectsOf('Untap all creatures. They gain haste until end of turn.');
    expect(json(gain)).toContain('"to":{"objects":"each"');
  });

  test('CR 614.15: what is replaced has changed nothing', () => {
    const text =
      'Target player draws a card. Tap all untapped creatures. If you control a Dragon, those creatures get +1/+1 until end of turn instead.';
    expect(json(effectsOf(text)[1])).toContain('"then":[{"do":"apply"');
  });
});

test('CR 613.4c: the counters on each of several are its own', () => {
  const text = 'Creatures you control get -1/-1 for each +1/+1 counter on them.';
  expect(() => understood(text, { ...instant, types: ['Enchantment'] })).not.toThrow();
});

describe('“other” than what', () => {
  const of = (kind: 'Aura' | 'Equipment' | '') => ({
    ...instant,
    types: [kind === 'Equipment' ? 'Artifact' : 'Enchantment'] as const,
    subtypes: kind === '' ? [] : [kind],
    abilities:
      kind === 'Aura'
        ? [{ kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } } as const]
        : [],
  });
  const attached = '{"is":"not","of":{"is":"one of","objects":{"objects":"attached","called":"nothing"}}}';
  const thatObject = '{"is":"not","of":{"is":"one of","objects":{"objects":"that object","called":"nothing"}}}';

  test.each([
    ['Aura', 'Enchanted creature gets +1/+1 for each other creature you control.', attached],
    ['Aura', 'Other creatures you control get -1/-1.', attached],
    [
      'Equipment',
      'Whenever equipped creature attacks, other creatures you control get +1/+0 until end of turn.',
      attached,
    ],
    [
      '',
      'Whenever a creature you control attacks, other creatures you control get +1/+0 until end of turn.',
      thatObject,
    ],
    ['', 'Each creature you control gets +1/+1 for each other creature you control.', thatObject],
    ['', 'Other enchantments you control have hexproof.', '{"is":"other"}'],
    [
      '',
      'Whenever a creature you control dies, other enchantments you control gain hexproof until end of turn.',
      '{"is":"other"}',
    ],
  ] as const)('%s: %s', (kind, text, other) => {
    const [ability] = reading(text, of(kind));
    expect(json(ability)).toContain(other);
  });

  test('of a creature’s text about another creature it can’t be told', () => {
    const text = 'Whenever a creature you control attacks, other creatures you control get +1/+0 until end of turn.';
    expect(() => understood(text, { ...instant, types: ['Creature'] })).not.toThrow();
  });

  test('nothing says what is meant', () => {
    const text = '{T}: Other creatures you control get +1/+0 until end of turn.';
    expect(() => understood(text, of(''))).not.toThrow();
  });
});

describe('CR 113.6b: an ability that says where its object is functions there', () => {
  test.each([
    'As long as this card is in your graveyard and you control a Forest, creatures you control have trample.',
    'Whenever a Goblin you control deals combat damage to a player, if this card is in your graveyard, you may return this creature to your hand.',
  ])('%s', (text) => expect(json(reading(text))).toContain('"functionsIn":["graveyard"]'));
});

test('CR 603.12: the X that was paid is told to the reflexive ability', () => {
  const [ability] = reading('Whenever this creature attacks, you may pay {X}. When you do, draw X cards.');
  expect(json(ability)).toContain('"amount":{"amount":"X"}');
  expect(json(ability)).toContain('"do":"draw","count":{"amount":"that much"}');
});

describe('what is not there when the words are said', () => {
  test.each([
    // “If you do” asks about what is done later.
    'You may draw a card. If you do, you gain 2 life. At the beginning of the next end step, sacrifice target creature. If you do, draw a card.',
    // CR 603.7c: players, and more than one object, aren't kept.
    "Target player draws a card at the beginning of the next turn's upkeep.",
    // CR 705.2: the coin that will be flipped then.
    'Target creature gains flying until end of turn. Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice that creature.',
    // CR 107.3i: X is the same in all of a text.
    'Draw X cards, where X is the number of creatures you control. You gain X life.',
    'Reveal the top six cards of your library. You may put a land card from among them onto the battlefield. You may put a land card from among them into your hand. Put the rest into your graveyard.',
  ])('%s', isNotRead);

  test('CR 120.1: nothing deals damage to itself by “it”', () => {
    const [, may] = effectsOf(
      "Target creature gains flying until end of turn. That creature's controller may have Test Card deal 1 damage to it.",
    ) as [Effect, Extract<Effect, { do: 'may' }>];
    expect(json(may.effects[0])).toContain('"to":{"objects":"target","slot":0,"called":"it"}');
  });
});

describe('“it” after “if this spell was kicked”', () => {
  test('is the spell where it deals so much damage', () => {
    const [, kicked] = effectsOf(
      "Return target creature to its owner's hand. If this spell was kicked, it deals 2 damage to another target creature.",
    ) as [Effect, Extract<Effect, { do: 'if' }>];
    expect(kicked.then).toMatchObject([{ do: 'deal damage', source: { objects: 'this' }, to: { slot: 1 } }]);
  });

  test.each([
    'Untap target creature. If this spell was kicked, it gains flying until end of turn.',
    'Untap target creature. If this spell was kicked, it deals damage equal to its power to target player.',
  ])('may be either: %s', isNotRead);
});

test('CR 101.4: each player who may do something does it alone', () => {
  const [may] = effectsOf('Each player may discard their hand and draw seven cards.');
  expect(json(may)).toContain('"who":{"players":"each player"}');
  expect(json((may as Extract<Effect, { do: 'may' }>).effects)).not.toContain('each player');
});

test('CR 603.7: what a delayed triggered ability chooses is chosen then', () => {
  const [, later] = effectsOf('Draw a card. At the beginning of the next end step, untap up to two lands.');
  expect(json(later)).toContain('"do":"untap","what":{"objects":"result","label":"chosen 1"}');
  expect(json(later)).not.toContain('"keep"');
});

test('CR 701.37c: the X of a monstrosity is known to what triggers on it', () => {
  const [ability] = reading('When this creature becomes monstrous, you gain X life.');
  expect(json(ability)).toContain('"amount":{"amount":"designation","as":"monstrous","of":{"objects":"this"}}');
});

test.each([
  'When this creature is turned face up, you gain X life.',
  'When this creature dies, you may pay {X}. If you do, return target creature card with mana value X from your graveyard to the battlefield.',
])('CR 107.3: an X that nothing tells isn’t read: %s', (text) => {
  expect(() => understood(text, { ...instant, types: ['Creature'] })).not.toThrow();
});

describe('CR 604.3: what a card says of its own colors and types holds in all zones', () => {
  test('it defines them', () => {
    expect(json(reading('This creature is colorless.'))).toBe(
      '[{"kind":"static","effects":[{"static":"defines colors","colors":[]}]}]',
    );
    expect(json(reading('This creature is every creature type.'))).toBe(
      '[{"kind":"static","effects":[{"static":"is every creature type"}]}]',
    );
  });

  test('CR 604.3a: not what holds under a condition', () => {
    expect(json(reading('As long as you control a Plains, this creature is white.'))).toContain('"set colors"');
  });
});

describe('CR 120.1: who deals damage, and to whom', () => {
  const first = '{"objects":"target","slot":0,"called":"it"}';

  test('whose power it is when a creature deals damage to another thing and to itself', () => {
    const [deal] = effectsOf(
      'Target creature you control deals X damage to any other target and X damage to itself, where X is its power.',
    );
    expect(json(deal)).toContain(`"power","of":${first}`);
  });

  test('what dealt damage is sacrificed, not what it was dealt to', () => {
    const [, sacrifice] = effectsOf(
      'Target creature you control deals damage equal to its power to any other target. Then sacrifice it.',
    );
    expect(json(sacrifice)).toContain(first);
  });

  test('whose creatures they are must be told', () => {
    isNotRead('Test Card deals 2 damage to each creature and each planeswalker target player controls.');
  });
});

describe('CR 702.33g: targets of what a spell does only if a cost was paid', () => {
  const targetsOf = (text: string): readonly unknown[] =>
    (readingSpell(text)[0] as Instructions).modes[0]!.targets.map(({ when }) => when ?? null);

  test('CR 702.33g: they are chosen only then', () => {
    const text =
      'Test Card deals 3 damage to any target. If this spell was kicked, it deals 3 damage to any other target.';
    expect(targetsOf(text)).toEqual([null, { if: 'kicked' }]);
  });

  test('CR 702.33g: not where something else is done to them, too', () => {
    expect(targetsOf('Tap target creature. If this spell was kicked, destroy it.')).toEqual([null]);
    expect(targetsOf('Tap target creature. If you control a Plains, draw a card.')).toEqual([null]);
  });
});

test('CR 115.1: several cards from an opponent’s graveyard are of the same opponent', () => {
  const [ability] = readingSpell("Exile two target cards from an opponent's graveyard.");
  expect(json(ability)).toContain('"together":[{"all":"share","quality":"owner"}]');
});

describe('what has no tree isn’t read', () => {
  test.each([
    'Look at the top five cards of your library. You may reveal up to two land cards from among them, then put the rest on the bottom of your library in a random order. Put all land cards revealed this way onto the battlefield.',
    'At the beginning of your upkeep, you may exile all cards from your hand face down. If you do, put all other cards you own exiled with this artifact into your hand.',
    'Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield, then put all other cards revealed this way on the bottom of your library in a random order.',
    'When this creature enters, you may reveal X black cards in your hand. If you do, target creature gets -X/-X until end of turn.',
    'You may cast target creature card in a graveyard this turn. When you cast it this turn, draw a card.',
  ])('%s', (text) => {
    isNotRead(text);
  });
});

test('CR 608.2c: “them” isn’t what was named only to say how much X is', () => {
  const text =
    'Look at the top X cards of your library, where X is the number of basic land types among lands you control. Put one of them into your hand and the rest into your graveyard.';
  const [looked, choose] = effectsOf(text);
  expect(json(looked)).toContain('"label":"cards 1"');
  expect(json(choose)).toContain('"from":{"objects":"result","label":"cards 1","called":"it"}');
});
