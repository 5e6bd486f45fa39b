/** An answer that a server has acknowledged. */
interface Acknowledged {
  readonly game: string;
  readonly commandId: string;
  readonly first: number;
  readonly last: number;
}

/** What requests have come to. */
export interface Record {
  /** The ids of the games that were begun. */
  readonly begun: string[];
  readonly acknowledged: Acknowledged[];
  /** What no server may answer, and requests that took too long. */
  wrong: string[];
  unavailable: number;
  /** How many boards were shown to somebody who looks at all games. */
  boards: number;
  slowestMs: number;
}

export const emptyRecord = (): Record => ({
  begun: [],
  acknowledged: [],
  wrong: [],
  unavailable: 0,
  boards: 0,
  slowestMs: 0,
});
