import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const json = (text: string, spell = true): string => JSON.stringify(spell ? readingSpell(text) : reading(text));

/** What deals the damage instead. */
function sourceOf(text: string, spell = true): unknown {
  const found: unknown[] = [];
  JSON.parse(json(text, spell), (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'do' in node && node.do === 'if') found.push(node);
    return node;
  });
  const [effect] = found as readonly { readonly then: readonly { readonly source: unknown }[] }[];
  return effect!.then[0]!.source;
}

describe('CR 608.2c, 614.6: “it” deals damage instead: what would have dealt the replaced damage', () => {
  test.each([
    'Test Card deals 2 damage to target creature. If you control three or more Islands, it deals 3 damage instead.',
    'Test Card deals 3 damage to target creature. It deals 5 damage instead if you control a Swamp.',
    'Test Card deals 3 damage to any target. If at least three red mana was spent to cast this spell, it deals 4 damage instead.',
    'Test Card deals X damage to target creature. If you control a Swamp, it deals X plus 2 damage instead.',
  ])('%s', (text) => {
    expect(sourceOf(text)).toEqual({ objects: 'this', called: 'it' });
  });

  test('of an ability it is the permanent', () => {
    const text =
      "At the beginning of your upkeep, this creature deals 2 damage to any target. If you're the monarch, it deals 7 damage instead.";
    expect(sourceOf(text, false)).toEqual({ objects: 'this', called: 'it' });
  });

  test('where a target would have dealt it, it is that target', () => {
    const text =
      'Target creature you control deals 2 damage to target creature you don’t control. If you control a Swamp, it deals 4 damage instead.';
    expect(sourceOf(text.replace('’', "'"))).toEqual({ objects: 'target', slot: 0, called: 'it' });
  });
});

test('CR 603.12, 608.2h: “that many” of a reflexive triggered ability is one number for all opponents', () => {
  const text =
    'When this creature enters, you may sacrifice up to three Zombies. When you sacrifice one or more Zombies this way, each opponent sacrifices that many creatures of their choice.';
  const tree = json(text, false);
  expect(tree).toContain('"amount":{"amount":"number of","label":"done 2","said":"that many"}');
  expect(tree).toContain('"count":{"amount":"that much"}');
});

test('CR 508.3e: an attack on one or more players is one event', () => {
  const whom = { who: 'opponent', as: ['player'] };
  expect(reading('Whenever a player attacks one or more of your opponents, draw a card.')).toMatchObject([
    { event: { on: 'player attacks', whom, once: true } },
  ]);
  const [ability] = reading('Whenever a player attacks an opponent, draw a card.');
  expect(ability).toMatchObject({ event: { on: 'player attacks', whom } });
  expect(JSON.stringify(ability)).not.toContain('once');
  expect(
    reading('Whenever an opponent attacks, if they attacked you and/or a planeswalker you control, draw a card.'),
  ).toMatchObject([{ event: { whom: { who: 'you', as: ['player', 'planeswalker'] }, once: true } }]);
});
