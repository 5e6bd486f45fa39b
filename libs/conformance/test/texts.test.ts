import { describe, expect, test } from '@jest/globals';
import { readScenarios } from '../src/scenario/read-scenarios.js';
import { reportOf } from '../src/report/totals.js';
import { markdownOf } from '../src/report/markdown.js';
import { plainName } from '../src/words/card-names.js';
import { beginsWith, hasSameCost, plainText, sharesFirstClause } from '../src/words/rule-text.js';

describe('wordings of the same', () => {
  test.each([
    ['{T}: This creature deals 1 damage to any target.', '{T}: {this} deals', ''],
    ['When Tester enters, draw a card.', 'When {this} enters, draw', 'Tester'],
    ['When Tester enters, draw a card.', 'When {this} enters', 'Tester, the First'],
    ['Equip {2}', 'Equip', ''],
    ['−2: Draw a card.', '-2: Draw', ''],
    ['At the beginning of each upkeep, draw a card.', "At the beginning of each player's upkeep", ''],
    ['Draw a card.', '<i>Some word</i> &mdash; Draw', ''],
  ])('“%s” begins with “%s”', (text, wanted, name) => {
    expect(beginsWith(text, wanted, name)).toBe(true);
  });

  test('another text doesn’t, and an empty one begins nothing', () => {
    expect(beginsWith('{T}: Add {G}.', '{T}: Add {R}')).toBe(false);
    expect(beginsWith('{T}: Add {G}.', '')).toBe(false);
  });

  test('costs and first clauses are compared by themselves', () => {
    expect(hasSameCost('{G}{U}: Draw a card.', '{G}{U}: Gain life')).toBe(true);
    expect(hasSameCost('{G}{U}: Draw a card.', '{G}: Gain life')).toBe(false);
    expect(sharesFirstClause('When this enters, draw.', 'When this enters, gain.')).toBe(true);
    expect(plainText('A (reminder) text')).toBe('a text');
  });

  test('names are compared without accents', () => {
    expect(plainName('Séance')).toBe(plainName('Seance'));
  });
});

describe('the files', () => {
  test('a line that is no scenario is refused by its number', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(() => readScenarios(bytes('{}'))).toThrow('Line 1 is no scenario');
    expect(() => readScenarios(bytes('\n\nno'))).toThrow('Line 3 is no JSON object');
    expect(readScenarios(bytes(''))).toEqual([]);
  });

  test('a report counts verdicts by tier and area; the page leaves names and texts out', () => {
    const base = { tier: 'A', area: 'combat', reason: 'a card’s text', brief: 'assert: life' };
    const report = reportOf([
      { ...base, id: 'one', verdict: 'pass' },
      { ...base, id: 'two', verdict: 'fail' },
      { ...base, id: 'three', verdict: 'unsupported', tier: 'C' },
    ]);
    expect(report.totals.all).toEqual({ pass: 1, fail: 1, unsupported: 1, inconclusive: 0 });
    expect([report.totals.rate, report.totals.byTier['C']?.unsupported, report.totals.byArea['combat']?.pass]).toEqual([
      0.5, 1, 1,
    ]);
    const page = markdownOf(report);
    expect(page).toContain('- `two`: assert: life');
    expect(page).not.toContain('text');
  });
});
