import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, player, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

test('CR 508.1d: the tokens created for an opponent attack that opponent if able', () => {
  const p = position(undefined, 3);
  const flock = readCard(
    sorcery('Flock', ''),
    'For each opponent, create two 3/3 red Elemental creature tokens with flying that attack that opponent this turn if able. They gain haste until end of turn.',
  );
  const card = p.hand(alice, flock);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  const [one, two, three, four] = table.state.battlefield;
  table.passUntil('declare attackers');
  const attacks = (...defenders: readonly PlayerId[]) =>
    ({
      form: 'attack',
      attacks: [one, two, three, four].map((attacker, i) => ({ attacker, defender: player(defenders[i]!) })),
    }) as never;
  expect(() => table.answer(attacks(bob, bob, bob, carol))).toThrow();
  table.answer(attacks(bob, bob, carol, carol));
  while (table.question.kind === 'priority' && table.life(carol) === 20) table.pass();
  expect([bob, carol].map((who) => table.life(who))).toEqual([14, 14]);
});
