import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
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
import { bear, alice, bob, position, object, pick, plainState, player, select, Table } from '@stacktrail/test-kit';

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

describe('CR 700.2: “choose one that hasn’t been chosen”', () => {
  function asking(notChosen: 'ever' | 'this turn') {
    const text = choose(1, mode(gainLife(1)), mode(gainLife(10)));
    const p = position();
    for (const player of [alice, bob]) for (let i = 0; i < 3; i++) p.library(player, bear);
    const idol = p.battlefield(
      alice,
      artifact('Idol', '{1}', [], activated([], { ...text, choose: { ...text.choose!, notChosen } })),
    );
    const table = new Table(p);
    return { table, use: () => table.activate(idol) };
  }

  test('what was chosen before can’t be chosen again, and once all have been the ability can’t be activated', () => {
    const { table, use } = asking('ever');
    use();
    expect(table.question).toMatchObject({ kind: 'choose modes', options: [{ key: '1' }, { key: '2' }] });
    table.answer(pick('2'));
    table.passAll();
    use();
    table.passAll();
    expect(table.life(alice)).toBe(31);
    use();
    expect([table.of('ModesChosen').length, table.stack]).toEqual([2, []]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('another object has chosen none, and of “this turn” the next turn begins anew', () => {
    const { table, use } = asking('this turn');
    use();
    table.answer(pick('1'));
    table.passAll();
    table.passUntil('upkeep');
    table.passUntil('upkeep');
    use();
    expect(table.question).toMatchObject({ kind: 'choose modes', options: [{ key: '1' }, { key: '2' }] });
    expect(asking('this turn').table.life(alice)).toBe(20);
  });
});
