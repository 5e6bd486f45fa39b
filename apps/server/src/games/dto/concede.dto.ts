import { CommandIdField } from './fields.js';

export class ConcedeDto {
  @CommandIdField()
  commandId?: string;
}
