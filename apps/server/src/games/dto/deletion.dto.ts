import { ApiProperty } from '@nestjs/swagger';
import { longestOfDeletion } from '@stacktrail/match';
import { WordsField } from '../../fields.js';

export class DeletionDto {
  @WordsField('Why. It stays when the game is gone.', longestOfDeletion.reason)
  reason!: string;
}

export class DeletedGameDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: Date;

  @ApiProperty({ description: 'The name of the operator’s token, or what the command line was told.' })
  by!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ type: 'integer', description: 'How many events it had.' })
  events!: number;

  @ApiProperty({ description: 'The hash of its last batch, by which an archive of it can be recognised.' })
  head!: string;

  @ApiProperty({ description: 'Whether it was private.' })
  private!: boolean;

  @ApiProperty({ description: 'The position of this record in the store.' })
  position!: string;
}
