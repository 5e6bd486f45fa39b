import { expect, test } from '@jest/globals';
import {
  anything,
  color,
  creature,
  draw,
  enchantment,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  subtype,
  target,
  triggered,
  twoFaced,
  you,
  type CardDefinition,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  pay,
  pick,
  bear,
  doing,
  resolves,
  watching,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  typesOf,
  pools,
  Table,
} from '@stacktrail/test-kit';

const cards: Readonly<Record<'adventure' | 'omen', CardDefinition>> = {
  adventure: inset('adventure', 'Adventure'),
  omen: inset('omen', 'Omen'),
};

function inset(layout: 'adventure' | 'omen', called: string): CardDefinition {
  const quest = sorcery('Quest', '{U}', spell(gainLife(2)));
  const second = { ...quest, faces: [{ ...quest.faces[0], subtypes: [called] }] } as const;
  return twoFaced(layout, creature('Giant', '{2}{G}', ['Giant'], 5, 5), second);
}

const cast = (object: ObjectId, face = 0) => act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
const faces = (table: Table, id: ObjectId) => table.options(id).map((action) => 'face' in action && action.face);

test.each([
  ['715.3', 'adventure'],
  ['720.3', 'omen'],
] as const)('CR %s: its player chooses whether it is cast normally or as its %s', (_, layout) => {
  const play = (face: number) => {
    const p = position(pools('GGGU'));
    const card = p.hand(alice, cards[layout]);
    const table = new Table(p);
    expect(faces(table, card)).toEqual([0, 1]);
    table.answers(cast(card, face), pay, ...(face === 0 ? [] : []));
    return table;
  };
  expect([play(0).stack, play(1).stack]).toEqual([['Giant'], ['Quest']]);
});

test.each([
  ['715.3a', 'adventure'],
  ['720.3a', 'omen'],
] as const)('CR %s: whether it can be cast as its %s rests on those characteristics alone', (_, layout) => {
  const offered = (filter: Filter) => {
    const p = position(pools('GGGU'));
    const ban = { static: "players can't", who: 'any player', what: 'cast spells', filter } as const;
    p.battlefield(bob, enchantment('Ban', '{W}', [], staticAbility(ban)));
    const card = p.hand(alice, cards[layout]);
    return faces(new Table(p), card);
  };
  expect([offered({ is: 'type', type: 'Creature' }), offered({ is: 'type', type: 'Sorcery' })]).toEqual([[1], [0]]);
  expect([offered(color('G')), offered({ is: 'mana value', compare: 'exactly', to: 1 })]).toEqual([[1], [0]]);
});

test.each([
  ['715.2', '715.3b', '715.4', 'adventure'],
  ['720.2', '720.3b', '720.4', 'omen'],
] as const)(
  'CR %s, %s, %s: as an %s it has those characteristics on the stack; else the normal ones',
  (_, __, ___, layout) => {
    const p = position(pools('GGGU'));
    const card = p.hand(alice, cards[layout]);
    const [dead, exiled, there] = [
      p.graveyard(alice, cards[layout]),
      p.exile(alice, cards[layout]),
      p.battlefield(alice, cards[layout]),
    ];
    const table = new Table(p);
    const what = (id: ObjectId) => [
      seen(table.state, id).name,
      colorsOf(table.state, id),
      typesOf(table.state, id),
      table.object(id).printed.manaValue,
    ];
    const normal = ['Giant', 'G', ['Creature'], 3];
    expect([card, dead, exiled, there].map(what)).toEqual([normal, normal, normal, normal]);
    table.answers(cast(card, 1), pay);
    const { id } = table.now(card);
    expect([...what(id), seen(table.state, id).power]).toEqual(['Quest', 'U', ['Sorcery'], 1, null]);
  },
);

test.each([
  ['715.4', 'adventure'],
  ['720.4', 'omen'],
] as const)('CR %s: cast normally it has no characteristics of its %s', (_, layout) => {
  const p = position(pools('GGG'));
  const card = p.hand(alice, cards[layout]);
  const table = new Table(p);
  table.answers(cast(card), pay);
  expect(seen(table.state, table.now(card).id)).toMatchObject({ name: 'Giant', subtypes: ['Giant'], power: 5 });
});

