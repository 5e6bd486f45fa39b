import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import {
  alice,
  bear,
  giant,
  plainState,
  position,
  readCard,
  seen,
  select,
  size,
  Table,
  typesOf,
} from '@stacktrail/test-kit';

const shifter = readCard(
  creature('Shifter', '', ['Shapeshifter'], 2, 4),
  '{0}: Exile target creature you control.',
  "As long as a card exiled with this creature is a creature card, this creature has the power, toughness, and creature types of the last creature card exiled with this creature. It's still a Shapeshifter.",
);

describe('CR 607.2a, 613.1d: the characteristics of what was exiled', () => {
  test('CR 613.4b: power, toughness and creature types are those of the last of the cards', () => {
    const p = position();
    const self = p.battlefield(alice, shifter);
    const first = p.battlefield(alice, bear);
    const second = p.battlefield(alice, giant, { counters: { '+1/+1': 1 } });
    const table = new Table(p);
    const looks = (): unknown => [size(table.state, self), seen(table.state, self).subtypes];
    expect(looks()).toEqual(['2/4', ['Shapeshifter']]);
    for (const [one, after] of [
      [first, ['2/2', ['Bear', 'Shapeshifter']]],
      [second, ['5/5', ['Giant', 'Shapeshifter']]],
    ] as const) {
      table.activate(self, select(one));
      table.passAll();
      expect(looks()).toEqual(after);
    }
    expect(typesOf(table.state, self)).toEqual(['Creature']);
    expect(table.fold()).toBe(plainState(table.state));
  });
});
