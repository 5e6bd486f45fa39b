import { describe, expect, test } from '@jest/globals';
import {
  alsoBecomes,
  base,
  creature,
  creatures,
  each,
  enchantment,
  gets,
  always,
  subtype,
  youControl,
  all,
  type Modification,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, bear, bob, position } from '@stacktrail/test-kit';
import { accountView, type AccountView } from '../src/index.js';

const losesAbilities: Modification = { change: 'lose all abilities' };
const anthem = enchantment('Anthem', '', [], always(each(all(creatures, youControl)), gets(1, 1)));
const leveller = enchantment('Leveller', '', [], always(each(creatures), losesAbilities, base(1, 1)));

function told(p: ReturnType<typeof position>, id: ObjectId): AccountView {
  const account = accountView(p.state(), id, 'spectator');
  if (account === null) throw new Error('nothing is told of it');
  return account;
}

describe('why an object is what it is', () => {
  test('CR 613.4b, 613.4c: layer by layer, whatever the timestamps, with what it would be without each', () => {
    const p = position();
    const it = p.battlefield(alice, bear, { counters: { '+1/+1': 1 } });
    p.battlefield(alice, anthem);
    p.battlefield(bob, leveller);
    p.effect({ changes: [gets(3, 3)], objects: [it] });
    const { base: before, is, effects } = told(p, it);
    expect([before.power, before.toughness, is.power, is.toughness]).toEqual([2, 2, 6, 6]);
    expect(effects.map(({ layer, rule, from, changes }) => [layer, rule, from, changes])).toEqual([
      ['7b', '613.4b', 'static ability', ['size 2/2 → 1/1']],
      ['7c', '613.4c', 'the object', ['size 1/1 → 2/2']],
      ['7c', '613.4c', 'static ability', ['size 2/2 → 3/3']],
      ['7c', '613.4c', 'spell or ability', ['size 3/3 → 6/6']],
    ]);
    expect(effects.map(({ name, without }) => [name, without])).toEqual([
      ['Leveller', ['size 6/6 → 7/7']],
      ['Bear', []],
      ['Anthem', ['size 6/6 → 5/5']],
      [null, ['size 6/6 → 3/3']],
    ]);
    expect(effects[2]!.text).toBe('Creatures you control get +1/+1.');
  });

  test('CR 613.8: an effect that waits for another one says for which', () => {
    const p = position();
    const it = p.battlefield(alice, bear);
    p.battlefield(
      alice,
      enchantment('Elvish', '', [], always(each(all(creatures, subtype('Elf'))), alsoBecomes([], ['Warrior']))),
    );
    p.battlefield(alice, enchantment('Maker', '', [], always(each(creatures), alsoBecomes([], ['Elf']))));
    const { effects, is } = told(p, it);
    expect(effects.map(({ name, layer, dependsOn }) => [name, layer, dependsOn])).toEqual([
      ['Maker', '4', []],
      ['Elvish', '4', ['Maker']],
    ]);
    expect(is.subtypes).toEqual(['Bear', 'Elf', 'Warrior']);
    expect(effects[0]!.without).toEqual(['subtypes Bear Elf Warrior → Bear']);
  });

  test('CR 613.1b: who controls it is told, too', () => {
    const p = position();
    const it = p.battlefield(alice, creature('Golem', '', ['Golem'], 3, 3));
    p.effect({ changes: [{ change: 'control', to: { players: 'you' } }], objects: [it], controller: bob });
    const { is, base: before, effects } = told(p, it);
    expect([before.controller, is.controller]).toEqual([alice, bob]);
    expect(effects.map(({ layer, changes, without }) => [layer, changes, without])).toEqual([
      ['2', ['controller seat 0 → seat 1'], ['controller seat 1 → seat 0']],
    ]);
  });

  test('nothing is told of an object that the viewer doesn’t know, or that has left', () => {
    const p = position();
    const hidden = p.hand(alice, bear, { knownTo: 1 });
    const state = p.state();
    expect(accountView(state, hidden, 'spectator')).toBeNull();
    expect(accountView(state, hidden, { seat: alice })).not.toBeNull();
    expect(accountView(state, 999 as ObjectId, 'judge')).toBeNull();
  });
});
