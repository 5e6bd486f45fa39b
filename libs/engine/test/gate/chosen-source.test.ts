import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  dealDamage,
  each,
  eachPlayer,
  enchantment,
  gainLife,
  instant,
  putCounters,
  spell,
  staticAbility,
  target,
  thatMuch,
  thisObject,
  type Effect,
  type Filter,
  type Replacement,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { select, bear, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const anything: Filter = { is: 'anything' };
const red: Filter = { is: 'color', color: 'R' };
const damage = (to: 'you' | 'anything', ...then: readonly Effect[]): Replacement => ({
  would: 'be dealt damage',
  to,
  instead: { do: 'prevent all', ...(then.length > 0 && { then }) },
});
const shield = (replacement: Replacement, source: Filter): Effect => ({
  do: 'replace',
  replacement,
  until: 'this turn',
  next: true,
  source,
});
const ward = (effect: Effect) => instant('Ward', '', spell(effect));
const burn = (name: string, much: number) => instant(name, '', spell(dealDamage(much, eachPlayer)));

describe('CR 609.7: a source of damage that a player chooses', () => {
  test('CR 609.7a: permanents and spells can be chosen; what is prevented is the next damage of that one alone', () => {
    const p = position();
    const creatureThere = p.battlefield(bob, bear);
    const [first, second] = [p.hand(alice, burn('First', 2)), p.hand(alice, burn('Second', 3))];
    const card = p.hand(alice, ward(shield(damage('you', gainLife(thatMuch)), anything)));
    const table = new Table(p);
    table.cast(first);
    table.cast(second);
    table.cast(card);
    table.pass(2);
    expect(table.asked).toBe('choose objects 0');
    const { question } = table;
    if (question.form !== 'select') throw new Error('a source is chosen');
    const spells = question.candidates.map(({ id }) => id).filter((id) => id !== creatureThere);
    expect(question.candidates.map(({ id }) => id)).toContain(creatureThere);
    const name = (id: number) => table.state.objects.get(id)?.printed.name;
    const chosen = spells.find((id) => name(id) === 'First')!;
    table.answer(select(chosen as never));
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20 - 3 + 2, 20 - 5]);
    expect(table.state.replacements).toEqual([]);
  });

  test('CR 609.7b, 615.9: it must still have the properties that were asked for', () => {
    const p = position(pools('R'));
    p.battlefield(bob, creature('Ember', '{R}', ['Elemental'], 1, 1));
    const colorless: Effect = {
      do: 'apply',
      to: each(creatures),
      changes: [{ change: 'set colors', colors: [] }],
      until: 'this turn',
    };
    const deal: Effect = { ...dealDamage(1, eachPlayer), source: target(0) } as Effect;
    const wash = p.hand(alice, instant('Wash', '', spell(colorless)));
    const poke = p.hand(alice, instant('Poke', '', spell(target.creature(), deal)));
    const card = p.hand(alice, ward(shield(damage('you'), red)));
    const table = new Table(p);
    table.cast(wash);
    table.cast(card);
    table.passAll();
    table.passAll();
    table.cast(poke);
    table.passAll();
    expect([table.life(alice), table.state.replacements.length]).toEqual([19, 1]);
  });

  test('CR 615.8: all that it deals at once is the next time that it does', () => {
    const p = position();
    p.battlefield(alice, bear);
    const toYou: Replacement = {
      would: 'be dealt damage',
      to: 'you',
      orTo: { is: 'controlled by', who: 'you' },
      instead: { do: 'prevent all' },
    };
    const storm = p.hand(alice, instant('Storm', '', spell({ ...dealDamage(1, eachPlayer) })));
    const card = p.hand(alice, ward(shield(toYou, anything)));
    const table = new Table(p);
    table.cast(storm);
    table.cast(card);
    table.pass(2);
    const { question } = table;
    if (question.form !== 'select') throw new Error('a source is chosen');
    const chosen = question.candidates.find(({ id }) => table.state.stack.includes(id as never))!;
    table.answer(select(chosen));
    table.passAll();
    expect([table.life(alice), table.life(bob), table.state.replacements.length]).toEqual([20, 19, 0]);
  });
});

describe('CR 615.12: damage that can’t be prevented', () => {
  const law = (effect: StaticEffect) => enchantment('Law', '{1}', [], staticAbility(effect));

  test('is dealt; what a prevention effect does besides happens all the same, once', () => {
    const p = position();
    p.battlefield(alice, law({ static: "damage can't be prevented" }));
    const replacement = damage('you', putCounters('charge', thisObject, 1), gainLife(thatMuch));
    p.battlefield(alice, law({ static: 'replacement', replacement }));
    const card = p.hand(alice, burn('Fire', 3));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.of('CountersPut').length]).toEqual([17, 1]);
  });

  test('a shield for the next time isn’t used up by it', () => {
    const p = position();
    p.battlefield(alice, law({ static: "damage can't be prevented" }));
    p.battlefield(bob, bear);
    const deal: Effect = { ...dealDamage(1, eachPlayer), source: target(0) } as Effect;
    const poke = p.hand(alice, instant('Poke', '', spell(target.creature(), deal)));
    const card = p.hand(alice, ward(shield(damage('you'), creatures)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.cast(poke);
    table.passAll();
    expect([table.life(alice), table.state.replacements.length]).toEqual([19, 1]);
  });
});
