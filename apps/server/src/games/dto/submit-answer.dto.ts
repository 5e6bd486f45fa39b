import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { decisionKinds, type DecisionKind, type Revision } from '@stacktrail/game-events';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { AnswerDto } from './answer.dto.js';
import { AnyAnswer, AnswerModels } from './any-answer.js';
import { CommandIdField, OptionalField } from '../../fields.js';

/** An answer to a decision that is expected to follow. */
export class AnswerAheadDto {
  @ApiProperty({ enum: decisionKinds, description: 'The `kind` of decision that it is meant for.' })
  @IsIn(decisionKinds)
  kind!: DecisionKind;

  @AnyAnswer()
  answer!: AnswerDto;
}

@AnswerModels()
export class SubmitAnswerDto {
  @CommandIdField()
  commandId?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'The `id` of the decision that is answered. The header If-Match with its ETag says the same.',
  })
  @OptionalField()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  decision?: Revision;

  @AnyAnswer()
  answer!: AnswerDto;

  @ApiPropertyOptional({
    type: () => [AnswerAheadDto],
    description:
      'Answers to the decisions that will follow from this one, in order: a spell can be cast with its modes, ' +
      'targets and payment in one command. Where the next decision is of another kind or the answer is none of its ' +
      'options, it and the rest are left unused, and the game asks.',
  })
  @OptionalField()
  @IsArray()
  @ArrayMaxSize(200)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AnswerAheadDto)
  ahead?: AnswerAheadDto[];

  @ApiPropertyOptional({
    enum: ['auto'],
    description:
      'Pays the mana that this answer leads to: with the pool first, then by tapping what has the fewest other uses. ' +
      'A source that asks for more than being tapped is left alone. Where that doesn’t pay it, the game asks.',
  })
  @OptionalField()
  @IsIn(['auto'])
  pay?: 'auto';
}
