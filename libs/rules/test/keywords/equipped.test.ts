import { expect, test } from '@jest/globals';
import {
  alsoType,
  always,
  artifact,
  attached,
  creature,
  base,
  enchantment,
  equip,
  equipPlaneswalker,
  equipQuality,
  subtype,
  fortify,
  gainLife,
  gets,
  keywords,
  levelUp,
  reconfigure,
  solved,
  toSolve,
  triggered,
  activated,
  each,
  all,
  creatures,
  youControl,
  maxSpeed,
  boast,
  exhaust,
  yourUpkeep,
  type Ability,
} from '@stacktrail/card-tree';
import {
  attackWith,
  bear,
  elf,
  forest,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  typesOf,
  Table,
} from '@stacktrail/test-kit';

const blade = (...text: readonly (Ability | readonly Ability[])[]) =>
  artifact('Blade', '', ['Equipment'], always(attached, gets(1, 1)), ...text);
const token = (table: Table) => table.state.battlefield.find((id) => table.object(id).kind === 'token')!;

test.each([
  ['702.92a', 'living weapon', ['Phyrexian', 'Germ'], '0/0', 'B'],
  ['702.163a', 'for Mirrodin!', ['Rebel'], '2/2', 'R'],
  ['702.182a', 'job select', ['Hero'], '1/1', ''],
] as const)(
  'CR %s: %s creates a creature as the Equipment enters, and attaches it',
  (_, keyword, subtypes, base, color) => {
    const p = position();
    const card = p.hand(alice, blade(keywords(keyword)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passAll();
    const bearer = token(table);
    expect(table.now(card).attachedTo).toBe(bearer);
    expect(seen(table.state, bearer).subtypes).toEqual(subtypes);
    expect(colorsOf(table.state, bearer)).toBe(color);
    const [power, toughness] = base.split('/').map(Number);
    expect(size(table.state, bearer)).toBe(`${power! + 1}/${toughness! + 1}`);
  },
);

test('CR 702.67a: fortify attaches it to target land you control, as a sorcery', () => {
  const p = position();
  const card = p.battlefield(alice, artifact('Wall', '', ['Fortification'], fortify('')));
  const land = p.battlefield(alice, forest);
  p.battlefield(bob, forest);
  const table = new Table(p);
  table.activate(card);
  expect(table.options(card)).toHaveLength(0);
  table.passAll();
  expect(table.object(card).attachedTo).toBe(land);
});

test('CR 702.67c: of several fortify abilities any may be used', () => {
  const p = position();
  const card = p.battlefield(alice, artifact('Wall', '', ['Fortification'], fortify('{5}'), fortify('')));
  p.battlefield(alice, forest);
  const table = new Table(p);
  expect(table.options(card)).toHaveLength(2);
});

test('CR 702.151a, 702.151b: it attaches to another creature and is no creature until it is unattached', () => {
  const p = position();
  const snake = alsoType(
    'Artifact',
    creature('Snake', '', ['Equipment', 'Snake'], 2, 2, reconfigure(''), always(attached, gets(2, 2))),
  );
  const card = p.battlefield(alice, snake);
  const bearer = p.battlefield(alice, bear);
  const table = new Table(p);
  expect(table.options(card)).toHaveLength(1);
  table.activate(card);
  table.passAll();
  expect(table.object(card).attachedTo).toBe(bearer);
  expect(size(table.state, bearer)).toBe('4/4');
  expect(typesOf(table.state, card)).toEqual(['Artifact']);
  expect(seen(table.state, card).subtypes).toEqual(['Equipment']);
  table.answer(table.use(card, 1));
  table.passAll();
  expect(table.object(card).attachedTo).toBe(0);
  expect(typesOf(table.state, card)).toEqual(['Artifact', 'Creature']);
});

test('CR 702.87a: level up puts a level counter on it, as a sorcery', () => {
  const p = position();
  const card = p.battlefield(alice, creature('Soldier', '{W}', ['Soldier'], 1, 1, levelUp('')));
  const table = new Table(p);
  table.activate(card);
  expect(table.options(card)).toHaveLength(0);
  table.passAll();
  expect(table.object(card).counters).toMatchObject([{ kind: 'level', count: 1 }]);
});

test('CR 702.142a: a boast ability is activated only if its creature attacked this turn, and once', () => {
  const p = position();
  const warrior = p.battlefield(alice, creature('Warrior', '{R}', ['Human'], 1, 1, boast(activated([], gainLife(1)))));
  const table = new Table(p);
  expect(table.options(warrior)).toHaveLength(0);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, warrior));
  table.activate(warrior);
  expect(table.options(warrior)).toHaveLength(0);
  table.passAll();
  expect(table.life(alice)).toBe(21);
});

