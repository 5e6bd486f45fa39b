import { expect, test } from '@jest/globals';
import {
  always,
  attached,
  bestow,
  cost,
  activated,
  creature,
  creatures,
  enchantment,
  gains,
  gets,
  instant,
  keywords,
  spell,
  staticAbility,
  subtype,
  target,
  type Effect,
  type StaticAbility,
} from '@stacktrail/card-tree';
import {
  act,
  pay,
  select,
  bear,
  elf,
  forest,
  alice,
  bob,
  position,
  typesOf,
  Table,
  pools,
  plainState,
  sizeOf,
  slay,
} from '@stacktrail/test-kit';

const nymph = (() => {
  const card = creature(
    'Nymph',
    '{1}{W}',
    ['Nymph'],
    2,
    2,
    bestow('{3}{W}'),
    always(attached, gets(2, 2), gains(keywords('flying'))),
  );
  return { ...card, faces: [{ ...card.faces[0], types: ['Enchantment', 'Creature'] as const }] } as typeof card;
})();
const them = { objects: 'target', slot: 0 } as const;

function bestowed(change = pools('CCCW')) {
  const p = position(change);
  const card = p.hand(alice, nymph);
  const host = p.battlefield(alice, bear);
  p.battlefield(alice, elf, { tapped: true });
  const kill = p.hand(bob, slay);
  return { p, card, host, kill };
}

function cast(table: Table, card: number, host: number): void {
  const way = table.options(card as never).find((one) => one.do === 'cast' && one.via === 'bestow');
  table.answers(act(way!), select(host as never), pay);
}

test('CR 702.103a, 702.103b: cast bestowed for its bestow cost it is an Aura spell with enchant creature, and a bestowed Aura', () => {
  const { p, card, host } = bestowed();
  const table = new Table(p);
  cast(table, card, host);
  const stackObject = table.state.stack[0]!;
  expect([typesOf(table.state, stackObject), table.object(stackObject).printed.subtypes]).toEqual([
    ['Enchantment'],
    ['Aura'],
  ]);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3', 'W']);
  table.passAll();
  const aura = table.now(card);
  expect([aura.zone, aura.attachedTo, typesOf(table.state, aura.id)]).toEqual(['battlefield', host, ['Enchantment']]);
  expect(sizeOf(table, host)).toBe('4/4');
});

test('CR 702.103a: it may be cast as a creature, too', () => {
  const { p, card } = bestowed(pools('CW'));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([sizeOf(table, card), table.now(card).attachedTo]).toEqual(['2/2', 0]);
});

test('CR 702.103c: a copy of a bestowed spell is bestowed', () => {
  const { p, card, host } = bestowed();
  const copy: Effect = { do: 'copy spell', what: them };
  const twin = p.hand(alice, instant('Twin', '', spell(target.spell(), copy)));
  const table = new Table(p);
  cast(table, card, host);
  table.cast(twin);
  table.passAll();
  expect(table.stack).toEqual(['Nymph', 'Nymph']);
  table.passAll();
  table.passAll();
  expect(sizeOf(table, host)).toBe('6/6');
});

test('CR 702.103d example: that creature spells can’t be cast doesn’t stop it from being cast bestowed', () => {
  const { p, card } = bestowed();
  const storm: StaticAbility = {
    kind: 'static',
    effects: [{ static: "players can't", who: 'any player', what: 'cast spells', filter: creatures }],
  };
  p.battlefield(bob, creature('Storm', '{1}', ['Wall'], 0, 4, storm));
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ via: 'bestow', face: 1 }]);
});

test('CR 702.103d example 2: that creature spells may be cast from the top of the library doesn’t let it be cast bestowed', () => {
  const p = position(pools('CCCW'));
  const card = p.library(alice, nymph);
  const horde: StaticAbility = {
    kind: 'static',
    effects: [{ static: 'may play', who: 'you', from: 'top of library', how: { permit: 'cast', filter: creatures } }],
  };
  p.battlefield(alice, creature('Horde', '{1}', ['Zombie'], 7, 7, horde));
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ via: 'hand', face: 0 }]);
});

