import { describe, expect, test } from '@jest/globals';
import { gainLife, triggered, type Ability, type CardDefinition } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  order,
  pay,
  pick,
  doing,
  resolves,
  watching,
  gameAt,
  plainState,
  alice,
  bob,
  position,
  factsOf,
  run,
  readCard,
  pools,
  Table,
  diceWillShow,
  phenomenon,
  plane,
} from '@stacktrail/test-kit';
import { decisionView } from '@stacktrail/views';
import { rollPlanarDie } from '../../src/mechanics/variants/planar-die.js';
import { action, arena, scene, chaos } from './planechase-stage.js';

const me = { players: 'you' } as const;

const grove = plane('Grove', triggered(action('planeswalk to'), gainLife(10)));

const rift = phenomenon('Rift', triggered(action('planeswalk to'), gainLife(5)));

const rolling = (object: ObjectId) => act({ do: 'special', object, action: 'roll the planar die' });

function upNames({ state }: Table): readonly string[] {
  return state.command.map((id) => state.objects.get(id)!.printed.name);
}

describe('CR 901.9, 116.2i: rolling the planar die', () => {
  test('CR 901.3a: one of its six sides has the Planeswalker symbol, one the chaos symbol', () => {
    const p = position((state) => {
      state.planarController = alice;
    });
    const game = gameAt(p);
    for (let i = 0; i < 200; i++) run(game, rollPlanarDie(game, alice, false, { rule: '901.9' }));
    const seen = new Map(factsOf(game.action, 'PlanarDieRolled').map(({ data: { side, face } }) => [side, face]));
    expect([...seen].sort()).toEqual([
      [1, 'planeswalker'],
      [2, 'chaos'],
      ...[3, 4, 5, 6].map((side) => [side, 'blank']),
    ]);
  });

  test('CR 116.2i: it costs as much mana as it has been done this turn; a blank face does nothing', () => {
    const { up, table } = scene(
      arena,
      [[grove], [grove]],
      () => undefined,
      (state) => {
        diceWillShow(state, alice, 3, 4, 5);
        pools('GGG')(state);
      },
    );
    const left: string[] = [];
    for (let i = 0; i < 3; i++) {
      table.answer(rolling(up));
      if (table.question.kind !== 'priority') table.answer(pay);
      left.push(table.pool(alice));
    }
    expect(left).toEqual(['GGG', 'GG', '']);
    expect(table.of('PlanarDieRolled').map(({ data, rule }) => [data.face, data.special, rule])).toEqual(
      Array.from({ length: 3 }, () => ['blank', true, '901.9']),
    );
    expect([table.stack, table.asked]).toEqual([[], 'priority 0']);
    expect(table.fold()).toBe(plainState(table.state));
    table.passUntil('upkeep');
    expect(table.state.players[alice]!.planarDieRolls).toBe(0);
  });

  test('CR 116.2i: what can’t be paid is reversed, and the die isn’t rolled', () => {
    const { up, table } = scene(arena, [[grove]], undefined, (state) => diceWillShow(state, alice, 6, 1));
    table.answer(rolling(up));
    table.answer(rolling(up));
    if (table.question.kind !== 'priority') table.answer(pay);
    expect([table.reversed?.rule, table.of('PlanarDieRolled').length]).toEqual(['601.2h', 1]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 116.2i: it is refused at another time, to another player and in another game', () => {
    const { up, table } = scene(arena, [[grove]]);
    expect(table.options(up).map((one) => 'action' in one && one.action)).toEqual(['roll the planar die']);
    const view = decisionView(table.live.pending!, table.state, { seat: alice });
    expect(JSON.stringify(view)).toContain('Roll the planar die: Arena');
    table.pass();
    expect(table.options(up)).toEqual([]);
    expect(() => table.answer(rolling(up))).toThrow('116.2i');
    const plain = new Table(position());
    expect(() => plain.answer(rolling(1 as ObjectId))).toThrow('116.2i');
  });

  test('CR 901.9b, 311.7: at the chaos symbol chaos ensues, and the planar controller controls what triggers', () => {
    const { up, table } = scene(
      arena,
      [[grove]],
      (p) => void p.battlefield(bob, watching('Watch', triggered(chaos, gainLife(7)))),
      (state) => diceWillShow(state, alice, 2),
    );
    table.answer(rolling(up));
    expect(table.stack).toEqual(['ability of Arena', 'ability of Watch']);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([23, 27]);
  });

  test('CR 901.8, 901.9c: at the Planeswalker symbol an ability without a source makes its controller planeswalk', () => {
    const { up, decks, table } = scene(arena, [[grove, rift]], undefined, (state) => diceWillShow(state, alice, 1));
    table.answer(rolling(up));
    expect([table.stack, upNames(table)]).toEqual([['ability of the rules'], ['Arena']]);
    table.passAll();
    expect(upNames(table)).toEqual(['Grove']);
    expect(table.state.command).toEqual([decks[0]![0]]);
    expect(table.asked).toBe('order triggers 0');
    table.answer(order(...table.state.waiting.map(({ id }) => id)));
    expect(table.stack).toEqual(['ability of Arena', 'ability of Grove']); // away from one, to the other
    expect(table.of('AbilityTriggered').map(({ rule }) => rule)).toEqual(['901.8', '603.2', '603.2']);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 706.7, 901.9d: it triggers what triggers on rolling dice, and has no numerical result', () => {
    const roll = (name: string, more = {}): Ability =>
      triggered({ on: 'keyword action', action: name, who: 'you', ...more }, gainLife(1));
    const { up, table } = scene(
      grove,
      [[arena]],
      (p) => {
        p.battlefield(alice, watching('Dice', roll('roll dice')));
        p.battlefield(alice, watching('High', roll('roll a die', { atLeast: 2 })));
        p.battlefield(alice, watching('Two', roll('roll dice', { atLeast: 2 })));
        p.battlefield(alice, watching('Planar', roll('roll the planar die')));
      },
      (state) => diceWillShow(state, alice, 6),
    );
    table.answer(rolling(up));
    expect(table.state.waiting.map(({ source }) => table.object(source).printed.name)).toEqual(['Planar', 'Dice']);
  });

  test('CR 901.9: an effect that rolls it is no special action, and makes none dearer', () => {
    const { up, table } = scene(
      arena,
      [[grove]],
      (p) => void p.hand(alice, doing({ do: 'roll the planar die', who: me })),
      (state) => diceWillShow(state, alice, 4, 4),
    );
    resolves(table, table.state.players[alice]!.hand[0]!);
    table.answer(rolling(up));
    expect(table.of('PlanarDieRolled').map(({ data }) => data.special)).toEqual([false, true]);
    expect(table.asked).toBe('priority 0');
  });
});

describe('CR 706.6: more planar dice, of which the player ignores as many', () => {
  const luck = (): CardDefinition =>
    readCard(
      watching('Luck'),
      'If you would roll one or more planar dice, instead roll that many planar dice plus one and ignore one.',
    );

  test('CR 706.6, 901.9: the player chooses among the dice, and no ability triggers on what is ignored', () => {
    const { up, table } = scene(
      arena,
      [[grove]],
      (p) => {
        p.battlefield(alice, luck());
        p.battlefield(alice, watching('Dice', triggered(action('roll a die', false), gainLife(1))));
      },
      (state) => diceWillShow(state, alice, 1, 2),
    );
    table.answer(rolling(up));
    expect(table.question.rule).toBe('706.6');
    table.answer(pick('2'));
    expect(table.of('PlanarDieRolled').map(({ data: { face, special } }) => [face, special])).toEqual([
      ['chaos', true],
    ]);
    expect(table.of('DiceRolled').map(({ data: { natural, ignored } }) => [natural, ignored])).toEqual([[[1], [0]]]);
    table.answer(order(...table.state.waiting.map(({ id }) => id)));
    table.passAll();
    table.passAll();
    expect([table.life(alice), upNames(table)]).toEqual([24, ['Arena']]); // chaos, and one die
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 706.6: the dice of another player are as many as ever', () => {
    const { table } = scene(
      arena,
      [[grove]],
      (p) => {
        p.battlefield(alice, luck());
        p.hand(alice, doing({ do: 'roll the planar die', who: { players: 'each opponent' } }));
      },
      (state) => diceWillShow(state, bob, 4),
    );
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect([table.of('PlanarDieRolled').length, table.of('DiceRolled').length]).toEqual([1, 0]);
  });
});

describe('CR 901.8: the planeswalking ability of a player who isn’t the planar controller', () => {
  test('CR 901.8, 701.31a: whoever rolled controls it, and doesn’t planeswalk', () => {
    const { table } = scene(
      arena,
      [[grove], [grove]],
      (p) => void p.hand(alice, doing({ do: 'roll the planar die', who: { players: 'each opponent' } })),
      (state) => diceWillShow(state, bob, 1),
    );
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(table.stack).toEqual(['ability of the rules']);
    expect(table.object(table.state.stack[0]!).controller).toBe(bob);
    table.passAll();
    expect([table.stack, upNames(table)]).toEqual([[], ['Arena']]);
  });
});

describe('CR 614.1a: instead of planeswalking, or of rolling the planar die', () => {
  const law = (text: string): CardDefinition => readCard(watching('Law'), text);

  test('CR 614.1a, 901.8: chaos ensues where a player would planeswalk', () => {
    const { up, table } = scene(
      arena,
      [[grove], [grove]],
      (p) => void p.battlefield(bob, law('If a player would planeswalk, chaos ensues instead.')),
      (state) => diceWillShow(state, alice, 1),
    );
    table.answer(rolling(up));
    table.passAll();
    expect([upNames(table), table.stack]).toEqual([['Arena'], ['ability of Arena']]);
    table.passAll();
    expect([table.life(alice), table.of('SupplementaryCardTurnedUp')]).toEqual([23, []]); // chaos alone
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 614.1a, 901.9: a roll that is replaced isn’t made', () => {
    const { up, table } = scene(
      arena,
      [[grove], [grove]],
      (p) => void p.battlefield(alice, law('If you would roll the planar die, you gain 4 life instead.')),
      (state) => diceWillShow(state, alice, 1),
    );
    table.answer(rolling(up));
    expect([table.life(alice), table.of('PlanarDieRolled'), table.stack]).toEqual([24, [], []]);
    expect(table.fold()).toBe(plainState(table.state));
  });
});
