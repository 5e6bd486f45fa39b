import { describe, expect, test } from '@jest/globals';
import { gainLife, triggered, type CardDefinition } from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from '@stacktrail/game-state';
import {
  act,
  pick,
  player,
  select,
  bear,
  forest,
  doing,
  resolves,
  cardTroubleOf,
  brokenInvariants,
  plainState,
  alice,
  bob,
  newGame,
  factsOf,
  Table,
  diceWillShow,
  phenomenon,
  plane,
} from '@stacktrail/test-kit';
import { LiveGame, planarFaults, strayVariantCards } from '../../src/index.js';
import { action, arena, scene } from './planechase-stage.js';

const carol = 2 as PlayerId;

const grove = plane('Grove', triggered(action('planeswalk to'), gainLife(10)));

const rift = phenomenon('Rift', triggered(action('planeswalk to'), gainLife(5)));

const rolling = (object: ObjectId) => act({ do: 'special', object, action: 'roll the planar die' });

function upNames({ state }: Table): readonly string[] {
  return state.command.map((id) => state.objects.get(id)!.printed.name);
}

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
