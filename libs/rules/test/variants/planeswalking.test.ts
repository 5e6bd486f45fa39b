import { describe, expect, test } from '@jest/globals';
import { gainLife, triggered, type Ability, type CardDefinition, type TriggerEvent } from '@stacktrail/card-tree';
import type { AnyGameEvent, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import {
  act,
  forest,
  doing,
  resolves,
  plainState,
  alice,
  bob,
  position,
  type Position,
  factsOf,
  Table,
  diceWillShow,
  intoDeck,
  phenomenon,
  plane,
} from '@stacktrail/test-kit';

const on = (action: string): TriggerEvent => ({ on: 'keyword action', action, who: 'you', what: { is: 'this' } });
const encountered: Ability = triggered(on('planeswalk to'), gainLife(5));
const [shore, peak, moor, rift] = [
  plane('Shore'),
  plane('Peak'),
  plane('Moor'),
  phenomenon('Rift', encountered),
] as const;

/** A game of three in which Alice is the planar controller: what is face up, whose it is, and the planar decks. */
function scene(
  up: CardDefinition,
  decks: readonly (readonly CardDefinition[])[],
  set: (p: Position) => void = () => undefined,
  change: (state: GameStateRecord) => void = () => undefined,
) {
  const ids: ObjectId[][] = [];
  const p = position((state) => {
    state.planarController = alice;
    ids.forEach((deck, seat) => intoDeck(state, seat as PlayerId, 'planes', deck));
    change(state);
  }, 3);
  const shown = p.command(alice, up);
  decks.forEach((deck, seat) => ids.push(deck.map((card) => p.command(seat as PlayerId, card))));
  for (let seat = 0; seat < 3; seat++) for (let i = 0; i < 5; i++) p.library(seat as PlayerId, forest);
  set(p);
  return { shown, table: new Table(p) };
}

/** Each act of planeswalking: who, whence and where. */
function walks(table: Table, facts: readonly AnyGameEvent[]): readonly string[] {
  return factsOf(facts, 'KeywordActionTaken')
    .filter(({ data }) => data.action.startsWith('planeswalk '))
    .map(({ data }) => `${data.player} ${data.action} ${table.object(data.object).printed.name}`);
}

describe('CR 701.31: planeswalking', () => {
  test('CR 701.31c: by the planeswalking ability', () => {
    const { shown, table } = scene(shore, [[peak], [moor], [moor]], undefined, (state) =>
      diceWillShow(state, alice, 1),
    );
    table.answer(act({ do: 'special', object: shown, action: 'roll the planar die' }));
    expect(walks(table, table.facts)).toEqual([]);
    const facts = table.passAll();
    expect(walks(table, facts)).toEqual(['0 planeswalk away from Shore', '0 planeswalk to Peak']);
  });

  test('CR 701.31c: because the owner of the plane leaves the game', () => {
    const { table } = scene(shore, [[peak], [moor], [peak]]);
    const left = table.live.concede(alice);
    if (!left.accepted) throw new Error(left.message);
    expect(walks(table, left.events)).toEqual(['1 planeswalk away from Shore', '1 planeswalk to Moor']);
  });

  test('CR 701.31c: because a phenomenon’s triggered ability leaves the stack, and as an ability says', () => {
    const { table } = scene(
      shore,
      [[rift, peak], [moor], [moor]],
      (p) => void p.hand(alice, doing({ do: 'planeswalk' })),
    );
    const [card] = table.state.players[alice]!.hand;
    expect(walks(table, resolves(table, card!))).toEqual(['0 planeswalk away from Shore', '0 planeswalk to Rift']);
    expect(walks(table, table.passAll())).toEqual(['0 planeswalk away from Rift', '0 planeswalk to Peak']);
  });

  test('CR 701.31d: abilities trigger on the card that is turned face up and on the one that is turned face down', () => {
    const watched = (name: string, to: number, away: number): readonly [string, ...Ability[]] => [
      name,
      triggered(on('planeswalk to'), gainLife(to)),
      triggered(on('planeswalk away from'), gainLife(away)),
    ];
    const { table } = scene(
      plane(...watched('First', 1, 2)),
      [[phenomenon(...watched('Second', 10, 20)), plane(...watched('Third', 100, 200))], [moor], [moor]],
      (p) => void p.hand(alice, doing({ do: 'planeswalk' })),
    );
    const settle = (): void => {
      while (table.question.kind !== 'priority' || table.stack.length > 0) {
        if (table.question.kind === 'priority') table.passAll();
        else table.answer({ form: 'order', keys: table.state.waiting.map(({ id }) => String(id)) });
      }
    };
    resolves(table, table.state.players[alice]!.hand[0]!);
    settle();
    expect(table.life(alice)).toBe(20 + 2 + 10 + 20 + 100);
    const left = table.live.concede(alice);
    if (!left.accepted) throw new Error(left.message);
    table.facts.push(...left.events);
    settle();
    expect([table.life(bob), table.fold()]).toEqual([220, plainState(table.state)]); // away from what left the game
  });
});
