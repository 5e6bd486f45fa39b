import { expect, test } from '@jest/globals';
import {
  activated,
  backup,
  cost,
  creature,
  creatures,
  draw,
  itself,
  keywords,
  sorcery,
  spell,
  staticAbility,
  target,
  you,
  type Ability,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { pay, select, bear, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

function entering(own: boolean, text: readonly Ability[], more: (p: ReturnType<typeof position>) => void = () => {}) {
  const p = position(pools('G'));
  const other = p.battlefield(alice, bear);
  const card = p.hand(alice, creature('Friend', '{G}', ['Elf'], 1, 1, text));
  more(p);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(select(own ? table.now(card).id : other));
  resolve(table);
  const keywordsOf = (id: typeof other) => [...characteristicsOf(table.state, table.now(id)).keywords];
  return { table, other, card, keywordsOf };
}

test('CR 702.165a: another creature gets the counters and gains the abilities printed below', () => {
  const { table, other, keywordsOf } = entering(false, [
    ...keywords('reach'),
    backup(2),
    ...keywords('flying'),
    activated([cost.tap], draw(1)),
  ]);
  expect(counters(table, other)).toBe(2);
  expect(keywordsOf(other)).toEqual(['flying']);
  expect(characteristicsOf(table.state, table.object(other)).abilities.some(({ kind }) => kind === 'activated')).toBe(
    true,
  );
  expect(table.state.effects.map(({ duration }) => duration)).toEqual(['this turn']);
});

test('CR 702.165a: the creature itself gets the counters alone', () => {
  const { table, card, keywordsOf } = entering(true, [backup(1), ...keywords('flying')]);
  expect(counters(table, card)).toBe(1);
  expect(keywordsOf(card)).toEqual(['backup', 'flying']);
});

test('CR 702.165a: it grants no backup ability', () => {
  const p = position(pools('G'));
  const other = p.battlefield(alice, bear);
  const card = p.hand(alice, creature('Friend', '{G}', ['Elf'], 1, 1, backup(1), backup(1), keywords('flying')));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answers({ form: 'order', keys: ['1', '2'] }, select(other), select(other));
  resolve(table);
  expect([...characteristicsOf(table.state, table.object(other)).keywords]).toEqual(['flying']);
  expect(counters(table, other)).toBe(2);
});

test('CR 702.165c: abilities that it gained are not granted', () => {
  const p = position();
  const friend = p.battlefield(alice, creature('Friend', '{G}', ['Elf'], 1, 1, backup(1), keywords('flying')), {
    counters: { trample: 1 },
  });
  const state = p.state();
  const definition = characteristicsOf(state, state.objects.get(friend)!).abilities.find(
    ({ kind }) => kind === 'triggered',
  )!;
  expect(JSON.stringify(definition.ability)).not.toContain('trample');
  expect(JSON.stringify(definition.ability)).toContain('flying');
});

test('CR 702.165d: what it grants doesn’t change with what the permanent loses', () => {
  const { keywordsOf, other } = entering(false, [backup(1), ...keywords('flying')], (p) => {
    p.effect({ changes: [{ change: 'lose all abilities' }], objects: [] });
  });
  expect(keywordsOf(other)).toEqual(['flying']);
});

const copying = {
  'that enters as one': creature(
    'Clone',
    '',
    ['Shapeshifter'],
    0,
    0,
    staticAbility({
      static: 'replacement',
      replacement: { would: 'enter', what: itself, instead: { enters: 'as a copy', of: creatures, must: true } },
    }),
  ),
  'that is a token': sorcery(
    'Twins',
    '',
    spell(target.creature(), { do: 'create copies', who: you, count: 1, of: target() }),
  ),
} as const;

test.each(['that enters as one', 'that is a token'] as const)(
  'CR 702.165b: a copy %s has the abilities in their printed order: it grants those below',
  (how) => {
    const p = position();
    const friend = creature('Friend', '{G}', ['Elf'], 1, 1, keywords('reach'), backup(2), keywords('flying'));
    const original = p.battlefield(alice, friend);
    const card = p.hand(alice, copying[how]);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    if (table.question.kind === 'choose objects') table.answer(select(original));
    expect(table.stack).toEqual(['ability of Friend']);
    table.answer(select(original));
    table.passAll();
    expect(counters(table, original)).toBe(2);
    const gained = table.state.effects.flatMap(({ instruction }) => instruction.changes);
    expect(gained).toEqual([{ change: 'add abilities', abilities: keywords('flying') }]);
  },
);
