import { expect, test } from '@jest/globals';
import {
  creature,
  enchantment,
  gainLife,
  instant,
  itself,
  keywords,
  mutate,
  spell,
  staticAbility,
  target,
  triggered,
  twoFaced,
  type CardDefinition,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  order,
  pay,
  readCard,
  pick,
  select,
  elf,
  forest,
  cardTroubleOf,
  alice,
  bob,
  position,
  seen,
  type Position,
  Table,
  pools,
  plainState,
  sizeOf,
  slay,
} from '@stacktrail/test-kit';

const mutates: TriggerEvent = { on: 'keyword action', action: 'mutate', who: 'any player', what: itself };
const beast = creature(
  'Beast',
  '{3}{G}',
  ['Beast'],
  4,
  4,
  mutate('{G}'),
  ...keywords('trample'),
  triggered(mutates, gainLife(2)),
);
const cat = creature('Cat', '{W}', ['Cat'], 1, 1, ...keywords('lifelink'));
const human = creature('Person', '{W}', ['Human'], 1, 1);
const them = { objects: 'target', slot: 0 } as const;
const spirit = {
  name: 'Spirit',
  colors: ['W'],
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Spirit'],
  power: 1,
  toughness: 1,
  abilities: [],
} as const;

function mutating(table: Table, card: ObjectId): void {
  const way = table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!;
  table.answers(act(way), pay);
}

function merged(where: 'top' | 'bottom', change: (p: Position) => void = () => {}) {
  const p = position(pools('GG'));
  const [card, host] = [p.hand(alice, beast), p.battlefield(alice, cat)];
  change(p);
  const table = new Table(p);
  mutating(table, card);
  table.passAll();
  table.answer(pick(where));
  return { table, card, host };
}

test('CR 702.140a: for its mutate cost it targets a non-Human creature with the same owner', () => {
  const p = position(pools('G'));
  const [card, host, second] = [p.hand(alice, beast), p.battlefield(alice, cat), p.battlefield(alice, elf)];
  p.battlefield(alice, human);
  p.battlefield(bob, elf);
  const table = new Table(p);
  const way = table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!;
  table.answer(act(way));
  expect(table.question).toMatchObject({
    kind: 'choose targets',
    candidates: [{ id: host }, { id: second }],
    min: 1,
    max: 1,
  });
  table.answers(select(host), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['G']);
});

test('CR 702.140e: the number of times it has mutated counts each spell that merged with it', () => {
  const counts = readCard(
    creature('Counter', '{2}{G}', ['Beast'], 2, 2, mutate('{G}')),
    'Whenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.',
  );
  const p = position(pools('GG'));
  const cards = [p.hand(alice, counts), p.hand(alice, beast)];
  p.battlefield(alice, cat);
  const table = new Table(p);
  for (const card of cards) {
    mutating(table, card);
    table.passAll();
    table.answer(pick('bottom'));
    if (table.question.form === 'order') table.answer(order(...table.question.options.map(({ key }) => key)));
    while (table.state.stack.length > 0) table.passAll();
  }
  // 1 for the first spell, 2 for the second, and 2 for the ability of the second.
  expect(table.life(alice)).toBe(25);
});

test('CR 702.140b: if its target is illegal it resolves as a creature spell', () => {
  const p = position(pools('G'));
  const [card, host] = [p.hand(alice, beast), p.battlefield(alice, cat)];
  const kill = p.hand(bob, slay);
  const table = new Table(p);
  mutating(table, card);
  table.pass();
  table.cast(kill);
  table.passAll();
  table.passAll();
  expect([table.zoneOf(host), table.zoneOf(card), sizeOf(table, card), table.now(card).controller]).toEqual([
    'graveyard',
    'battlefield',
    '4/4',
    alice,
  ]);
});

test('CR 608.3d, 702.140c, 702.140e, 728.2: on top: the creature has its characteristics and the abilities of both', () => {
  const { table, card, host } = merged('top');
  expect(seen(table.state, host)).toMatchObject({ name: 'Beast', power: 4, toughness: 4, subtypes: ['Beast'] });
  expect([...seen(table.state, host).keywords].sort()).toEqual(['lifelink', 'mutate', 'trample']);
  expect([table.object(card).left, table.state.stack.length, table.state.battlefield]).toEqual([true, 1, [host]]);
});

