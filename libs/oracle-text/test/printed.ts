import { expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { printAbility } from '../src/printer/abilities.js';
import type { Speaker } from '../src/english/speaker.js';

const permanent = { supertypes: [], subtypes: [], abilities: [] };
export const aCreature: Speaker = { ...permanent, name: 'Grizzled Example', types: ['Creature'] };
export const aLegend: Speaker = {
  ...permanent,
  name: 'Ada, the First',
  supertypes: ['Legendary'],
  types: ['Creature'],
};
export const aLand: Speaker = { ...permanent, name: 'Example Flats', types: ['Land'] };
export const aSpell: Speaker = { ...permanent, name: 'Burning Example', types: ['Instant'] };
export const anEquipment: Speaker = {
  ...permanent,
  name: 'Blunt Example',
  types: ['Artifact'],
  subtypes: ['Equipment'],
};

/** Pairs of rules text and the tree that it is the text of: each is a test, named by the text. */
export type Examples = readonly (readonly [text: string, ability: Ability])[];

/** One test an example: the tree prints as its text. */
export function prints(speaker: Speaker, examples: Examples): void {
  test.each(examples.map(([text, ability]) => ({ text, ability })))('$text', ({ text, ability }) => {
    expect(printAbility(ability, speaker)).toBe(text);
  });
}
