import { describe, expect, test } from '@jest/globals';
import { gets, instant, spell, target, untilEndOfTurn } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, pay, player, select, bear, alice, bob, position, pools, Table } from '@stacktrail/test-kit';
import { isSound } from './sound-copies.js';

function cast(object: ObjectId, face = 0) {
  return act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
}

describe('copies on the stack', () => {
  test('CR 707.10f, 111.13: a copy of a permanent spell becomes a token that isn’t created', () => {
    const start = position(pools('GG'));
    const id = start.hand(alice, bear);
    const twin = start.hand(alice, instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() })));
    const table = new Table(start);
    table.answers(cast(id), pay);
    table.answer(cast(twin));
    table.passAll();
    table.passAll();
    const [token] = table.state.battlefield.map((on) => table.object(on));
    expect(token).toMatchObject({ kind: 'token', printed: { name: 'Bear', manaValue: 2 } });
    expect(table.of('TokensCreated')).toEqual([]);
  });

  test('CR 707.10 example 1: a copy has the modes and an exception of its own', () => {
    const charm = instant(
      'Charm',
      '{G}',
      spell(target.player(), { do: 'gain life', who: { players: 'target', slot: 0 }, amount: 2 }),
    );
    const start = position(pools('G'));
    const id = start.hand(alice, charm);
    const fork = start.hand(
      alice,
      instant(
        'Fork',
        '',
        spell(target.spell(), {
          do: 'copy spell',
          what: target(),
          mayChooseNewTargets: true,
          except: [{ except: 'change', change: { change: 'set colors', colors: ['R'] } }],
        }),
      ),
    );
    const table = new Table(start);
    table.answers(cast(id), select(player(alice)), pay);
    table.answer(cast(fork));
    table.passAll();
    table.answer(select(player(bob)));
    const copy = table.object(table.state.stack.at(-1)!);
    const original = table.now(id);
    expect(copy).toMatchObject({ kind: 'copy', owner: alice, controller: alice });
    expect(copy.printed.colors).not.toBe(original.printed.colors);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([22, 22]);
    isSound(table);
  });

  test('CR 707.10d: a copy for each other player that the spell could target, in the order chosen', () => {
    const heal = instant(
      'Heal',
      '',
      spell(target.player(), { do: 'gain life', who: { players: 'target', slot: 0 }, amount: 2 }),
    );
    const spread = instant(
      'Spread',
      '',
      spell(target.spell(), { do: 'copy spell', what: target(), forEach: 'player' }),
    );
    const start = position(undefined, 3);
    const id = start.hand(alice, heal);
    const more = start.hand(alice, spread);
    const table = new Table(start);
    table.answers(cast(id), select(player(alice)));
    table.answer(cast(more));
    table.passAll();
    expect(table.question).toMatchObject({ rule: '707.10d', form: 'order' });
    table.answer({ form: 'order', keys: ['player 2', 'player 1'] });
    expect(table.state.stack).toHaveLength(3);
    table.passAll();
    expect([0, 1, 2].map((seat) => table.life(seat as typeof alice))).toEqual([20, 22, 20]);
  });

  test('CR 707.10e: a copy whose new target isn’t legal isn’t made', () => {
    const pump = instant('Pump', '', spell(target.creature(), untilEndOfTurn(target(), gets(1, 1))));
    const aim = instant(
      'Aim',
      '',
      spell(target.spell(), { do: 'copy spell', what: target(), targeting: { players: 'you' } }),
    );
    const start = position();
    start.battlefield(alice, bear);
    const id = start.hand(alice, pump);
    const more = start.hand(alice, aim);
    const table = new Table(start);
    table.answer(cast(id));
    table.answer(cast(more));
    table.passAll();
    expect(table.of('SpellCopied')).toEqual([]);
  });
});
