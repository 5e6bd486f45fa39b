import { describe, expect, test } from '@jest/globals';
import { count, create, creatures, creatureToken, sorcery, spell, target } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, pay, bear, alice, position, size, pools, Table } from '@stacktrail/test-kit';
import { isSound } from './sound-copies.js';

function cast(object: ObjectId, face = 0) {
  return act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
}

describe('tokens that the rules define', () => {
  test('CR 111.10i: an Incubator token transforms into a creature with the counters on it', () => {
    const incubate = sorcery(
      'Incubate',
      '',
      spell(create(1, 'Incubator', { withCounters: { counter: '+1/+1', count: 3 } })),
    );
    const start = position(pools('GG'));
    const id = start.hand(alice, incubate);
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    const [token] = table.state.battlefield;
    table.activate(token!, pay);
    table.passAll();
    expect(table.object(token!).printed.name).toBe('Phyrexian Token');
    expect(size(table.state, token!)).toBe('3/3');
    isSound(table);
  });

  test('CR 111.10a: a Treasure token adds one mana of any color', () => {
    const start = position();
    const id = start.hand(alice, sorcery('Hoard', '', spell(create(2, 'Treasure'))));
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    const [token] = table.state.battlefield;
    expect(table.object(token!).printed).toMatchObject({ name: 'Treasure Token', subtypes: ['Treasure'] });
    table.activate(token!, { form: 'pick', keys: ['R'] });
    expect(table.pool(alice)).toBe('R');
  });

  test('CR 111.10k: a Role token enters attached to the creature', () => {
    const start = position();
    const host = start.battlefield(alice, bear);
    const role = sorcery('Dress', '', spell(target.creature(), create(1, 'Monster Role', { attachedTo: target() })));
    const id = start.hand(alice, role);
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    expect(size(table.state, host)).toBe('3/3');
  });

  test('CR 111.3: a token’s size can be counted as it is created', () => {
    const ooze = { ...creatureToken(0, 0, ['G'], ['Ooze']) };
    const start = position();
    start.battlefield(alice, bear, { counters: { '+1/+1': 2 } });
    const grow = sorcery('Grow', '', spell(create(1, ooze, { size: { power: count(creatures), toughness: 4 } })));
    const id = start.hand(alice, grow);
    const table = new Table(start);
    table.answer(cast(id));
    table.passAll();
    expect(size(table.state, table.state.battlefield.at(-1)!)).toBe('1/4');
    isSound(table);
  });

  test('CR 111.4 example 1: a token without a name of its own is named after its subtypes', () => {
    expect(creatureToken(2, 1, ['R'], ['Dwarf', 'Berserker']).name).toBe('Dwarf Berserker Token');
  });
});
