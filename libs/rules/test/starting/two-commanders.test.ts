import { expect, test } from '@jest/globals';
import {
  creature,
  enchantment,
  keywords,
  legendary,
  partnerWith,
  type Ability,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { hasPartner, partnersAs } from '../../src/index.js';

const hero = (name: string, ...text: readonly (Ability | readonly Ability[])[]): CardDefinition =>
  legendary(creature(name, '{2}', ['Human'], 2, 2, ...text));
const withPartner = hero('Hero', keywords('partner'));
const friend = hero('Friend', keywords('friends forever'));
const student = hero('Student', keywords('choose a Background'));
const background = legendary(enchantment('Youth', '{1}', ['Background']));
const companion = hero('Companion', keywords("Doctor's companion"));
const doctor = legendary(creature('Doctor', '{3}', ['Time Lord', 'Doctor'], 3, 3));
const [left, right] = [hero('Left', partnerWith('Right')), hero('Right', partnerWith('Left'))];

test('CR 702.124a: without a partner ability two cards can’t be designated', () => {
  expect(partnersAs(hero('One'), hero('Two'))).toBeNull();
});

test('CR 702.124h: two legendary creature cards with partner', () => {
  expect(partnersAs(withPartner, hero('Other', keywords('partner')))).toBe('702.124h');
  expect(partnersAs(withPartner, hero('Other'))).toBeNull();
  expect(partnersAs(withPartner, creature('Plain', '{1}', ['Human'], 1, 1, keywords('partner')))).toBeNull();
});

test('CR 702.124i: each has “partner with” the other’s name', () => {
  expect(partnersAs(left, right)).toBe('702.124i');
  expect(partnersAs(left, hero('Right', partnerWith('Somebody')))).toBeNull();
});

test('CR 702.124f: different partner abilities can’t be combined', () => {
  expect(partnersAs(withPartner, left)).toBeNull();
  expect(partnersAs(withPartner, friend)).toBeNull();
});

test('CR 702.124g: of several partner abilities one is used', () => {
  const both = hero('Both', keywords('partner', 'friends forever'));
  expect(partnersAs(both, friend)).toBe('702.124j');
  expect(partnersAs(both, withPartner)).toBe('702.124h');
});

test('CR 702.124j (702.124i of CR 2026-08-07): two legendary cards with the same “partner—…” ability', () => {
  for (const keyword of ['partner—Survivors', 'partner—Character select', 'partner—Father & son'] as const) {
    expect(partnersAs(hero('One', keywords(keyword)), hero('Other', keywords(keyword)))).toBe('702.124j');
  }
  const one = hero('One', keywords('partner—Survivors'));
  expect(partnersAs(one, hero('Son', keywords('partner—Father & son')))).toBeNull();
  expect(partnersAs(one, friend)).toBeNull();
});

test('CR 702.124j: two legendary creature cards with friends forever', () => {
  expect(partnersAs(friend, hero('Other', keywords('friends forever')))).toBe('702.124j');
});

test('CR 702.124k: one with “choose a Background”, the other a legendary Background enchantment card', () => {
  expect(partnersAs(student, background)).toBe('702.124k');
  expect(partnersAs(background, student)).toBe('702.124k');
  expect(partnersAs(student, student)).toBeNull();
  expect(partnersAs(background, hero('Other'))).toBeNull();
});

test('CR 702.124m: one with Doctor’s companion, the other a legendary Time Lord Doctor with no other creature type', () => {
  expect(partnersAs(companion, doctor)).toBe('702.124m');
  expect(
    partnersAs(companion, legendary(creature('Doctor', '{3}', ['Human', 'Time Lord', 'Doctor'], 3, 3))),
  ).toBeNull();
});

test('CR 702.124n: cards with partner are those with partner or partner with', () => {
  expect([withPartner, left, friend, student, companion].map(hasPartner)).toEqual([true, true, false, false, false]);
});
