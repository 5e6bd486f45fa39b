import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
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

  @ApiPropertyOptional({ description: 'Put what nobody knows of the libraries into a random order again.' })
  @IsOptional()
  @IsBoolean()
  reshuffleUnknown?: boolean;
}

const votes = ['consent', 'refuse'] as const;

export class VoteDto {
  @CommandIdField()
  commandId?: string;

  @ApiProperty({ enum: votes })
  @IsIn(votes)
  vote!: (typeof votes)[number];
}
