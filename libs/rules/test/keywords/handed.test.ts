import { expect, test } from '@jest/globals';
import {
  activated,
  all,
  basics,
  commanderNinjutsu,
  creature,
  draw,
  equip,
  forecast,
  gainLife,
  lands,
  megamorph,
  morph,
  disguise,
  ninjutsu,
  partnerWith,
  reinforce,
  subtype,
  transfigure,
  transmute,
  typecycling,
  withKeyword,
  withSupertype,
  land,
  sorcery,
  spell,
  type Ability,
} from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import {
  attackWith,
  blockWith,
  pay,
  pick,
  player,
  select,
  bear,
  elf,
  forest,
  mountain,
  alice,
  bob,
  position,
  seen,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const rat = (...text: readonly Ability[]) => creature('Rat', '{1}{B}', ['Rat'], 2, 1, ...text);

test('CR 702.29e: typecycling searches for a card of the type, reveals it and puts it into the hand', () => {
  const p = position();
  const card = p.hand(alice, rat(typecycling(subtype('Mountain'), '')));
  p.library(alice, forest);
  const found = p.library(alice, mountain);
  p.library(alice, mountain);
  const table = new Table(p);
  table.activate(card);
  expect(table.zoneOf(card)).toBe('graveyard');
  table.passAll();
  table.answer(select(found));
  expect(table.zoneOf(found)).toBe('hand');
  expect(table.of('LibraryShuffled')).toHaveLength(1);
});

test('CR 702.29e: the type can be a combination, such as basic land', () => {
  const p = position();
  const card = p.hand(alice, rat(typecycling(all(basics, lands), '')));
  p.library(alice, land('Glade', ['Forest']));
  const basic = p.library(alice, withSupertype('Basic', forest));
  const table = new Table(p);
  table.activate(card);
  table.passAll();
  const { question } = table;
  expect(question.form === 'select' && question.candidates.map(({ id }) => id)).toEqual([basic]);
});

test('CR 702.29f: what looks for a card with cycling finds one with typecycling', () => {
  const p = position();
  const card = p.hand(alice, rat(typecycling(subtype('Mountain'), '')));
  const { state } = new Table(p);
  const context = plainContext(alice, card);
  expect(matches(state, withKeyword('cycling'), state.objects.get(card)!, context)).toBe(true);
});

test('CR 702.53a: transmute finds a card with the same mana value, as a sorcery', () => {
  const p = position();
  const card = p.hand(alice, sorcery('Trick', '{U}{U}', spell(draw(1)), transmute('')));
  const [same, other] = [p.library(alice, bear), p.library(alice, bear)];
  p.library(alice, elf);
  const table = new Table(p);
  table.activate(card);
  expect(table.options(card)).toHaveLength(0);
  table.passAll();
  expect(table.question).toMatchObject({ candidates: [{ id: same }, { id: other }], max: 1 });
  table.answer(select(same));
  expect(table.zoneOf(same)).toBe('hand');
});

test('CR 702.71a: transfigure puts a creature card with the same mana value onto the battlefield', () => {
  const p = position();
  const permanent = p.battlefield(alice, rat(transfigure('')));
  const [same, other] = [p.library(alice, bear), p.library(alice, bear)];
  p.library(alice, sorcery('Other', '{1}{U}', spell(draw(1))));
  const table = new Table(p);
  table.activate(permanent);
  expect(table.zoneOf(permanent)).toBe('graveyard');
  table.passAll();
  expect(table.question).toMatchObject({ candidates: [{ id: same }, { id: other }], max: 1 });
  table.answer(select(same));
  expect(table.zoneOf(same)).toBe('battlefield');
});

test('CR 702.77a: reinforce puts counters on target creature for the discarded card', () => {
  const p = position();
  const card = p.hand(alice, rat(reinforce(2, '')));
  const growing = p.battlefield(alice, bear);
  const table = new Table(p);
  table.activate(card);
  expect(table.zoneOf(card)).toBe('graveyard');
  table.passAll();
  expect(size(table.state, growing)).toBe('4/4');
});

function unblockedRat(text: Ability) {
  const p = position();
  const ninja = p.hand(alice, creature('Ninja', '{3}{U}', ['Ninja'], 4, 3, text));
  const attacker = p.battlefield(alice, elf);
  const other = p.battlefield(alice, bear);
  const blocker = p.battlefield(bob, bear);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker, other));
  expect(table.options(ninja)).toHaveLength(0); // CR 702.49c
  table.passUntil('declare blockers');
  table.answer(blockWith([blocker, other]));
  return { table, ninja, attacker };
}

test('CR 702.49a: an unblocked attacker returns, and the card comes tapped and attacking', () => {
  const { table, ninja, attacker } = unblockedRat(ninjutsu(''));
  table.activate(ninja);
  expect(table.zoneOf(attacker)).toBe('hand');
  table.passAll();
  expect(table.now(ninja)).toMatchObject({ zone: 'battlefield', tapped: true });
  table.passUntil('end of combat');
  expect(table.life(bob)).toBe(16);
});

