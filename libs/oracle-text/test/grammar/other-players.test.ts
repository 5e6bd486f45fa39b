import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

test.each([
  'Target opponent exiles the top three cards of their library.',
  "Look at the top card of target player's library. You may put that card on the bottom of that player's library.",
  "Exile all cards from target player's library, then that player shuffles their hand into their library.",
  "Return target creature card from an opponent's graveyard to their hand.",
  "Test Card deals 3 damage to any target. The damage can't be prevented.",
  "Test Card deals 3 damage to any target. If this spell was kicked, instead it deals 6 damage to that permanent or player and the damage can't be prevented.",
  'Exile any number of cards from your hand face down. Put that many cards from the top of your library into your hand.',
  'Discard any number of cards, then draw that many cards.',
  "Look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card.",
  'Reveal any number of white cards in your hand. You gain 2 life for each card revealed this way.',
])('CR 608.2c: “%s”', (text) => {
  expect(readingSpell(text)).toHaveLength(1);
});

test('CR 601.3, 607.2a: cards exiled with this may be played', () => {
  expect(reading('You may cast spells from among cards you own exiled with this creature.')).toMatchObject([
    { effects: [{ static: 'may play', from: 'exile', how: { filter: { is: 'one of' } } }] },
  ]);
});
