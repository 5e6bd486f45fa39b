import { setTimeout as delay } from 'node:timers/promises';

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

/** Waits until so many answers are acknowledged, however slow the machine is, but for three minutes at most. */
export async function acknowledgedAtLeast(record: Record, answers: number): Promise<void> {
  const until = performance.now() + 180_000;
  while (record.acknowledged.length < answers) {
    if (performance.now() > until)
      throw new Error(`Only ${record.acknowledged.length} answers are acknowledged; ${answers} were waited for.`);
    await delay(50);
  }
}
