import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { IsIn, IsOptional } from 'class-validator';
import { QueryNumber } from './fields.js';

/** A stretch of a game's history. */
export class PageDto {
  @QueryNumber('The revision to begin with.', 0)
  from?: Revision;

  @QueryNumber('How many at most.', 1, 2000)
  limit?: number;
}

export class LogPageDto extends PageDto {
  @QueryNumber('The log as it was after this revision, without later reversals.', 0)
  at?: Revision;
}

export class AtDto {
  @QueryNumber('The game as it was after this revision; as it is now where absent.', 0)
  at?: Revision;
}

export class DepthDto {
  @QueryNumber('How many steps to follow the causes.', 1, 1000)
  depth?: number;
}

const statuses = ['starting', 'playing', 'over'] as const;

export class GamesDto {
  @QueryNumber('How many at most; the newest come first.', 1, 500)
  limit?: number;

  @ApiPropertyOptional({ enum: statuses })
  @IsOptional()
  @IsIn(statuses)
  status?: (typeof statuses)[number];
}
