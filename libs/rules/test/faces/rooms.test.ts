import { describe, expect, test } from '@jest/globals';
import {
  creature,
  each,
  enchantment,
  gainLife,
  instant,
  spell,
  subtype,
  target,
  triggered,
  twoFaced,
  you,
  type CardDefinition,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, pay, alice, position, seen, typesOf, pools, Table } from '@stacktrail/test-kit';

const thisOne = { is: 'this' } as const;
const opens = (half: 'left' | 'right'): TriggerEvent => ({
  on: 'is designated',
  as: `${half} half unlocked`,
  what: thisOne,
});

/** Its left door gives 1 life, its right one 2. */
const room: CardDefinition = twoFaced(
  'room',
  enchantment('Foyer', '{G}', ['Room'], triggered(opens('left'), gainLife(1))),
  enchantment('Attic', '{1}{G}', ['Room'], triggered(opens('right'), gainLife(2))),
);

const silent: CardDefinition = twoFaced(
  'room',
  enchantment('Cellar', '{G}', ['Room']),
  enchantment('Stairs', '{1}{G}', ['Room']),
);

const fullyUnlock: TriggerEvent = {
  on: 'keyword action',
  action: 'fully unlock',
  who: 'you',
  what: { is: 'subtype', subtype: 'Room' },
};
const watcher = creature('Watcher', '{G}', ['Spirit'], 1, 1, triggered(fullyUnlock, gainLife(10)));

function cast(object: ObjectId, face: number) {
  return act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
}

describe('halves', () => {
  const twins: Effect = { do: 'create copies', who: you, count: 1, of: each(subtype('Room')) };

  test('CR 709.5a: each half has the types and subtypes of the shared type line', () => {
    const start = position(pools('GGG'));
    const ids = [start.hand(alice, silent), start.hand(alice, silent)] as const;
    const table = new Table(start);
    table.answers(cast(ids[1], 1), pay);
    const { id } = table.now(ids[1]);
    expect([seen(table.state, id).name, typesOf(table.state, id), seen(table.state, id).subtypes]).toEqual([
      'Stairs',
      ['Enchantment'],
      ['Room'],
    ]);
  });

  test('CR 709.5b, 709.5c: a copy has both halves, and no unlocked designation', () => {
    const start = position(pools('GG'));
    const id = start.hand(alice, silent);
    const copies = start.hand(alice, instant('Twins', '', spell(twins)));
    const table = new Table(start);
    table.answers(cast(id, 0), pay);
    table.passAll();
    table.cast(copies);
    table.passAll();
    const [original, copy] = table.state.battlefield;
    const marks = (one: ObjectId) => table.object(one).designations.map(({ name }) => name);
    expect([marks(original!), marks(copy!)]).toEqual([['left half unlocked'], []]);
    expect([seen(table.state, original!).name, seen(table.state, copy!).name]).toEqual(['Cellar', '']);
    expect(table.options(copy!).map((action) => 'action' in action && action.action)).toEqual([
      'unlock the left half',
      'unlock the right half',
    ]);
  });

  test('CR 709.5b: a copy of the spell becomes a token with both halves, of which the one that was cast is unlocked', () => {
    const start = position(pools('GGG'));
    const id = start.hand(alice, silent);
    const copies = start.hand(alice, instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() })));
    const table = new Table(start);
    table.answers(cast(id, 0), pay);
    table.cast(copies);
    table.passAll();
    table.passAll();
    const [token] = table.state.battlefield;
    expect([table.object(token!).kind, seen(table.state, token!).name]).toEqual(['token', 'Cellar']);
    table.passAll();
    table.answers(act({ do: 'special', object: token!, action: 'unlock the right half' }), pay);
    expect(seen(table.state, token!).name).toBe('Cellar // Stairs');
  });
});

describe('doors', () => {
  test.each([
    [0, 'right', 21, 23],
    [1, 'left', 22, 23],
  ])('CR 709.5h: half %i is unlocked as it enters, the %s one after that', (face, other, entered, unlocked) => {
    const start = position(pools('GGG'));
    const id = start.hand(alice, room);
    const table = new Table(start);
    table.answers(cast(id, face), pay);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(entered);
    table.answers(act({ do: 'special', object: table.now(id).id, action: `unlock the ${other} half` }), pay);
    table.passAll();
    expect(table.life(alice)).toBe(unlocked);
  });

  test('CR 709.5i: a Room is fully unlocked as its second half is', () => {
    const start = position(pools('GGG'));
    start.battlefield(alice, watcher);
    const id = start.hand(alice, silent);
    const table = new Table(start);
    table.answers(cast(id, 0), pay);
    table.passAll();
    expect(table.life(alice)).toBe(20);
    table.answers(act({ do: 'special', object: table.now(id).id, action: 'unlock the right half' }), pay);
    table.passAll();
    expect(table.life(alice)).toBe(30);
  });

  test('CR 709.5d: nothing is unlocked where neither half was cast', () => {
    const start = position();
    start.battlefield(alice, room);
    const table = new Table(start);
    table.passAll();
    expect(table.life(alice)).toBe(20);
  });
});
