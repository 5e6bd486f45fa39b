import { describe, expect, test } from '@jest/globals';
import { ordinal, toldApart } from '../../src/decisions/object-labels.js';

describe('labels that others share', () => {
  test('are left alone where no two are the same', () => {
    expect(toldApart([{ label: 'Bear', details: ['2/2'] }, { label: 'Wolf' }])).toEqual(['Bear', 'Wolf']);
  });

  test('get their details where these differ, and a number where they don’t', () => {
    const bears = [['2/2'], ['2/2', 'tapped'], ['2/2']].map((details) => ({ label: 'Bear', details }));
    expect(toldApart(bears)).toEqual(['Bear [2/2] (1st of 2)', 'Bear [2/2, tapped]', 'Bear [2/2] (2nd of 2)']);
    expect(toldApart([{ label: 'Forest' }, { label: 'Forest' }])).toEqual(['Forest (1st of 2)', 'Forest (2nd of 2)']);
  });

  test('count as English does', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
      '111th',
    ]);
  });
});