test('CR 702.140c, 702.140e: on the bottom: it keeps its characteristics and gains the abilities', () => {
  const { table, host } = merged('bottom');
  expect(seen(table.state, host)).toMatchObject({ name: 'Cat', power: 1, toughness: 1, subtypes: ['Cat'] });
  expect([...seen(table.state, host).keywords].sort()).toEqual(['lifelink', 'mutate', 'trample']);
});

test('CR 702.140d: abilities that trigger whenever a creature mutates trigger as the spell merges with it', () => {
  const { table } = merged('bottom');
  expect(table.stack).toEqual(['ability of Cat']);
  table.passAll();
  expect(table.life(alice)).toBe(22);
});

test('CR 702.140f: what modifies the spell modifies the permanent that it merges with', () => {
  const p = position(pools('G'));
  const [card, host] = [p.hand(alice, beast), p.battlefield(alice, cat)];
  const paint: Effect = {
    do: 'apply',
    to: them,
    changes: [{ change: 'set colors', colors: ['R'] }],
    until: 'rest of the game',
  };
  const red = p.hand(alice, instant('Redden', '', spell(target.spell(), paint)));
  const table = new Table(p);
  mutating(table, card);
  table.cast(red);
  table.passAll();
  table.passAll();
  table.answer(pick('top'));
  expect(seen(table.state, host).colors).toBe(seen(table.state, host).colors & 8);
});

test('CR 728.2a: what a merged permanent is copied as is what it is made of', () => {
  const { table, host } = merged(
    'top',
    (p) =>
      void p.hand(
        alice,
        instant(
          'Clone',
          '',
          spell(target.creature(), { do: 'create copies', who: { players: 'you' }, count: 1, of: them }),
        ),
      ),
  );
  const clone = table.state.players[0]!.hand[0]!;
  table.passAll();
  table.cast(clone);
  table.passAll();
  const token = table.state.battlefield.find((id) => id !== host)!;
  expect([seen(table.state, token).name, seen(table.state, token).keywords.has('lifelink')]).toEqual(['Beast', true]);
});

test('CR 728.2b: it hasn’t entered, and nothing triggers on that', () => {
  const enters: TriggerEvent = { on: 'enters', what: { is: 'type', type: 'Creature' } };
  const { table } = merged(
    'top',
    (p) => void p.battlefield(bob, creature('Watcher', '{W}', ['Human'], 1, 1, triggered(enters, gainLife(1)))),
  );
  expect(table.stack).toEqual(['ability of Beast']);
});

test('CR 728.2c: it is the same object: effects on it go on, and it has been under control as long', () => {
  const p = position(pools('G'));
  const [card, host] = [p.hand(alice, beast), p.battlefield(alice, cat, { counters: { '+1/+1': 2 }, tapped: true })];
  const table = new Table(p);
  mutating(table, card);
  table.passAll();
  table.answer(pick('top'));
  expect([sizeOf(table, host), table.object(host).tapped, table.object(host).enteredTurn]).toEqual(['6/6', true, 0]);
});

test('CR 728.2d: with a token it is a token only if that is on top', () => {
  for (const [where, kind] of [
    ['top', 'card'],
    ['bottom', 'token'],
  ] as const) {
    const p = position(pools('G'));
    const [card, host] = [p.hand(alice, beast), p.token(alice, spirit)];
    const table = new Table(p);
    mutating(table, card);
    table.passAll();
    table.answer(pick(where));
    expect(table.object(host).kind).toBe(kind);
  }
});

