import { describe, expect, test } from '@jest/globals';
import {
  always,
  attached,
  creature,
  creatures,
  creatureToken,
  enchant,
  enchantment,
  endStep,
  gainLife,
  instant,
  kept,
  spell,
  target,
  triggered,
  type Effect,
  type Modification,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { PlayerStateRecord, isDesignated } from '@stacktrail/game-state';
import { act, select, bear, zap, alice, bob, position, type Position, story, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const yours: Modification = { change: 'control', to: { players: 'you' } };
const steal = (until: 'this turn' | 'rest of the game'): Effect => ({
  do: 'apply',
  to: target(),
  changes: [yours],
  until,
});
const threaten = instant('A spell that takes control for a turn', '', spell(target.creature(), steal('this turn')));
const three = (): Position => position(undefined, 3);

/** The player concedes; the facts of it are told without the decisions. */
function concede(table: Table, player: PlayerId): readonly string[] {
  const result = table.live.concede(player);
  if (!result.accepted) throw new Error(result.message);
  table.facts.push(...result.events);
  return story(result.events);
}

describe('CR 800.4a: what leaves with a player', () => {
  test('CR 800.4a example: what an Aura of theirs controlled reverts, and an Aura on what they own is put away', () => {
    const control = enchantment('A control Aura', '{3}{U}{U}', ['Aura'], enchant(creatures), always(attached, yours));
    const scene = (): { readonly table: Table; readonly ids: readonly number[] } => {
      const p = three();
      const griffin = p.battlefield(bob, bear, { controller: alice, baseController: bob });
      const mindControl = p.battlefield(alice, control, { attachedTo: griffin });
      return { table: new Table(p), ids: [griffin, mindControl] };
    };
    const aliceLeaves = scene();
    concede(aliceLeaves.table, alice);
    expect(aliceLeaves.table.object(aliceLeaves.ids[0] as never)).toMatchObject({
      controller: bob,
      zone: 'battlefield',
    });
    expect(aliceLeaves.table.zoneOf(aliceLeaves.ids[1] as never)).toBe('gone');
    const bobLeaves = scene();
    concede(bobLeaves.table, bob);
    expect(bobLeaves.table.zoneOf(bobLeaves.ids[0] as never)).toBe('gone');
    expect(bobLeaves.table.zoneOf(bobLeaves.ids[1] as never)).toBe('graveyard');
    expect(bobLeaves.table.fold()).toBe(bobLeaves.table.fold());
  });

  test('CR 800.4a example 2: an effect of a resolved spell that gives them control ends', () => {
    const p = three();
    const theirs = p.battlefield(bob, bear);
    const table = new Table(withHand(p, alice));
    table.cast(table.state.players[alice]!.hand[0]!);
    table.pass(3);
    expect(table.object(theirs).controller).toBe(alice);
    const facts = concede(table, alice);
    expect(facts).toContain('800.4a EffectEnded');
    expect(facts).toContain('613.1b ControlChanged');
    expect(table.object(theirs).controller).toBe(bob);
  });

  test('CR 800.4a example 3: what they control by default but another owns is exiled', () => {
    const scene = (): { readonly table: Table; readonly angel: never } => {
      const p = three();
      const angel = p.battlefield(bob, bear, { controller: alice, baseController: alice }) as never;
      return { table: new Table(p), angel };
    };
    const bobLeaves = scene();
    concede(bobLeaves.table, bob);
    expect(bobLeaves.table.zoneOf(bobLeaves.angel)).toBe('gone');
    const aliceLeaves = scene();
    const facts = concede(aliceLeaves.table, alice);
    expect(facts).toContain('800.4a ObjectMoved');
    expect(aliceLeaves.table.now(aliceLeaves.angel)).toMatchObject({ zone: 'exile', owner: bob });
  });

  test('CR 800.4a example 4: tokens that entered under their control leave, those of others stay', () => {
    const p = three();
    const myr = creatureToken(1, 1, [], ['Myr']);
    const [mine, theirs] = [p.token(alice, myr), p.token(bob, myr)];
    const table = new Table(p);
    concede(table, alice);
    expect([table.zoneOf(mine), table.zoneOf(theirs)]).toEqual(['gone', 'battlefield']);
  });

  test('CR 800.4a: spells and abilities that they control on the stack go, and the rest resolves', () => {
    const p = three();
    const [first, second] = [p.hand(alice, zap), p.hand(bob, zap)];
    const table = new Table(p);
    table.cast(first, select({ is: 'player', id: carol }));
    table.pass();
    table.cast(second, select({ is: 'player', id: carol }));
    expect(table.stack).toEqual(['Zap', 'Zap']);
    concede(table, alice);
    expect(table.stack).toEqual(['Zap']);
    table.pass(2);
    expect(table.life(carol)).toBe(19);
  });

  test('CR 800.4a: if they had priority, the next player in turn order who is still in the game gets it', () => {
    const table = new Table(three());
    expect(table.asked).toBe('priority 0');
    concede(table, alice);
    expect(table.asked).toBe('priority 1');
    const other = new Table(three());
    concede(other, carol);
    expect(other.asked).toBe('priority 0');
  });

  test('CR 603.6c: their permanents leave the battlefield, which abilities of others see', () => {
    const p = three();
    const watcher = creature(
      'A watcher',
      '{G}',
      [],
      1,
      1,
      triggered({ on: 'leaves the battlefield', what: creatures }, [
        { do: 'gain life', who: { players: 'you' }, amount: 1 },
      ]),
    );
    p.battlefield(bob, watcher);
    p.battlefield(alice, bear);
    const table = new Table(p);
    const facts = concede(table, alice);
    expect(facts).toContain('603.2 AbilityTriggered');
    table.pass(2);
    expect(table.life(bob)).toBe(21);
  });

  test('CR 506.4, 800.4a: creatures that they own are removed from combat', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    }, 3);
    const attacker = p.battlefield(alice, bear);
    const blocker = p.battlefield(bob, bear);
    const table = new Table(p);
    table.pass(3);
    table.answer({ form: 'attack', attacks: [{ attacker, defender: { is: 'player', id: bob } }] });
    table.pass(3);
    expect(table.asked).toBe('declare blockers 1');
    concede(table, alice);
    expect(table.zoneOf(blocker)).toBe('battlefield');
    expect(table.state.combat?.attackers ?? []).toEqual([]);
    expect(table.question.player).not.toBe(alice);
  });
});

