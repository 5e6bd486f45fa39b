import { ApiProperty } from '@nestjs/swagger';

export class CardOpeningDoc {
  @ApiProperty({ description: 'The card’s number in the game, through all decks in seat order.' })
  card!: number;

  @ApiProperty({ description: '16 bytes in hexadecimal digits.' })
  salt!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The definition that the game pins: the commitment is to its content hash.',
  })
  definition!: object;
}

export class VeilOpeningDoc {
  @ApiProperty({ description: 'The event that held back these fields.' })
  revision!: number;

  @ApiProperty({ description: '16 bytes in hexadecimal digits.' })
  salt!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The fields that it committed to.' })
  data!: object;
}

export class OpeningsDoc {
  @ApiProperty({ format: 'uuid' })
  game!: string;

  @ApiProperty({ type: [CardOpeningDoc], description: 'Each card of a deck that the viewer could read the number of.' })
  cards!: CardOpeningDoc[];

  @ApiProperty({
    type: [VeilOpeningDoc],
    description: 'What everybody may read since the end; nothing unless that was shown.',
  })
  veils!: VeilOpeningDoc[];
}