test('CR 702.142b: a creature boasts as its boast ability is activated', () => {
  const p = position();
  const text = boast(activated([], gainLife(1)));
  const warrior = p.battlefield(alice, creature('Warrior', '{R}', ['Human'], 1, 1, text, activated([], gainLife(1))));
  const event = { on: 'activates', who: 'you', what: creatures, keyword: 'boast' } as const;
  p.battlefield(alice, enchantment('Saga', '{R}', [], triggered(event, gainLife(1))));
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, warrior));
  table.answer(table.use(warrior, 1));
  expect(table.stack).toEqual(['ability of Warrior']);
  table.answer(table.use(warrior, 0));
  expect(table.stack).toEqual(['ability of Warrior', 'ability of Warrior', 'ability of Saga']);
});

test('CR 702.177a: an exhaust ability can be activated only once, even in another turn', () => {
  const p = position();
  const racer = p.battlefield(alice, creature('Racer', '{R}', ['Human'], 1, 1, exhaust(activated([], gainLife(1)))));
  p.library(alice, bear);
  p.library(bob, bear);
  const table = new Table(p);
  table.activate(racer);
  table.passAll();
  expect(table.options(racer)).toHaveLength(0);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob));
  table.passUntil('upkeep');
  table.passUntil('upkeep');
  expect(table.options(racer)).toHaveLength(0);
});

const speed = (value: number) => [{ name: 'speed' as const, player: null, value, until: null, turn: 1 }];

test.each([
  [3, '2/2'],
  [4, '4/4'],
])('CR 702.178a: with speed %i it is %s', (value, expected) => {
  const p = position((state) => {
    state.players = state.players.map((player) => ({ ...player, designations: speed(value) }));
  });
  const pack = each(all(creatures, youControl));
  p.battlefield(alice, enchantment('Race', '{R}', [], maxSpeed(always(pack, gets(2, 2)))));
  const racer = p.battlefield(alice, bear);
  expect(size(new Table(p).state, racer)).toBe(expected);
});

test.each([
  [3, 0],
  [4, 1],
])('CR 702.178b: with speed %i, %i ability functions in the graveyard', (value, options) => {
  const p = position((state) => {
    state.players = state.players.map((player) => ({ ...player, designations: speed(value) }));
  });
  const card = p.graveyard(
    alice,
    creature('Ghost', '{B}', ['Spirit'], 1, 1, maxSpeed({ ...activated([], gainLife(1)), from: 'graveyard' })),
  );
  expect(new Table(p).options(card)).toHaveLength(options);
});

function aCase(condition: 'holds' | 'fails', ...text: readonly Ability[]) {
  const p = position();
  const count = condition === 'holds' ? 1 : 5;
  const solving = toSolve({ if: 'control', who: { players: 'you' }, filter: creatures, compare: 'at least', count });
  const card = p.battlefield(alice, enchantment('Affair', '{W}', ['Case'], solving, ...text));
  p.battlefield(alice, elf);
  p.library(alice, bear);
  p.library(bob, bear);
  const table = new Table(p);
  const isSolved = () => table.object(card).designations.some(({ name }) => name === 'solved');
  return { table, card, isSolved };
}

test('CR 719.3a: at the beginning of its controller’s end step it becomes solved if its condition holds', () => {
  const { table, isSolved } = aCase('holds');
  table.passUntil('declare attackers');
  table.answer(attackWith(bob));
  table.passUntil('end');
  expect(isSolved()).toBe(false);
  table.passAll();
  expect(isSolved()).toBe(true);
});

