import { expect, test } from '@jest/globals';
import { alsoType, artifact, creature, land, modular, type Amount, type KeywordAbility } from '@stacktrail/card-tree';
import { pay, pick, select, zap, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

const construct = (...text: readonly KeywordAbility[]) =>
  alsoType('Artifact', creature('Construct', '{W}{U}', ['Construct'], 0, 0, text));
const sunburst: Amount = { amount: 'colors spent' };

test('CR 702.43a: it enters with +1/+1 counters, and may leave them to an artifact creature', () => {
  const p = position(pools('WU'));
  const [card, heir] = [
    p.hand(alice, construct(modular(1))),
    p.battlefield(alice, construct(modular(1)), { counters: { '+1/+1': 2 } }),
  ];
  p.battlefield(alice, artifact('Relic', '{1}', []));
  p.battlefield(alice, land('Forest', ['Forest']));
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card)).toBe(1);
  table.cast(spell, select(table.now(card).id));
  table.passAll();
  expect(table.zoneOf(card)).toBe('graveyard');
  table.passAll();
  table.answer(pick('yes'));
  expect(counters(table, heir)).toBe(3);
});

test('CR 702.43a: it is the number that it had as it last was on the battlefield', () => {
  const p = position();
  const dying = p.battlefield(alice, construct(modular(1)), { counters: { '+1/+1': 4 }, damage: 3 });
  const heir = p.battlefield(alice, construct(), { counters: { '+1/+1': 1 } });
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(dying));
  table.passAll();
  table.passAll();
  table.answer(pick('yes'));
  expect(counters(table, heir)).toBe(5);
});

test('CR 702.43b: each instance works separately', () => {
  const p = position(pools('WU'));
  const card = p.hand(alice, construct(modular(1), modular(2)));
  const heir = p.battlefield(alice, construct(), { counters: { '+1/+1': 1 } });
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card)).toBe(3);
  expect(counters(table, heir)).toBe(1);
});

test('CR 702.44c example: modular—sunburst counts the colors of mana spent', () => {
  const p = position(pools('WU'));
  const card = p.hand(alice, construct(modular(sunburst)));
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card)).toBe(2);
});