test('CR 702.103e: as its target is illegal it ceases to be bestowed and resolves as a creature spell', () => {
  const { p, card, host, kill } = bestowed();
  const table = new Table(p);
  cast(table, card, host);
  table.pass();
  table.cast(kill, select(host));
  table.passAll();
  table.passAll();
  expect(table.of('BestowEnded')[0]?.rule).toBe('702.103e');
  expect([table.zoneOf(card), sizeOf(table, card), typesOf(table.state, table.now(card).id)]).toEqual([
    'battlefield',
    '2/2',
    ['Creature', 'Enchantment'],
  ]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 702.103f: as what it enchants dies it stays as a creature', () => {
  const { p, card, host, kill } = bestowed();
  const table = new Table(p);
  cast(table, card, host);
  table.passAll();
  table.pass();
  table.cast(kill, select(host));
  table.passAll();
  expect([table.zoneOf(host), table.zoneOf(card), sizeOf(table, card)]).toEqual(['graveyard', 'battlefield', '2/2']);
  expect(table.of('BestowEnded')[0]?.rule).toBe('702.103f');
});

test('CR 702.103f: as it becomes unattached it is a creature', () => {
  const { p, card, host } = bestowed();
  const off: Effect = { do: 'unattach', what: them };
  const free = p.battlefield(
    alice,
    creature('Freer', '{1}', ['Wizard'], 1, 1, {
      ...activated([cost.mana('{0}')]),
      modes: [
        {
          targets: [{ kind: 'permanent', filter: { is: 'type', type: 'Enchantment' }, min: 1, max: 1 }],
          effects: [off],
        },
      ],
    }),
  );
  const table = new Table(p);
  cast(table, card, host);
  table.passAll();
  table.activate(free);
  table.passAll();
  expect([table.zoneOf(card), sizeOf(table, card), sizeOf(table, host)]).toEqual(['battlefield', '2/2', '2/2']);
});

test('CR 702.103g: what phases in unattached is a creature', () => {
  const { p, card, host, kill } = bestowed();
  const out: Effect = { do: 'phase out', what: them };
  const fade = p.hand(
    alice,
    instant('Fade', '', {
      kind: 'spell',
      modes: [
        {
          targets: [{ kind: 'permanent', filter: { is: 'type', type: 'Enchantment' }, min: 1, max: 1 }],
          effects: [out],
        },
      ],
    }),
  );
  for (const one of [alice, bob, alice, bob]) p.library(one, forest);
  const table = new Table(p);
  cast(table, card, host);
  table.passAll();
  const aura = table.now(card).id;
  table.cast(fade);
  table.passAll();
  expect(table.state.phasedOut).toEqual([aura]);
  table.pass();
  table.cast(kill, select(host));
  table.passAll();
  for (let i = 0; i < 4 && table.state.turn < 5; i++) table.passUntil('upkeep');
  expect(table.of('BestowEnded')[0]?.rule).toBe('702.103g');
  expect([table.zoneOf(card), sizeOf(table, card)]).toEqual(['battlefield', '2/2']);
});

test('CR 601.3b example: Aura spells as though they had flash: the creature card is cast bestowed at any time', () => {
  const p = position((state) => {
    state.step = 'upkeep';
  });
  p.battlefield(
    alice,
    enchantment('Hall', '{1}', [], staticAbility({ static: 'as though flash', who: 'you', spells: subtype('Aura') })),
  );
  p.battlefield(bob, bear);
  const card = p.hand(alice, nymph);
  const table = new Table(p);
  expect(table.options(card).map((way) => way.do === 'cast' && way.via)).toEqual(['bestow']);
});

test('CR 701.3d, 702.103f: as its host leaves, a bestowed Aura is a creature before state-based actions look', () => {
  const { p, card, host } = bestowed();
  const counter = (() => {
    const many = creature('Crowd', '{W}', ['Human'], 0, 0, {
      kind: 'static',
      effects: [
        {
          static: 'defines power and toughness',
          power: { amount: 'count', filter: creatures },
          toughness: { amount: 'count', filter: creatures },
        },
      ],
    });
    return p.battlefield(bob, many, { damage: 2 });
  })();
  const blast = p.hand(
    alice,
    instant('Blast', '', spell({ do: 'destroy', what: { objects: 'each', filter: subtype('Bear') } })),
  );
  const table = new Table(p);
  cast(table, card, host);
  table.passAll();
  expect(sizeOf(table, counter)).toBe('3/3');
  table.cast(blast);
  table.passAll();
  expect(sizeOf(table, counter)).toBe('3/3');
  expect(table.fold()).toBe(plainState(table.state));
});
