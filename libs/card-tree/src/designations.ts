/**
 * Designations that an object can have (CR 701.15b, 701.37b, 701.43b, 701.54b, 701.60b, 702.112b, 702.158b, 702.171b,
 * 716.2b, 719.3b, 709.5c, 310.8; 701.64b, 722.3a of CR 2026-08-07). The designations of CR 702.55b, 702.95b and 702.99b
 * have the other creature as their value, a venture marker has the place of its room (CR 309.4), and being prepared has
 * the copy that can be cast. A card outside the game can be a companion (CR 103.2b).
 */
export const objectDesignations = [
  'monstrous',
  'renowned',
  'suspected',
  'goaded',
  'saddled',
  'solved',
  'Ring-bearer',
  'level',
  'alpha sector',
  'beta sector',
  'gamma sector',
  'left half unlocked',
  'right half unlocked',
  'protector',
  'commander',
  'on an adventure',
  'foretold',
  'plotted',
  'warped',
  'paired',
  'haunting',
  'encoded',
  'exerted',
  'venture marker',
  'companion',
  'harnessed',
  'prepared',
] as const;

/**
 * Designations that a player can have (CR 702.131c, 702.179, 702.195b, 723.1, 724.1). Speed has a value; so does being
 * tempted by the Ring, which counts how often it happened (CR 701.54c).
 */
export const playerDesignations = [
  'monarch',
  'initiative',
  "city's blessing",
  'speed',
  'planar controller',
  'tempted by the Ring',
  'enduring story',
] as const;

/** Designations that the game itself can have (CR 729.1). */
export const gameDesignations = ['day', 'night'] as const;

export const designations = [...objectDesignations, ...playerDesignations, ...gameDesignations] as const;

/**
 * A mark that rules and effects give to objects, players or the game, and that others ask about. It isn't a
 * characteristic and isn't copied.
 */
export type DesignationName = (typeof designations)[number];
