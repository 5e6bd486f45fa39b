/** Card types that the engine knows (CR 205.2a). */
export const cardTypes = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Planeswalker',
  'Sorcery',
  'Dungeon',
  'Plane',
  'Phenomenon',
  'Scheme',
  'Vanguard',
  'Conspiracy',
] as const;
export type CardType = (typeof cardTypes)[number];

/** Types of nontraditional cards whose abilities function in the command zone (CR 311.4, 312, 313.4, 314.4, 315.5). */
export const commandZoneTypes: readonly CardType[] = ['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy'];

/** Supertypes (CR 205.4a). */
export const supertypes = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World'] as const;
export type Supertype = (typeof supertypes)[number];

/** Types whose cards become permanents (CR 110.4). */
export const permanentTypes: readonly CardType[] = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Land',
  'Planeswalker',
];

/** The basic land types with the mana of their intrinsic ability (CR 305.6). */
export const basicLandTypes = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' } as const;
export type BasicLandType = keyof typeof basicLandTypes;
