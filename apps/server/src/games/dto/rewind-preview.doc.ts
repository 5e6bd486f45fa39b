import { ApiProperty } from '@nestjs/swagger';
import { Many, Text, Whole, Wholes, YesNo } from './doc-fields.js';

export class SeenCardDoc {
  @Whole('Its number in the game, through all decks in seat order.')
  card!: number;

  @Text()
  name!: string;

  @Whole('The seat of its owner.')
  owner!: number;

  @Wholes('The seats that came to see it.')
  by!: number[];

  @YesNo('Whether every seat has seen it by now.')
  isOpen!: boolean;
}

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

  @Many(() => SeenCardDoc, 'The cards that were seen in it, and by whom.')
  seen!: SeenCardDoc[];

  @ApiProperty({ description: 'Whether the seed has been revealed, so that everybody can work out the libraries.' })
  seedIsRevealed!: boolean;
}
