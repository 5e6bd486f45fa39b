import { describe, expect, test } from '@jest/globals';
import { reading } from './reading.js';

describe('either of two events', () => {
  test('CR 603.2: each has its own subject, or is the beginning of a step', () => {
    expect(reading('When this creature enters or the creature it haunts dies, draw a card.')).toMatchObject([
      { event: { on: 'any of', or: true, of: [{ on: 'enters' }, { on: 'dies', what: { is: 'haunted by this' } }] } },
    ]);
    expect(reading('When this creature enters or at the beginning of your upkeep, draw a card.')).toMatchObject([
      { event: { on: 'any of', or: true, of: [{ on: 'enters' }, { on: 'beginning of step', step: 'upkeep' }] } },
    ]);
    expect(reading('Whenever this creature enters or attacks, draw a card.')[0]).not.toHaveProperty('event.or');
  });

  test('what “it” is isn’t told where the two are about different things', () => {
    expect(() =>
      reading('Whenever a creature you control dies or you gain life, put a +1/+1 counter on it.'),
    ).toThrow();
    expect(() => reading('When this creature enters or another creature dies, tap it.')).toThrow();
  });
});

test('CR 120.1: a player is dealt damage by such a source', () => {
  const [ability] = reading(
    'Whenever an opponent is dealt damage by a red instant spell you control or by a red planeswalker you control, draw a card.',
  );
  expect(ability).toMatchObject({
    event: { on: 'player is dealt damage', who: 'an opponent', by: { is: 'any', of: [{ is: 'all' }, { is: 'all' }] } },
  });
});

test('CR 707.10: spells are copied twice, and copies of others get new targets', () => {
  const [twice] = reading('{T}: Copy target instant spell twice. You may choose new targets for the copies.');
  expect(twice).toMatchObject({ modes: [{ effects: [{ do: 'copy spell', count: 2, mayChooseNewTargets: true }] }] });
  const [may] = reading('When you cast this spell, you may copy it and may choose a new target for the copy.');
  expect(may).toMatchObject({
    modes: [{ effects: [{ do: 'may', effects: [{ do: 'copy spell', mayChooseNewTargets: true }] }] }],
  });
});

test('CR 707.12: a copy of a card is cast', () => {
  const cast = { do: 'cast', what: { objects: 'result' }, copies: true };
  const [first, second] = ['Copy it. You may cast the copy.', 'You may copy it. If you do, you may cast the copy.'].map(
    (text) => reading(`When this creature enters, exile target instant card from your graveyard. ${text}`)[0],
  );
  expect(first).toMatchObject({ modes: [{ effects: [{}, { do: 'may', effects: [cast] }] }] });
  expect(second).toMatchObject({
    modes: [{ effects: [{}, { do: 'may', effects: [{ ...cast, copied: 'may copy' }] }] }],
  });
});

test('CR 608.2i: so much life was gained this turn', () => {
  const gained = { left: { amount: 'events', event: { on: 'gains life' }, counting: 'amounts' }, right: 3 };
  expect(
    reading('At the beginning of your end step, if you gained 3 or more life this turn, draw a card.'),
  ).toMatchObject([{ condition: gained }]);
});
