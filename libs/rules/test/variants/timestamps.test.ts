import { describe, expect, test } from '@jest/globals';
import { creature, keywords, triggered, type Ability, type CardDefinition } from '@stacktrail/card-tree';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import {
  act,
  pick,
  player,
  select,
  bear,
  forest,
  doing,
  resolves,
  watching,
  alice,
  bob,
  position,
  size,
  newGame,
  Table,
  conspiracy,
  intoDeck,
  ongoing,
  phenomenon,
  plane,
  vanguard,
} from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';

/** Creatures have this base power and toughness: of several such effects the youngest decides (CR 613.7). */
function sized(power: number): Ability {
  return {
    kind: 'static',
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'each', filter: { is: 'type', type: 'Creature' } },
        changes: [{ change: 'set power and toughness', power, toughness: power }],
      },
    ],
  };
}

describe('CR 613.7: timestamps of nontraditional cards', () => {
  function scene(deck: 'planes' | 'schemes', card: CardDefinition, up: CardDefinition | null): Table {
    const below: ObjectId[] = [];
    const p = position((state) => {
      if (deck === 'planes') state.planarController = alice;
      else state.archenemies = [{ player: alice, life: 40 }];
      intoDeck(state, alice, deck, below);
      state.step = 'upkeep';
    });
    p.battlefield(alice, bear);
    below.push(p.command(alice, card)); // older than what is put down after it
    p.battlefield(alice, watching('Four', sized(4)));
    if (up !== null) p.command(alice, up);
    for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, forest);
    p.hand(alice, doing({ do: 'planeswalk' }));
    return new Table(p);
  }
  const bearOf = ({ state }: Table): string => size(state, state.battlefield[0]!);
  const lasting = triggered({ on: 'keyword action', action: 'planeswalk to', who: 'you', what: { is: 'this' } });

  test.each([
    ['plane', plane('Shore', sized(7))],
    ['phenomenon', phenomenon('Rift', sized(7), lasting)],
  ])('CR 613.7h: a %s gets its timestamp as it is turned face up', (_, card) => {
    const table = scene('planes', card, plane('Moor'));
    table.passUntil('precombat main');
    expect(bearOf(table)).toBe('4/4');
    resolves(table, table.state.players[alice]!.hand[0]!);
    expect(bearOf(table)).toBe('7/7');
  });

  test('CR 613.7h: a scheme gets its timestamp as it is turned face up', () => {
    const table = scene('schemes', ongoing('Reign', sized(7)), null);
    expect(bearOf(table)).toBe('4/4');
    table.passUntil('precombat main');
    expect(bearOf(table)).toBe('7/7');
  });
});

describe('CR 613.7: timestamps at the beginning of the game', () => {
  const giant = creature('Giant', '', ['Giant'], 1, 1);
  const four = creature('Four', '', [], 0, 0, sized(4));

  /** A game that has begun, in which a player casts their free creatures. */
  function begun(
    starter: typeof alice,
    seated: (seat: number) => object,
    ...first: readonly ((state: GameState) => Answer)[]
  ) {
    const plain = newGame(
      [0, 1].map(() => Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? giant : four))),
      'timestamps',
    );
    const seats = plain.seats.map((seat, i) => ({ ...seat, ...seated(i) }));
    const { live } = LiveGame.start({ ...plain, seats, chooser: alice });
    const answer = (given: Answer): void => {
      const result = live.answer(live.pending!.id, given);
      if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    };
    answer(select(player(starter)));
    for (const one of first) answer(one(live.state));
    while (live.pending!.question.kind === 'mulligan') answer(pick('keep'));
    while (live.state.step !== 'precombat main') answer(act({ do: 'pass' }));
    const cast = (name: string): void => {
      const card = live.state.players[starter]!.hand.find((id) => live.state.objects.get(id)!.printed.name === name)!;
      answer(act({ do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 }));
      answer(act({ do: 'pass' }));
      answer(act({ do: 'pass' }));
    };
    const sizes = (): string => live.state.battlefield.map((id) => size(live.state, id)).join(' ');
    return { live, answer, cast, sizes };
  }

  test('CR 613.7i: a vanguard got one as the game began, before every permanent', () => {
    const { cast, sizes } = begun(alice, (seat) => ({
      vanguard: vanguard(`Sage ${seat}`, 0, 0, ...(seat === 0 ? [sized(7)] : [])),
    }));
    cast('Giant');
    expect(sizes()).toBe('7/7');
    cast('Four');
    expect(sizes()).toBe('4/4 4/4');
  });

  test('CR 613.7i, 613.7m: of two vanguards that of the starting player is the older', () => {
    for (const [starter, last] of [
      [alice, '6/6'],
      [bob, '5/5'],
    ] as const) {
      const { cast, sizes } = begun(starter, (seat) => ({ vanguard: vanguard(`Sage ${seat}`, 0, 0, sized(5 + seat)) }));
      cast('Giant');
      expect(sizes()).toBe(last);
    }
  });

  test('CR 613.7j: a conspiracy got one as the game began, and gets another as it is turned face up', () => {
    const plot = conspiracy('Plot', ...keywords('hidden agenda'), sized(7));
    const { live, answer, cast, sizes } = begun(
      alice,
      (seat) => ({ sideboard: seat === 0 ? [plot, conspiracy('Decree', sized(6))] : [] }),
      (state) => select(...state.players[alice]!.outside),
      () => pick('Giant'),
    );
    cast('Giant');
    expect(sizes()).toBe('6/6');
    cast('Four');
    expect(sizes()).toBe('4/4 4/4');
    const hidden = live.state.command.find((id) => live.state.objects.get(id)!.faceDown !== null)!;
    answer(act({ do: 'special', object: hidden, action: 'turn the conspiracy face up' }));
    expect(sizes()).toBe('7/7 7/7');
  });
});
