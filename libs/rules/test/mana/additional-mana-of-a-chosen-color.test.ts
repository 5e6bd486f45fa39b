import { describe, expect, test } from '@jest/globals';
import { artifact, land } from '@stacktrail/card-tree';
import { alice, elf, forest, pick, position, readCard, Table } from '@stacktrail/test-kit';

const choosing = 'As this artifact enters, choose a color.';
const adding =
  "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of the chosen color.";

/** Alice has a sun for which she has chosen green; what is in her pool after she has used each of these. */
function poolAfter(...cards: Parameters<ReturnType<typeof position>['battlefield']>[1][]): string {
  const p = position();
  const sun = p.hand(alice, readCard(artifact('Sun', '', []), choosing, adding));
  const sources = cards.map((card) => p.battlefield(alice, card));
  const table = new Table(p);
  table.cast(sun);
  table.passAll();
  table.answer(pick('G'));
  for (const source of sources) table.answer(table.use(source));
  expect(table.stack).toEqual([]);
  return table.pool(alice);
}

const swamp = readCard(land('Test Swamp', []), '{T}: Add {B}.');
const garden = readCard(land('Test Garden', []), '{T}: Add {G}{G}.');

describe('CR 605.1b, 605.4a: whenever a land’s ability adds mana of the chosen color', () => {
  test('one more is added at once, without the stack', () => expect(poolAfter(forest)).toBe('GG'));

  test('once, however much the ability adds', () => expect(poolAfter(garden)).toBe('GGG'));

  test('not for mana of another color', () => expect(poolAfter(swamp)).toBe('B'));

  test('not for mana of something that is no land', () => expect(poolAfter(elf)).toBe('G'));
});
