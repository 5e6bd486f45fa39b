import { ApiPropertyOptional } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { CommandIdField, JudgeField, TextField } from './fields.js';

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

  @JudgeField()
  judge?: string;
}
