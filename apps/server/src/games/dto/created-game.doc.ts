import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class CreatedSeatDoc {
  @ApiProperty({ type: 'integer' })
  player!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Sent as “Authorization: Bearer …”. Null in a repetition once somebody has acted in the game.',
  })
  token!: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Where the game was begun with `invite`: what the player takes their token with, once.',
  })
  invitation?: string | null;
}

class FirstDecisionDoc {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  player!: number;
}

/** A game that has just begun. */
export class CreatedGameDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty()
  commandId!: string;

  @ApiProperty({ description: 'Whether the command had been carried out before; this is the game that it created.' })
  repeated!: boolean;

  @ApiProperty({ type: () => [CreatedSeatDoc] })
  seats!: CreatedSeatDoc[];

  @ApiProperty({ type: String, nullable: true })
  judgeToken!: string | null;

  @ApiProperty({ type: 'integer', description: 'The revision of the last event.' })
  revision!: number;

  @ApiProperty({ type: () => FirstDecisionDoc, nullable: true })
  decision!: FirstDecisionDoc | null;
}
