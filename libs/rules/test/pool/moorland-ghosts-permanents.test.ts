import { describe, expect, test } from '@jest/globals';
import { creatureToken, type CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { ObjectId } from '@stacktrail/game-events';
import {
  object,
  pay,
  select,
  bear,
  forest,
  body,
  alice,
  bob,
  position,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string): CardDefinition => cardPool.get(name)!;
const island = card('Island');
const libraries = (p: Position): void => {
  for (const seat of [alice, bob]) for (let i = 0; i < 3; i++) p.library(seat, island);
};
/** All triggered abilities and spells resolve, in the order in which they came. */
const resolveAll = (table: Table): void => {
  while (table.stack.length > 0) table.passAll();
};

describe('Flickerwisp', () => {
  const flicker = (put: (p: Position) => ObjectId) => {
    const p = position(pools('WWW'));
    const [wisp, chosen] = [p.hand(alice, card('Flickerwisp')), put(p)];
    p.battlefield(alice, forest);
    const table = new Table(p);
    table.cast(wisp, pay);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'choose targets', min: 1, max: 1 });
    expect(table.question).not.toMatchObject({ candidates: expect.arrayContaining([object(table.now(wisp).id)]) });
    table.answer(select(chosen));
    table.passAll();
    return { table, chosen };
  };

  test('exiles another permanent until the beginning of the next end step', () => {
    const { table, chosen } = flicker((p) => p.battlefield(bob, bear, { counters: { '+1/+1': 2 }, tapped: true }));
    expect(table.zoneOf(chosen)).toBe('exile');
    table.passUntil('end');
    expect(table.stack).toEqual(['ability of Flickerwisp']);
    table.passAll();
    const back = table.now(chosen);
    expect(back).toMatchObject({ zone: 'battlefield', controller: bob, tapped: false, counters: [] });
    expect(back.id).not.toBe(chosen);
  });

  test('CR 110.2: what was stolen comes back under its owner’s control', () => {
    const { table, chosen } = flicker((p) => {
      const stolen = p.battlefield(bob, bear);
      p.battlefield(alice, card('Control Magic'), { attachedTo: stolen });
      return stolen;
    });
    table.passUntil('end');
    table.passAll();
    expect(table.now(chosen)).toMatchObject({ zone: 'battlefield', controller: bob });
    expect(table.state.players[0]!.graveyard.map((id) => table.object(id).printed.name)).toEqual(['Control Magic']);
  });

  test('CR 111.8: a token doesn’t come back', () => {
    const { table, chosen } = flicker((p) => p.token(bob, creatureToken(4, 4, ['W'], ['Angel'], [])));
    expect(table.zoneOf(chosen)).toBe('gone');
    table.passUntil('end');
    resolveAll(table);
    expect(table.state.exile).toEqual([]);
    expect(table.state.battlefield).toHaveLength(2);
  });

  test('CR 303.4f: an Aura comes back on what its controller chooses', () => {
    let theirs = 0 as ObjectId;
    let other = 0 as ObjectId;
    const { table, chosen } = flicker((p) => {
      theirs = p.battlefield(bob, bear);
      other = p.battlefield(bob, body(3, 3));
      return p.battlefield(alice, card('Control Magic'), { attachedTo: theirs });
    });
    expect(table.now(theirs).controller).toBe(bob);
    table.passUntil('end');
    table.passAll();
    expect(table.asked).toBe('choose objects 0');
    table.answer(select(other));
    expect(table.now(chosen)).toMatchObject({ zone: 'battlefield', attachedTo: other });
    expect([table.now(theirs).controller, table.now(other).controller]).toEqual([bob, alice]);
  });

  test('CR 122.2: Serrated Arrows comes back with all of its counters', () => {
    const arrows = card('Serrated Arrows');
    const { table, chosen } = flicker((p) => p.battlefield(alice, arrows, { counters: { arrowhead: 1 } }));
    table.passUntil('end');
    table.passAll();
    expect(table.now(chosen).counters).toEqual([{ kind: 'arrowhead', count: 3 }]);
  });
});

describe('Serrated Arrows', () => {
  const upkeep = (arrowhead: number) => {
    const p = position();
    const arrows = p.battlefield(alice, card('Serrated Arrows'), { counters: { arrowhead } });
    const victim = p.battlefield(bob, body(0, 1, 'defender'));
    libraries(p);
    const table = new Table(p);
    table.activate(arrows);
    expect(table.now(arrows)).toMatchObject({ tapped: true });
    table.passAll();
    expect(table.zoneOf(victim)).toBe('graveyard');
    table.passUntil('upkeep');
    table.passUntil('upkeep');
    const { stack } = table;
    resolveAll(table);
    return [stack.length, table.zoneOf(arrows)];
  };

  test('CR 603.4: is sacrificed at its controller’s upkeep where it has no counter', () => {
    expect(upkeep(1)).toEqual([1, 'graveyard']);
    expect(upkeep(2)).toEqual([0, 'battlefield']);
  });

  test('enters with three, and can’t be used without', () => {
    const p = position(pools('CCCC'));
    const [arrows, used] = [p.hand(alice, card('Serrated Arrows')), p.battlefield(alice, card('Serrated Arrows'))];
    p.battlefield(bob, bear);
    const table = new Table(p);
    expect(table.options(used)).toEqual([]);
    table.cast(arrows, pay);
    table.passAll();
    const { id, counters } = table.now(arrows);
    expect(counters).toEqual([{ kind: 'arrowhead', count: 3 }]);
    expect(table.options(id)).toHaveLength(1);
  });
});
