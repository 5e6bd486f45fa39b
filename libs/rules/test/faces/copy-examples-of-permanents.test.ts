import { describe, expect, test } from '@jest/globals';
import {
  all,
  alsoBecomes,
  asThisEntersChoose,
  base,
  creature,
  creatures,
  each,
  gains,
  gets,
  instant,
  keywords,
  land,
  lands,
  morph,
  permanents,
  sorcery,
  spell,
  staticAbility,
  target,
  twoFaced,
  untilEndOfTurn,
  you,
  youControl,
  type CopyException,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  pay,
  pick,
  select,
  bear,
  doing,
  resolves,
  alice,
  bob,
  position,
  seen,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { shifter } from './shifters.js';

function asCopyOf(of: Filter, ...except: readonly CopyException[]) {
  return staticAbility({
    static: 'replacement',
    replacement: {
      would: 'enter',
      what: { is: 'this' },
      instead: { enters: 'as a copy', of, ...(except.length > 0 && { except }) },
    },
  });
}

const clone = creature('Clone', '', ['Shapeshifter'], 0, 0, asCopyOf(creatures));

const elves = creature('Elves', '', ['Elf'], 1, 1, ...keywords('reach'));

const demon = creature('Demon', '{2}{B}{B}', ['Demon'], 6, 6, morph('{2}{B}{B}'));

const nameOf = (table: Table, id: ObjectId): string => table.now(id).printed.name;

describe('CR 707.3: what is face down stays face down as it becomes a copy', () => {
  function hidden(model: ReturnType<typeof creature>, mana: string) {
    const p = position(pools(`CCC${mana}`));
    const card = p.hand(alice, demon);
    p.battlefield(bob, model);
    const copy: Effect = { do: 'become copy', what: target(), of: target(1) };
    const change = p.hand(
      alice,
      sorcery('Change', '', spell(target.creature(youControl), target.creature({ is: 'not', of: youControl }), copy)),
    );
    const reveal = p.hand(alice, doing({ do: 'turn face up', what: each(all(creatures, youControl)) }));
    const table = new Table(p);
    table.answers(act({ do: 'cast', object: card, via: 'face down', by: null, ability: null, face: 0 }));
    for (let i = 0; table.question.kind !== 'priority' && i < 3; i++) {
      table.answer(table.question.form === 'spend' ? { form: 'spend', mana: ['C', 'C', 'C'] } : pay);
    }
    table.passAll();
    const { id } = table.now(card);
    table.cast(change);
    while (table.question.kind === 'choose targets') table.answer(select(id));
    table.passAll();
    return { table, id, reveal };
  }

  test('CR 707.3 example 3: a face-down copy can be turned face up for the morph cost of what it copies', () => {
    const { table, id } = hidden(
      creature('Lorian', '{1}{G}{G}', ['Beast'], 4, 1, ...keywords('trample'), morph('{G}')),
      'G',
    );
    expect([nameOf(table, id), size(table.state, id), seen(table.state, id).abilities]).toEqual(['', '2/2', []]);
    table.answer(act({ do: 'special', object: id, action: 'turn face up' }));
    if (table.question.kind !== 'priority') table.answer(pay);
    expect([nameOf(table, id), size(table.state, id)]).toEqual(['Lorian', '4/1']);
    expect(seen(table.state, id).keywords.has('trample')).toBe(true);
  });

  test('CR 707.3 example 4: a face-down copy of what has no morph can’t be turned face up by its controller', () => {
    const { table, id, reveal } = hidden(creature('Wanderer', '{U}', ['Spirit'], 1, 1), 'BBCC');
    expect([nameOf(table, id), size(table.state, id)]).toEqual(['', '2/2']);
    expect(table.options(id)).toEqual([]);
    resolves(table, reveal);
    expect([nameOf(table, id), size(table.state, id)]).toEqual(['Wanderer', '1/1']);
  });
});

test('CR 707.4 example: a permanent that becomes a copy keeps the +3/+3 that it has', () => {
  const p = position();
  const one = p.battlefield(alice, shifter);
  const growth = p.hand(alice, instant('Growth', '', spell(target.creature(), untilEndOfTurn(target(), gets(3, 3)))));
  const elf = p.hand(alice, elves);
  const table = new Table(p);
  resolves(table, growth, select(one));
  resolves(table, elf);
  table.passAll();
  expect([nameOf(table, one), size(table.state, one)]).toEqual(['Elves', '4/4']);
  expect(table.object(one).id).toBe(one);
});

test('CR 707.6 example: a copy isn’t told the creature type that was chosen; its controller chooses one', () => {
  const chosen = asThisEntersChoose({ choose: 'creature type' });
  const automaton = creature('Automaton', '', ['Construct'], 2, 2, chosen);
  const p = position();
  const [first, second] = [p.hand(alice, automaton), p.hand(alice, clone)];
  const table = new Table(p);
  resolves(table, first);
  table.answer(pick('Elf'));
  resolves(table, second);
  table.answer(select(table.now(first).id));
  expect(table.asked).toBe('choose a value 0');
  table.answer(pick('Goblin'));
  const words = [first, second].map((id) => table.now(id).chosen.map(({ values }) => values));
  expect(words).toMatchObject([[[{ word: 'Elf' }]], [[{ word: 'Goblin' }]]]);
});

test('CR 707.8a example 2: a token that is a copy of a Clone has one face, whatever it enters as a copy of', () => {
  const wolf = twoFaced(
    'transforming',
    creature('Man', '{1}{G}', ['Human'], 2, 2),
    creature('Wolf', '', ['Wolf'], 4, 4),
  );
  const p = position();
  const man = p.battlefield(bob, wolf);
  p.graveyard(alice, clone);
  const copyIt: Effect = { do: 'create copies', who: you, count: 1, of: each(creatures, 'graveyard') };
  const make = p.hand(alice, doing(copyIt));
  const turn = p.hand(alice, doing({ do: 'transform', what: each(creatures) }));
  const table = new Table(p);
  resolves(table, make);
  table.answer(select(man));
  const token = table.state.battlefield.find((id) => table.object(id).kind === 'token')!;
  expect(nameOf(table, token)).toBe('Man');
  resolves(table, turn);
  expect([nameOf(table, token), nameOf(table, man)]).toEqual(['Man', 'Wolf']);
});

test('CR 707.9a example: a copy of the copy has the ability that the copy gave itself', () => {
  const p = position();
  const one = p.battlefield(alice, shifter);
  const [elf, copy, goblin] = [
    p.hand(alice, elves),
    p.hand(alice, clone),
    p.hand(alice, creature('Goblin', '', ['Goblin'], 2, 1)),
  ];
  const table = new Table(p);
  resolves(table, elf);
  table.passAll();
  resolves(table, copy);
  table.answer(select(one));
  const cloned = table.now(copy).id;
  expect([nameOf(table, cloned), seen(table.state, cloned).abilities.map(({ kind }) => kind)]).toEqual([
    'Elves',
    ['keyword', 'triggered'],
  ]);
  while (table.stack.length > 0) table.passAll();
  resolves(table, goblin);
  while (table.question.form === 'order') {
    table.answer({ form: 'order', keys: table.question.options.map(({ key }) => key) });
  }
  while (table.stack.length > 0) table.passAll();
  expect([nameOf(table, one), nameOf(table, cloned)]).toEqual(['Goblin', 'Goblin']);
});

test('CR 707.9d example 2: “in addition to its other types” leaves changeling a copy: it has all creature types', () => {
  const mimic = creature(
    'Mimic',
    '',
    ['Shapeshifter', 'Rogue'],
    0,
    0,
    asCopyOf(all(creatures, youControl), { except: 'change', change: alsoBecomes([], ['Shapeshifter', 'Rogue']) }),
  );
  const p = position();
  const model = p.battlefield(alice, creature('Changeling', '{1}', ['Shapeshifter'], 2, 2, ...keywords('changeling')));
  const card = p.hand(alice, mimic);
  const table = new Table(p);
  resolves(table, card);
  table.answer(select(model));
  const types = seen(table.state, table.now(card).id);
  expect(types.keywords.has('changeling')).toBe(true);
  expect(['Rogue', 'Elf', 'Sliver'].every((one) => types.subtypes.includes(one))).toBe(true);
});

test('CR 707.9f example: an exception for creatures doesn’t apply to a copy of a land that has become a creature', () => {
  const frost = creature(
    'Frost',
    '',
    ['Shapeshifter'],
    0,
    0,
    asCopyOf(
      all(permanents, youControl),
      { except: 'change', change: { change: 'add types', types: [], subtypes: [], supertypes: ['Legendary', 'Snow'] } },
      { except: 'enters with counters', counter: '+1/+1', count: 2, if: creatures },
      { except: 'change', change: gains(...keywords('changeling')), if: creatures },
    ),
  );
  const entered = (asCreature: boolean) => {
    const p = position();
    const model = p.battlefield(alice, asCreature ? bear : land('Grove', ['Forest']));
    const card = p.hand(alice, frost);
    const wake = p.hand(alice, doing(untilEndOfTurn(each(lands), alsoBecomes(['Creature'], []), base(3, 3))));
    const table = new Table(p);
    resolves(table, wake);
    resolves(table, card);
    table.answer(select(model));
    const copy = table.now(card);
    const { keywords: has, supertypes } = seen(table.state, copy.id);
    return [copy.counters, has.has('changeling'), supertypes];
  };
  expect(entered(false)).toEqual([[], false, ['Legendary', 'Snow']]);
  expect(entered(true)).toEqual([[{ kind: '+1/+1', count: 2 }], true, ['Legendary', 'Snow']]);
});
