import { expect, test } from '@jest/globals';
import { artifact, creature, equip } from '@stacktrail/card-tree';
import { alice, position, readCard, size } from '@stacktrail/test-kit';

const axe = (...text: readonly string[]) => readCard(artifact('Axe', '{1}', ['Equipment'], equip('{2}')), ...text);

function equipped(text: string, ...subtypes: readonly string[]): string {
  const p = position();
  const bearer = p.battlefield(alice, creature('Bearer', '{1}', [...subtypes], 2, 2));
  p.battlefield(alice, axe(text), { attachedTo: bearer });
  return size(p.state(), bearer);
}

test('CR 611.3a: one bonus or the other, by what holds at the time', () => {
  const text = "Equipped creature gets +1/+1. If it's a Warrior, it gets +2/+1 instead.";
  expect([equipped(text, 'Elf'), equipped(text, 'Elf', 'Warrior')]).toEqual(['3/3', '4/3']);
});

test('CR 611.3a: what it gets additionally is added', () => {
  const text = "Equipped creature gets +1/+1. It gets an additional +0/+2 as long as it's a Warrior.";
  expect([equipped(text, 'Elf'), equipped(text, 'Warrior')]).toEqual(['3/3', '3/5']);
});
