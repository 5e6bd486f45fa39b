import { describe, expect, test } from '@jest/globals';
import type { Ability, Condition } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

type Triggered = Extract<Ability, { kind: 'triggered' }>;

/** What an intervening “if” asks. */
function asked(text: string, event = 'At the beginning of your end step'): Condition {
  const [ability] = reading(`${event}, if ${text}, draw a card.`);
  return (ability as Triggered).condition!;
}

const you = { players: 'you' };

describe('conditions about objects', () => {
  test.each<[string, object]>([
    ['this creature has flying', { if: 'matches', filter: { is: 'keyword', keyword: 'flying' } }],
    ["this creature doesn't have flying", { if: 'not', of: { filter: { is: 'keyword', keyword: 'flying' } } }],
    ['this creature has power 4 or greater', { filter: { is: 'power', compare: 'at least', to: 4 } }],
    ['this creature attacked this turn', { filter: { is: 'in event', event: { on: 'attacks' } } }],
    ["this creature didn't attack this turn", { if: 'not', of: { filter: { is: 'in event' } } }],
    ['this creature entered this turn', { filter: { is: 'entered this turn' } }],
    ["it wasn't cast", { if: 'not', of: { filter: { is: 'cast from' } } }],
  ])('%s', (text, condition) => {
    const event = text.startsWith('it ') ? 'When this creature enters' : undefined;
    expect(asked(text, event)).toMatchObject(condition);
  });

  test('what it shares with another', () => {
    const condition = asked('it shares a creature type with this creature', 'Whenever another creature enters');
    expect(condition).toMatchObject({
      objects: { objects: 'that object' },
      filter: { is: 'shares', quality: 'creature type', with: { objects: 'this' } },
    });
  });
});

describe('conditions about the turn', () => {
  test.each<[string, object]>([
    ["it's the first combat phase of the turn", { if: 'during', first: true }],
    ["it's the first combat phase of your turn", { if: 'during', first: true, whose: { players: 'you' } }],
  ])('%s', (text, condition) => {
    expect(asked(text)).toMatchObject(condition);
  });
});

describe('conditions about players', () => {
  test.each<[string, object]>([
    ['you have more life than an opponent', { compare: 'at least', right: 1, left: { amount: 'number of players' } }],
    ['you have more cards in hand than each opponent', { if: 'not' }],
    ['you control your commander', { filter: { of: [{ is: 'designated', as: 'commander' }, { is: 'owned by' }] } }],
    ['you have two or more opponents', { left: { amount: 'number of players' }, right: 2 }],
    ['a player lost 4 or more life this turn', { left: { amount: 'number of players' } }],
    ['you gained or lost life this turn', { if: 'any' }],
    ["you've cast another spell this turn", { if: 'happened', event: { on: 'casts', what: { is: 'other' } } }],
  ])('%s', (text, condition) => {
    expect(asked(text)).toMatchObject(condition);
  });

  test('a player whom the event names', () => {
    expect(asked('that player has two or fewer cards in hand', "At the beginning of each opponent's upkeep")).toEqual({
      if: 'compare',
      left: { amount: 'hand size', of: { players: 'that player', called: 'player' } },
      compare: 'at most',
      right: 2,
    });
  });
});

describe('counted conditions', () => {
  test.each<[string, object]>([
    ['creatures you control have total power 8 or greater', { left: { amount: 'power' }, right: 8 }],
    [
      'you control three or more creatures with different powers',
      { left: { amount: 'different', quality: 'power', among: { of: you } }, right: 3 },
    ],
    ['there is an Elf card in your graveyard', { left: { zone: 'graveyard' }, compare: 'at least' }],
    ["there's an Elf card in your graveyard", { left: { zone: 'graveyard' }, compare: 'greater than' }],
    ['your devotion to black is less than five', { left: { amount: 'devotion' }, right: 5 }],
    ['the top card of your library is a creature card', { objects: { objects: 'top of library' } }],
    ['a creature card was put into your graveyard from anywhere this turn', { event: { on: 'moves' } }],
  ])('%s', (text, condition) => {
    expect(asked(text)).toMatchObject(condition);
  });
});

describe('CR 608.2c: after a condition, “it” is what the condition asks about', () => {
  test('not the object that it was compared with', () => {
    const [ability] = reading(
      "{2}: Mill a card. If it's a creature card with power less than or equal to this creature's power, put it onto the battlefield.",
    );
    expect(JSON.stringify(ability)).toContain('"what":{"objects":"result","label":"done 1","called":"it"}');
  });
});

describe('what was paid', () => {
  test('mana, and other costs', () => {
    expect(asked('no mana was spent to cast it', 'When this creature enters')).toMatchObject({
      left: { amount: 'mana spent' },
      compare: 'exactly',
      right: 0,
    });
    expect(asked('five or more mana was spent to cast that spell', 'Whenever you cast a spell')).toMatchObject({
      left: { amount: 'mana spent', of: { objects: 'that object' } },
    });
    expect(asked('its prowl cost was paid', 'When this creature enters')).toEqual({
      if: 'cost was paid',
      keyword: 'prowl',
    });
  });

  test('“the sacrificed creature” is what the cost was paid with', () => {
    const [ability] = reading("Sacrifice a creature: You gain life equal to the sacrificed creature's power.");
    expect(JSON.stringify(ability)).toContain('{"objects":"paid","cost":"sacrifice","called":"creature"}');
    expect(() => readingSpell("You gain life equal to the sacrificed creature's power.")).toThrow('read up to');
  });
});
