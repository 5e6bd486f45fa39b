import type { CardDefinition, CardFace, PlainKeyword } from '@stacktrail/card-tree';
import { typesOfSubtype, typeMask } from '@stacktrail/game-state';

type PartnerAbility = Extract<
  PlainKeyword,
  | 'partner'
  | 'friends forever'
  | 'partner—Character select'
  | 'partner—Father & son'
  | 'partner—Survivors'
  | 'choose a Background'
  | "Doctor's companion"
>;

/** The abilities that both cards have to have, with the rule (702.124i of CR 2026-08-07 has the newer ones). */
const ofBoth: readonly (readonly [PartnerAbility, string])[] = [
  ['partner', '702.124h'],
  ['friends forever', '702.124j'],
  ['partner—Character select', '702.124j'],
  ['partner—Father & son', '702.124j'],
  ['partner—Survivors', '702.124j'],
];

/**
 * Whether a player may designate these two cards as their commander rather than one (CR 702.124a), each partner ability
 * on its own (702.124f).
 *
 * @returns the rule that allows it; `null` if none does
 */
export function partnersAs(first: CardDefinition, second: CardDefinition): string | null {
  const [a, b] = [first.faces[0], second.faces[0]];
  if (!isLegendary(a) || !isLegendary(b)) return null;
  if (isCreature(a) && isCreature(b)) {
    if (namesPartner(a, b) && namesPartner(b, a)) return '702.124i';
    const shared = ofBoth.find(([keyword]) => has(a, keyword) && has(b, keyword));
    if (shared !== undefined) return shared[1];
  }
  if (either(a, b, 'choose a Background', isBackground)) return '702.124k';
  return either(a, b, "Doctor's companion", isOnlyDoctor) ? '702.124m' : null;
}

/** CR 702.124n: a reference to partner alone means partner and partner with, and no other variant. */
export function hasPartner(card: CardDefinition): boolean {
  const [face] = card.faces;
  return has(face, 'partner') || has(face, 'partner with');
}

function isLegendary({ supertypes }: CardFace): boolean {
  return supertypes.includes('Legendary');
}

function isCreature({ types }: CardFace): boolean {
  return types.includes('Creature');
}

function has({ abilities }: CardFace, keyword: PartnerAbility | 'partner with'): boolean {
  return abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);
}

function namesPartner({ abilities }: CardFace, { name }: CardFace): boolean {
  return abilities.some(
    (ability) => ability.kind === 'keyword' && ability.keyword === 'partner with' && ability.name === name,
  );
}

function either(a: CardFace, b: CardFace, keyword: PartnerAbility, fits: (other: CardFace) => boolean): boolean {
  return (isCreature(a) && has(a, keyword) && fits(b)) || (isCreature(b) && has(b, keyword) && fits(a));
}

function isBackground({ types, subtypes }: CardFace): boolean {
  return types.includes('Enchantment') && subtypes.includes('Background');
}

const creature = typeMask(['Creature']);

function isOnlyDoctor(face: CardFace): boolean {
  const kinds = face.subtypes.filter((subtype) => (typesOfSubtype(subtype) & creature) !== 0);
  return isCreature(face) && kinds.length === 2 && kinds.includes('Time Lord') && kinds.includes('Doctor');
}
