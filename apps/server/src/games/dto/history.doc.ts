import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DamagedField } from './damage.doc.js';

/** A game at one revision. These are the main members; a board has more. */
export class BoardDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'integer', description: 'The revision of the last event that the board includes.' })
  revision!: number;

  @ApiProperty({ type: 'integer' })
  turn!: number;

  @ApiProperty()
  step!: string;

  @ApiProperty({ type: 'integer' })
  activePlayer!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  priority!: number | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'Players with their life, mana and zones; a card that the viewer may not know is `hidden`.',
  })
  seats!: object[];

  @ApiProperty({ type: 'array', items: { type: 'object' } })
  battlefield!: object[];

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'The objects on the stack, the top one first.',
  })
  stack!: object[];

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description: 'What the game waits for.' })
  pending!: object | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description: 'How the game ended.' })
  outcome!: object | null;

  @DamagedField()
  damaged!: object | null;
}

export class FramesDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'integer', description: 'The revision of the first board.' })
  from!: number;

  @ApiProperty({ type: () => BoardDoc, description: 'The full board after that revision.' })
  first!: object;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', nullable: true },
    description:
      'What each later event changes of the board before; null for nothing. `is`: it is replaced by this. `with`: these ' +
      'members change, and those in `without` go. `items`: the list consists of these: old items from one place to ' +
      'another, an old item (`from`) with a `change`, or a new one (`is`).',
  })
  changes!: object[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The first revision of the next part.' })
  next!: number | null;
}

class LogLineDoc {
  @ApiProperty({ type: 'integer' })
  revision!: number;

  @ApiProperty()
  type!: string;

  @ApiProperty()
  rule!: string;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The reversal that undid it (CR 731).' })
  reversedBy!: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'The ruling on an unread clause that it follows from; absent of what the rules enforced.',
  })
  ruledBy?: number;
}

export class LogPageDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: () => [LogLineDoc] })
  lines!: LogLineDoc[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The first revision of the next page.' })
  next!: number | null;

  @DamagedField()
  damaged!: object | null;
}

export class EventPageDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'array', items: { type: 'object' } })
  events!: object[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The first revision of the next page.' })
  next!: number | null;

  @DamagedField()
  damaged!: object | null;
}

class ExplanationDoc {
  @ApiProperty({ type: 'integer' })
  revision!: number;

  @ApiProperty()
  type!: string;

  @ApiProperty({ description: 'The rule that caused it.' })
  rule!: string;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: () => [ExplanationDoc], description: 'The events that caused it.' })
  causes!: ExplanationDoc[];

  @ApiProperty({ description: 'Whether the event is already shown above, with its causes.' })
  repeated!: boolean;

  @ApiProperty({ description: 'Whether its causes are left out because they lie deeper than requested.' })
  truncated!: boolean;
}

export class ExplanationPageDoc extends ExplanationDoc {
  @DamagedField()
  damaged!: object | null;
}

export class StatisticsDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'integer' })
  turns!: number;

  @ApiProperty({ type: 'integer', description: 'The number of all events in the stream.' })
  events!: number;

  @ApiProperty({ type: 'integer', description: 'The number of events that weren’t reversed.' })
  effective!: number;

  @ApiProperty({ type: 'integer', description: 'The number of events that were reversed.' })
  reversed!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Of those that weren’t reversed: how many follow from rulings on unread clauses. The rules enforced the others.',
  })
  ruled!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'The number of events of each type.',
  })
  counts!: object;

  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'The same numbers for each player who acted.' })
  players!: object[];

  @DamagedField()
  damaged!: object | null;
}
