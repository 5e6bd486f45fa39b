import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { IsIn, IsOptional } from 'class-validator';
import { longest } from '@stacktrail/match';
import { IsText, QueryNumber } from '../../fields.js';

/** How many boards are given at once: so many take about half a second. */
const mostFrames = 500;

/** A stretch of a game's history. */
export class PageDto {
  @QueryNumber('The revision to begin with.', 0)
  from?: Revision;

  @QueryNumber('The most entries to return.', 1, 2000)
  limit?: number;
}

export class AtDto {
  @QueryNumber('The revision after which the game is shown; without it, the game as it is now.', 0)
  at?: Revision;
}

/** A stretch of a game's boards. */
export class FramesDto {
  @QueryNumber('The revision of the first board.', 0)
  from?: Revision;

  @QueryNumber('How many boards at most.', 1, mostFrames)
  limit?: number;
}

export class DepthDto {
  @QueryNumber('How many steps to follow the causes.', 1, 1000)
  depth?: number;
}

const statuses = ['starting', 'playing', 'over', 'disputed'] as const;

export class GamesDto {
  @QueryNumber('How many at most; the newest come first.', 1, 500)
  limit?: number;

  @ApiPropertyOptional({ enum: statuses })
  @IsOptional()
  @IsIn(statuses)
  status?: (typeof statuses)[number];

  @ApiPropertyOptional({
    maxLength: longest.name,
    description: 'Part of the name of a player, of the match, or of a card that everyone saw.',
  })
  @IsOptional()
  @IsText('name', longest.name)
  search?: string;

  @ApiPropertyOptional({
    description: 'Only games that began before this game. Give the key of the last game on the previous page.',
  })
  @IsOptional()
  @IsText('key', 100)
  before?: string;

  @ApiPropertyOptional({
    description: 'Only games that began after this game, those next to it. Give the key of the first game on the page.',
  })
  @IsOptional()
  @IsText('key', 100)
  after?: string;
}
