import { ApiPropertyOptional } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { CommandIdField, JudgeField, TextField } from './fields.js';

const loops = ['draw', 'go on'] as const;

export class RulingDto {
  @CommandIdField()
  commandId?: string;

  @TextField('The ruling.', 2000)
  ruling!: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The seat that it is about.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(30)
  about?: PlayerId;

  @ApiPropertyOptional({
    enum: loops,
    description: 'Where a judge is asked about a loop (CR 730.4): whether the game is a draw.',
  })
  @IsOptional()
  @IsIn(loops)
  loop?: (typeof loops)[number];

  @JudgeField()
  judge?: string;
}
