import { expect, test } from '@jest/globals';
import { creature, gainLife, itself, keywords, triggered, type KeywordAbility } from '@stacktrail/card-tree';
import { order, alice, attack, counters, position, resolve } from '@stacktrail/test-kit';

const squire = (...text: readonly KeywordAbility[]) => creature('Squire', '{W}', ['Human'], 1, 1, text);
const giant = creature('Giant', '{R}', ['Giant'], 5, 5);

test('CR 702.149a: it trains with another attacking creature of greater power', () => {
  const p = position();
  const [learner, master] = [p.battlefield(alice, squire(...keywords('training'))), p.battlefield(alice, giant)];
  expect(counters(resolve(attack(p, learner, master)), learner)).toBe(1);
});

test('CR 702.149a: the other must attack, and with greater power', () => {
  const p = position();
  const learner = p.battlefield(alice, squire(...keywords('training')));
  const peer = p.battlefield(alice, squire());
  p.battlefield(alice, giant);
  expect(attack(p, learner, peer).stack).toEqual([]);
});

test('CR 702.149b: each instance triggers separately', () => {
  const p = position();
  const [learner, master] = [
    p.battlefield(alice, squire(...keywords('training', 'training'))),
    p.battlefield(alice, giant),
  ];
  const table = attack(p, learner, master);
  table.answer(order(1, 2));
  expect(counters(resolve(table), learner)).toBe(2);
});

test('CR 702.149c: abilities trigger when it trains', () => {
  const p = position();
  const happy = triggered({ on: 'keyword action', action: 'train', who: 'you', what: itself }, gainLife(2));
  const learner = p.battlefield(alice, creature('Squire', '{W}', ['Human'], 1, 1, keywords('training'), happy));
  const master = p.battlefield(alice, giant);
  expect(resolve(attack(p, learner, master)).life(alice)).toBe(22);
});
