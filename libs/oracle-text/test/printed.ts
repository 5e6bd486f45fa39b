import { expect, test } from '@jest/globals';
import type { Ability } from '@stacktrail/card-tree';
import { showAbility } from '../src/grammar/index.js';
import type { TextSource } from '../src/english/text-source.js';

const permanent = { supertypes: [], subtypes: [], abilities: [] };
export const aCreature: TextSource = { ...permanent, name: 'Grizzled Example', types: ['Creature'] };
export const aLegend: TextSource = {
  ...permanent,
  name: 'Ada, the First',
  supertypes: ['Legendary'],
  types: ['Creature'],
};
export const aLand: TextSource = { ...permanent, name: 'Example Flats', types: ['Land'] };
export const aSpell: TextSource = { ...permanent, name: 'Burning Example', types: ['Instant'] };
export const anEquipment: TextSource = {
  ...permanent,
  name: 'Blunt Example',
  types: ['Artifact'],
  subtypes: ['Equipment'],
};

/** Pairs of rules text and the tree that it is the text of: each is a test, named by the text. */
export type Examples = readonly (readonly [text: string, ability: Ability])[];

/** What the grammar has no words for yet. */
const silent: readonly string[] = [
  'Choose up to two players.',
  'Prevent all damage that would be dealt to this creature. Put a +1/+1 counter on this creature.',
  'Burning Example deals 2 damage to each creature.',
  'Return target artifact card from your graveyard to the battlefield under your control. It is an enchantment in addition to its other types.',
  "You gain 4 life at the beginning of that turn's end step.",
  'Each player skips all combat phases of this turn.',
  'Creatures you control gain trample until end of turn if a creature you control has trample. The same is true for reach and landwalk.',
  "This creature can't attack alone.",
  "This creature can't block unless at least two other creatures also block.",
  'This creature attacks each combat if able.',
  'Cast this spell only before combat or during combat before blockers are declared.',
  'Any player may pay 1 life to end this effect until end of turn.',
  'Until end of turn, you may pay {3} any time you could cast an instant. If you do, Burning Example deals 1 damage to any target.',
  "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the permanent it becomes's controller sacrifices the permanent it becomes.",
];

/** What the grammar says otherwise today, or says less of, which is a fault. */
const otherwise: Readonly<Record<string, string>> = {
  'Whenever you roll a 4 or higher on a die, you gain 1 life.': 'When …, You gain 1 life.',
  'You get an additional combat phase after this phase.': 'There is an additional combat phase after this phase.',
  '{X}, {T}: You gain 1 life. X is the number of artifacts on the battlefield.':
    '{X}, {T}: You gain 1 life. X is the number of artifacts.',
  "Creatures can't attack unless their controller pays {X}, where X is the number of artifacts on the battlefield.":
    "Creatures can't attack unless their controller pays {X}.",
};

const asItIs: ReadonlyMap<string, string> = new Map([
  ...silent.map((text) => [text, '…'] as const),
  ...Object.entries(otherwise),
]);

/** One test an example: the tree prints as its text. */
export function prints(textSource: TextSource, examples: Examples): void {
  test.each(examples.map(([text, ability]) => ({ text, ability })))('$text', ({ text, ability }) => {
    const said = showAbility(ability, { ...textSource, abilities: [ability] });
    expect(said).toBe(asItIs.get(text) ?? text);
  });
}
