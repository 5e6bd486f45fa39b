import { isDamage } from './sqlite-driver.js';

/** The answer to a question; where SQLite finds the file damaged, that to another one. */
export function unlessDamaged<Answer>(ask: () => Answer, otherwise: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return otherwise();
  }
}

/** Reads a range of rows. Where SQLite finds the file damaged, reads each half by itself, down to the single row. */
export function readUndamaged<Row>(read: (first: number, last: number) => Row[], first: number, last: number): Row[] {
  try {
    return read(first, last);
  } catch (error) {
    if (!isDamage(error)) throw error;
    if (first >= last) return [];
    const middle = first + Math.floor((last - first) / 2);
    return [...readUndamaged(read, first, middle), ...readUndamaged(read, middle + 1, last)];
  }
}
