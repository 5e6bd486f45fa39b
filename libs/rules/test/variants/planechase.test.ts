import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  creatures,
  gainLife,
  triggered,
  type Ability,
  type CardDefinition,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord, type GameStateRecord } from '@stacktrail/game-state';
import {
  act,
  attackWith,
  order,
  pay,
  pick,
  player,
  select,
  bear,
  forest,
  doing,
  resolves,
  watching,
  gameAt,
  cardTroubleOf,
  brokenInvariants,
  plainState,
  alice,
  bob,
  position,
  size,
  type Position,
  newGame,
  factsOf,
  run,
  readCard,
  pools,
  Table,
  diceWillShow,
  intoDeck,
  phenomenon,
  plane,
} from '@stacktrail/test-kit';
import { boardView, decisionView, snapshotOf, stateFrom } from '@stacktrail/views';
import { LiveGame, planarFaults, strayVariantCards } from '../../src/index.js';
import { rollPlanarDie } from '../../src/mechanics/variants/planar-die.js';

const carol = 2 as PlayerId;
const me = { players: 'you' } as const;
const action = (name: string, own = true): TriggerEvent => ({
  on: 'keyword action',
  action: name,
  who: 'you',
  ...(own && { what: { is: 'this' } }),
});
const chaos: TriggerEvent = { on: 'keyword action', action: 'chaos ensues', who: 'any player' };
const arena = plane(
  'Arena',
  triggered(action('planeswalk to'), gainLife(1)),
  triggered(action('planeswalk away from'), gainLife(2)),
  triggered(chaos, gainLife(3)),
);
const grove = plane('Grove', triggered(action('planeswalk to'), gainLife(10)));
const rift = phenomenon('Rift', triggered(action('planeswalk to'), gainLife(5)));

/** Alice's plane that is face up, and the planar decks of both, from the top. */
interface Scene {
  readonly up: ObjectId;
  readonly decks: readonly (readonly ObjectId[])[];
  readonly table: Table;
}

function scene(
  up: CardDefinition,
  decks: readonly (readonly CardDefinition[])[],
  set: (p: Position) => void = () => undefined,
  change: (state: GameStateRecord) => void = () => undefined,
  seats = 2,
): Scene {
  const ids: ObjectId[][] = [];
  const p = position((state) => {
    state.planarController = alice;
    ids.forEach((deck, seat) => intoDeck(state, seat as PlayerId, 'planes', deck));
    change(state);
  }, seats);
  const shown = p.command(alice, up);
  decks.forEach((deck, seat) => ids.push(deck.map((card) => p.command(seat as PlayerId, card))));
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < 5; i++) p.library(seat as PlayerId, forest);
  set(p);
  return { up: shown, decks: ids, table: new Table(p) };
}

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

