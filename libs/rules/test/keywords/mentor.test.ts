import { expect, test } from '@jest/globals';
import { creature, gainLife, keywords, triggered, type KeywordAbility } from '@stacktrail/card-tree';
import { order, select, alice, attack, counters, position, resolve, youControlled } from '@stacktrail/test-kit';

const knight = (power: number, ...text: readonly KeywordAbility[]) =>
  creature(`Knight ${power}`, '{W}', ['Knight'], power, 3, text);

test('CR 702.134a: a +1/+1 counter on an attacking creature with less power', () => {
  const p = position();
  const [mentor, pupil, equal] = [
    p.battlefield(alice, knight(2, ...keywords('mentor'))),
    p.battlefield(alice, knight(1)),
    p.battlefield(alice, knight(2)),
  ];
  const home = p.battlefield(alice, knight(0));
  const table = attack(p, mentor, pupil, equal);
  expect(table.object(table.state.stack[0]!).announced.targets).toEqual([[{ is: 'object', id: pupil }]]);
  resolve(table);
  expect([mentor, pupil, equal, home].map((id) => counters(table, id))).toEqual([0, 1, 0, 0]);
});

test('CR 702.134b: each instance triggers separately', () => {
  const p = position();
  const [mentor, pupil, other] = [
    p.battlefield(alice, knight(3, ...keywords('mentor', 'mentor'))),
    p.battlefield(alice, knight(1)),
    p.battlefield(alice, knight(0)),
  ];
  const table = attack(p, mentor, pupil, other);
  table.answers(order(1, 2), select(pupil), select(other));
  resolve(table);
  expect([counters(table, pupil), counters(table, other)]).toEqual([1, 1]);
});

test('CR 702.134c: abilities trigger when one creature mentors another', () => {
  const p = position();
  const happy = triggered({ on: 'keyword action', action: 'mentor', who: 'you', what: youControlled }, gainLife(2));
  const [mentor, pupil] = [p.battlefield(alice, knight(3, ...keywords('mentor'))), p.battlefield(alice, knight(1))];
  p.battlefield(alice, creature('Teacher', '{W}', ['Human'], 1, 1, happy));
  const table = resolve(attack(p, mentor, pupil));
  expect(table.life(alice)).toBe(22);
});
