import { expect, test } from '@jest/globals';
import { emptyRuling, rulingBody, withInfraction, withPlayer } from '../../src/disputes/ruling-draft.js';

const lists = {
  name: 'kitchen table',
  infractions: [
    { id: 'slow-play', name: 'Slow play', penalty: 'warning' },
    { id: 'rudeness', name: 'Rudeness' },
  ],
  penalties: [{ id: 'warning', name: 'Warning' }],
  remedies: [{ id: 'back-up', name: 'The game is backed up' }],
};

test('a ruling of words alone sends nothing of what wasn’t filled in', () => {
  const draft = { ...emptyRuling(41), rule: ' 509.1a ', ruling: 'The block was legal.' };
  expect(rulingBody(draft)).toEqual({ rule: '509.1a', ruling: 'The block was legal.' });
});

test('a rewind goes to the moment before the disputed event, unless another is given', () => {
  expect(rulingBody({ ...emptyRuling(41), goesBack: true })).toMatchObject({
    rewind: { to: 40, reshuffleUnknown: false },
  });
  expect(emptyRuling(0).to).toBe('0');
});

test('an infraction brings its usual penalty; without a player there is neither', () => {
  const named = withInfraction(withPlayer(emptyRuling(41), '1'), 'slow-play', lists);
  expect(rulingBody(named)).toMatchObject({ player: 1, infraction: 'slow-play', penalty: 'warning' });
  expect(withInfraction(named, 'rudeness', lists).penalty).toBe('');
  expect(rulingBody(withPlayer(named, ''))).toEqual({ rule: '', ruling: '' });
});

test('more time is sent in seconds, for seats that get some', () => {
  expect(rulingBody({ ...emptyRuling(41), minutes: { 0: '1.5', 1: '', 2: '0' } })).toMatchObject({
    extensions: [{ player: 0, seconds: 90 }],
  });
});
