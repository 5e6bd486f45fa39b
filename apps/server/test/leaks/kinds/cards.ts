import type { Prng } from '@stacktrail/kernel';
import type { Cards } from '../pair.js';

const landOf: Readonly<Record<string, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };

/** A basic land for each of these colors, such as `'UUB'`. */
export function lands(colors: string): string[] {
  return colors.split('').map((color) => landOf[color]!);
}

/** Cards that do nothing until they are cast, no two alike. */
export const fillers = [
  'Divination',
  'Grizzly Bears',
  'Hill Giant',
  'Lightning Bolt',
  'Giant Growth',
  'Healing Salve',
  'Dark Ritual',
  'Counterspell',
  'Air Elemental',
  'Serra Angel',
  'Shivan Dragon',
  'Mahamoti Djinn',
  'Craw Wurm',
  'Wrath of God',
  'Disenchant',
  'Terror',
  'Stone Rain',
  'Scathe Zombies',
  'Gray Ogre',
  'Pearled Unicorn',
  'Merfolk of the Pearl Trident',
  'Mons’s Goblin Raiders',
  'Savannah Lions',
  'Llanowar Elves',
  'Unsummon',
  'Doom Blade',
  'Naturalize',
  'Shock',
  'Shatter',
  'Volcanic Hammer',
  'Wind Drake',
  'Coral Eel',
  'Raging Goblin',
  'Spined Wurm',
  'Trained Armodon',
  'Horned Turtle',
  'Muck Rats',
  'Feral Shadow',
  'Eager Cadet',
  'Glory Seeker',
  'Vampire Nighthawk',
  'Runeclaw Bear',
  'Centaur Courser',
] as const;

/** One of these. */
export function oneOf<T>(random: Prng, from: readonly T[]): T {
  return from[random.below(from.length)]!;
}

/** Two of these, which aren't the same. */
export function twoOf<T>(random: Prng, from: readonly T[]): [T, T] {
  const first = random.below(from.length);
  const second = (first + 1 + random.below(from.length - 1)) % from.length;
  return [from[first]!, from[second]!];
}

/** So many different cards in a random order. */
export function cardsApart(random: Prng, count: number): string[] {
  const left = fillers.map((name) => name.replace('’', "'"));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
}

/** What Bob has: lands, a hand of nothing in particular, a library. */
export function bobsCards(hand: readonly string[] = [], more: Partial<Cards> = {}): Cards {
  return {
    battlefield: lands('UU'),
    hand,
    library: Array.from({ length: 12 }, (_, i) => ['Plains', 'Island', 'Swamp'][i % 3]!),
    ...more,
  };
}

/** The same cards with two of them in each other's place. */
export function exchanged(cards: readonly string[], one: number, other: number): string[] {
  const copy = [...cards];
  [copy[one], copy[other]] = [copy[other]!, copy[one]!];
  return copy;
}
