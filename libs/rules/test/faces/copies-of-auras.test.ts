import { describe, expect, test } from '@jest/globals';
import {
  always,
  attached,
  creatures,
  enchantment,
  enchantments,
  instant,
  spell,
  target,
  youControl,
  all,
  you,
  type CardDefinition,
  type Effect,
  type Filter,
  type StaticAbility,
} from '@stacktrail/card-tree';
import { alice, bear, bob, object, position, select, size, Table } from '@stacktrail/test-kit';

const grows = always(attached, { change: 'modify power and toughness', power: 2, toughness: 2 });
const enchant = (filter: Filter | 'player') => ({ kind: 'keyword', keyword: 'enchant', filter }) as const;
const strength = enchantment('Strength', '', ['Aura'], enchant(creatures), grows);
const curse = enchantment('Curse', '', ['Aura'], enchant('player'));
const asCopy = (of: Filter): StaticAbility => ({
  kind: 'static',
  effects: [
    {
      static: 'replacement',
      replacement: { would: 'enter', what: { is: 'this' }, instead: { enters: 'as a copy', of } },
    },
  ],
});
const mirror = enchantment('Mirror', '', [], asCopy(enchantments));
const double: Effect = { do: 'create copies', count: 1, who: you, of: target(0), label: 'tokens 1' };
const twin = (count: number): CardDefinition =>
  instant('Twin', '', spell(target.one(enchantments), { ...double, count }));

/** How the permanents of a name are attached. */
function hosts(table: Table, name: string): readonly number[] {
  return table.state.battlefield
    .map((id) => table.object(id))
    .filter(({ printed }) => printed.name === name)
    .map(({ attachedTo }) => attachedTo);
}

describe('CR 303.4f, 614.12: what enters as an Aura is attached as it enters', () => {
  test('CR 303.4f, 707.5: a copy of an Aura enchants what its controller chooses', () => {
    const p = position();
    const card = p.hand(alice, mirror);
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const original = p.battlefield(bob, strength, { attachedTo: two });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(select(original));
    expect(table.question).toMatchObject({ rule: '303.4f', player: alice, candidates: [object(one), object(two)] });
    table.answer(select(one));
    expect(hosts(table, 'Strength')).toEqual([two, one]);
    expect(size(table.state, one)).toBe('4/4');
  });

  test('CR 303.4f: one that is a copy of nothing is attached to nothing', () => {
    const p = position();
    const card = p.hand(alice, mirror);
    const host = p.battlefield(bob, bear);
    p.battlefield(bob, strength, { attachedTo: host });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(select());
    expect([table.zoneOf(card), table.now(card).attachedTo]).toEqual(['battlefield', 0]);
  });

  test('CR 303.4g: without anything that it could enchant it goes from the stack to the graveyard', () => {
    const p = position();
    const card = p.hand(alice, mirror);
    const yours = enchantment('Yours', '', ['Aura'], enchant(all(creatures, youControl)), grows);
    const host = p.battlefield(bob, bear);
    const original = p.battlefield(bob, yours, { attachedTo: host });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(select(original));
    expect(table.zoneOf(card)).toBe('graveyard');
    expect(table.of('ObjectMoved').some(({ data }) => data.to === 'battlefield')).toBe(false);
  });

  test('CR 303.4f, 702.5d: a copy of an Aura that enchants a player', () => {
    const p = position();
    const card = p.hand(alice, mirror);
    const original = p.battlefield(bob, curse, { attachedToPlayer: alice });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(select(original));
    table.answer({ form: 'select', chosen: [{ is: 'player', id: bob }] });
    expect(table.now(card)).toMatchObject({ zone: 'battlefield', attachedToPlayer: bob });
  });

  test('CR 303.4f: token copies of an Aura, each of which enchants what is chosen for it', () => {
    const p = position();
    const card = p.hand(alice, twin(2));
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    p.battlefield(bob, strength, { attachedTo: two });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answers(select(one), select(two));
    expect(hosts(table, 'Strength')).toEqual([two, one, two]);
    expect([size(table.state, one), size(table.state, two)]).toEqual(['4/4', '6/6']);
  });

  test('CR 303.4f: a token copy of an Aura that enchants a player', () => {
    const p = position();
    const card = p.hand(alice, twin(1));
    p.battlefield(bob, curse, { attachedToPlayer: alice });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer({ form: 'select', chosen: [{ is: 'player', id: bob }] });
    const token = table.state.battlefield.map((id) => table.object(id)).find(({ kind }) => kind === 'token');
    expect(token).toMatchObject({ attachedToPlayer: bob });
  });

  test('CR 303.4g: a token copy of an Aura that could enchant nothing isn’t created', () => {
    const p = position();
    const card = p.hand(alice, twin(1));
    const yours = enchantment('Yours', '', ['Aura'], enchant(all(creatures, youControl)), grows);
    const host = p.battlefield(bob, bear);
    p.battlefield(bob, yours, { attachedTo: host });
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('TokensCreated')).toEqual([]);
  });
});
