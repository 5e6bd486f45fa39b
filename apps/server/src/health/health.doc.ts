import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class StoreDoc {
  @ApiProperty()
  reachable!: boolean;

  @ApiPropertyOptional()
  problem?: string;
}

class ProjectionDoc {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  caughtUp!: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Events that wait to be taken in; null while it doesn’t follow the store.',
  })
  lag!: number | null;

  @ApiProperty({ type: 'integer', description: 'Streams that wait because an event could not be taken in.' })
  deadLetters!: number;
}

class DamageDoc {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The game; null if the damaged record doesn’t tell which game it is.',
  })
  game!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision of the game’s first unreadable event.' })
  revision!: number | null;

  @ApiProperty({ description: 'Why the event can’t be read.' })
  problem!: string;
}

export class HealthDoc {
  @ApiProperty({ enum: ['up', 'behind', 'down'] })
  status!: string;

  @ApiProperty({ type: () => StoreDoc })
  store!: StoreDoc;

  @ApiProperty({ type: () => [ProjectionDoc] })
  projections!: ProjectionDoc[];

  @ApiProperty({ type: 'integer', description: 'Games whose record can’t be read whole. Other games go on.' })
  damagedGames!: number;

  @ApiProperty({
    type: () => [DamageDoc],
    description: 'Up to 20 damaged games, and damaged events whose game is unknown.',
  })
  damage!: DamageDoc[];
}
