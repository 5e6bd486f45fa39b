import { expect, test } from '@jest/globals';
import { creature, destroy, each, type Effect } from '@stacktrail/card-tree';
import { isDesignated } from '@stacktrail/game-state';
import { select, done, alice, bob } from '@stacktrail/test-kit';

const bear = (name: string) => creature(name, '{G}', ['Bear'], 2, 2);
const the = (name: string) => each({ is: 'named', name });
const paired: Effect = { do: 'pair', first: the('One'), second: the('Other') };

test('CR 702.95b: creatures that become paired know each other', () => {
  const ids: number[] = [];
  const table = done(
    [paired],
    (p) => void ids.push(...['One', 'Other'].map((name) => p.battlefield(alice, bear(name)))),
  );
  for (const id of ids) expect(isDesignated(table.object(id as never), 'paired')).toBe(true);
});

test('CR 702.95d: with a creature of another player neither becomes paired', () => {
  const ids: number[] = [];
  const table = done([paired], (p) => {
    ids.push(p.battlefield(alice, bear('One')), p.battlefield(bob, bear('Other')));
  });
  for (const id of ids) expect(isDesignated(table.object(id as never), 'paired')).toBe(false);
});

test('CR 702.55b: only what was exiled haunts', () => {
  const ids: number[] = [];
  const haunt: Effect = { do: 'haunt', what: the('One'), haunted: the('Other') };
  const table = done(
    [haunt],
    (p) => void ids.push(p.battlefield(alice, bear('One')), p.battlefield(bob, bear('Other'))),
  );
  expect(isDesignated(table.object(ids[0] as never), 'haunting')).toBe(false);
});

test('CR 702.99b: only what was exiled is encoded', () => {
  const ids: number[] = [];
  const encode: Effect = { do: 'encode', what: the('One'), on: the('Other') };
  const table = done(
    [encode],
    (p) => void ids.push(p.battlefield(alice, bear('One')), p.battlefield(bob, bear('Other'))),
  );
  expect(isDesignated(table.object(ids[0] as never), 'encoded')).toBe(false);
});

test('CR 701.12a: without a card to exchange it with the permanent stays', () => {
  const ids: number[] = [];
  const swap: Effect = {
    do: 'exchange with card in hand',
    what: the('One'),
    filter: { is: 'subtype', subtype: 'Aura' },
  };
  const table = done([swap], (p) => void ids.push(p.battlefield(alice, bear('One')), p.hand(alice, bear('Other'))));
  expect(ids.map((id) => table.zoneOf(id as never))).toEqual(['battlefield', 'hand']);
});

test('CR 701.12d: a permanent is exchanged with a card in the hand', () => {
  const ids: number[] = [];
  const swap: Effect = { do: 'exchange with card in hand', what: the('One'), filter: { is: 'type', type: 'Creature' } };
  const table = done([swap], (p) => void ids.push(p.battlefield(alice, bear('One')), p.hand(alice, bear('Other'))));
  table.answer(select(ids[1] as never));
  expect(ids.map((id) => table.zoneOf(id as never))).toEqual(['hand', 'battlefield']);
});

test('CR 702.95a, 702.95b: what is paired already isn’t paired with another', () => {
  const ids: number[] = [];
  const again: Effect = { do: 'pair', first: the('One'), second: the('Third') };
  const table = done(
    [paired, again],
    (p) => void ids.push(...['One', 'Other', 'Third'].map((name) => p.battlefield(alice, bear(name)))),
  );
  expect(ids.map((id) => isDesignated(table.object(id as never), 'paired'))).toEqual([true, true, false]);
});

test('CR 614.6: what would be exiled instead of leaving is exiled though it was destroyed', () => {
  const ids: number[] = [];
  const bound: Effect = { do: 'exile instead of leaving', what: the('One') };
  const table = done([bound, destroy(the('One'))], (p) => void ids.push(p.battlefield(alice, bear('One'))));
  expect(table.zoneOf(ids[0] as never)).toBe('exile');
});
