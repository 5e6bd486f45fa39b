import { ApiProperty } from '@nestjs/swagger';

/** What a rewind would do. */
export class RewindPreviewDoc {
  @ApiProperty({ description: 'Always true: a rewind that can’t be is a 422.' })
  accepted!: boolean;

  @ApiProperty({ type: 'integer', description: 'The nearest point from which play can go on.' })
  to!: number;

  @ApiProperty({ type: 'integer', description: 'The turn that play would go on in.' })
  turn!: number;

  @ApiProperty({ description: 'The step that play would go on in.' })
  step!: string;

  @ApiProperty({ type: 'integer', description: 'How many events would be undone.' })
  undone!: number;

  @ApiProperty({ type: 'integer', description: 'How many decisions are among them.' })
  decisions!: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'The cards that were seen in it, and by whom.',
  })
  seen!: object[];

  @ApiProperty({ description: 'Whether the seed has been revealed, so that everybody can work out the libraries.' })
  seedIsRevealed!: boolean;
}
