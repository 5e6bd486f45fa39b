import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OutcomeDoc } from './board.doc.js';
import { DamagedField } from './damage.doc.js';
import { DecisionDoc } from './decision.doc.js';
import { Many } from './doc-fields.js';
import { SeenCardDoc } from './rewind-preview.doc.js';
import { AnswerAheadDto } from './submit-answer.dto.js';

export class PendingDecisionDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({
    type: () => DecisionDoc,
    nullable: true,
    description: 'Null if the game is over or its record is damaged.',
  })
  decision!: DecisionDoc | null;

  @ApiProperty({ type: () => OutcomeDoc, nullable: true })
  outcome!: OutcomeDoc | null;

  @DamagedField()
  damaged!: object | null;
}

class FactDoc {
  @ApiProperty({ type: 'integer' })
  revision!: number;

  @ApiProperty({ example: 'SpellCast' })
  type!: string;

  @ApiProperty({ example: '601.2i' })
  rule!: string;
}

class RevisionsDoc {
  @ApiProperty({ type: 'integer' })
  first!: number;

  @ApiProperty({ type: 'integer' })
  last!: number;
}

class ReversalDoc {
  @ApiProperty({ example: '601.2h', description: 'The rule that the action could not comply with.' })
  rule!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty({ type: 'integer', description: 'The revision of `ActionReversed`.' })
  at!: number;
}

class ShortcutTakenDoc {
  @ApiProperty({ type: 'integer', description: 'How many choices were agreed on.' })
  agreed!: number;

  @ApiProperty({ type: 'integer', description: 'How many of them were made.' })
  taken!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why the shortcut ended early; null if it didn’t.' })
  stopped!: string | null;
}

export class CommandAnswerDoc extends PendingDecisionDoc {
  @ApiProperty()
  commandId!: string;

  @ApiProperty({
    description: 'Whether the command had been carried out before; the answer then shows what it did at that time.',
  })
  repeated!: boolean;

  @ApiProperty({ type: () => RevisionsDoc })
  revisions!: RevisionsDoc;

  @ApiProperty({ type: () => [FactDoc], description: 'The stored events of the command, in short.' })
  facts!: FactDoc[];

  @ApiProperty({ type: () => ReversalDoc, nullable: true, description: 'The action turned out illegal (CR 731.1).' })
  reversed!: ReversalDoc | null;

  @Many(() => AnswerAheadDto, 'Answers given ahead for which no decision came up.')
  unused!: AnswerAheadDto[];

  @ApiPropertyOptional({
    type: () => ShortcutTakenDoc,
    description: 'How far a shortcut was taken, where this was the last answer to it (CR 730.2c).',
  })
  shortcut?: ShortcutTakenDoc;

  @ApiPropertyOptional({ type: 'integer', description: 'The revision to which a rewind has taken the game back.' })
  to?: number;

  @ApiPropertyOptional({
    type: () => [SeenCardDoc],
    description: 'For a judge: the cards that were seen in what was undone, and by whom.',
  })
  seen?: SeenCardDoc[];
}
