import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { answerForms, decisionKinds } from '@stacktrail/game-events';
import { AttackDto, BlockDto, DamageAssignmentDto, ShareDto } from './answer.dto.js';
import { AnswerField } from './any-answer.js';
import { ContextDoc } from './context.doc.js';
import { Many, nullable, One, optional, Text, Texts, Whole, YesNo } from './doc-fields.js';
import { RefDto } from './ref.dto.js';
import { NamedRefDoc } from './stack.doc.js';
import { AnswerAheadDto, SubmitAnswerDto } from './submit-answer.dto.js';

class AmountDoc {
  @Whole()
  min!: number;

  @Whole()
  max!: number;
}

class HintDoc {
  @YesNo(
    'Whether its mana can be paid now, X being 0; absent if that isn’t easy to tell, or it costs no mana.',
    optional,
  )
  payable?: boolean;

  @YesNo('Whether it would find its targets, and its costs other than mana could be paid.')
  possible!: boolean;

  @Text('The mana of its cost, X being 0, in braces; absent if there is none.', optional)
  cost?: string;

  @ApiProperty({ enum: [true], required: false, description: 'It is a mana ability (CR 605.1).' })
  mana?: true;

  @Many(() => NamedRefDoc, 'What `pay: "auto"` would tap; absent if it can’t be paid so.', optional)
  taps?: NamedRefDoc[];

  @Texts('Why it can’t be paid or completed, and what comes of taking it all the same.', optional)
  why?: string[];
}

class TotalDoc {
  @Whole()
  total!: number;

  @Whole('The source of the items whose amounts this is the sum of; all items where absent.', optional)
  from?: number;
}

class OptionDoc {
  @ApiProperty({ description: 'What the option does, in words; no other option of the decision has the same words.' })
  label!: string;

  @ApiPropertyOptional({ type: () => RefDto, description: 'The object or player that the option is about.' })
  ref?: RefDto;

  @AnswerField(
    'The answer that takes it, as POST /answers wants it. Of a piece: the answer with this piece and as little else as ' +
      'is legal; null where no short search finds one.',
    nullable,
  )
  answer!: object | null;

  @Many(
    () => AnswerAheadDto,
    'Answers to the decisions that follow. They go into the same body as `answer`, as `ahead`; or each is sent by ' +
      'itself when its decision is asked. `answer` alone is only the first step of such an option.',
    optional,
  )
  ahead?: AnswerAheadDto[];

  @ApiPropertyOptional({
    anyOf: [
      { type: 'string' },
      { type: 'object', additionalProperties: true, description: 'An instruction of the card language, for a ruling.' },
      ...[RefDto, ShareDto, AttackDto, BlockDto, DamageAssignmentDto].map((item) => ({ $ref: getSchemaPath(item) })),
    ],
    description: 'The item that the option adds to the answer’s list; see `combine`.',
  })
  piece?: unknown;

  @ApiPropertyOptional({ description: 'The item in words, where `label` says what the whole `answer` comes to.' })
  pieceLabel?: string;

  @One(() => AmountDoc, 'The amounts that the item can have.', optional)
  amount?: AmountDoc;

  @One(() => HintDoc, 'What is likely to come of it. A hint forbids nothing.', optional)
  hint?: HintDoc;
}

class SendingDoc {
  @ApiProperty({ description: 'How the answer of an option is sent.' })
  says!: string;

  @ApiProperty({ description: 'The label of the option that the example takes.' })
  takes!: string;

  @One(() => SubmitAnswerDto, 'The body that takes it.')
  body!: SubmitAnswerDto;
}

class TakeBackBodyDoc {
  @Whole('The id of the pending decision.')
  decision!: number;
}

class TakingBackDoc {
  @ApiProperty({ description: 'Where the body is sent, and what comes of it.' })
  says!: string;

  @One(() => TakeBackBodyDoc, 'The body for POST /taking-back.')
  body!: TakeBackBodyDoc;
}

class CombinationDoc {
  @AnswerField('The answer without any items.')
  answer!: object;

  @ApiProperty({
    enum: ['chosen', 'keys', 'shares', 'attacks', 'blocks', 'assignments', 'mana', 'value', 'actions'],
    description: 'The field of the answer that holds the items; `value` holds a number.',
  })
  into!: string;

  @ApiProperty({ type: 'integer', description: 'The least number of items; for a number, its minimum.' })
  min!: number;

  @ApiProperty({ type: 'integer' })
  max!: number;

  @ApiProperty({ description: 'Whether the order of the items matters; the first item comes first.' })
  ordered!: boolean;

  @ApiPropertyOptional({
    description: 'What a text has to be that is put into the list besides the items, such as the name of a card.',
  })
  text?: string;

  @Many(() => TotalDoc, 'The required sums of the items’ amounts.', optional)
  totals?: TotalDoc[];

  @ApiProperty({ type: [String], description: 'Further requirements on the answer, in sentences.' })
  rules!: string[];
}

export class DecisionDoc {
  @ApiProperty({ type: 'integer', description: 'The id of the decision, which an answer gives as `decision`.' })
  id!: number;

  @ApiProperty({ type: 'integer', description: 'The seat whose decision it is.' })
  player!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The seat that makes the decision, if another player controls this one (CR 721).',
  })
  decidedBy!: number;

  @ApiProperty({ enum: decisionKinds })
  kind!: string;

  @ApiProperty({ description: 'The number of the rule that calls for the decision.' })
  rule!: string;

  @Text('The name of what asks, where the viewer may know it.', nullable)
  source!: string | null;

  @ApiProperty({ enum: answerForms, description: 'The `form` that an answer has to have.' })
  form!: string;

  @ApiProperty({ description: 'Whether the options are hidden, because another player makes the decision.' })
  hidden!: boolean;

  @ApiPropertyOptional({ description: 'The question, in words.' })
  prompt?: string;

  @ApiPropertyOptional({ description: 'Whether the action that is being announced can be taken back: `taking-back`.' })
  canBeTakenBack?: boolean;

  @ApiPropertyOptional({ type: () => TakingBackDoc, nullable: true, description: 'How it is taken back.' })
  takeBack?: TakingBackDoc | null;

  @ApiProperty({ type: () => ContextDoc, description: 'The situation, as the viewer may know it.' })
  context!: ContextDoc;

  @ApiPropertyOptional({ type: () => [OptionDoc], description: 'The options to choose from.' })
  options?: OptionDoc[];

  @ApiPropertyOptional({
    type: () => CombinationDoc,
    nullable: true,
    description: 'How an answer is made from several options; null if it is the answer of a single option.',
  })
  combine?: CombinationDoc | null;

  @ApiPropertyOptional({ type: () => SendingDoc, description: 'An example of what is sent, for who decides.' })
  send?: SendingDoc;
}