test('CR 728.3: as it leaves the battlefield each of its cards is put where it goes', () => {
  const { table, host } = merged('top', (p) => {
    p.hand(bob, slay);
    p.library(alice, forest);
  });
  const kill = table.state.players[1]!.hand[0]!;
  table.passAll();
  table.pass();
  table.cast(kill);
  table.passAll();
  expect(table.zoneOf(host)).toBe('graveyard');
  const names = table.state.players[0]!.graveyard.map((id) => table.object(id).printed.name);
  expect(names.sort()).toEqual(['Beast', 'Cat']);
  expect(cardTroubleOf(table.state)).toEqual([]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 728.3: a token that was part of it is put nowhere', () => {
  const p = position(pools('G'));
  const [card, host] = [p.hand(alice, beast), p.token(alice, spirit)];
  const kill = p.hand(alice, slay);
  const table = new Table(p);
  mutating(table, card);
  table.passAll();
  table.answer(pick('top'));
  table.passAll();
  table.cast(kill);
  table.passAll();
  expect(table.state.players[0]!.graveyard.map((id) => table.object(id).printed.name)).toEqual(
    ['Slay', 'Beast'].reverse(),
  );
  expect(table.zoneOf(host)).toBe('graveyard');
});

test('CR 728.3c: an effect that finds the new object finds all of them', () => {
  const bounce: readonly Effect[] = [
    { do: 'move', what: them, to: { zone: 'exile' }, label: 'gone' },
    { do: 'move', what: { objects: 'result', label: 'gone' }, to: { zone: 'battlefield' } },
  ];
  const { table } = merged('top', (p) => void p.hand(alice, instant('Away', '', spell(target.creature(), ...bounce))));
  const away = table.state.players[0]!.hand[0]!;
  table.passAll();
  table.cast(away);
  table.passAll();
  expect(table.state.battlefield.map((id) => table.object(id).printed.name).sort()).toEqual(['Beast', 'Cat']);
});

test('CR 400.7e, 728.3c: what triggers on its leaving finds all of its cards', () => {
  const back: Effect = { do: 'move', what: { objects: 'that object' }, to: { zone: 'exile' } };
  const mourner = enchantment(
    'Mourner',
    '',
    [],
    triggered({ on: 'dies', what: { is: 'type', type: 'Creature' } }, back),
  );
  const { table } = merged('bottom', (p) => {
    p.hand(alice, slay);
    p.battlefield(bob, mourner);
  });
  const kill = table.state.players[0]!.hand[0]!;
  table.passAll();
  table.cast(kill);
  table.passAll();
  table.passAll();
  expect(table.state.exile.map((id) => table.object(id).printed.name).sort()).toEqual(['Beast', 'Cat']);
});

test('CR 702.140c: a creature can mutate again and again', () => {
  const { table, host } = merged('bottom', (p) => void p.hand(alice, beast));
  table.passAll();
  mutating(table, table.state.players[0]!.hand[0]!);
  table.passAll();
  table.answer(pick('top'));
  expect([seen(table.state, host).name, table.object(host).merged.length]).toEqual(['Beast', 2]);
  while (table.question.form === 'order')
    table.answer({ form: 'order', keys: table.question.options.map(({ key }) => key) });
  expect(table.stack).toHaveLength(2); // of each of the two cards
});

const wolf = twoFaced(
  'transforming',
  creature('Pup', '{1}', ['Wolf'], 1, 1, ...keywords('vigilance')),
  creature('Pack', '', ['Wolf'], 5, 5, ...keywords('menace')),
);
const student = twoFaced(
  'flip',
  creature('Student', '{1}', ['Fox'], 1, 1, ...keywords('vigilance')),
  creature('Master', '', ['Fox'], 3, 3, ...keywords('menace')),
);
const turning: Effect = { do: 'transform', what: { objects: 'each', filter: { is: 'permanent' } } };
const flipping: Effect = { do: 'flip', what: { objects: 'each', filter: { is: 'permanent' } } };

/** A beast mutates onto or under such a creature, which then turns over or flips. */
function mergedWith(hostCard: CardDefinition, where: 'top' | 'bottom', turn: Effect) {
  const p = position(pools('G'));
  const [card, host] = [p.hand(alice, beast), p.battlefield(alice, hostCard)];
  const turner = p.hand(alice, instant('Turn', '', spell(turn)));
  const table = new Table(p);
  mutating(table, card);
  table.passAll();
  table.answer(pick(where));
  table.passAll();
  const keywordsOf = () =>
    ['trample', 'vigilance', 'menace'].filter((one) => seen(table.state, host).keywords.has(one as never));
  const before = [seen(table.state, host).name, sizeOf(table, host), ...keywordsOf()];
  table.cast(turner);
  table.passAll();
  return { table, host, before, after: [seen(table.state, host).name, sizeOf(table, host), ...keywordsOf()] };
}

test('CR 702.140e, 712.8: of a modal double-faced card it has the abilities of the face that is up', () => {
  const god = twoFaced(
    'modal',
    creature('God', '{1}', ['God'], 1, 1, ...keywords('vigilance')),
    creature('Giant', '{1}', ['Giant'], 5, 5, ...keywords('menace')),
  );
  for (const where of ['top', 'bottom'] as const) {
    const p = position(pools('G'));
    const [card, host] = [p.hand(alice, beast), p.battlefield(alice, god, { face: 1 })];
    const table = new Table(p);
    mutating(table, card);
    table.passAll();
    table.answer(pick(where));
    expect(seen(table.state, host).name).toBe(where === 'top' ? 'Beast' : 'Giant');
    expect([...seen(table.state, host).keywords].sort()).toEqual(['menace', 'mutate', 'trample']);
  }
});

test('CR 728.2i: transforming a merged permanent turns each component over that can', () => {
  const under = mergedWith(wolf, 'top', turning);
  expect([under.before, under.after]).toEqual([
    ['Beast', '4/4', 'trample', 'vigilance'],
    ['Beast', '4/4', 'trample', 'menace'],
  ]);
  const above = mergedWith(wolf, 'bottom', turning);
  expect([above.before, above.after]).toEqual([
    ['Pup', '1/1', 'trample', 'vigilance'],
    ['Pack', '5/5', 'trample', 'menace'],
  ]);
  expect(above.table.fold()).toBe(plainState(above.table.state));
});

test('CR 728.2i, 701.27g: a merged permanent isn’t double-faced, and so no transformed permanent', () => {
  const { table, host } = mergedWith(wolf, 'bottom', turning);
  expect(table.object(host).face).toBe(1);
  const transformed = { is: 'transformed' } as const;
  expect(matches(table.state, transformed, table.object(host), plainContext(alice, host))).toBe(false);
});

test('CR 728.2h: a flip card among the components has its alternative characteristics where the permanent is flipped', () => {
  const under = mergedWith(student, 'top', flipping);
  expect([under.before, under.after]).toEqual([
    ['Beast', '4/4', 'trample', 'vigilance'],
    ['Beast', '4/4', 'trample', 'menace'],
  ]);
  const above = mergedWith(student, 'bottom', flipping);
  expect(above.after).toEqual(['Master', '3/3', 'trample', 'menace']);
  expect(above.table.fold()).toBe(plainState(above.table.state));
});

test('CR 728.3d: a replacement effect that applies to it applies to all its components', () => {
  const { table, host } = merged('top', (p) => {
    p.battlefield(
      bob,
      enchantment(
        'Void',
        '{1}',
        [],
        staticAbility({
          static: 'replacement',
          replacement: { would: 'go to graveyard', what: { is: 'card' }, instead: { do: 'exile' } },
        }),
      ),
    );
    p.hand(bob, slay);
  });
  const kill = table.state.players[1]!.hand[0]!;
  table.passAll();
  table.pass();
  table.cast(kill);
  table.passAll();
  expect(table.zoneOf(host)).toBe('exile');
  expect(table.state.exile.map((id) => table.object(id).printed.name).sort()).toEqual(['Beast', 'Cat', 'Slay']);
});

test('CR 728.3e: of a merged token, an effect about cards moves the cards alone', () => {
  const exilesCards = enchantment(
    'Void',
    '{1}',
    [],
    staticAbility({
      static: 'replacement',
      replacement: { would: 'go to graveyard', what: { is: 'card' }, instead: { do: 'exile' } },
    }),
  );
  for (const where of ['top', 'bottom'] as const) {
    const p = position(pools('G'));
    const [card, host] = [p.hand(alice, beast), p.token(alice, spirit)];
    const kill = p.hand(alice, slay);
    p.battlefield(bob, exilesCards);
    const table = new Table(p);
    mutating(table, card);
    table.passAll();
    table.answer(pick(where));
    table.passAll();
    table.cast(kill);
    table.passAll();
    const [gone] = table.of('ObjectMoved').filter(({ data }) => data.object === host);
    expect(gone!.data.to).toBe(where === 'top' ? 'exile' : 'graveyard');
    expect(table.state.exile.map((id) => table.object(id).printed.name).sort()).toEqual(['Beast', 'Slay']);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
  }
});