describe('CR 800.4b-e: what nothing gives to a player who has left', () => {
  test('CR 800.4b: a token isn’t created under their control, and nothing enters under it', () => {
    const p = three();
    const gift = instant(
      'A gift',
      '',
      spell(target.player(), {
        do: 'create tokens',
        who: { players: 'target', slot: 0 },
        count: 1,
        token: creatureToken(1, 1, ['W'], ['Soldier']),
      }),
    );
    const card = p.hand(alice, gift);
    const table = new Table(p);
    table.cast(card, select({ is: 'player', id: bob }));
    concede(table, bob);
    table.pass(2);
    expect(table.of('TokensCreated')).toEqual([]);
    expect(table.of('ResolutionFailed')).toHaveLength(1); // its only target is illegal
  });

  test('CR 800.4c: when the last effect that gave control of a permanent ends, it is exiled if its controller by default has left', () => {
    const p = three();
    const angel = p.battlefield(bob, bear, { controller: alice, baseController: alice });
    const card = p.hand(carol, threaten);
    const table = new Table(p);
    table.pass(2);
    table.cast(card);
    table.pass(3);
    expect(table.object(angel).controller).toBe(carol);
    concede(table, alice);
    expect(table.object(angel)).toMatchObject({ controller: carol, zone: 'battlefield' });
    while (table.state.turn === 3) table.pass();
    expect(table.now(angel)).toMatchObject({ zone: 'exile', owner: bob });
    expect(table.facts.some(({ rule, type }) => rule === '800.4c' && type === 'ObjectMoved')).toBe(true);
  });

  test('CR 800.4d example: a delayed triggered ability of theirs triggers and isn’t put on the stack', () => {
    const p = three();
    const slide: Effect = { do: 'move', what: target(), to: { zone: 'exile' }, label: 'it' };
    const back: Effect = {
      do: 'delayed trigger',
      ability: triggered(endStep, { do: 'move', what: kept, to: { zone: 'battlefield' } }),
      keep: { objects: 'result', label: 'it' },
    };
    const card = p.hand(bob, instant('A slide', '', spell(target.creature(), slide, back)));
    const specter = p.battlefield(alice, bear);
    const table = new Table(p);
    table.pass();
    table.cast(card);
    table.pass(3);
    expect(table.zoneOf(specter)).toBe('exile');
    concede(table, bob);
    while (table.state.turn === 3) table.pass();
    expect(table.of('AbilityTriggered')).toHaveLength(1);
    expect(table.of('TriggerRemoved')).toMatchObject([{ rule: '800.4d' }]);
    expect(table.zoneOf(specter)).toBe('exile');
  });

  test('CR 800.4e: combat damage isn’t assigned to a player who has left', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    }, 3);
    const attacker = p.battlefield(alice, bear);
    const table = new Table(p);
    table.pass(3);
    table.answer({ form: 'attack', attacks: [{ attacker, defender: { is: 'player', id: bob } }] });
    concede(table, bob);
    while (table.state.turn === 3 && table.question.kind === 'priority') table.answer(act({ do: 'pass' }));
    expect(table.of('DamageDealtToPlayer')).toEqual([]);
    expect(table.life(carol)).toBe(20);
  });
});

