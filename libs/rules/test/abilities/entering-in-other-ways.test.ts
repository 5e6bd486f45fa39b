import { expect, test } from '@jest/globals';
import {
  all,
  attachedTo,
  creature,
  creatures,
  each,
  enchantment,
  itself,
  others,
  staticAbility,
  youControl,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { alice, bear, bob, position, seen, Table } from '@stacktrail/test-kit';

const ox = creature('Ox', '', ['Ox'], 2, 4);

test('CR 614.12a: others are turned face down as it enters, and it isn’t', () => {
  const turner = creature(
    'Turner',
    '',
    ['Illusion'],
    1,
    1,
    staticAbility({
      static: 'replacement',
      replacement: {
        would: 'enter',
        what: itself,
        instead: {
          enters: 'after',
          effects: [{ do: 'turn face down', what: each(all(others, creatures)) }],
          then: [],
        },
      },
    }),
  );
  const p = position();
  const [mine, theirs] = [p.battlefield(alice, ox), p.battlefield(bob, bear)];
  const card = p.hand(alice, turner);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect([mine, theirs].map((id) => table.object(id).faceDown !== null)).toEqual([true, true]);
  expect(seen(table.state, mine)).toMatchObject({ power: 2, toughness: 2 });
  expect([table.now(card).zone, table.now(card).faceDown]).toEqual(['battlefield', null]);
});

test('CR 614.1c, 707.5: creatures enter as copies of the enchanted one', () => {
  const reflection = enchantment(
    'Reflection',
    '',
    ['Aura'],
    { kind: 'keyword', keyword: 'enchant', filter: creatures },
    staticAbility({
      static: 'replacement',
      replacement: {
        would: 'enter',
        what: all(creatures, youControl),
        instead: { enters: 'as a copy', must: true, of: attachedTo },
      },
    }),
  );
  const p = position();
  const host = p.battlefield(bob, bear);
  p.battlefield(bob, ox);
  p.battlefield(alice, reflection, { attachedTo: host });
  const card = p.hand(alice, ox);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.question.kind).toBe('priority');
  expect(characteristicsOf(table.state, table.now(card)).name).toBe('Bear');
});
