import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

describe('CR 704.5j: the “legend rule”', () => {
  test('doesn’t apply at all, or not to some permanents', () => {
    expect(reading('The "legend rule" doesn\'t apply.')).toMatchObject([
      { effects: [{ static: "legend rule doesn't apply" }] },
    ]);
    expect(reading('The "legend rule" doesn\'t apply to creatures you control.')).toMatchObject([
      { effects: [{ static: "legend rule doesn't apply", to: { is: 'all' } }] },
    ]);
  });
});

describe('CR 615.12: damage that can’t be prevented', () => {
  test('combat damage, and that of the permanent itself', () => {
    expect(reading("Combat damage can't be prevented.")).toMatchObject([{ effects: [{ combat: true }] }]);
    expect(reading("Damage that would be dealt by this creature can't be prevented.")).toMatchObject([
      { effects: [{ static: "damage can't be prevented", from: { is: 'this' } }] },
    ]);
  });

  test('a spell says it in its own words', () => {
    expect(readingSpell("The damage can't be prevented.")).toMatchObject([{ effects: [{ from: { is: 'this' } }] }]);
  });
});
