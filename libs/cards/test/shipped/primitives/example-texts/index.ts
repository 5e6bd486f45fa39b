import { ofCreatures } from './creatures.js';
import type { ExampleTexts } from './example-texts.js';
import { ofOtherTypes } from './other-types.js';
import { ofPermanents } from './permanents.js';
import { ofSpells } from './spells.js';

/** Texts for the primitives that no card of the shipped pool has. */
export const exampleTexts: readonly ExampleTexts[] = [...ofCreatures, ...ofSpells, ...ofPermanents, ...ofOtherTypes];
