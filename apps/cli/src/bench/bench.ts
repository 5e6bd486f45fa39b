import type { CardDefinition } from '@stacktrail/card-tree';

/** One figure, with what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the design asks for, in the same unit; `null` where the figure is there to be compared with. */
  readonly target: number | null;
  /** What else to know, in a few words. */
  readonly note: string;
}

/** What a bench is run with. */
export interface BenchSetup {
  /** A deck a seat. */
  readonly decks: readonly (readonly CardDefinition[])[];
  /** How long each measurement goes on. */
  readonly seconds: number;
  /** A folder on the disk that is measured; what is left in it goes when the bench is over. */
  readonly folder: string;
  /** Tells how much of the bench is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** Measures something that the design has a target for (docs/performance.md). */
export type Bench = (setup: BenchSetup) => Promise<readonly Figure[]>;
