import { typeMask } from './printed.js';

const land = typeMask(['Land']);
const artifact = typeMask(['Artifact']);
const enchantment = typeMask(['Enchantment']);
const spell = typeMask(['Instant', 'Sorcery']);
const battle = typeMask(['Battle']);
/** What is in no other list: creature types, shared with kindreds (CR 205.3m), and planeswalker types (205.3j). */
const living = typeMask(['Creature', 'Kindred', 'Planeswalker']);

const correlated: ReadonlyMap<string, number> = new Map([
  ...entries(
    land,
    'Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Power-Plant Sphere Swamp Tower Town',
  ),
  ...entries(land, "Urza’s Urza's"),
  ...entries(artifact, 'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Junk'),
  ...entries(artifact, 'Map Powerstone Treasure Vehicle'),
  ...entries(enchantment, 'Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine'),
  ...entries(spell, 'Adventure Arcane Lesson Omen Trap'),
  ...entries(battle, 'Siege'),
]);

function entries(types: number, names: string): readonly (readonly [string, number])[] {
  return names.split(' ').map((name) => [name, types]);
}

/** The card types that a subtype belongs to (CR 205.3c, 205.3g–m), as a mask. */
export function typesOfSubtype(subtype: string): number {
  return correlated.get(subtype) ?? living;
}
