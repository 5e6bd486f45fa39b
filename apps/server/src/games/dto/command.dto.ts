import type { Revision } from '@stacktrail/game-events';
import { CommandIdField, RevisionField } from '../../fields.js';

/** A command without fields of its own. */
export class CommandDto {
  @CommandIdField()
  commandId?: string;
}

export class TakeBackDto extends CommandDto {
  @RevisionField('The `id` of the pending decision.')
  decision!: Revision;
}
