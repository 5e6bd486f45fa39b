import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Revision } from '@stacktrail/game-events';
import { IsBoolean, IsInt, IsOptional, Matches, Min } from 'class-validator';
import { CreatedGameDoc } from './created-game.doc.js';
import { CommandIdField, OptionalField } from '../../fields.js';

export class ForkDto {
  @CommandIdField()
  commandId?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description:
      'The last revision that the fork has in common with this game: the last one at or before it after which the game ' +
      'waits for a decision. Without it, the last of the game.',
  })
  @OptionalField()
  @IsInt()
  @Min(0)
  at?: Revision;

  @ApiPropertyOptional({ description: 'Give the answers of this game again in the fork, as far as they fit.' })
  @OptionalField()
  @IsBoolean()
  follow?: boolean;
}

export class FollowedDoc {
  @ApiProperty({ type: 'integer', description: 'How many answers were given again.' })
  answers!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The pending decision; null if the game is over.' })
  stoppedAt!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped there.' })
  because!: string | null;
}

/** Another line of play that has just begun. */
export class ForkedGameDoc extends CreatedGameDoc {
  @ApiProperty({ description: 'The game that it parts from.' })
  parent!: string;

  @ApiProperty({ type: 'integer', description: 'The last revision that both have.' })
  at!: number;

  @ApiProperty({ type: () => FollowedDoc, nullable: true })
  followed!: FollowedDoc | null;
}

export class DifferencesDto {
  @ApiPropertyOptional({ description: 'The other game; without it, the one that this was forked from.' })
  @IsOptional()
  @Matches(/^[\w-]{1,100}$/, { message: 'with must be the id of a game' })
  with?: string;
}

class LineDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Its first event that the other game doesn’t have.' })
  at!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'That event as a spectator reads it.' })
  text!: string | null;

  @ApiProperty({ description: 'Whether it is a decision.' })
  isDecision!: boolean;

  @ApiProperty({ type: 'integer', description: 'The last revision of the game.' })
  revision!: number;
}

class DifferenceDoc {
  @ApiProperty({ example: 'Ann’s life' })
  what!: string;

  @ApiProperty({ type: [String], description: 'What each of the two boards has.' })
  values!: string[];
}

/** Where two games part, and how their boards differ at their ends. */
export class DifferencesDoc {
  @ApiProperty({ type: 'integer', description: 'How many events they have in common.' })
  common!: number;

  @ApiProperty({ type: () => [LineDoc] })
  games!: LineDoc[];

  @ApiProperty({ type: () => [DifferenceDoc] })
  differences!: DifferenceDoc[];
}
