import { describe, expect, test } from '@jest/globals';
import { refersToThatPlayer, type Filter, type TriggerEvent } from '../src/index.js';

const what: Filter = { is: 'anything' };

describe('whether a tree says “that player”', () => {
  test.each<[string, TriggerEvent]>([
    ['whoever does something', { on: 'draws', who: 'that player' }],
    ['whoever it is done by', { on: 'becomes the target', what, of: 'spell', by: 'that player' }],
    ['whose turn it is', { on: 'beginning of step', step: 'upkeep', whose: 'that player' }],
    ['whoever loses control', { on: 'control changes', what, from: 'that player' }],
    ['whoever gains control', { on: 'control changes', what, to: 'that player' }],
    ['whose the objects are', { on: 'dies', what: { is: 'controlled by', who: 'that player' } }],
  ])('%s', (_, event) => {
    expect(refersToThatPlayer([event])).toBe(true);
  });

  test('another player is not', () => {
    expect(refersToThatPlayer({ on: 'control changes', what, from: 'you', to: 'an opponent' })).toBe(false);
  });
});
