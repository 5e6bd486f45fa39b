import { ApiProperty } from '@nestjs/swagger';
import { CarriedOutDoc, DisputeRulingDoc } from './dispute-rulings.doc.js';

class PartyDoc {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The seat; null if it is a judge.' })
  seat!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The name of the judge; null if it is a seat.' })
  judge!: string | null;
}

class SaidDoc {
  @ApiProperty({ type: () => PartyDoc })
  by!: PartyDoc;

  @ApiProperty({ description: 'When, in ISO 8601.' })
  at!: string;

  @ApiProperty()
  text!: string;
}

class DisputeNoteDoc extends SaidDoc {
  @ApiProperty({ description: 'Whether it is for the judge alone, also after the ruling.' })
  confidential!: boolean;
}

class CheckOutcomeDoc {
  @ApiProperty({ example: 'resume' })
  check!: string;

  @ApiProperty({ enum: ['passed', 'failed', 'tolerated', 'skipped'] })
  status!: string;

  @ApiProperty({ type: 'integer' })
  examined!: number;
}

class EvidenceAddressesDoc {
  @ApiProperty({ example: '/games/7f3a/log?from=37&limit=31' })
  log!: string;

  @ApiProperty({ example: '/games/7f3a/board?at=57' })
  board!: string;

  @ApiProperty({ example: '/games/7f3a/events/57/explanation' })
  explanation!: string;
}

class EvidenceDoc {
  @ApiProperty({ example: 'seat 0', description: 'Whose it is: seat N, spectator or judge.' })
  of!: string;

  @ApiProperty({ type: 'integer' })
  revision!: number;

  @ApiProperty({ type: 'integer', description: 'The first event of the slice of the log.' })
  from!: number;

  @ApiProperty({ type: 'integer', description: 'The last one.' })
  to!: number;

  @ApiProperty({ description: 'SHA-256 of the stored events up to there, as they are shown to whoever it is of.' })
  told!: string;

  @ApiProperty({ description: 'SHA-256 of their board at the revision.' })
  board!: string;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'The events that it follows from.' })
  causes!: number[];

  @ApiProperty({
    type: () => [CheckOutcomeDoc],
    nullable: true,
    description: 'How the record was checked; the judge’s.',
  })
  checks!: CheckOutcomeDoc[] | null;

  @ApiProperty({ type: () => EvidenceAddressesDoc, description: 'Where it can be read.' })
  addresses!: EvidenceAddressesDoc;
}

/** A dispute, as far as whoever asks may know it. */
export class DisputeDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: 'integer', description: 'From 1 in each game.' })
  number!: number;

  @ApiProperty({ type: 'integer', description: 'The revision of the game that it is about.' })
  revision!: number;

  @ApiProperty({ enum: ['open', 'ruled', 'appealed', 'closed'] })
  state!: string;

  @ApiProperty({ type: () => PartyDoc })
  openedBy!: PartyDoc;

  @ApiProperty({ type: () => SaidDoc, nullable: true, description: 'Null for other seats until there is a ruling.' })
  claim!: SaidDoc | null;

  @ApiProperty({
    type: () => [EvidenceDoc],
    description: 'A seat sees its own; what spectators saw, all once it is ruled.',
  })
  evidence!: EvidenceDoc[];

  @ApiProperty({ type: () => [DisputeNoteDoc] })
  notes!: DisputeNoteDoc[];

  @ApiProperty({ type: () => [DisputeRulingDoc] })
  rulings!: DisputeRulingDoc[];

  @ApiProperty({ type: () => [CarriedOutDoc], description: 'What came of each ruling in the game.' })
  carriedOut!: CarriedOutDoc[];

  @ApiProperty({ type: () => [SaidDoc] })
  appeals!: SaidDoc[];

  @ApiProperty({ type: () => SaidDoc, nullable: true })
  closed!: SaidDoc | null;
}

/** What a command did: the dispute as it stands now. */
export class DisputeAnswerDoc extends DisputeDoc {
  @ApiProperty()
  commandId!: string;

  @ApiProperty({ description: 'Whether the command had been carried out before.' })
  repeated!: boolean;
}
