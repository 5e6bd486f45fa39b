import { expect, test } from '@jest/globals';
import {
  all,
  creature,
  creatures,
  destroy,
  each,
  instant,
  spell,
  youOwn,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { alice, bob, position, Table, bear } from '@stacktrail/test-kit';

const elf = creature('Elf', '{G}', ['Elf'], 1, 1);

function putThere(from?: 'battlefield' | 'library'): Filter {
  const event = { on: 'moves', what: { is: 'anything' }, ...(from && { from: [from] }), to: ['graveyard'] } as const;
  return { is: 'in event', event, as: 'became' };
}

/** Where a creature that dies, one that is milled, and one that lay there come to. */
function zonesAfter(filter: Filter): readonly unknown[] {
  const p = position();
  const dying = p.battlefield(alice, bear);
  const lying = p.graveyard(alice, elf);
  const milled = p.library(alice, bear);
  const back: Effect = {
    do: 'move',
    what: { objects: 'each', filter: all(creatures, youOwn, filter), zone: 'graveyard' },
    to: { zone: 'hand' },
  };
  const mill: Effect = { do: 'mill', who: { players: 'you' }, count: 1 };
  const id = p.hand(alice, instant('Text', '', spell(destroy(each(creatures)), mill, back)));
  p.battlefield(bob, elf);
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  return [dying, milled, lying].map((card) => table.zoneOf(card));
}

test('CR 608.2i: cards put into the graveyard from the battlefield this turn', () => {
  expect(zonesAfter(putThere('battlefield'))).toEqual(['hand', 'graveyard', 'graveyard']);
});

test('CR 608.2i: cards put there from a library this turn', () => {
  expect(zonesAfter(putThere('library'))).toEqual(['graveyard', 'hand', 'graveyard']);
});

test('CR 608.2i: cards put there from anywhere this turn', () => {
  expect(zonesAfter(putThere())).toEqual(['hand', 'hand', 'graveyard']);
});
