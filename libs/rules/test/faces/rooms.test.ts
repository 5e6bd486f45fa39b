import { describe, expect, test } from 'vitest';
import {
  creature,
  enchantment,
  gainLife,
  triggered,
  twoFaced,
  type CardDefinition,
  type TriggerEvent,
} from '@stacktrail/card-language';
import type { ObjectId } from '@stacktrail/game-events';
import { act, pay } from '../answers.js';
import { alice, position } from '../position.js';
import { pools, Table } from '../table.js';

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
