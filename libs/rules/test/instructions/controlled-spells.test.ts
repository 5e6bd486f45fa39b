import { describe, expect, test } from '@jest/globals';
import {
  apply,
  creature,
  creatures,
  dealDamage,
  instant,
  spell,
  tap,
  target,
  all,
  youControl,
  each,
  opponentControls,
  sorcery,
  you,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, balm, bear, bob, elf, position, select, Table } from '@stacktrail/test-kit';

const cub = creature('Cub', '', ['Bear'], 2, 2);
const gainControl: Effect = apply(target(0), 'rest of the game', { change: 'control', to: you });
const newTargets: Effect = {
  do: 'change targets',
  who: you,
  how: 'choose new',
  of: target(0),
};
const takeOver: CardDefinition = instant('Take over', '', spell(target.spell(), gainControl));
const snatch: CardDefinition = instant('Snatch', '', spell(target.spell(), gainControl, newTargets));

/** Alice casts a card; Bob answers with another, which resolves. */
function takenOver(by: CardDefinition, card: CardDefinition): [Table, ObjectId] {
  const p = position();
  const cast = p.hand(alice, card);
  const answer = p.hand(bob, by);
  const table = new Table(p);
  table.cast(cast);
  table.pass();
  table.cast(answer);
  table.passAll();
  return [table, table.now(cast).id];
}

describe('CR 108.4, 112.2, 613.1b: control of a spell', () => {
  test('CR 608.3a, 110.2a: a permanent spell enters under the control of the player who gained control of it', () => {
    const [table, taken] = takenOver(takeOver, cub);
    expect(table.object(taken).controller).toBe(bob);
    table.passAll();
    const permanent = table.now(taken);
    expect([permanent.zone, permanent.controller, permanent.owner]).toEqual(['battlefield', bob, alice]);
    table.passAll();
    expect(table.now(taken).controller).toBe(bob);
  });

  test('CR 109.5: “you” on a spell is whoever controls it as it resolves', () => {
    const [table] = takenOver(takeOver, balm);
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
  });

  test('CR 115.7d: its new targets are legal for its new controller, who has control at once', () => {
    const p = position();
    const strike = p.hand(
      alice,
      instant('Strike', '', spell(target.one(all(creatures, opponentControls)), dealDamage(1, target()))),
    );
    const answer = p.hand(bob, snatch);
    const [his, hers] = [p.battlefield(bob, elf), p.battlefield(alice, elf)];
    const table = new Table(p);
    table.cast(strike);
    table.pass();
    table.cast(answer);
    table.pass(2);
    table.answer(select(hers));
    table.passAll();
    expect([his, hers].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'graveyard']);
  });

  test('CR 701.12b: two players exchange control of a permanent and a spell', () => {
    const p = position();
    const cast = p.hand(alice, balm);
    const swap = p.hand(
      bob,
      instant(
        'Swap',
        '',
        spell(target.spell(), target.creature(youControl), {
          do: 'exchange control',
          first: target(0),
          second: target(1),
        }),
      ),
    );
    const his = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(cast);
    table.pass();
    table.cast(swap);
    table.passAll();
    table.passAll();
    expect([table.object(his).controller, table.life(bob)]).toEqual([alice, 21]);
  });

  test('CR 608.2c: the next instruction finds control of a permanent changed', () => {
    const p = position();
    const steal = p.hand(
      alice,
      sorcery('Steal', '', spell(target.creature(), gainControl, tap(each(all(creatures, youControl))))),
    );
    const his = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(steal);
    table.passAll();
    expect([table.object(his).controller, table.object(his).tapped]).toEqual([alice, true]);
  });
});
