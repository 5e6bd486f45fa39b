import { expect, test } from '@jest/globals';
import {
  creature,
  embalm,
  encore,
  eternalize,
  exile,
  instant,
  keywords,
  recover,
  returnToHand,
  scavenge,
  spell,
  target,
  unearth,
  type Ability,
} from '@stacktrail/card-tree';
import {
  attackWith,
  pick,
  bear,
  elf,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  Table,
  slay,
} from '@stacktrail/test-kit';

const ghoul = (...text: readonly Ability[]) => creature('Ghoul', '{2}{R}', ['Ogre'], 3, 2, ...text);
const tokens = (table: Table) => table.state.battlefield.filter((id) => table.object(id).kind === 'token');
const bounce = instant('Bounce', '', spell(target.creature(), returnToHand(target())));
const banish = instant('Banish', '', spell(target.creature(), exile(target())));

test('CR 702.84a: it returns with haste, and is exiled at the beginning of the next end step', () => {
  const p = position();
  const card = p.graveyard(alice, ghoul(unearth('')));
  const table = new Table(p);
  table.activate(card);
  expect(table.options(card)).toHaveLength(0); // CR 702.84a: only as a sorcery
  table.passAll();
  const back = table.now(card);
  expect(back.zone).toBe('battlefield');
  expect(seen(table.state, back.id).keywords.has('haste')).toBe(true);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob));
  table.passUntil('end');
  table.passAll();
  expect(table.zoneOf(card)).toBe('exile');
});

test.each([
  ['its owner’s hand', bounce],
  ['the graveyard', slay],
  ['exile', banish],
])('CR 702.84a: it is exiled instead of being put into %s', (_, remove) => {
  const p = position();
  const card = p.graveyard(alice, ghoul(unearth('')));
  const removal = p.hand(alice, remove);
  const table = new Table(p);
  table.activate(card);
  table.passAll();
  table.cast(removal);
  table.passAll();
  expect(table.zoneOf(card)).toBe('exile');
});

test('CR 702.97a: as many +1/+1 counters as the power of the exiled card', () => {
  const p = position();
  const card = p.graveyard(alice, ghoul(scavenge('')));
  const growing = p.battlefield(alice, bear);
  const table = new Table(p);
  table.activate(card);
  expect(table.zoneOf(card)).toBe('exile');
  table.passAll();
  expect(size(table.state, growing)).toBe('5/5');
});

test('CR 702.128a: embalm makes a white Zombie token that is a copy of the exiled card, without a mana cost', () => {
  const p = position();
  const card = p.graveyard(alice, ghoul(embalm(''), ...keywords('flying')));
  const table = new Table(p);
  table.activate(card);
  expect(table.zoneOf(card)).toBe('exile');
  table.passAll();
  const [token] = tokens(table);
  const { name, subtypes, keywords: words } = seen(table.state, token!);
  expect([name, ...subtypes]).toEqual(['Ghoul', 'Ogre', 'Zombie']);
  expect(words.has('flying')).toBe(true);
  expect(colorsOf(table.state, token!)).toBe('W');
  expect(table.object(token!).printed.manaCost).toBeNull();
  expect(size(table.state, token!)).toBe('3/2');
});

test('CR 702.129a: eternalize makes a black 4/4 Zombie token', () => {
  const p = position();
  const card = p.graveyard(alice, ghoul(eternalize('')));
  const table = new Table(p);
  table.activate(card);
  table.passAll();
  const [token] = tokens(table);
  expect(colorsOf(table.state, token!)).toBe('B');
  expect(size(table.state, token!)).toBe('4/4');
  expect(seen(table.state, token!).subtypes).toEqual(['Ogre', 'Zombie']);
  expect(table.object(token!).printed.manaCost).toBeNull();
});

test('CR 702.141a: a hasty token for each opponent attacks that opponent if able, and is sacrificed', () => {
  const p = position(undefined, 3);
  const card = p.graveyard(alice, ghoul(encore('')));
  const table = new Table(p);
  table.activate(card);
  table.passAll();
  const [first, second] = tokens(table);
  expect(tokens(table)).toHaveLength(2);
  table.passUntil('declare attackers');
  const attack = (a: number, b: number) => ({
    form: 'attack' as const,
    attacks: [
      { attacker: first!, defender: { is: 'player' as const, id: a as typeof alice } },
      { attacker: second!, defender: { is: 'player' as const, id: b as typeof alice } },
    ],
  });
  expect(() => table.answer(attack(2, 1))).toThrow('508.1d');
  expect(() => table.answer(attack(1, 1))).toThrow('508.1d');
  table.answer(attack(1, 2));
  table.passUntil('end');
  expect([table.life(bob), table.life(2 as typeof alice)]).toEqual([17, 17]);
  table.passAll();
  table.passAll();
  expect(tokens(table)).toEqual([]);
});

test('CR 702.59a: as a creature is put into your graveyard, pay and return the card, or exile it', () => {
  const game = (paid: 'yes' | 'no') => {
    const p = position();
    const card = p.graveyard(alice, ghoul(recover('')));
    p.battlefield(alice, elf);
    const removal = p.hand(alice, slay);
    const table = new Table(p);
    table.cast(removal);
    table.passAll();
    expect(table.stack).toEqual(['ability of Ghoul']);
    table.passAll();
    table.answer(pick(paid));
    return table.zoneOf(card);
  };
  expect(game('yes')).toBe('hand');
  expect(game('no')).toBe('exile');
});

test('CR 702.59a: a creature that goes to another graveyard isn’t meant', () => {
  const p = position();
  p.graveyard(alice, ghoul(recover('')));
  p.battlefield(bob, elf);
  const removal = p.hand(alice, slay);
  const table = new Table(p);
  table.cast(removal);
  table.passAll();
  expect(table.stack).toEqual([]);
});
