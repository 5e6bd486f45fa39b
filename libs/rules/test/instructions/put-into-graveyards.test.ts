import { expect, test } from '@jest/globals';
import {
  creatures,
  creatureToken,
  destroy,
  each,
  instant,
  spell,
  type Effect,
  type Filter,
  type Objects,
} from '@stacktrail/card-tree';
import { alice, bob, position, Table, bear } from '@stacktrail/test-kit';

const destroyed: Objects = { objects: 'result', label: 'destroyed' };
const destroyAll: Effect = { ...destroy(each(creatures)), label: 'destroyed' } as Effect;
const there: Objects = { objects: 'put into graveyards', of: destroyed };

function lifeAfter(gained: Effect): readonly number[] {
  const p = position();
  p.battlefield(bob, bear);
  p.token(alice, creatureToken(1, 1, ['G'], ['Saproling']));
  const id = p.hand(alice, instant('Text', '', spell(destroyAll, gained)));
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  return [table.life(alice), table.life(bob)];
}

test('CR 400.7: cards put into graveyards this way are found there; a token is none (CR 111.7)', () => {
  const amount = { amount: 'how many', of: { objects: 'matching', of: there, filter: creatures } } as const;
  expect(lifeAfter({ do: 'gain life', who: { players: 'you' }, amount })).toEqual([21, 20]);
});

test('CR 608.2h: permanents put into a graveyard this way are as they last were, tokens among them', () => {
  const died: Filter = { is: 'in event', event: { on: 'dies', what: { is: 'anything' } }, as: 'object' };
  const gained: Effect = {
    do: 'for each',
    of: { objects: 'matching', of: destroyed, filter: died },
    effects: [{ do: 'gain life', who: { players: 'controller of', objects: { objects: 'each one' } }, amount: 1 }],
  };
  expect(lifeAfter(gained)).toEqual([21, 21]);
});
