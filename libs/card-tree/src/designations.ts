/**
 * Designations that an object can have (CR 701.15b, 701.37b, 701.43b, 701.54b, 701.60b, 702.112b, 702.158b, 702.171b,
 * 716.2b, 719.3b, 709.5c, 310.8; 701.64b of CR 2026-08-07). Those of CR 702.55b, 702.95b and 702.99b have the other creature as its value, a
 * venture marker the place of the room that it is on (CR 309.4). A card outside the game can be a companion (CR 103.2b).
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
] as const;

/** Designations that a player can have (CR 702.131c, 702.179, 702.195b, 723.1, 724.1), and how often the Ring tempted it (CR 701.54c). Speed has a value. */
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

/** A mark that rules and effects give and ask for; it is no characteristic and isn't copied. */
export type DesignationName = (typeof designations)[number];
