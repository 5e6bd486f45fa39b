import { describe, expect, test } from '@jest/globals';
import { enchantment, instant, sorcery, twoFaced } from '@stacktrail/card-tree';
import type { Action } from '@stacktrail/game-events';
import { pick, bear, alice, position, readCard, pools, Table } from '@stacktrail/test-kit';

const ban = readCard(
  enchantment('Ban', '', []),
  'As this enchantment enters, choose a nonland card name.',
  "Spells with the chosen name can't be cast.",
);
const halves = twoFaced(
  'split',
  readCard(instant('Left', '{G}'), 'Draw a card.'),
  readCard(sorcery('Right', '{W}'), 'You gain 2 life.'),
);

/** What can be cast of the split card once that name has been chosen. */
function castable(name: string): readonly number[] {
  const p = position(pools('GW'));
  const card = p.hand(alice, ban);
  const split = p.hand(alice, halves);
  p.hand(alice, bear);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(pick(name));
  return table.options(split).map((option: Action) => (option.do === 'cast' ? option.face : -1));
}

describe('names of split cards', () => {
  test('CR 709.3a: only the half that is cast is looked at', () => {
    expect(castable('Bear')).toEqual([0, 1]);
    expect(castable('Left')).toEqual([1]);
    expect(castable('Right')).toEqual([0]);
  });

  test('CR 709.4a: an object has the name if one of its names is that name', () => {
    const search = readCard(
      sorcery('Quest', ''),
      'Search your library for a card named Left, reveal it, put it into your hand, then shuffle.',
    );
    const p = position();
    const card = p.hand(alice, search);
    const split = p.library(alice, halves);
    p.library(alice, bear);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.question.form === 'select' && table.question.candidates.map(({ id }) => id)).toEqual([split]);
  });
});