test.each([
  ['715.3c', 'adventure', 'exile'],
  ['720.3c', 'omen', 'library'],
] as const)('CR %s: a copy of the spell is an %s too', (_, layout, zone) => {
  const p = position(pools('U'));
  const twin: Effect = { do: 'copy spell', what: target() };
  const [card, copies] = [
    p.hand(alice, cards[layout]),
    p.hand(alice, instant('Twin', '', spell(target.spell(), twin))),
  ];
  const table = new Table(p);
  table.answers(cast(card, 1), pay);
  table.cast(copies);
  table.passAll();
  const copy = table.state.stack.at(-1)!;
  expect(seen(table.state, copy)).toMatchObject({ name: 'Quest', power: null });
  table.passAll();
  expect([table.life(alice), table.zoneOf(copy)]).toEqual([22, 'gone']);
  table.passAll();
  expect(table.life(alice)).toBe(24);
  const { exile, players } = table.state;
  expect(zone === 'exile' ? exile : players[alice]!.library).toHaveLength(1);
});

test.each([
  ['715.2b', 'adventure'],
  ['720.2b', 'omen'],
] as const)('CR %s: a copy of the card can be cast as its %s', (_, layout) => {
  const p = position(pools());
  const recast: Effect = {
    do: 'cast',
    who: you,
    what: target(),
    how: { permit: 'cast', filter: anything, pay: 'nothing' },
    copies: true,
  };
  const card = p.hand(alice, sorcery('Recast', '', spell(target.cardInGraveyard(anything), recast)));
  p.graveyard(alice, cards[layout]);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  const { question } = table;
  const asQuest = question.form === 'pick' ? question.options.find(({ text }) => text.includes('Quest')) : undefined;
  table.answer(pick(asQuest!.key));
  expect(table.stack).toEqual(['Quest']);
  table.passAll();
  expect(table.life(alice)).toBe(22);
});

test.each([
  ['715.2a', 'adventure', { is: 'has an Adventure' }],
  ['720.2a', 'omen', { is: 'has an Omen' }],
] as const)('CR %s: a card, spell or permanent has an %s whether it uses that or not', (_, layout, having) => {
  const p = position(pools('GGGU'));
  const clone: Effect = { do: 'create copies', who: you, count: 1, of: target() };
  const there = p.battlefield(alice, cards[layout]);
  const card = p.hand(alice, cards[layout]);
  const others = [p.battlefield(alice, bear), p.hand(alice, cards[layout === 'omen' ? 'adventure' : 'omen'])];
  const copies = p.hand(alice, instant('Twins', '', spell(target.creature(subtype('Giant')), clone)));
  const table = new Table(p);
  const fits = (id: ObjectId) => matches(table.state, having, table.object(id), plainContext(alice, id));
  expect([there, card, ...others].map(fits)).toEqual([true, true, false, false]);
  table.cast(copies);
  table.passAll();
  expect(fits(table.state.battlefield.at(-1)!)).toBe(true);
  table.answers(cast(card), pay);
  expect([table.stack, fits(table.now(card).id)]).toEqual([['Giant'], true]);
});

test.each([
  ['715.2c', 'adventure'],
  ['720.2c', 'omen'],
] as const)('CR %s: a card with an %s is one card, as it is drawn', (_, layout) => {
  const p = position();
  p.library(alice, cards[layout]);
  p.library(alice, bear);
  p.battlefield(alice, watching('Scribe', triggered({ on: 'draws', who: 'you' }, gainLife(1))));
  const card = p.hand(alice, doing(draw(1)));
  const table = new Table(p);
  resolves(table, card);
  table.passAll();
  expect([table.life(alice), table.state.players[alice]!.hand.length]).toEqual([21, 1]);
});

test.each([
  ['715.5', 'adventure'],
  ['720.5', 'omen'],
] as const)('CR %s: the name of the %s can be chosen', (_, layout) => {
  const p = position();
  p.library(bob, cards[layout]);
  const card = p.hand(alice, doing({ do: 'choose', who: you, choice: { choose: 'card name' } }));
  const table = new Table(p);
  resolves(table, card);
  const { question } = table;
  const names = question.form === 'pick' ? question.options.map(({ key }) => key) : [];
  expect(names).toEqual(expect.arrayContaining(['Giant', 'Quest']));
});
