import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { IsIn, IsInt, IsString, Length, Max, Min } from 'class-validator';
import { CommandIdField, JudgeField, OptionalField } from '../../fields.js';

const zones = ['hand', 'library'] as const;

/** Which card an unknown object of a game of told chance is. */
export class TellingDto {
  @CommandIdField()
  commandId?: string;

  @ApiProperty({ description: 'The name of the card, as its deck has it.' })
  @IsString()
  @Length(1, 100)
  card!: string;

  @ApiPropertyOptional({ enum: zones, description: 'Where the card is; `object` names it otherwise.' })
  @OptionalField()
  @IsIn(zones)
  in?: (typeof zones)[number];

  @ApiPropertyOptional({
    type: 'integer',
    description:
      'Its place there, from 1; 1 is the top of a library. Where it is absent, the first unknown card of a hand is ' +
      'meant, or the last one of a library.',
  })
  @OptionalField()
  @IsInt()
  @Min(1)
  @Max(1000)
  at?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'The object, such as a face-down permanent.' })
  @OptionalField()
  @IsInt()
  @Min(1)
  object?: ObjectId;

  @ApiPropertyOptional({ type: 'integer', description: 'Whose card it is: needed where a judge tells it.' })
  @OptionalField()
  @IsInt()
  @Min(0)
  @Max(30)
  owner?: PlayerId;

  @JudgeField()
  judge?: string;
}
