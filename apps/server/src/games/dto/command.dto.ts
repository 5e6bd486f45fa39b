import { CommandIdField } from './fields.js';

/** A command that says nothing but what it is. */
export class CommandDto {
  @CommandIdField()
  commandId?: string;
}
