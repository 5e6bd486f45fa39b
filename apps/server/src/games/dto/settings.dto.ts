import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { steps, type Step } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { passEnds, type PassEnd } from '@stacktrail/match';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsObject, ValidateNested } from 'class-validator';
import { IsText, mostItems, OptionalField } from '../../fields.js';
import { PendingDecisionDoc } from './answers.doc.js';

export class StopsDto {
  @ApiProperty({ enum: steps, isArray: true, description: 'In your own turns.' })
  @IsArray()
  @ArrayMaxSize(mostItems)
  @IsIn(steps, { each: true })
  mine!: Step[];

  @ApiProperty({ enum: steps, isArray: true, description: 'In turns of other players.' })
  @IsArray()
  @ArrayMaxSize(mostItems)
  @IsIn(steps, { each: true })
  theirs!: Step[];

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'Whether you get priority, too, while your own spell or ability is on top of the stack.',
  })
  @OptionalField(false)
  @IsBoolean()
  ownOnStack = false;
}

export class SettingsDto {
  @ApiPropertyOptional({
    type: () => StopsDto,
    nullable: true,
    description:
      'The steps in which you are asked while the stack is empty; in others you pass. Whatever somebody else puts on the ' +
      'stack you are asked about. Null: you are asked whenever you have priority.',
  })
  @OptionalField(null)
  @IsObject()
  @ValidateNested()
  @Type(() => StopsDto)
  stops: StopsDto | null = null;

  @ApiPropertyOptional({
    enum: passEnds,
    isArray: true,
    nullable: true,
    description: 'Pass from now on, whatever happens, until the first of these.',
  })
  @OptionalField(null)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(passEnds.length)
  @IsIn(passEnds, { each: true })
  passUntil: PassEnd[] | null = null;

  @ApiPropertyOptional({
    type: [String],
    description: 'Abilities that you never answer in this game, by `context.stack.top.ability` of a decision.',
  })
  @OptionalField([])
  @IsArray()
  @ArrayMaxSize(mostItems)
  @IsText('key', 500, { each: true })
  yields: DefinitionPointer[] = [];

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'Triggered abilities of yours that are all the same ability are put on the stack as they stand.',
  })
  @OptionalField(false)
  @IsBoolean()
  orderLikeTriggers = false;
}

export class SettingsDoc {
  @ApiProperty()
  game!: string;

  @ApiProperty({ type: () => SettingsDto })
  settings!: SettingsDto;
}

export class SettingsChangedDoc extends PendingDecisionDoc {
  @ApiProperty({ type: () => SettingsDto })
  settings!: SettingsDto;
}
