import { describe, expect, test } from '@jest/globals';
import {
  artifacts,
  choose,
  dealDamage,
  destroy,
  gainLife,
  instant,
  lands,
  mode,
  returnToHand,
  spell,
  target,
} from '@stacktrail/card-tree';
import { bear, alice, bob, position, object, pick, player, select, Table } from '@stacktrail/test-kit';

describe('CR 700.2: modal spells', () => {
  const charm = instant(
    'Charm',
    '',
    spell(
      choose(
        1,
        mode(target.one(artifacts), destroy(target())),
        mode(target.creature(), destroy(target())),
        mode(gainLife(3)),
      ),
    ),
  );

  test('CR 700.2a: a mode that lacks a legal target can’t be chosen; CR 700.2c: targets of the chosen one alone', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const card = p.hand(alice, charm);
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ options: [{ key: '2' }, { key: '3' }], min: 1, max: 1 });
    table.answer(pick('2'));
    table.passAll();
    expect([table.zoneOf(victim), table.life(alice)]).toEqual(['graveyard', 20]);
  });

  test('CR 700.2d, 608.2c: two modes, each once, followed in printed order', () => {
    const command = instant(
      'Command',
      '',
      spell(
        choose(
          2,
          mode(target.creature(), returnToHand(target())),
          mode(gainLife(1)),
          mode(target.player(), dealDamage(2)),
        ),
      ),
    );
    const p = position();
    const victim = p.battlefield(bob, bear);
    const card = p.hand(alice, command);
    const table = new Table(p);
    table.cast(card);
    expect(() => table.answer(pick('1', '1'))).toThrow('700.2a');
    table.answers(pick('3', '1'), select(player(bob)));
    expect(table.now(card).announced).toMatchObject({ modes: [0, 2], targets: [[object(victim)], [player(bob)]] });
    table.passAll();
    expect([table.zoneOf(victim), table.life(bob), table.life(alice)]).toEqual(['hand', 18, 20]);
  });

  test('with no mode that could be chosen the cast is illegal', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant(
        'None',
        '',
        spell(choose(1, mode(target.one(artifacts), destroy(target())), mode(target.one(lands), destroy(target())))),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.reversed?.rule).toBe('700.2a');
  });
});
