import type { CardDefinition } from '@stacktrail/card-tree';

/** A measured figure and its target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target in the same unit; `null` if the figure is only for comparison. */
  readonly target: number | null;
  /** Further information, in a few words. */
  readonly note: string;
}

/** What a bench is run with. */
export interface BenchSetup {
  /** A deck for each seat. */
  readonly decks: readonly (readonly CardDefinition[])[];
  /** How long each measurement takes. */
  readonly seconds: number;
  /** A folder on the disk that is measured. It is removed when the bench is over. */
  readonly folder: string;
  /** Tells how much of the bench is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** Measures something that docs/performance.md has a target for. */
export type Bench = (setup: BenchSetup) => Promise<readonly Figure[]>;
