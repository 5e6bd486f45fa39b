import type { HistoryReader } from '@stacktrail/game-events';
import type { Projection } from '@stacktrail/projection-runtime';
import { logProjection, type LogChange } from './log.fold.js';

/** The projection of logs, as a thread makes it that builds a part of the read model. */
export default function logOfStore(): Projection<HistoryReader, LogChange> {
  return logProjection;
}
