import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { answerForms, decisionKinds } from '@stacktrail/game-events';
import { RefDto } from './ref.dto.js';

class ContextDoc {
  @ApiProperty({
    example: "Turn 3, Ann's turn, the precombat main phase. The stack is empty. Ann decides.",
    description: 'The situation in a sentence or two.',
  })
  says!: string;

  @ApiProperty({ type: 'integer', description: '0 before the first turn.' })
  turn!: number;

  @ApiProperty()
  phase!: string;

  @ApiProperty()
  step!: string;

  @ApiProperty({ type: 'integer' })
  activePlayer!: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'Each player: `player`, `name`, `life`, `hand` (how many cards), `lost`.',
  })
  players!: object[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: '`count`, and its `top` as the board has it.',
  })
  stack!: object;

  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'Each attacker with what it `attacks` and what it is `blockedBy`.',
  })
  combat!: object[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'What asks, for who decides: its `ref`, `label` and `text`.',
  })
  asks?: object;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'While a spell is announced: all mana of its total cost; null while X isn’t chosen.',
  })
  totalCost?: string | null;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'While mana is paid: what `for`, the `cost`, the `pool`, what is still `due` (null: nothing), and `life`.',
  })
  payment?: object;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'While targets are chosen: each target’s `phrase` and what was `chosen`; `asked` is the one asked for.',
  })
  targets?: object;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object' },
    description: 'The player’s hand, if the decision is about it.',
  })
  hand?: object[];
}

class OptionDoc {
  @ApiProperty({ description: 'What the option does, in words; no other option of the decision has the same words.' })
  label!: string;

  @ApiPropertyOptional({ type: () => RefDto, description: 'The object or player that the option is about.' })
  ref?: RefDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description:
      'The answer that takes it, as POST /answers wants it. Of a piece: the answer with this piece and as little else as ' +
      'is legal; null where no short search finds one.',
  })
  answer!: object | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object' },
    description:
      'Answers to the decisions that follow. They go into the same body as `answer`, as `ahead`; or each is sent by ' +
      'itself when its decision is asked. `answer` alone is only the first step of such an option.',
  })
  ahead?: object[];

  @ApiPropertyOptional({ description: 'The item that the option adds to the answer’s list; see `combine`.' })
  piece?: unknown;

  @ApiPropertyOptional({ description: 'The item in words, where `label` says what the whole `answer` comes to.' })
  pieceLabel?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The amounts that the item can have.',
  })
  amount?: object;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      '`payable`: whether its mana can be paid; `possible`: whether targets and other costs are there; `mana`: it is a mana ability; ' +
      '`cost`: its mana; `taps`: what `pay: "auto"` would tap for it; `why`: why it can’t be paid or completed, and what ' +
      'comes of taking it all the same. A hint forbids nothing.',
  })
  hint?: object;
}

class SendingDoc {
  @ApiProperty({ description: 'How the answer of an option is sent.' })
  says!: string;

  @ApiProperty({ description: 'The label of the option that the example takes.' })
  takes!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The body that takes it.' })
  body!: object;
}

class TakingBackDoc {
  @ApiProperty({ description: 'Where the body is sent, and what comes of it.' })
  says!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The body for POST /taking-back.' })
  body!: object;
}

class CombinationDoc {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The answer without any items.' })
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

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object' },
    description:
      'The required sum of the items’ amounts: `total`, for the items `from` one source if a source is given.',
  })
  totals?: object[];

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
