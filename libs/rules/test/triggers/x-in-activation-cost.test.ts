import { describe, expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { alice, number, position, readCard, Table } from '@stacktrail/test-kit';

const lesson =
  'When you next cast a spell with {X} in its mana cost or activate an ability with {X} in its activation cost this turn, copy that spell or ability. You may choose new targets for the copy.';

/** Alice's life after she has activated this ability of a relic, where the next one with X is to be copied. */
function lifeAfter(text: string, x?: number): number {
  const p = position();
  const lessons = p.hand(alice, readCard(instant('Lesson', ''), lesson));
  const relic = p.battlefield(alice, readCard(artifact('Relic', '', []), text), { counters: { charge: 2 } });
  const table = new Table(p);
  table.cast(lessons);
  table.passAll();
  table.activate(relic, ...(x === undefined ? [] : [number(x)]));
  for (let i = 0; i < 3 && table.stack.length > 0; i++) table.passAll();
  return table.life(alice);
}

describe('CR 602.1a, 107.3a: an ability with {X} in its activation cost', () => {
  test('it is copied', () => expect(lifeAfter('{X}, {T}: You gain 3 life.', 0)).toBe(26));

  test('another ability isn’t, not even one that removes X counters', () => {
    expect(lifeAfter('{T}: You gain 3 life.')).toBe(23);
    expect(lifeAfter('{T}, Remove X charge counters from this artifact: You gain 3 life.', 1)).toBe(23);
  });
});
