export type { LogLine } from './log-line.js';
export { logProjection, type Stretch } from './log.fold.js';
export { LogModule } from './log.module.js';
export { LogProjection, type LinesQuery, type LogOptions, type LogPage } from './log.projection.js';
export { LogReader, logQuestions, RemoteLog } from './remote-log.js';
export { type GameStatistics } from './statistics.js';
