import type { Projection } from '../src/index.js';
import { tally, type Total } from './tally.js';

/** A second read model of the same streams, as a thread makes it. */
export default function otherTally(): Projection<{ total: number }, Total> {
  return { ...tally(), name: 'other' };
}
