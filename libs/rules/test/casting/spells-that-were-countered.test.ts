import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const trap = readCard(
  instant('Trap', '{6}'),
  "If a creature spell you cast this turn was countered by a spell or ability an opponent controlled, you may pay {0} rather than pay this spell's mana cost.",
  'You gain 1 life.',
);
const counter = readCard(instant('Counter', ''), 'Counter target spell.');

test.each([
  ['an opponent', bob, 1],
  ['its own controller', alice, 0],
] as const)(
  'CR 118.9, 608.2i: a creature spell that %s countered makes the other cost possible or not',
  (_, by, options) => {
    const p = position();
    const card = p.hand(alice, trap);
    const beast = p.hand(alice, creature('Beast', '', [], 1, 1));
    const no = p.hand(by, counter);
    const table = new Table(p);
    const forOtherCost = () =>
      table.options(card).filter((action) => action.do === 'cast' && action.via === 'alternative');
    expect(forOtherCost()).toEqual([]);
    table.cast(beast);
    if (by === bob) table.pass();
    table.cast(no);
    while (table.stack.length > 0) table.pass();
    expect(forOtherCost()).toHaveLength(options);
  },
);
