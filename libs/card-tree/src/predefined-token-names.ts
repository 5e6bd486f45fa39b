/** The tokens that the rules define (CR 111.10). */
export const predefinedTokenNames = [
  'Treasure',
  'Food',
  'Gold',
  'Walker',
  'Shard',
  'Clue',
  'Blood',
  'Powerstone',
  'Incubator',
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
  'Map',
  'Junk',
] as const;
export type PredefinedTokenName = (typeof predefinedTokenNames)[number];
