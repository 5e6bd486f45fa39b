import { ApiProperty } from '@nestjs/swagger';

class NamesDoc {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'By the number of an object.' })
  objects!: object;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'By the number of a card.' })
  cards!: object;
}

/** An event of the feed. */
export class FeedEventDoc {
  @ApiProperty({ description: 'Its place in the order of the whole store; give the last one as `after` to go on.' })
  position!: string;

  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'integer' })
  revision!: number;

  @ApiProperty({ format: 'date-time' })
  time!: string;

  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'See docs/events of the repository.' })
  type!: string;

  @ApiProperty({ type: 'integer', description: 'The version of the type’s schema that `data` keeps to.' })
  version!: number;

  @ApiProperty({ description: 'The rule that caused it, in the numbering of CR 2025-06-06.' })
  rule!: string;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Revisions of the same game.' })
  causes!: number[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The object whose spell or ability did it.' })
  source!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  player!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  decidedBy!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The fact that it repeats after a reversal.' })
  repeats!: number | null;

  @ApiProperty({
    oneOf: [
      { type: 'string', enum: ['effective'] },
      { type: 'object', properties: { reversedBy: { type: 'integer' } }, required: ['reversedBy'] },
    ],
    description: 'Whether it is part of the effective game, as known when it was sent (CR 731).',
  })
  line!: string | object;

  @ApiProperty({ type: [String], description: 'The players’ names, by seat.' })
  seats!: string[];

  @ApiProperty()
  edition!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The version of the rules engine that made it.' })
  engine!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Without what a spectator may not see.' })
  data!: object;

  @ApiProperty({
    type: NamesDoc,
    description: 'What the numbers in `data` and `source` are called, where it is known.',
  })
  names!: NamesDoc;
}