test('CR 702.49c: it attacks the same player as the returned creature, unblocked', () => {
  const p = position(undefined, 3);
  const carol = 2 as typeof bob;
  const ninja = p.hand(alice, creature('Ninja', '{3}{U}', ['Ninja'], 4, 3, ninjutsu('')));
  const attacker = p.battlefield(alice, elf);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(carol, attacker));
  table.passUntil('declare blockers');
  table.activate(ninja);
  table.passAll();
  expect(table.state.combat?.attackers).toMatchObject([
    { object: table.now(ninja).id, defender: { is: 'player', id: carol }, blocked: false },
  ]);
  expect(table.fold()).toContain('former');
});

test('CR 702.49b: the card is revealed as the ability is announced', () => {
  const { table, ninja } = unblockedRat(ninjutsu(''));
  table.activate(ninja);
  expect(table.of('CardsRevealed').flatMap(({ data }) => data.objects)).toContain(ninja);
});

test('CR 702.49d: commander ninjutsu functions in the hand as well', () => {
  const { table, ninja } = unblockedRat(commanderNinjutsu(''));
  table.activate(ninja);
  table.passAll();
  expect(table.zoneOf(ninja)).toBe('battlefield');
});

test('CR 702.57b: forecast is activated from the hand in its owner’s upkeep, once each turn', () => {
  const p = position((state) => {
    state.step = 'upkeep';
  });
  const text = forecast(activated([], gainLife(1)));
  const card = p.hand(alice, rat(text));
  p.library(alice, bear);
  const table = new Table(p);
  table.activate(card);
  expect(table.of('CardsRevealed')).toHaveLength(1);
  expect(table.options(card)).toHaveLength(0);
  table.passAll();
  expect(table.life(alice)).toBe(21);
  expect(table.zoneOf(card)).toBe('hand');
  table.passUntil('draw');
  expect(table.options(card)).toHaveLength(0);
});

test('CR 702.37a, 702.37e: it is cast face down for {3}, and turned face up for its morph cost', () => {
  const p = position(pools('CCC'));
  const card = p.hand(alice, rat(morph('')));
  const table = new Table(p);
  table.castVia('face down', card, pay);
  table.passAll();
  const { id } = table.now(card);
  expect(size(table.state, id)).toBe('2/2');
  expect(seen(table.state, id)).toMatchObject({ name: '', subtypes: [] });
  const [turn] = table.options(id);
  table.answer({ form: 'action', action: turn! });
  expect(seen(table.state, id).name).toBe('Rat');
  expect(table.stack).toEqual([]);
});

test.each([
  ['gets a +1/+1 counter', megamorph('{0}'), '3/2'],
  ['with morph gets none', morph('{0}'), '2/1'],
])('CR 702.37b: as its megamorph cost turns it face up, it %s', (_, text, becomes) => {
  const p = position(pools('CCC'));
  const card = p.hand(alice, rat(text));
  const table = new Table(p);
  table.castVia('face down', card, pay);
  table.passAll();
  const { id } = table.now(card);
  const [turn] = table.options(id);
  table.answer({ form: 'action', action: turn! });
  expect(size(table.state, id)).toBe(becomes);
});

test('CR 702.168a, 702.168d: the face-down creature of a card with disguise has ward {2}', () => {
  const p = position(pools('CCC'));
  const card = p.hand(alice, rat(disguise('')));
  const table = new Table(p);
  table.castVia('face down', card, pay);
  table.passAll();
  const { id } = table.now(card);
  expect(seen(table.state, id).keywords.has('ward')).toBe(true);
  const [turn] = table.options(id);
  table.answer({ form: 'action', action: turn! });
  expect(seen(table.state, id).keywords.has('ward')).toBe(false);
});

test('CR 702.37e: what wouldn’t have a morph cost can’t be turned face up so', () => {
  const p = position(pools('CCC'));
  const card = p.hand(alice, rat(equip('')));
  const table = new Table(p);
  expect(table.options(card).some((action) => action.do === 'cast' && action.via === 'face down')).toBe(false);
});

test('CR 702.124i: target player may search for the partner, reveal it and put it into their hand', () => {
  const p = position();
  const card = p.hand(alice, creature('Left', '', ['Human'], 1, 1, partnerWith('Right')));
  const other = p.library(bob, creature('Right', '', ['Human'], 1, 1));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(select(player(bob)));
  table.passAll();
  table.answer(pick('yes'));
  table.answer(select(other));
  expect(table.zoneOf(other)).toBe('hand');
  expect(table.now(other).owner).toBe(bob);
});

test('CR 702.57a: a forecast ability is activated only from the hand; it uses the stack', () => {
  const p = position((state) => {
    state.step = 'upkeep';
  });
  const text = forecast(activated([], gainLife(1)));
  const [held, ...elsewhere] = [
    p.hand(alice, rat(text)),
    p.battlefield(alice, rat(text)),
    p.graveyard(alice, rat(text)),
  ];
  const table = new Table(p);
  expect(elsewhere.map((id) => table.options(id))).toEqual([[], []]);
  table.activate(held);
  expect([table.stack, table.life(alice)]).toEqual([['ability of Rat'], 20]);
});
