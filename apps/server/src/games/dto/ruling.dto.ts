import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Effect } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { longest } from '@stacktrail/match';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import type { AnswerDto } from './answer.dto.js';
import { AnswerModels, AnyAnswer } from './any-answer.js';
import { RulingActions } from './ruling-actions.js';
import { CommandIdField, JudgeField, OptionalField, WordsField } from '../../fields.js';

const loops = ['draw', 'go on'] as const;

/** What a judge says of a game, and who says it. */
export class EndingDto {
  @CommandIdField()
  commandId?: string;

  @WordsField('The ruling.', longest.ruling)
  ruling!: string;

  @JudgeField()
  judge?: string;
}

@AnswerModels()
export class RulingDto extends EndingDto {
  @ApiPropertyOptional({ type: 'integer', description: 'The seat that it is about.' })
  @OptionalField()
  @IsInt()
  @Min(0)
  @Max(30)
  about?: PlayerId;

  @ApiPropertyOptional({
    enum: loops,
    description: 'Where a judge is asked about a loop (CR 730.4): whether the game is a draw.',
  })
  @OptionalField()
  @IsIn(loops)
  loop?: (typeof loops)[number];

  @OptionalField()
  @RulingActions()
  actions?: Effect[];

  @OptionalField()
  @AnyAnswer(
    'A judge answers what the game asks: what chance did in a told game, or, to whoever has priority, that an unread ' +
      'clause applies or has triggered. The options of the decision, as a judge sees it, have these answers.',
    { required: false },
  )
  answer?: AnswerDto;
}