describe('CR 701.31: planeswalking', () => {
  const planeswalk: Effect = { do: 'planeswalk' };
  const walking = (p: Position): void => void p.hand(alice, doing(planeswalk));

  test('CR 701.31b, 311.6: the plane goes face down to the bottom of its owner’s deck, as a new object', () => {
    const { up, decks, table } = scene(arena, [[grove, rift], [arena]], walking);
    resolves(table, table.state.players[alice]!.hand[0]!);
    const { planes } = table.state.players[alice]!;
    expect([planes.length, planes[0]]).toEqual([2, decks[0]![1]]);
    const last = table.object(planes[1]!);
    expect([last.printed.name, last.id === up, last.knownTo, table.object(up).left]).toEqual(['Arena', false, 0, true]);
    expect(boardView(table.state, { seat: bob }).command.map((card) => 'name' in card && card.name)).toEqual(['Grove']);
    expect(boardView(table.state, { seat: bob }).seats.map(({ planes: count }) => count)).toEqual([2, 1]);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(brokenInvariants(table.state)).toEqual([]);
    expect(plainState(stateFrom(snapshotOf(table.state), table.state.catalog))).toBe(plainState(table.state));
  });

  test('CR 701.31a: only the planar controller may, and only in a Planechase game', () => {
    const { table } = scene(
      arena,
      [[grove], [grove]],
      (p) => void p.hand(bob, doing(planeswalk)),
      (state) => {
        state.activePlayer = bob;
        state.priority = bob;
      },
    );
    resolves(table, table.state.players[bob]!.hand[0]!);
    expect(upNames(table)).toEqual(['Arena']);
    const p = position();
    const card = p.hand(alice, doing(planeswalk, { do: 'chaos ensues' }, { do: 'roll the planar die', who: me }));
    const plain = new Table(p);
    resolves(plain, card);
    expect([plain.of('KeywordActionTaken'), plain.of('PlanarDieRolled')]).toEqual([[], []]);
  });

  test('CR 901.11: abilities trigger on it', () => {
    const { table } = scene(grove, [[plane('Shore')]], (p) => {
      walking(p);
      p.battlefield(alice, watching('Watch', triggered(action('planeswalk', false), gainLife(1))));
    });
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(table.stack).toEqual(['ability of Watch']);
  });

  test('CR 901.11c: a player planeswalks away from all planes that are face up', () => {
    const { table } = scene(arena, [[plane('Shore')]], (p) => {
      walking(p);
      p.command(alice, grove);
    });
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(upNames(table)).toEqual(['Shore']);
    expect(table.state.players[alice]!.planes.map((id) => table.object(id).printed.name)).toEqual(['Arena', 'Grove']);
  });

  test('CR 901.11: effects that last until a player planeswalks end', () => {
    const grows: Effect = {
      do: 'apply',
      to: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
      changes: [{ change: 'modify power and toughness', power: 2, toughness: 2 }],
      until: 'until a player planeswalks',
    };
    const { table } = scene(grove, [[arena]], (p) => {
      p.battlefield(alice, bear);
      p.hand(alice, doing(grows));
      p.hand(alice, doing(planeswalk));
    });
    const [first, second] = table.state.players[alice]!.hand;
    const [permanent] = table.state.battlefield;
    resolves(table, first!);
    expect(size(table.state, permanent!)).toBe('4/4');
    resolves(table, second!);
    expect(size(table.state, permanent!)).toBe('2/2');
  });

  test('CR 311.2: a plane that would leave the command zone stays there', () => {
    const everything: Effect = {
      do: 'move',
      what: { objects: 'each', filter: { is: 'anything' }, zone: 'command' },
      to: { zone: 'graveyard' },
    };
    const { table } = scene(arena, [[grove]], (p) => void p.hand(alice, doing(everything)));
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(upNames(table)).toEqual(['Arena']);
  });
});

describe('CR 311, 901.6: abilities of planes, and who controls them', () => {
  const anthem: Ability = {
    kind: 'static',
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'each', filter: { is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] } },
        changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
      },
    ],
  };
  const field = plane('Field', anthem, activated([cost.mana('{G}')], gainLife(4)));

  test('CR 311.4, 311.5: static abilities affect the game for the planar controller, who is the active player', () => {
    const { table } = scene(field, [[grove], [grove]], (p) => {
      p.battlefield(alice, bear);
      p.battlefield(bob, bear);
    });
    const sizes = (): readonly string[] => table.state.battlefield.map((id) => size(table.state, id));
    expect(sizes()).toEqual(['3/3', '2/2']);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob));
    table.passUntil('upkeep');
    expect([table.state.planarController, sizes()]).toEqual([bob, ['2/2', '3/3']]);
    expect(table.of('PlanarControllerChanged').map(({ data, rule }) => [data.player, rule])).toEqual([[bob, '311.5']]);
    expect(boardView(table.state, 'spectator').planarController).toBe(bob);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 311.4: only the planar controller can activate abilities of the plane', () => {
    const { up, table } = scene(field, [[grove], [grove]], undefined, pools('G', 'G'));
    table.activate(up, pay);
    table.passAll();
    expect([table.life(alice), table.reversed]).toEqual([24, null]);
    table.pass();
    expect(() => table.activate(up)).toThrow('602.2');
  });
});

describe('CR 312, 704.6f: phenomena', () => {
  test('CR 312.5, 312.7: it is encountered, and once its ability has left the stack the planar controller planeswalks', () => {
    const { table } = scene(grove, [[rift, arena]], (p) => void p.hand(alice, doing({ do: 'planeswalk' })));
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect([upNames(table), table.stack]).toEqual([['Rift'], ['ability of Rift']]);
    table.passAll();
    expect([upNames(table), table.stack, table.life(alice)]).toEqual([['Arena'], ['ability of Arena'], 25]);
    expect(table.of('SupplementaryCardTurnedDown').at(-1)?.rule).toBe('701.31b');
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 704.6f: one without a triggered ability is planeswalked away from at once', () => {
    const { table } = scene(
      grove,
      [[phenomenon('Calm'), arena]],
      (p) => void p.hand(alice, doing({ do: 'planeswalk' })),
    );
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(upNames(table)).toEqual(['Arena']);
  });
});

