import { expect, test } from '@jest/globals';
import {
  counterSpell,
  gainLife,
  instant,
  keywords,
  loseLife,
  sorcery,
  spell,
  target,
  targetPlayer,
} from '@stacktrail/card-tree';
import { balm, pay, player, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const gale = sorcery('Gale', '{R}', spell(gainLife(1)), keywords('storm'));

test('CR 702.40a: it is copied for each spell that was cast before it this turn, by whomever', () => {
  const p = position(pools('R'));
  const [first, second, third] = [p.hand(alice, balm), p.hand(alice, gale), p.hand(bob, balm)];
  const other = p.hand(bob, balm);
  const table = new Table(p);
  table.cast(first);
  table.pass();
  table.cast(third);
  table.passAll();
  table.passAll();
  table.cast(second, pay);
  expect(table.stack).toEqual(['Gale', 'ability of Gale']);
  table.pass();
  table.cast(other); // after it: it doesn't count
  table.passAll();
  table.passAll();
  expect(table.stack).toEqual(['Gale', 'Gale', 'Gale']);
  table.passAll();
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(24);
  expect(table.of('SpellCopied')).toHaveLength(2);
});

test('CR 702.40a: new targets may be chosen for the copies; the spell is copied even where it has left the stack', () => {
  const p = position(pools('R'));
  const aimed = instant('Aimed gale', '{R}', spell(target.player(), loseLife(1, targetPlayer())), keywords('storm'));
  const [first, second] = [p.hand(alice, balm), p.hand(alice, aimed)];
  const answer = p.hand(bob, instant('Refusal', '', spell(target.spell(), counterSpell())));
  const table = new Table(p);
  table.cast(first);
  table.passAll();
  table.cast(second, select(player(bob)), pay);
  table.pass();
  table.cast(answer);
  table.passAll();
  expect(table.zoneOf(second)).toBe('graveyard');
  table.passAll();
  table.answer(select(player(alice)));
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([20, 20]);
});

test('CR 702.40b: each of several instances triggers by itself', () => {
  const p = position(pools('R'));
  const [first, card] = [
    p.hand(alice, balm),
    p.hand(alice, sorcery('Double gale', '{R}', spell(gainLife(1)), keywords('storm', 'storm'))),
  ];
  const table = new Table(p);
  table.cast(first);
  table.passAll();
  table.cast(card, pay);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});
