import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import { longest, longestClock } from '@stacktrail/match';
import { IsInt, Max, Min } from 'class-validator';
import { CommandIdField, JudgeField, OptionalField, WholeNumber, WordsField } from '../../fields.js';

function SecondsField(description: string): PropertyDecorator {
  const about = { type: 'integer', minimum: 1, maximum: longestClock, description } as const;
  return applyDecorators(ApiPropertyOptional(about), OptionalField(null), IsInt(), Min(1), Max(longestClock));
}

/** The limits of the clocks of a new game; at least one of them is given. */
export class ClockDto {
  @SecondsField('How many seconds each player has for all of their decisions; no limit where absent.')
  seconds: number | null = null;

  @SecondsField('How many seconds a player has for each decision; no limit where absent.')
  perDecision: number | null = null;
}

export class TimeClaimDto {
  @CommandIdField()
  commandId?: string;
}

export class ExtensionDto {
  @CommandIdField()
  commandId?: string;

  @WholeNumber('The seat that gets more time.')
  player!: PlayerId;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: longestClock, description: 'How many seconds more.' })
  @IsInt()
  @Min(1)
  @Max(longestClock)
  seconds!: number;

  @WordsField('Why.', longest.reason)
  reason!: string;

  @JudgeField()
  judge?: string;
}

export class ClockStopDto {
  @CommandIdField()
  commandId?: string;

  @WordsField('Why.', longest.reason)
  reason!: string;

  @JudgeField()
  judge?: string;
}

export class ClockStartDto {
  @CommandIdField()
  commandId?: string;

  @JudgeField()
  judge?: string;
}

export class ClockLimitsDoc {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Seconds for all decisions of a player.' })
  seconds!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Seconds for each decision.' })
  perDecision!: number | null;
}

class RunningClockDoc {
  @ApiProperty({ type: 'integer', description: 'The seat that decides, and so is charged with the time.' })
  seat!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds that it has left for this decision.' })
  leftForDecision!: number | null;
}

class ClocksDoc extends ClockLimitsDoc {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', nullable: true },
    description: 'Milliseconds that each seat has left for all of its decisions; null where that isn’t limited.',
  })
  left!: (number | null)[];

  @ApiProperty({ type: RunningClockDoc, nullable: true, description: 'Null where nobody decides.' })
  running!: RunningClockDoc | null;

  @ApiProperty({ description: 'Whether a judge has stopped the clocks.' })
  stopped!: boolean;
}

/** The clocks of a game as they stand now. */
export class ClockPageDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: ClocksDoc, nullable: true, description: 'Null where the game has none.' })
  clocks!: ClocksDoc | null;
}
