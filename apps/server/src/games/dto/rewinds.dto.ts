import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { longest } from '@stacktrail/match';
import { IsBoolean, IsIn } from 'class-validator';
import { CommandIdField, JudgeField, OptionalField, RevisionField, WordsField } from '../../fields.js';

export class RewindDto {
  @CommandIdField()
  commandId?: string;

  @RevisionField('Play goes on from the state after this revision.')
  to!: Revision;

  @WordsField('Why.', longest.reason)
  reason!: string;
}

export class JudgesRewindDto extends RewindDto {
  @JudgeField()
  judge?: string;

  @ApiPropertyOptional({ description: 'Shuffle again the library cards whose places nobody knows.' })
  @OptionalField()
  @IsBoolean()
  reshuffleUnknown?: boolean;

  @ApiPropertyOptional({
    description: 'Only reports what would be undone and which players have seen which cards; changes nothing.',
  })
  @OptionalField()
  @IsBoolean()
  dryRun?: boolean;
}

const votes = ['consent', 'refuse'] as const;

export class VoteDto {
  @CommandIdField()
  commandId?: string;

  @ApiProperty({ enum: votes })
  @IsIn(votes)
  vote!: (typeof votes)[number];
}
