import { expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { alice, position, readCard, select, size, Table } from '@stacktrail/test-kit';

const small = creature('Small', '{1}', ['Rat'], 1, 3);
const large = creature('Large', '{1}', ['Ox'], 3, 3);
const lord = readCard(
  creature('Lord', '{1}', ['Bird'], 0, 9),
  'This creature gets +1/+0 for each creature you control with base power or toughness 1.',
);
const grow = readCard(instant('Grow', ''), 'Target creature gets +2/+2 until end of turn.');
const shrink = readCard(instant('Shrink', ''), 'Target creature has base power and toughness 1/1 until end of turn.');
const anthem = readCard(enchantment('Anthem', '{1}', []), 'Creatures you control with base power 1 get +0/+5.');

function resolving(card: typeof grow, target: 'small' | 'large') {
  const p = position();
  p.battlefield(alice, anthem);
  const ids = {
    small: p.battlefield(alice, small),
    large: p.battlefield(alice, large),
    lord: p.battlefield(alice, lord),
  };
  const spell = p.hand(alice, card);
  const table = new Table(p);
  table.cast(spell, select(ids[target]));
  table.passAll();
  return [size(table.state, ids.small), size(table.state, ids.large), size(table.state, ids.lord)];
}

test('CR 208.4b: base power isn’t changed by effects that only modify it', () => {
  expect(resolving(grow, 'small')).toEqual(['3/10', '3/3', '1/9']);
});

test('CR 208.4b, 613.4b: it is by effects that set it', () => {
  expect(resolving(shrink, 'large')).toEqual(['1/8', '1/6', '2/9']);
});
