import { snapshotOf, stateFrom } from '@stacktrail/game-state';
import { describe, expect, test } from '@jest/globals';
import { creature, gainLife, triggered, type Effect } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import {
  pick,
  bear,
  forest,
  doing,
  watching,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  position,
  type Position,
  Table,
  vanguard,
} from '@stacktrail/test-kit';

const restart: Effect = { do: 'restart the game' };
const exiledCreatures = { objects: 'each', filter: { is: 'type', type: 'Creature' }, zone: 'exile' } as const;
const leaving: readonly Effect[] = [
  { do: 'restart the game', leaving: exiledCreatures, label: 'left' },
  {
    do: 'move',
    what: { objects: 'result', label: 'left' },
    to: { zone: 'battlefield', control: 'you' },
  },
];

/** Alice casts a sorcery that restarts the game, and all keep their hands. */
function restarted(effects: readonly Effect[], set: (p: Position) => void, players = 2): Table {
  const p = position((state) => {
    state.activePlayer = bob;
    state.priority = alice;
    state.players = state.players.map((player) => Object.assign(player, { life: 5 }));
  }, players);
  for (let seat = 0; seat < players; seat++) for (let i = 0; i < 10; i++) p.library(seat as PlayerId, forest);
  const card = p.stack(alice, doing(...effects));
  set(p);
  const table = new Table(p);
  expect(table.object(card).zone).toBe('stack');
  table.passAll();
  return table;
}

function keep(table: Table): Table {
  while (table.question.kind === 'mulligan') table.answer(pick('keep'));
  return table;
}

