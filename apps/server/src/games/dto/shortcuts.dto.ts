import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PlayerId } from '@stacktrail/game-events';
import type { ShortcutPart } from '@stacktrail/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { AnswerDto } from './answer.dto.js';
import { AnyAnswer, AnswerModels, toAnswer } from './any-answer.js';
import { CommandIdField, OptionalField } from '../../fields.js';

const mostParts = 500;
const mostTimes = 2000;

/** A choice that a seat makes in the sequence. */
export class PredictedChoiceDto {
  @ApiProperty({ type: 'integer', description: 'The seat whose decision it is.' })
  @IsInt()
  @Min(0)
  @Max(30)
  player!: PlayerId;

  @AnyAnswer()
  answer!: AnswerDto;
}

/** Choices that are made in this order `repeat` times. */
export class ShortcutLoopDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: mostTimes,
    description: 'How many times the choices are made; once if absent.',
  })
  @OptionalField()
  @IsInt()
  @Min(1)
  @Max(mostTimes)
  times?: number;

  @ApiProperty({ type: () => [PredictedChoiceDto] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostParts)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PredictedChoiceDto)
  choices!: PredictedChoiceDto[];
}

@AnswerModels()
export class ShortcutDto {
  @CommandIdField()
  commandId?: string;

  @ApiProperty({ type: () => [ShortcutLoopDto], description: 'The choices, in order.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostParts)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ShortcutLoopDto)
  parts!: ShortcutLoopDto[];
}

export class AnswerShortcutDto {
  @CommandIdField()
  commandId?: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    description:
      'Null accepts the shortcut. A number ends it after so many of its choices: the next one is this seat’s, who will ' +
      'make another (CR 730.2b, 730.2c).',
  })
  @ValidateIf(({ at }: AnswerShortcutDto) => at !== null)
  @IsInt()
  @Min(0)
  at!: number | null;
}

/** The sequence as the rules take it. */
export function toParts(parts: readonly ShortcutLoopDto[]): readonly ShortcutPart[] {
  return parts.map(({ times = 1, choices }) => ({
    repeat: times,
    parts: choices.map(({ player, answer }) => ({ player, answer: toAnswer(answer) })),
  }));
}
