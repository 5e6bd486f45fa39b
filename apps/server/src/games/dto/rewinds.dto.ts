import { ApiProperty } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { IsIn } from 'class-validator';
import { CommandIdField, JudgeField, RevisionField, TextField } from './fields.js';

export class RewindDto {
  @CommandIdField()
  commandId?: string;

  @RevisionField('Play goes on from the state after this revision.')
  to!: Revision;

  @TextField('Why.')
  reason!: string;
}

export class JudgesRewindDto extends RewindDto {
  @JudgeField()
  judge?: string;
}

const votes = ['consent', 'refuse'] as const;

export class VoteDto {
  @CommandIdField()
  commandId?: string;

  @ApiProperty({ enum: votes })
  @IsIn(votes)
  vote!: (typeof votes)[number];
}
