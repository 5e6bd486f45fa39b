import { expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell } from './reading.js';

test('CR 701.23d: “up to” so many cards of no stated quality', () => {
  const [spell] = readingSpell('Search your library for up to X cards, put them into your hand, then shuffle.');
  expect(spell).toMatchObject({
    modes: [{ effects: [{ upTo: true, filter: { is: 'anything' } }, { do: 'shuffle' }] }],
  });
});

test('CR 603.2: “for the first time during each of your turns” is the first time each turn, in your turn', () => {
  const [ability] = reading(
    'Whenever this creature becomes tapped for the first time during each of your turns, draw a card.',
  );
  expect(ability).toMatchObject({ event: { on: 'becomes tapped', nth: 1, during: 'your turn' } });
});

test('CR 602.2: only its owner may activate it', () => {
  const [ability] = reading("{0}: Draw a card. Only this creature's owner may activate this ability.");
  expect(ability).toMatchObject({ activatedBy: 'owner' });
});

test('CR 120.4a: what the condition asks about isn’t “that creature” after it', () => {
  const [spell] = readingSpell(
    "Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.",
  );
  const excessTo = { players: 'controller of', objects: { objects: 'target', slot: 1 } };
  expect(spell).toMatchObject({ modes: [{ effects: [{ excessTo, excessIf: { objects: { slot: 0 } } }] }] });
});

test('a name may have “the” behind a comma', () => {
  const [spell] = readingSpell('Create Neb, the Green Hill, a legendary 4/4 green Elemental creature token.');
  expect(spell).toMatchObject({ modes: [{ effects: [{ token: { name: 'Neb, the Green Hill' } }] }] });
});

test('CR 400.7j: who returns after being exiled is found in exile', () => {
  const text = "Exile Neb, then return her to the battlefield transformed under her owner's control.";
  expect(normalise(text)).toBe("Exile Neb, then return it to the battlefield transformed under its owner's control.");
});
