import { expect, test } from '@jest/globals';
import { normalise } from '../src/compiling/normalise.js';

test.each([
  [
    'CR 207.2c: behind an ability word',
    'Then if you control an Elf, draw a card.',
    'If you control an Elf, draw a card.',
  ],
  [
    'CR 105.1: for each color',
    'For each color, return up to one target card of that color from your graveyard to your hand.',
    'Return up to one target white card, up to one target blue card, up to one target black card, up to one target red card, and up to one target green card from your graveyard to your hand.',
  ],
  [
    'CR 709.3: a half of a card has its own name',
    'As an additional cost to cast Finish, sacrifice a creature.',
    'As an additional cost to cast this spell, sacrifice a creature.',
  ],
  ['a kicker ends with its cost', 'Kicker {2} Draw a card.', 'Kicker {2}\nDraw a card.'],
  ['a kicker on a line of its own', 'Kicker {2}\nDraw a card.', 'Kicker {2}\nDraw a card.'],
  [
    'damage of one event',
    'Text deals 1 damage to each nonblack creature and an additional 1 damage to each green creature.',
    'Text deals 1 damage to each nonblack creature and 1 damage to each green creature.',
  ],
  [
    'until it is revealed',
    'That player reveals cards from the top of their library until a creature card is revealed.',
    'That player reveals cards from the top of their library until they reveal a creature card.',
  ],
  [
    'two cards, each of its kind',
    'Return a creature card and a land card from your graveyard to your hand.',
    'Return a creature card from your graveyard to your hand and return a land card from your graveyard to your hand.',
  ],
  [
    'CR 614.12: what enters this way',
    'If a Hero enters this way, it enters with a +1/+1 counter on it.',
    "If it's a Hero, it enters with a +1/+1 counter on it.",
  ],
  [
    'CR 701.23b: as many as are found',
    'Search your library for four basic land cards, put them onto the battlefield tapped, then shuffle.',
    'Search your library for up to four basic land cards, put them onto the battlefield tapped, then shuffle.',
  ],
  [
    'CR 603.6a: under whose control it enters',
    "Whenever a creature enters under an opponent's control this turn, draw a card.",
    'Whenever a creature an opponent controls enters this turn, draw a card.',
  ],
  [
    'the others',
    'Zombies you control get +2/+1 until end of turn. Other creatures you control get +1/+1 until end of turn.',
    'Zombies you control get +2/+1 until end of turn. Non-Zombie creatures you control get +1/+1 until end of turn.',
  ],
  [
    'CR 702.34a: what is cast this way',
    'Flashback {8}{W}{W}. This spell costs {X} less to cast this way, where X is your life total.',
    'Flashback {8}{W}{W}\nThis spell costs {X} less to cast for its flashback cost, where X is your life total.',
  ],
  ['the costs of spree', '+{2} — Draw a card.', '+ {2} — Draw a card.'],
])('%s', (_, text, read) => {
  expect(normalise(text)).toBe(read);
});
