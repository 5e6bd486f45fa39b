import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { WholeNumber } from '../../fields.js';

const kinds = ['object', 'player'] as const;

/** An object by its id, or a player by the number of the seat, from 0. */
export class RefDto {
  @ApiProperty({ enum: kinds })
  @IsIn(kinds)
  is!: (typeof kinds)[number];

  @WholeNumber('The id of the object, or the seat.')
  id!: number;
}
