import { describe, expect, test } from '@jest/globals';
import { activated, artifact, dealDamage, instant, spell, target, type Effect } from '@stacktrail/card-tree';
import { alice, bear, bob, player, position, select, Table, zap } from '@stacktrail/test-kit';

type Redirect = Extract<Effect, { do: 'redirect damage' }>;

const shot = instant('Shot', '', spell(target.any(), dealDamage(3)));
const intoTarget = { objects: 'target', slot: 1 } as const;
const shielding = (more: Partial<Redirect>): Redirect => ({
  do: 'redirect damage',
  to: { objects: 'target', slot: 0 },
  amount: 1,
  into: intoTarget,
  until: 'this turn',
  ...more,
});
const moved = (more: Partial<Redirect>) => instant('Shift', '', spell(target.any(), target.any(), shielding(more)));

/** Alice's creature is protected by a shield whose damage goes to Bob; then Alice casts that at the creature. */
function dealt(more: Partial<Redirect>, ...spells: readonly (typeof shot)[]) {
  const p = position();
  const guarded = p.battlefield(alice, bear);
  const shield = p.hand(alice, moved(more));
  const cards = spells.map((card) => p.hand(alice, card));
  const table = new Table(p);
  table.cast(shield, select(guarded), select(player(bob)));
  table.passAll();
  for (const card of cards) {
    table.cast(card, select(guarded));
    table.passAll();
  }
  return { table, guarded };
}

describe('CR 614.9: damage is dealt to another recipient', () => {
  test('the next that much, the rest where it would have been dealt', () => {
    const { table, guarded } = dealt({ amount: 2 }, shot);
    expect([table.life(bob), table.object(guarded).damage]).toEqual([18, 1]);
    expect(table.of('DamageRedirected')).toMatchObject([{ data: { amount: 2, left: 0 } }]);
  });

  test('CR 615.7: what is left of it redirects later damage', () => {
    const { table, guarded } = dealt({ amount: 2 }, zap, zap, zap);
    expect([table.life(bob), table.object(guarded).damage]).toEqual([18, 1]);
    expect(table.state.shields).toEqual([]);
  });

  test('all damage of the turn', () => {
    const { table, guarded } = dealt({ amount: 'all' }, shot, zap);
    expect([table.life(bob), table.object(guarded).damage]).toEqual([16, 0]);
  });

  test('or what would be dealt to another permanent that it is about', () => {
    const orTo = { is: 'controlled by', who: 'you' } as const;
    const { table, guarded } = dealt({ to: { players: 'you' }, orTo, into: { objects: 'target', slot: 1 } }, zap);
    expect([table.life(bob), table.object(guarded).damage]).toEqual([19, 0]);
  });

  test('nothing, where the other has left: then it stays for later damage', () => {
    const p = position();
    const [guarded, other] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const shield = p.hand(alice, moved({}));
    const [first, second] = [p.hand(alice, shot), p.hand(alice, zap)];
    const table = new Table(p);
    table.cast(shield, select(guarded), select(other));
    table.passAll();
    table.cast(first, select(other));
    table.passAll();
    table.cast(second, select(guarded));
    table.passAll();
    expect([table.object(guarded).damage, table.state.shields.length]).toEqual([1, 1]);
  });
});

test('CR 609.7b: only damage of the source that was chosen', () => {
  const ping: Effect = { do: 'deal damage', amount: 1, to: { objects: 'target', slot: 0 } };
  const p = position();
  const gun = (name: string) => artifact(name, '', [], activated([], target.any(), ping));
  const [chosen, other] = [p.battlefield(alice, gun('Gun')), p.battlefield(alice, gun('Cannon'))];
  const guarded = p.battlefield(alice, bear);
  const shield = p.hand(alice, moved({ source: { is: 'anything' }, amount: 5 }));
  const table = new Table(p);
  table.cast(shield, select(guarded), select(player(bob)));
  table.pass(2);
  table.answer(select(chosen));
  for (const source of [chosen, other]) {
    table.activate(source, select(guarded));
    table.passAll();
  }
  expect([table.life(bob), table.object(guarded).damage]).toEqual([19, 1]);
});