describe('CR 901.10: a player leaves a Planechase game', () => {
  const leave = (table: Table, who: PlayerId): void => {
    const result = table.live.concede(who);
    if (!result.accepted) throw new Error(result.message);
    table.facts.push(...result.events);
  };

  test('CR 311.5, 901.10: the next player becomes the planar controller and turns up a plane where one has left', () => {
    const { table } = scene(arena, [[grove], [grove], [grove]], undefined, undefined, 3);
    leave(table, alice);
    expect([table.state.planarController, upNames(table)]).toEqual([bob, ['Grove']]);
    const types = table.facts.map(({ type }) => type);
    expect(types.indexOf('PlanarControllerChanged')).toBeLessThan(types.indexOf('PlayerLeft'));
    expect(types.indexOf('PlayerLeft')).toBeLessThan(types.indexOf('SupplementaryCardTurnedUp'));
    expect(
      table.of('AbilityTriggered').map(({ data }) => [table.object(data.source).printed.name, data.controller]),
    ).toEqual([
      ['Arena', bob],
      ['Grove', bob],
    ]);
    expect([brokenInvariants(table.state), table.fold()]).toEqual([[], plainState(table.state)]);
  });

  test('CR 901.10: where the plane is another player’s it stays', () => {
    const { table } = scene(arena, [[grove], [grove], [grove]], undefined, undefined, 3);
    leave(table, carol);
    expect([table.state.planarController, upNames(table), table.of('KeywordActionTaken')]).toEqual([
      alice,
      ['Arena'],
      [],
    ]);
  });

  /** Carol's plane is face up under Alice, the planar controller, whose die shows that. */
  function carolsPlane(side: number) {
    const found = scene(
      arena,
      [[grove], [grove], [grove]],
      undefined,
      (state) => {
        diceWillShow(state, alice, side);
        const [shown] = state.command;
        const hers = new GameObjectRecord(state.objects.get(shown!)!);
        hers.owner = carol;
        state.objects = state.objects.set(shown!, hers);
      },
      3,
    );
    found.table.answer(rolling(found.up));
    return found;
  }

  test('CR 901.10a: so does one that is another player’s than the plane; its controller turns up a plane of theirs', () => {
    const { up, table } = carolsPlane(1);
    expect(table.stack).toEqual(['ability of the rules']);
    leave(table, carol);
    expect(table.stack).toEqual([]);
    expect(
      table.state.waiting.map(({ source, controller }) => [table.object(source).printed.name, controller]),
    ).toEqual([
      ['Arena', alice],
      ['Grove', alice],
    ]);
    expect([table.object(up).left, upNames(table), table.state.planarController]).toEqual([true, ['Grove'], alice]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 901.10b, 800.4a: an ability of a plane leaves with the planar controller; the plane stays under the next', () => {
    const { up, table } = carolsPlane(2);
    expect(table.stack).toEqual(['ability of Arena']);
    leave(table, alice);
    expect([table.stack, upNames(table), table.object(up).controller]).toEqual([[], ['Arena'], bob]);
  });

  test('CR 901.10a: a planeswalking ability ceases to exist as the plane leaves the game', () => {
    const { up, table } = scene(
      arena,
      [[grove], [grove], [grove]],
      undefined,
      (state) => diceWillShow(state, alice, 1),
      3,
    );
    table.answer(rolling(up));
    leave(table, alice);
    expect(table.stack).not.toContain('ability of the rules');
    expect(brokenInvariants(table.state)).toEqual([]);
  });

  test('CR 901.10b: abilities of phenomena remain, under the new planar controller', () => {
    const { table } = scene(
      grove,
      [[rift, arena], [arena, grove], [grove]],
      (p) => void p.hand(alice, doing({ do: 'planeswalk' })),
      undefined,
      3,
    );
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(table.stack).toEqual(['ability of Rift']);
    leave(table, alice);
    expect(table.stack[0]).toBe('ability of Rift');
    expect(table.object(table.state.stack[0]!).controller).toBe(bob);
    while (table.stack.length > 0) table.passAll();
    expect(table.life(bob)).toBe(26); // the phenomenon’s 5, and 1 from the plane
  });
});

describe('CR 901: starting a Planechase game', () => {
  const planes = Array.from({ length: 9 }, (_, i) => plane(`Plane ${i}`));
  const deck = [...planes, rift, phenomenon('Storm')];

  function begun(options: object) {
    const decks = [bear, forest].map((card) => Array.from({ length: 20 }, () => card));
    const plain = newGame(decks, 'planes');
    const { live, catalog, events } = LiveGame.start({ ...plain, chooser: alice, ...options });
    const facts: AnyGameEvent[] = [...events];
    const add = (answer: Parameters<LiveGame['answer']>[1]): void => {
      const result = live.answer(live.pending!.id, answer);
      if (!result.accepted) throw new Error(result.message);
      facts.push(...result.events);
    };
    add(select(player(bob)));
    while (live.pending!.question.kind === 'mulligan') add(pick('keep'));
    return { live, catalog, facts };
  }
  const seats = (which: number) =>
    newGame([[bear], [bear]], 's').seats.map((seat, i) => ({
      ...seat,
      deck: Array.from({ length: 20 }, () => bear),
      planes: i <= which ? deck : [],
    }));

  test('CR 103.7, 901.5: the starting player turns up a plane after hands are kept, without a trigger', () => {
    const { live, catalog, facts } = begun({ seats: seats(1) });
    const { state } = live;
    expect([state.planarController, state.command.length]).toEqual([bob, 1]);
    expect(state.objects.get(state.command[0]!)!.printed.name).toMatch(/^Plane/);
    expect(factsOf(facts, 'SupplementaryDeckShuffled').map(({ data }) => [data.player, data.deck, data.count])).toEqual(
      [
        [bob, 'planes', 11],
        [alice, 'planes', 11],
      ],
    );
    const up = factsOf(facts, 'SupplementaryCardTurnedUp');
    expect(up[0]!.revision).toBeGreaterThan(factsOf(facts, 'HandKept').at(-1)!.revision);
    expect(factsOf(facts, 'SupplementaryCardTurnedDown').length).toBe(up.length - 1);
    expect([state.stack, state.waiting]).toEqual([[], []]);
    expect(cardTroubleOf(state)).toEqual([]);
    expect(plainState(foldInPlay(catalog, facts).state)).toBe(plainState(state));
  });

  test('CR 901.5: phenomena go to the bottom one after the other until a plane is face up', () => {
    const phenomena = Array.from({ length: 9 }, (_, i) => phenomenon(`Phenomenon ${i}`));
    const { live, facts } = begun({ planes: [planes[0]!, ...phenomena] });
    const down = factsOf(facts, 'SupplementaryCardTurnedDown');
    expect([down.length > 1, down.every(({ rule }) => rule === '901.5')]).toEqual([true, true]);
    expect(live.state.command.map((id) => live.state.objects.get(id)!.printed.name)).toEqual(['Plane 0']);
    expect(live.state.players[bob]!.planes.length).toBe(9);
  });

  test('CR 901.15: a planar deck for all belongs to the planar controller, and stays as players leave', () => {
    const { live } = begun({ planes: deck });
    const owners = (): unknown => [
      live.state.players.map(({ planes: own }) => own.length),
      live.state.command.map((id) => live.state.objects.get(id)!.owner),
    ];
    expect(owners()).toEqual([[0, 10], [bob]]);
    while (live.state.turn < 2) {
      const { id, question } = live.pending!;
      live.answer(id, question.kind === 'priority' ? act({ do: 'pass' }) : { form: 'attack', attacks: [] });
    }
    expect(owners()).toEqual([[10, 0], [alice]]);
    expect(cardTroubleOf(live.state)).toEqual([]);
  });

  test('CR 901.3, 901.15a: what is wrong with a planar deck', () => {
    expect(planarFaults(deck)).toEqual([]);
    const rules = (cards: readonly CardDefinition[], players?: number): readonly string[] =>
      planarFaults(cards, players).map(({ rule }) => rule);
    expect(rules(planes)).toEqual(['901.3']); // nine cards
    expect(rules([...deck, phenomenon('Third')])).toEqual(['901.3']);
    expect(rules([...deck, planes[0]!])).toEqual(['901.3']);
    expect(rules([...deck, bear])).toEqual(['901.3']);
    expect([rules(deck, 2), rules(deck, 1)]).toEqual([['901.15a'], []]);
    expect(strayVariantCards([bear, rift]).map(({ rule }) => rule)).toEqual(['901.3']);
  });
});

test('CR 205.2a: a creature is none of these', () => {
  expect(strayVariantCards([creature('Beast', '{1}', [], 1, 1)])).toEqual([]);
});
