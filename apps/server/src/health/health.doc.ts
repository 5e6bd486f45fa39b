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
    description:
      'The number of events that the projection hasn’t processed yet; null while it isn’t subscribed to the store.',
  })
  lag!: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'The number of streams on hold because an event in them couldn’t be processed.',
  })
  deadLetters!: number;
}

class CorruptionDoc {
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

  @ApiProperty({
    type: 'integer',
    description: 'The number of games whose record can’t be read completely. Other games aren’t affected.',
  })
  damagedGames!: number;

  @ApiProperty({
    type: () => [CorruptionDoc],
    description:
      'Up to 20 damaged games that anybody may watch, and damaged events whose game is unknown; none while the store can’t be reached.',
  })
  damage!: CorruptionDoc[];
}

export class ReadinessDoc {
  @ApiProperty()
  ready!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why requests should be sent elsewhere.' })
  why!: string | null;
}
