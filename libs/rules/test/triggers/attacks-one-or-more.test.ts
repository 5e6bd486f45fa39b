import { describe, expect, test } from '@jest/globals';
import { artifact, type CardDefinition, enchantment } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { alice, bear, bob, object, player, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const plain = artifact('Walker', '{3}', []);
const walkerCard: CardDefinition = { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 3 }] };
const watch = (text: string) => readCard(enchantment('Watch', '', []), text);

/** Alice attacks with a creature for each defender; how often the enchantment of its controller has triggered. */
function triggersOn(text: string, whose: PlayerId, defenders: (walker: ObjectId) => readonly Ref[]): number {
  const p = position(undefined, 3);
  p.battlefield(whose, watch(text));
  const walker = p.battlefield(bob, walkerCard, { counters: { loyalty: 3 } });
  const attacks = defenders(walker).map((defender) => ({ attacker: p.battlefield(alice, bear), defender }));
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer({ form: 'attack', attacks });
  return table.stack.length;
}

describe('CR 508.3e: an attack on one or more players', () => {
  test('triggers once where two of the opponents are attacked, and for each where it says “an opponent”', () => {
    const both = () => [player(bob), player(carol)];
    expect(triggersOn('Whenever a player attacks one or more of your opponents, draw a card.', alice, both)).toBe(1);
    expect(triggersOn('Whenever a player attacks an opponent, draw a card.', alice, both)).toBe(2);
  });

  test('triggers only where one of them is attacked', () => {
    const text = 'Whenever a player attacks one or more of your opponents, draw a card.';
    expect(triggersOn(text, bob, () => [player(bob)])).toBe(0);
    expect(triggersOn(text, bob, () => [player(bob), player(carol)])).toBe(1);
  });

  test('triggers once where a player and their planeswalker are attacked', () => {
    const text = 'Whenever an opponent attacks, if they attacked you and/or a planeswalker you control, draw a card.';
    expect(triggersOn(text, bob, (walker) => [player(bob), object(walker)])).toBe(1);
    expect(triggersOn(text, bob, (walker) => [object(walker)])).toBe(1);
    expect(triggersOn(text, bob, () => [player(carol)])).toBe(0);
  });
});
