import { ApiProperty } from '@nestjs/swagger';
import { steps } from '@stacktrail/card-tree';
import { DamagedField } from './damage.doc.js';
import { Many, nullable, One, optional, Text, Texts, Whole, Wholes, Word } from './doc-fields.js';

class LogLineDoc {
  @Whole()
  revision!: number;

  @Text('See docs/events of the repository.')
  type!: string;

  @Text('The rule that caused it.')
  rule!: string;

  @Whole('0 before the first turn.')
  turn!: number;

  @Word(steps)
  step!: string;

  @Whole('The seat that did it.', nullable)
  player!: number | null;

  @Whole('The seat that decided it.', nullable)
  decidedBy!: number | null;

  @Wholes('Revisions of the same game.')
  causes!: number[];

  @Whole('The event that it repeats after a reversal (CR 731.1).', nullable)
  repeats!: number | null;

  @ApiProperty({ format: 'date-time' })
  recordedAt!: string;

  @Text('What happened, in a sentence.')
  text!: string;

  @Texts('The values that today’s rules code computes differently from the recorded ones; almost always none.')
  differencesToday!: string[];

  @Whole('The reversal that undid it (CR 731).', nullable)
  reversedBy!: number | null;

  @Whole('The ruling on an unread clause that it follows from; absent of what the rules enforced.', optional)
  ruledBy?: number;
}

export class LogPageDoc {
  @ApiProperty()
  game!: string;

  @Whole('The revision at which the log is looked at.')
  at!: number;

  @ApiProperty({ type: () => [LogLineDoc] })
  lines!: LogLineDoc[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The first revision of the next page.' })
  next!: number | null;

  @DamagedField()
  damaged!: object | null;
}

class BatchDoc {
  @Text('The version of the rules engine that wrote the batch.')
  engine!: string;

  @Whole('The version of the language that the cards’ trees are in.')
  cardLanguage!: number;

  @Text('The batch’s hash in the chain, in hexadecimal digits.')
  hash!: string;

  @Text('A salted digest of the state after it, in hexadecimal digits.', optional)
  state?: string;
}

class EnvelopeDoc {
  @Whole('The version of the type’s schema that `data` keeps to.')
  schemaVersion!: number;

  @Whole()
  revision!: number;

  @Text('The rule that caused it.')
  rule!: string;

  @Wholes('Revisions of the same game.')
  causes!: number[];

  @Whole('The object whose spell or ability did it.', optional)
  source?: number;

  @Whole('The seat that did it.', optional)
  player?: number;

  @Whole('The seat that decided it.', optional)
  decidedBy?: number;

  @Whole('The event that it repeats after a reversal.', optional)
  repeats?: number;

  @One(() => BatchDoc, 'What ends a batch of events.', optional)
  batch?: BatchDoc;
}

/** An event as it is stored, without what the viewer may not see. */
class StoredEventDoc {
  @Text('See docs/events of the repository.')
  type!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What the event’s schema says; `veiled` holds the commitment to what the viewer may not see.',
  })
  data!: object;

  @One(() => EnvelopeDoc)
  envelope!: EnvelopeDoc;
}

export class EventPageDoc {
  @ApiProperty()
  game!: string;

  @Many(() => StoredEventDoc)
  events!: StoredEventDoc[];

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

class PlayerCountsDoc {
  @Whole()
  player!: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  counts!: object;
}

export class StatisticsDoc {
  @ApiProperty()
  game!: string;

  @Whole('The revision of the last event that is counted.')
  at!: number;

  @ApiProperty({ type: 'integer' })
  turns!: number;

  @ApiProperty({ type: 'integer', description: 'The number of all events in the stream.' })
  events!: number;

  @ApiProperty({ type: 'integer', description: 'The number of events that weren’t reversed.' })
  effective!: number;

  @ApiProperty({ type: 'integer', description: 'The number of events that were reversed.' })
  reversed!: number;

  @Whole(
    'Of those that weren’t reversed: how many follow from rulings on unread clauses. The rules enforced the others.',
  )
  ruled!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'The number of events of each type.',
  })
  counts!: object;

  @Many(() => PlayerCountsDoc, 'The same numbers for each player who acted.')
  players!: PlayerCountsDoc[];

  @DamagedField()
  damaged!: object | null;
}
