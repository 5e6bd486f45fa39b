import { expect, test } from '@jest/globals';
import { creatures, gainLife, instant, spell, enchantment, triggered } from '@stacktrail/card-tree';
import { alice, bob, forest, position, readCard, resolve, Table, bear } from '@stacktrail/test-kit';

test('CR 302.6: what a player has controlled since the turn began, and what came under their control in it', () => {
  const p = position((state) => {
    state.turn = 3;
  });
  const old = p.battlefield(bob, bear, { controlledSince: 2 });
  const fresh = p.battlefield(bob, bear, { controlledSince: 3 });
  const filter = { is: 'all', of: [creatures, { is: 'controlled since turn began' }] } as const;
  const card = p.hand(alice, instant('Old', '', spell({ do: 'destroy', what: { objects: 'each', filter } })));
  const table = new Table(p);
  table.cast(card);
  resolve(table);
  expect([table.zoneOf(old), table.zoneOf(fresh)]).toEqual(['graveyard', 'battlefield']);
});

test('CR 725.2: an ability of the monarch’s end step triggers in that of whoever is the monarch', () => {
  const p = position();
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const crown = p.hand(alice, readCard(instant('Crown', ''), 'You become the monarch.'));
  const whose = { players: 'designated', as: 'monarch' } as const;
  p.battlefield(
    bob,
    enchantment('Toll', '', [], triggered({ on: 'beginning of step', step: 'end', whose }, gainLife(1))),
  );
  const table = new Table(p);
  table.cast(crown);
  resolve(table);
  table.passUntil('end');
  resolve(table);
  expect(table.life(bob)).toBe(21);
  table.passUntil('upkeep');
  table.passUntil('end');
  resolve(table);
  expect([table.state.activePlayer, table.life(bob)]).toEqual([bob, 21]);
});
