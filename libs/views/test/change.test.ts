import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { changeBetween, type Change, type ItemChange, type Json } from '../src/index.js';

/** Reads a change as its documentation says. */
function changed(before: Json, change: Change | null): Json {
  if (change === null) return before;
  if ('is' in change) return change.is;
  if ('items' in change) return change.items.flatMap((item) => itemsOf(before as Json[], item));
  const after: Record<string, Json> = { ...(before as Record<string, Json>) };
  for (const [key, one] of Object.entries(change.with)) after[key] = changed(after[key] ?? null, one);
  const gone = new Set(change.without);
  return Object.fromEntries(Object.entries(after).filter(([key]) => !gone.has(key)));
}

function itemsOf(before: readonly Json[], item: ItemChange): readonly Json[] {
  if ('is' in item) return [item.is];
  if ('from' in item) return [changed(before[item.from]!, item.change)];
  return before.slice(item[0], item[1] + 1);
}

const things = fc.array(
  fc.record({ id: fc.nat(6), tapped: fc.boolean(), counters: fc.array(fc.nat(3), { maxLength: 3 }) }),
  { maxLength: 6 },
);
const boards = fc.record(
  { turn: fc.nat(3), battlefield: things, combat: fc.option(fc.record({ attackers: things })), note: fc.string() },
  { requiredKeys: ['turn', 'battlefield'] },
) as fc.Arbitrary<Json>;

describe('how one board becomes the next', () => {
  test('a change leads from the one to the other, whatever they are', () => {
    fc.assert(
      fc.property(boards, boards, (before, after) => {
        const change = changeBetween(before, after);
        expect(changed(before, change)).toEqual(after);
        expect(changeBetween(after, after)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('what stays the same is not told again', () => {
    const bear = { id: 1, tapped: false, text: ['Trample'] };
    const ape = { id: 2, tapped: false, text: [] };
    expect(changeBetween({ battlefield: [bear, ape] }, { battlefield: [{ ...bear, tapped: true }, ape] })).toEqual({
      with: { battlefield: { items: [{ from: 0, change: { with: { tapped: { is: true } } } }, [1, 1]] } },
    });
    expect(changeBetween({ battlefield: [bear, ape] }, { battlefield: [ape] })).toEqual({
      with: { battlefield: { items: [[1, 1]] } },
    });
  });
});