test('CR 719.3a: it doesn’t trigger where the condition fails', () => {
  const { table } = aCase('fails');
  table.passUntil('declare attackers');
  table.answer(attackWith(bob));
  table.passUntil('end');
  expect(table.stack).toEqual([]);
});

const done = [{ name: 'solved' as const, player: null, value: 0, until: null, turn: 1 }];

test.each([
  [[], '1/1', 0],
  [done, '2/2', 1],
] as const)(
  'CR 702.169b, 702.169d: static and activated abilities count once it is solved (%j)',
  (designations, expected, options) => {
    const p = position();
    const pack = each(all(creatures, youControl));
    const text = [solved(always(pack, gets(1, 1))), solved(activated([], gainLife(1)))];
    const card = p.battlefield(alice, enchantment('Affair', '{W}', ['Case'], ...text), { designations });
    const creatureCard = p.battlefield(alice, elf);
    const table = new Table(p);
    expect(size(table.state, creatureCard)).toBe(expected);
    expect(table.options(card)).toHaveLength(options);
  },
);

test.each([
  [[], []],
  [done, ['ability of Affair']],
] as const)('CR 702.169c: a triggered ability triggers only if it is solved (%j)', (designations, stack) => {
  const p = position((state) => {
    state.step = 'untap';
  });
  p.battlefield(alice, enchantment('Affair', '{W}', ['Case'], solved(triggered(yourUpkeep, gainLife(1)))), {
    designations,
  });
  p.library(alice, bear);
  const table = new Table(p);
  table.passUntil('upkeep');
  expect(table.stack).toEqual(stack);
});

test('CR 702.6c: equip with a quality targets only creatures that have it; any creature can wear it', () => {
  const p = position();
  const blade = p.battlefield(
    alice,
    artifact('Blade', '{1}', ['Equipment'], equipQuality(subtype('Human'), '{0}'), equip('{3}')),
  );
  const [man, wife] = [0, 1].map(() => p.battlefield(alice, creature('Man', '{W}', ['Human'], 1, 1)));
  const other = p.battlefield(alice, bear);
  const theirs = p.battlefield(bob, creature('Foe', '{W}', ['Human'], 1, 1));
  const table = new Table(p);
  table.activate(blade);
  const { question } = table;
  expect(question.form === 'select' && question.candidates.map(({ id }) => id)).toEqual([man, wife]);
  expect([other, theirs].every((id) => id > 0)).toBe(true);
  table.answer({ form: 'select', chosen: [{ is: 'object', id: wife! }] });
  table.passAll();
  expect(table.object(blade).attachedTo).toBe(wife);
  expect(table.use(blade, 1)).toMatchObject({ action: { do: 'activate' } }); // CR 702.6d
});

test('CR 702.6e: equip planeswalker attaches it as though that were a creature; what it makes of it keeps it on', () => {
  const walker = { ...enchantment('Walker', '{2}', ['Ajani']) };
  const planeswalker = { ...walker, faces: [{ ...walker.faces[0], types: ['Planeswalker'], loyalty: 4 }] } as const;
  const worn = always(attached, { change: 'set types', types: ['Creature'], subtypes: [] }, base(4, 4));
  const equipped = (...text: readonly Ability[]) => {
    const p = position();
    const sword = p.battlefield(alice, artifact('Sword', '{1}', ['Equipment'], equipPlaneswalker('{0}'), ...text));
    const it = p.battlefield(alice, planeswalker, { counters: { loyalty: 4 } });
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.activate(sword);
    table.passAll();
    return [table.object(sword).attachedTo === it, typesOf(table.state, it)];
  };
  expect(equipped(worn)).toEqual([true, ['Creature']]);
  expect(equipped()).toEqual([false, ['Planeswalker']]); // CR 704.5n
});

test('CR 702.169a: only what stands behind “solved” waits for that', () => {
  const p = position();
  const pack = each(all(creatures, youControl));
  const text = [always(pack, gets(1, 0)), solved(always(pack, gets(0, 1)))];
  p.battlefield(alice, enchantment('Affair', '{W}', ['Case'], ...text));
  const [mine] = [p.battlefield(alice, elf)];
  expect(size(new Table(p).state, mine)).toBe('2/1');
});
