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

  @ApiPropertyOptional({ type: 'array', items: { type: 'object' }, description: 'The hand, where it is about that.' })
  hand?: object[];
}

class OptionDoc {
  @ApiProperty({ description: 'What it means; no other option of the decision reads the same.' })
  label!: string;

  @ApiPropertyOptional({ type: () => RefDto, description: 'What it is about.' })
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

  @ApiPropertyOptional({ type: 'array', items: { type: 'object' }, description: 'To be sent as `ahead` with it.' })
  ahead?: object[];

  @ApiPropertyOptional({ description: 'What goes into the list of an answer that is put together; see `combine`.' })
  piece?: unknown;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'Which amounts the piece may have.' })
  amount?: object;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      '`payable`: whether its mana can be paid; `possible`: whether targets and other costs are there; `mana`: it is a mana ability; ' +
      '`cost`: its mana; `taps`: what `pay: "auto"` would tap for it.',
  })
  hint?: object;
}

class CombinationDoc {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The answer with nothing in it.' })
  answer!: object;

  @ApiProperty({
    enum: ['chosen', 'keys', 'shares', 'attacks', 'blocks', 'assignments', 'mana', 'value'],
    description: 'The field of the answer that takes the pieces; `value` takes a number.',
  })
  into!: string;

  @ApiProperty({ type: 'integer', description: 'How many pieces at least; of a number, the least.' })
  min!: number;

  @ApiProperty({ type: 'integer' })
  max!: number;

  @ApiProperty({ description: 'Whether the order of the pieces says something: the first comes first.' })
  ordered!: boolean;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object' },
    description: 'What the amounts of the pieces come to: `total`, for those `from` one source where it says so.',
  })
  totals?: object[];

  @ApiProperty({ type: [String], description: 'What else holds, in sentences.' })
  rules!: string[];
}

export class DecisionDoc {
  @ApiProperty({ type: 'integer', description: 'What an answer names as `decision`.' })
  id!: number;

  @ApiProperty({ type: 'integer', description: 'Whose decision it is.' })
  player!: number;

  @ApiProperty({ type: 'integer', description: 'Who makes it for them (CR 721).' })
  decidedBy!: number;

  @ApiProperty({ enum: decisionKinds })
  kind!: string;

  @ApiProperty({ description: 'The rule that asks.' })
  rule!: string;

  @ApiProperty({ enum: answerForms, description: 'The `form` of the answer that it takes.' })
  form!: string;

  @ApiProperty({ description: 'Whether the viewer doesn’t make it, and so sees none of the options.' })
  hidden!: boolean;

  @ApiPropertyOptional({ description: 'What is asked.' })
  prompt?: string;

  @ApiProperty({ type: () => ContextDoc, description: 'The situation, as the viewer may know it.' })
  context!: ContextDoc;

  @ApiPropertyOptional({ type: () => [OptionDoc], description: 'What there is to choose from.' })
  options?: OptionDoc[];

  @ApiPropertyOptional({
    type: () => CombinationDoc,
    nullable: true,
    description: 'How an answer is put together of pieces; null where it is the answer of one option.',
  })
  combine?: CombinationDoc | null;
}
