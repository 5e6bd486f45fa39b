import { expect, test } from '@jest/globals';
import { normalise } from '../src/compiling/normalise.js';

test.each([
  [
    'CR 120.1: the creature that is dealt damage',
    'Whenever this creature deals damage to a creature, destroy the other creature.',
    'Whenever this creature deals damage to a creature, destroy that creature.',
  ],
  [
    'CR 122.1: a counter besides others',
    'Put an additional counter on it. Then put another +1/+1 counter on this creature.',
    'Put an additional counter on it. Then put a +1/+1 counter on this creature.',
  ],
  [
    'CR 119.5: a number that is counted first',
    'Count the number of lands you control. Your life total becomes that number.',
    'Your life total becomes the number of lands you control.',
  ],
  [
    'CR 109.2: a creature with a mana value in a graveyard is a card',
    'When this creature enters, return target creature with mana value 3 or less from your graveyard to your hand.',
    'When this creature enters, return target creature card with mana value 3 or less from your graveyard to your hand.',
  ],
  [
    'CR 109.2: a land type that is on the battlefield',
    "This creature can't attack unless there is a Mountain on the battlefield.",
    "This creature can't attack unless a player controls a Mountain.",
  ],
  [
    'each of several kinds',
    'Put a +1/+1 counter on each Pest, Bat, and Spider you control.',
    'Put a +1/+1 counter on each Pest, Bat, or Spider you control.',
  ],
  [
    'CR 613.4b: a base power and toughness that is changed',
    "You may change the base power and toughness of target Human you control to this creature's power and toughness until end of turn.",
    "You may have target Human you control's base power and toughness become equal to this creature's power and toughness until end of turn.",
  ],
  [
    'how long and for what',
    'You may cast it without paying its mana cost for as long as it remains exiled.',
    'You may cast it for as long as it remains exiled without paying its mana cost.',
  ],
  [
    'a choice for a turn',
    '{1}: Until end of turn, this creature gets -1/-1 and gains your choice of flying or haste.',
    '{1}: This creature gets -1/-1 until end of turn and gains your choice of flying or haste until end of turn.',
  ],
])('%s', (_, text, known) => {
  expect(normalise(text)).toBe(known);
});
