import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { alice, bob, giant, player, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

const pinger = readCard(creature('Pinger', '', [], 1, 1), '{0}: This creature deals 2 damage to any target.');
const resonance = readCard(
  instant('Resonance', ''),
  '~ deals X damage divided as you choose among any number of target creatures, where X is the greatest amount of damage dealt by a source to a permanent or player this turn.',
);

test('CR 608.2i: what one source has dealt to one permanent or player is added up, and the greatest sum counts', () => {
  const p = position();
  const [one, two] = [p.battlefield(alice, pinger), p.battlefield(alice, pinger)];
  const victim = p.battlefield(bob, giant);
  const card = p.hand(alice, resonance);
  const table = new Table(p);
  const deal = (source: typeof one, to: Ref | ObjectId): void => {
    table.activate(source, select(to));
    resolve(table);
  };
  deal(one, player(bob));
  deal(two, player(bob));
  deal(two, victim);
  deal(two, player(bob));
  table.cast(card, select(victim));
  resolve(table);
  expect(table.zoneOf(victim)).toBe('graveyard');
});
