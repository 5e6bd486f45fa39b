import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  creatures,
  gainLife,
  gets,
  instant,
  sorcery,
  spell,
  target,
  thisObject,
  triggered,
  twoFaced,
  untilEndOfTurn,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, bear, alice, position, size, Table } from '@stacktrail/test-kit';

function cast(object: ObjectId, face = 0) {
  return act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
}

describe('transforming in play', () => {
  const moon = {
    ...creature(
      'Wolf',
      '',
      ['Wolf'],
      3,
      3,
      triggered({ on: 'transforms', what: { is: 'this' }, into: true }, gainLife(1)),
    ),
  };
  const man = twoFaced(
    'transforming',
    creature('Man', '{1}{R}', ['Human'], 1, 1, activated([cost.mana('{0}')], { do: 'transform', what: thisObject })),
    moon,
  );

  test('CR 701.27e: “transforms into” triggers as the object has become that', () => {
    const start = position();
    const id = start.battlefield(alice, man);
    const table = new Table(start);
    table.activate(id);
    table.passAll();
    table.passAll();
    expect([table.object(id).printed.name, table.life(alice)]).toEqual(['Wolf', 21]);
  });

  test('CR 701.27f: an ability of the permanent transforms it only if it hasn’t transformed since', () => {
    const start = position();
    const id = start.battlefield(alice, man);
    const table = new Table(start);
    table.activate(id);
    table.activate(id);
    table.passAll();
    expect(table.object(id).printed.name).toBe('Wolf');
    table.passAll(); // the triggered ability
    table.passAll();
    expect(table.object(id).printed.name).toBe('Wolf');
    expect(table.of('Transformed')).toHaveLength(1);
  });

  test('CR 712.18 example: effects that applied to it continue to apply', () => {
    const start = position();
    const id = start.battlefield(alice, man);
    const pump = start.hand(alice, instant('Pump', '', spell(target.creature(), untilEndOfTurn(target(), gets(2, 2)))));
    const table = new Table(start);
    table.answer(cast(pump));
    table.passAll();
    table.activate(id);
    table.passAll();
    expect(size(table.state, id)).toBe('5/5');
  });

  test('CR 712.14a: a transforming card put onto the battlefield transformed has its back face up; another stays', () => {
    const start = position();
    const id = start.graveyard(alice, man);
    const plain = start.graveyard(alice, bear);
    const back = start.hand(
      alice,
      sorcery(
        'Back',
        '',
        spell({
          do: 'move',
          what: { objects: 'each', filter: creatures, zone: 'graveyard' },
          to: { zone: 'battlefield', transformed: true },
        }),
      ),
    );
    const table = new Table(start);
    table.answer(cast(back));
    table.passAll();
    expect(table.now(id)).toMatchObject({ zone: 'battlefield', face: 1, printed: { name: 'Wolf' } });
    expect(table.zoneOf(plain)).toBe('graveyard');
  });
});