describe('CR 800.4i: what effects ask about a player who has left', () => {
  const theirs: Effect = {
    do: 'gain life',
    who: { players: 'you' },
    amount: { amount: 'life', of: { players: 'that player' } },
  };

  test('CR 800.4i: information about them is what it last was', () => {
    const p = three();
    p.battlefield(alice, enchantment('Watch', '{W}', [], triggered({ on: 'gains life', who: 'an opponent' }, theirs)));
    const cards = [p.hand(bob, instant('Balm', '', spell(gainLife(3))))];
    const table = new Table(p);
    table.pass();
    table.cast(cards[0]!);
    table.passAll();
    expect(table.stack).toEqual(['ability of Watch']);
    concede(table, bob);
    table.passAll();
    expect(table.life(alice)).toBe(43);
  });

  test('CR 800.4i: what they did while they were in the game is found', () => {
    const often: Effect = gainLife({
      amount: 'events',
      event: { on: 'casts', who: 'any player', what: { is: 'anything' } },
      counting: 'times',
    });
    const p = three();
    const [balm, count] = [
      p.hand(bob, instant('Balm', '', spell(gainLife(3)))),
      p.hand(alice, instant('Count', '', spell(often))),
    ];
    const table = new Table(p);
    table.pass();
    table.cast(balm);
    table.passAll();
    concede(table, bob);
    table.cast(count);
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });
});

describe('CR 800.4j–m: the turns after a player has left', () => {
  test('CR 800.4j: their turn goes on to its completion without an active player', () => {
    const table = new Table(three());
    concede(table, alice);
    expect([table.state.turn, table.state.activePlayer]).toEqual([3, alice]);
    const steps = (): readonly string[] => table.of('StepBegan').map(({ data }) => data.step);
    while (table.state.turn === 3) table.pass();
    expect(steps().slice(-3)).toEqual(['cleanup', 'untap', 'upkeep']);
    expect(table.state.activePlayer).toBe(bob);
    expect(table.of('DecisionAsked').every(({ data }) => data.player !== alice || data.kind !== 'priority')).toBe(
      false,
    );
  });

  test('CR 800.4k: a turn of a player who has left doesn’t begin', () => {
    const table = new Table(three());
    concede(table, bob);
    while (table.state.turn === 3) table.pass();
    expect(table.state.activePlayer).toBe(carol);
  });

  test('CR 800.4m: what lasts until their next turn lasts until it would have begun', () => {
    const p = three();
    const ban: Effect = {
      do: 'prohibit',
      who: { players: 'each opponent' },
      what: 'gain life',
      until: 'until your next turn',
    };
    const card = p.hand(bob, instant('A ban', '', spell(ban)));
    const table = new Table(p);
    table.pass();
    table.cast(card);
    table.pass(3);
    concede(table, bob);
    expect(table.state.prohibitions).toHaveLength(1);
    while (table.state.turn === 3) table.pass();
    expect(table.state.activePlayer).toBe(carol);
    expect(table.state.prohibitions).toEqual([]);
  });
});

describe('what a player who has left leaves to others', () => {
  test.each([
    ['723.4', 'monarch'],
    ['724.4', 'initiative'],
  ] as const)('CR %s: the %s goes to the active player, or the next in turn order', (rule, name) => {
    const holds = (table: Table): readonly number[] =>
      table.state.players.filter((seat) => isDesignated(seat, name)).map(({ id }) => id);
    const scene = (seat: PlayerId): Table => {
      const p = position((state) => {
        state.players = state.players.map((record) =>
          record.id === seat
            ? Object.assign(new PlayerStateRecord(record), {
                designations: [{ name, player: null, value: 0, until: null, turn: 1, given: 0 }],
              })
            : record,
        );
      }, 3);
      return new Table(p);
    };
    const other = scene(bob);
    concede(other, bob);
    expect(holds(other).filter((id) => id !== bob)).toEqual([alice]);
    const active = scene(alice);
    concede(active, alice);
    expect(holds(active).filter((id) => id !== alice)).toEqual([bob]);
    expect(active.of('DesignationGiven')).toMatchObject([{ rule }]);
  });
});

describe('CR 104.3a: conceding', () => {
  test('CR 104.3a: with two players left the game ends', () => {
    const table = new Table(position());
    expect(concede(table, bob)).toEqual([
      '104.3a PlayerConceded',
      '104.3a PlayerLost',
      '104.2a GameEnded',
      '104.1 SeedRevealed',
    ]);
  });

  test('CR 104.3a: nobody concedes twice', () => {
    const table = new Table(three());
    concede(table, bob);
    expect(table.live.concede(bob)).toMatchObject({ accepted: false, rule: '104.3a' });
  });

  test('CR 101.1, 104.3a: a player who can’t lose the game can concede all the same', () => {
    const p = three();
    p.battlefield(
      bob,
      enchantment('An angelic ban', '{W}', [], {
        kind: 'static',
        effects: [{ static: "players can't", who: 'you', what: 'lose the game' }],
      }),
    );
    const table = new Table(p);
    expect(concede(table, bob)).toContain('104.3a PlayerLost');
  });
});

function withHand(p: Position, player: PlayerId): Position {
  p.hand(player, threaten);
  return p;
}