describe('CR 725: restarting the game', () => {
  test('CR 104.6, 725.1: nobody wins or loses; the players start a new game as CR 103 says', () => {
    const table = restarted([restart], (p) => {
      p.battlefield(alice, bear, { counters: { '+1/+1': 1 } });
      p.graveyard(bob, bear);
      p.exile(alice, forest);
    });
    expect([table.state.outcome, table.of('PlayerLost'), table.state.turn]).toEqual([null, [], 0]);
    expect(table.asked).toBe('mulligan 0');
    expect(table.state.players.map(({ life, library, hand }) => [life, library.length, hand.length])).toEqual([
      [20, 6, 7],
      [20, 4, 7],
    ]);
    expect([table.state.battlefield, table.state.exile, table.state.stack]).toEqual([[], [], []]);
    expect(table.of('LibraryShuffled').map(({ data }) => [data.player, data.count])).toEqual([
      [alice, 13],
      [bob, 11],
    ]);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
    keep(table);
    expect([table.asked, table.state.turn, table.state.step]).toEqual(['priority 0', 1, 'upkeep']);
    expect(plainState(stateFrom(snapshotOf(table.state), table.state.catalog))).toBe(plainState(table.state));
  });

  test('CR 725.1: what happened in the game that ended triggers nothing in the new one', () => {
    const table = restarted([gainLife(1), restart], (p) => {
      const greedy = triggered({ on: 'gains life', who: 'you' }, gainLife(1));
      p.battlefield(alice, watching('Watch', greedy));
      p.battlefield(bob, watching('Other', triggered({ on: 'gains life', who: 'an opponent' }, gainLife(1))));
    });
    keep(table);
    expect([table.stack, table.state.waiting, table.life(alice)]).toEqual([[], [], 20]);
  });

  test('CR 725.1: neither does it trigger what is there in both, such as a vanguard', () => {
    const heard = triggered(
      { on: 'ability triggers', who: 'you', what: { is: 'type', type: 'Enchantment' } },
      gainLife(1),
    );
    const pays: Effect = {
      do: 'may pay',
      who: { players: 'you' },
      cost: [{ cost: 'pay life', amount: 1 }],
      effects: [restart],
    };
    const p = position();
    for (const seat of [alice, bob]) for (let i = 0; i < 8; i++) p.library(seat, forest);
    p.stack(alice, doing(pays));
    p.command(alice, vanguard('Sage', 0, 0, heard));
    p.battlefield(alice, watching('Watch', triggered({ on: 'loses life', who: 'you' }, gainLife(1))));
    const table = new Table(p);
    table.passAll();
    table.answer(pick('yes'));
    expect(table.of('AbilityTriggered').map(({ data }) => table.object(data.source).printed.name)).toEqual(['Watch']);
    keep(table);
    expect([table.stack, table.state.waiting]).toEqual([[], []]);
  });

  test('CR 725.1, 103.5c: in a format with a free mulligan it is free in the new game too', () => {
    const begun = (['constructed', 'brawl'] as const).map((format) => {
      const p = position((state) => {
        state.setup = { ...state.setup!, format };
      });
      for (const seat of [alice, bob]) for (let i = 0; i < 8; i++) p.library(seat, forest);
      p.stack(alice, doing(restart));
      const table = new Table(p);
      table.passAll();
      return table.state.setup!;
    });
    expect(begun.map(({ freeMulligan, startingLife }) => [freeMulligan, startingLife])).toEqual([
      [false, 20],
      [true, 25],
    ]);
  });

  test('CR 725.1a: the starting player is whoever controlled what restarted the game', () => {
    const table = keep(restarted([restart], () => undefined));
    expect(table.of('StartingPlayerChosen').map(({ data, rule }) => [data.player, rule])).toEqual([[alice, '725.1a']]);
    expect([table.state.startingPlayer, table.state.activePlayer]).toEqual([alice, alice]);
    table.passUntil('precombat main');
    expect(table.of('StepBegan').map(({ data }) => data.step)).not.toContain('draw'); // CR 103.8a
  });

  test('CR 725.2: phased-out permanents and what was brought in from outside are involved, tokens are not', () => {
    const phase: Effect = { do: 'phase out', what: { objects: 'each', filter: { is: 'type', type: 'Creature' } } };
    const table = restarted([phase, restart], (p) => {
      p.battlefield(bob, bear);
      p.token(bob, {
        name: 'Imp',
        colors: [],
        supertypes: [],
        types: ['Creature'],
        subtypes: [],
        abilities: [],
        power: 1,
        toughness: 1,
      });
      p.outside(alice, bear);
    });
    expect(
      table.state.players.map(({ library, hand, outside }) => [library.length + hand.length, outside.length]),
    ).toEqual([
      [11, 1],
      [11, 0],
    ]);
    expect(cardTroubleOf(table.state)).toEqual([]);
  });

  test('CR 725.2 example: a creature card that a spell brought from outside the game is in its player’s library', () => {
    const wish: Effect = {
      do: 'move',
      what: { objects: 'each', filter: { is: 'type', type: 'Creature' }, zone: 'outside', of: { players: 'you' } },
      to: { zone: 'hand' },
    };
    let brought = 0 as ObjectId;
    const table = restarted([wish, restart], (p) => (brought = p.outside(alice, bear)));
    const { card } = table.object(brought);
    const restartedAt = table.of('GameRestarted')[0]!.revision;
    expect(table.of('ObjectMoved').find(({ data }) => data.object === brought)!.data.to).toBe('hand');
    expect(table.of('LibraryShuffled').find(({ data }) => data.player === alice)!.revision).toBeGreaterThan(
      restartedAt,
    );
    const { library, hand, outside } = table.state.players[alice]!;
    expect([library.length + hand.length, outside]).toEqual([12, []]);
    const now = [...library, ...hand].filter((id) => table.object(id).card === card);
    expect([now.length, table.object(now[0]!).owner]).toEqual([1, alice]);
  });

  test('CR 725.2: ownership doesn’t change, wherever the cards were', () => {
    const table = restarted([restart], (p) => void p.battlefield(alice, bear, { controller: bob }));
    const bears = [...table.state.objects.values()].filter(({ left, printed }) => !left && printed.name === 'Bear');
    expect(bears.map(({ owner, controller }) => [owner, controller])).toEqual([[alice, alice]]);
  });

  test('CR 725.3: who has too few cards for a hand loses in the first upkeep', () => {
    const p = position();
    for (let i = 0; i < 10; i++) p.library(bob, forest);
    p.stack(alice, doing(restart));
    const table = new Table(p);
    table.passAll();
    expect([table.asked, table.of('DrawFailed').length]).toEqual(['mulligan 0', 6]);
    while (table.live.pending?.question.kind === 'mulligan') table.answer(pick('keep'));
    expect(table.of('PlayerLost').map(({ data, rule }) => [data.player, rule])).toEqual([[alice, '704.5b']]);
    expect(table.of('StepBegan').at(-1)?.data.step).toBe('upkeep');
  });

  test('CR 725.4, 725.5: exempt cards aren’t in their deck, and what else is said is done just before the first turn', () => {
    let spared = 0 as ObjectId;
    const table = restarted(leaving, (p) => {
      spared = p.exile(bob, bear);
      p.exile(alice, forest);
    });
    expect([table.zoneOf(spared), table.state.turn]).toEqual(['exile', 0]);
    expect(table.of('GameRestarted').map(({ data }) => data.exempt)).toEqual([[spared]]);
    keep(table);
    const permanent = table.now(spared);
    expect([permanent.zone, permanent.controller, permanent.owner]).toEqual(['battlefield', alice, bob]);
    const put = table.of('ObjectMoved').find(({ data }) => data.becomes === permanent.id)!;
    expect(put.revision).toBeGreaterThan(table.of('HandKept').at(-1)!.revision);
    expect(put.revision).toBeLessThan(table.of('TurnBegan')[0]!.revision);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
    table.passUntil('declare attackers');
    expect(table.asked).toBe('declare attackers 0'); // it was there as the turn began (CR 302.6)
  });

  test('CR 725.4: what triggers then goes on the stack in the first upkeep', () => {
    const arrives = triggered({ on: 'enters', what: { is: 'this' } }, gainLife(4));
    const table = keep(
      restarted(leaving, (p) => void p.exile(alice, creature('Guest', '{1}', ['Bear'], 1, 1, arrives))),
    );
    expect([table.state.step, table.stack]).toEqual(['upkeep', ['ability of Guest']]);
    table.passAll();
    expect(table.life(alice)).toBe(24);
  });

  test('CR 725.1: nothing of the game that ended is left: emblems, effects, triggers that wait, mana', () => {
    const dies = triggered({ on: 'dies', what: { is: 'type', type: 'Creature' } }, gainLife(9));
    const kill: Effect = { do: 'destroy', what: { objects: 'each', filter: { is: 'type', type: 'Creature' } } };
    const table = keep(
      restarted([kill, restart], (p) => {
        p.battlefield(alice, watching('Watch', dies));
        p.battlefield(bob, bear);
        p.effect({ changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }], objects: [] });
      }),
    );
    const { stack, waiting, effects, delayed, usedThisGame, combat } = table.state;
    expect({ stack, waiting, effects, delayed, usedThisGame, combat }).toEqual({
      stack: [],
      waiting: [],
      effects: [],
      delayed: [],
      usedThisGame: [],
      combat: null,
    });
  });

  test('CR 725.5a: an exempt commander doesn’t begin in the command zone, and is its deck’s commander still', () => {
    for (const where of ['exile', 'graveyard'] as const) {
      let leader = 0 as ObjectId;
      const table = keep(
        restarted([{ do: 'restart the game', leaving: exiledCreatures }], (p) => {
          leader = p.leads(p[where](alice, bear, { placedAt: -1 as Revision }), { casts: [2, 0] });
        }),
      );
      const { card } = table.object(leader);
      const now = [...table.state.objects.values()].find((object) => !object.left && object.card === card)!;
      expect(now.zone).toBe(where === 'exile' ? 'exile' : 'command');
      expect(table.state.commanders.map((one) => [one.card, one.casts])).toEqual([[card, [0, 0]]]);
    }
  });

  test('CR 725.1: players who had left stay out of it, and two who are left have a two-player game', () => {
    const p = position((state) => {
      state.players = state.players.map((player) =>
        Object.assign(player, { lost: player.id === 2, library: player.id === 2 ? [] : player.library }),
      );
    }, 3);
    for (const seat of [alice, bob]) for (let i = 0; i < 8; i++) p.library(seat, forest);
    p.stack(alice, doing(restart));
    const table = new Table(p);
    table.passAll();
    expect(table.of('GameRestarted')[0]!.data).toMatchObject({ players: [alice, bob], freeMulligan: false });
    keep(table).passUntil('precombat main');
    expect(table.of('StepBegan').map(({ data }) => data.step)).not.toContain('draw');
  });

  test('CR 800.4a: its controller may leave while hands are kept; the others go on with the new game', () => {
    const table = restarted(leaving, (p) => void p.exile(bob, bear), 3);
    const left = table.live.concede(alice);
    expect(left.accepted).toBe(true);
    if (left.accepted) table.facts.push(...left.events);
    keep(table);
    expect([table.state.players.map(({ keptHand }) => keptHand), table.state.turn]).toEqual([[false, true, true], 1]);
    expect(table.state.battlefield).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
  });
});
