import type { Script } from '../script/script.js';
import type { Table } from '../table/table.js';
import type { Announcement } from './announcement.js';

/** What a question is answered from. */
export interface AnswerContext {
  readonly table: Table;
  /** The spell or ability that is being put on the stack; `null` if none is. */
  readonly announcement: Announcement | null;
  /** The attacks and blocks that the scenario lists. */
  readonly script: Script;
}
