import type { Projection } from '@stacktrail/projection-runtime';
import { logProjection, type LogChange, type LogFold } from './log.fold.js';

/** The projection of logs, as a thread makes it that builds a part of the read model. */
export default function logOfStore(): Projection<LogFold, LogChange> {
  return logProjection;
}
