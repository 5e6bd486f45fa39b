import type { Amount } from './amounts.js';
import type { Effect } from './effects.js';
import type { Filter } from './filters.js';
import type { Objects, Players } from './references.js';

/**
 * Keyword actions of CR 701 that are instructions of their own. The others are written as the instructions that they
 * stand for.
 */
export type KeywordAction =
  /** CR 701.25, 701.29. */
  | { readonly do: 'surveil' | 'fateseal'; readonly who: Players; readonly count: Amount }
  /** CR 701.16. */
  | { readonly do: 'investigate'; readonly who: Players; readonly count: Amount }
  /** CR 701.30: “if you win” asks the label. */
  | { readonly do: 'clash'; readonly label?: string }
  /** CR 701.34, 701.56. The label holds the permanents that a counter was put on. */
  | { readonly do: 'proliferate'; readonly who: Players; readonly label?: string }
  | { readonly do: 'time travel' }
  /** CR 701.15, 701.35, 701.43, 701.60. */
  | { readonly do: 'goad' | 'detain' | 'exert' | 'suspect'; readonly what: Objects }
  /** CR 701.51, 701.52. */
  | { readonly do: 'open an Attraction' | 'roll to visit Attractions'; readonly who: Players }
  /** CR 701.31, 311.7: instructions of a Planechase game. */
  | { readonly do: 'planeswalk' | 'chaos ensues' }
  | { readonly do: 'roll the planar die'; readonly who: Players }
  /** CR 701.32, 701.33: instructions about schemes, in an Archenemy game. */
  | { readonly do: 'set in motion' | 'abandon'; readonly what: Objects }
  /** CR 407.4: each player antes those of the objects that they own. */
  | { readonly do: 'ante'; readonly who: Players; readonly what: Objects }
  /** CR 702.159b: the instructions after “Prize” in the visit ability's text. */
  | { readonly do: 'claim the prize'; readonly effects: readonly Effect[] }
  /** CR 701.36: the label holds the created token. */
  /** “The token enters tapped and attacking” (CR 508.4). */
  | { readonly do: 'populate'; readonly attacking?: true; readonly label?: string }
  /** CR 701.53. */
  | { readonly do: 'incubate'; readonly who: Players; readonly count: Amount }
  /** CR 701.37, 701.46. */
  | { readonly do: 'monstrosity' | 'adapt'; readonly count: Amount }
  /** CR 701.39. */
  | { readonly do: 'bolster'; readonly count: Amount }
  /** CR 701.41: the targets are those of the slot. */
  | { readonly do: 'support'; readonly slot: number }
  /** CR 701.44, 701.50. */
  | { readonly do: 'explore'; readonly what: Objects }
  | { readonly do: 'connive'; readonly what: Objects; readonly count: Amount }
  /** CR 701.47. */
  | { readonly do: 'amass'; readonly subtype: string; readonly count: Amount; readonly label?: string }
  /** CR 701.48, 701.54, 701.62. */
  | { readonly do: 'learn' | 'the Ring tempts you' }
  /** CR 701.62: the label holds the manifested permanent. */
  /** You do it where no one else is named. */
  | { readonly do: 'manifest dread'; readonly who?: Players; readonly label?: string }
  /**
   * CR 701.49: the players venture into their dungeon, or into a dungeon with that name or dungeon type (CR 701.49d).
   */
  | { readonly do: 'venture into the dungeon'; readonly who: Players; readonly into?: string }
  /** CR 701.57. */
  | { readonly do: 'discover'; readonly count: Amount }
  /** CR 701.59: the label notes that evidence was collected. */
  | { readonly do: 'collect evidence'; readonly count: Amount; readonly label?: string }
  /** CR 701.61. */
  | { readonly do: 'forage'; readonly label?: string }
  /** CR 701.63. */
  | { readonly do: 'endure'; readonly what: Objects; readonly count: Amount }
  /**
   * The objects take an action with that name, on which abilities can trigger: “exploits” (CR 702.110b), “evolves” (CR
   * 702.100b), “mentors” (CR 702.134c), “trains” (CR 702.149c).
   */
  | { readonly do: 'take action'; readonly action: string; readonly what: Objects }
  /** CR 701.65: each card may be cast for {2} by its owner while it is exiled. */
  | { readonly do: 'airbend'; readonly what: Objects }
  /** CR 701.66: the target land is that of the slot. */
  | { readonly do: 'earthbend'; readonly slot: number; readonly count: Amount }
  /** CR 701.68: the label holds the blighted creature. */
  | { readonly do: 'blight'; readonly who: Players; readonly count: Amount; readonly label?: string }
  /** CR 701.70 (of CR 2026-08-07). */
  | { readonly do: 'recruit'; readonly who: Players }
  /** CR 701.4: the label holds what was beheld. */
  | { readonly do: 'behold'; readonly filter: Filter; readonly label: string };
