import { expect, test } from '@jest/globals';
import { normalise } from '../src/compiling/normalise.js';

test.each([
  [
    'CR 608.2i, 611.2a: spells cast before and after',
    "If you haven't cast a spell this turn, you may cast that card. If you do, you can't cast additional spells this turn.",
    "If you didn't cast a spell this turn, you may cast that card. If you do, you can't cast spells this turn.",
  ],
  [
    'CR 603.11: a static ability and what is linked to it',
    'Reveal the first card you draw each turn. Whenever you reveal a land card this way, draw a card. Whenever you reveal a nonland card this way, scry 1.',
    'Reveal the first card you draw each turn.\nWhenever you reveal a land card this way, draw a card.\nWhenever you reveal a nonland card this way, scry 1.',
  ],
  [
    'who chooses a target',
    "Destroy target creature of an opponent's choice you don't control.",
    "Destroy target creature you don't control of an opponent's choice.",
  ],
  [
    'what kinds of permanents are chosen from',
    'Each player chooses an artifact and a creature from among the permanents they control, then sacrifices the rest.',
    'Each player chooses from among the permanents they control an artifact and a creature, then sacrifices the rest.',
  ],
  [
    'mana of each color',
    'For each color among permanents you control, add one mana of that color.',
    'Add one mana of each color among permanents you control.',
  ],
  [
    'alike by name',
    'You control two or more lands with the same name as one another.',
    'You control two or more lands with the same name.',
  ],
  [
    'CR 601.1a: to play a card',
    'You may play cards exiled with this creature.',
    'You may play lands and cast spells from among cards exiled with this creature.',
  ],
  [
    'CR 603.1: what triggers',
    'If an ability of a Ninja you control triggers, that ability triggers an additional time.',
    'If a triggered ability of a Ninja you control triggers, that ability triggers an additional time.',
  ],
  [
    'CR 601.2f: whose spells cost less',
    'Spells of the chosen type you cast cost {1} less to cast.',
    'Spells you cast of the chosen type cost {1} less to cast.',
  ],
  [
    'one permission',
    "You may cast spells from among cards exiled with this artifact. You can't cast more than one spell this way each turn.",
    'Once each turn, you may cast a spell from among cards exiled with this artifact.',
  ],
  [
    'one of two piles',
    'Put all cards from the pile of your choice into your hand and the rest into your graveyard.',
    'Put one pile into your hand and the other into your graveyard.',
  ],
  ['what was populated', 'Populate. The token created this way gains haste.', 'Populate. The token gains haste.'],
])('%s', (_, said, normal) => {
  expect(normalise(said)).toBe(normal);
});
