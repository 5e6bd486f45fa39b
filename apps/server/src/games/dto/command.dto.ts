import { CommandIdField } from './fields.js';

/** A command without fields of its own. */
export class CommandDto {
  @CommandIdField()
  commandId?: string;
}
