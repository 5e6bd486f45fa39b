import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { manaTypes, type Effect, type ManaType } from '@stacktrail/card-tree';
import { answerForms, type AnswerForm, type ObjectId } from '@stacktrail/game-events';
import {
  ActionDto,
  actionDiscriminator,
  ActionModels,
  ActivateDto,
  CastDto,
  PlayLandDto,
  SpecialActionDto,
} from './action.dto.js';
import { IsText, mostItems, ObjectIdField, WholeNumber } from '../../fields.js';
import { Items } from './items.js';
import { RulingActions } from './ruling-actions.js';
import { RefDto } from './ref.dto.js';

/** The field that every answer has: its form. The pending decision says which form it takes. */
export class AnswerDto {
  @ApiProperty({ enum: answerForms, description: 'As the decision’s `form`.' })
  @IsIn(answerForms)
  form!: AnswerForm;
}

@ActionModels()
export class ActionAnswerDto extends AnswerDto {
  @ApiProperty({
    oneOf: [ActionDto, PlayLandDto, CastDto, ActivateDto, SpecialActionDto].map((each) => ({
      $ref: getSchemaPath(each),
    })),
  })
  @IsObject()
  @ValidateNested()
  @Type(() => ActionDto, actionDiscriminator)
  action!: ActionDto;
}

export class SelectAnswerDto extends AnswerDto {
  @Items(() => RefDto, 'The objects and players chosen, each once.')
  chosen!: RefDto[];
}

/** For `pick` (which options) and `order` (all of them, the first one first). */
export class KeysAnswerDto extends AnswerDto {
  @ApiProperty({ type: [String], description: 'Keys of the decision’s choices.' })
  @IsArray()
  @ArrayMaxSize(mostItems)
  @IsText('key', 200, { each: true })
  keys!: string[];
}

export class NumberAnswerDto extends AnswerDto {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(Number.MIN_SAFE_INTEGER)
  @Max(Number.MAX_SAFE_INTEGER)
  value!: number;
}

export class ShareDto {
  @ApiProperty({ type: RefDto })
  @IsObject()
  @ValidateNested()
  @Type(() => RefDto)
  to!: RefDto;

  @WholeNumber('The share of this object or player: how much damage, how much mana, or how many counters.')
  amount!: number;
}

export class DivideAnswerDto extends AnswerDto {
  @Items(() => ShareDto, 'One share for each object or player that gets one.')
  shares!: ShareDto[];
}

export class AttackDto {
  @ObjectIdField('The attacking creature.')
  attacker!: ObjectId;

  @ApiProperty({ type: RefDto, description: 'What it attacks.' })
  @IsObject()
  @ValidateNested()
  @Type(() => RefDto)
  defender!: RefDto;
}

export class AttackAnswerDto extends AnswerDto {
  @Items(() => AttackDto, 'The attacking creatures; none is an answer too.')
  attacks!: AttackDto[];
}

export class BlockDto {
  @ObjectIdField('The blocking creature.')
  blocker!: ObjectId;

  @ObjectIdField('The attacking creature that it blocks.')
  attacker!: ObjectId;
}

export class BlockAnswerDto extends AnswerDto {
  @Items(() => BlockDto, 'The blocking creatures; none is an answer too.')
  blocks!: BlockDto[];
}

export class DamageAssignmentDto extends ShareDto {
  @ObjectIdField('The creature that assigns it.')
  from!: ObjectId;
}

export class DamageAnswerDto extends AnswerDto {
  @Items(() => DamageAssignmentDto, 'All combat damage that is assigned now.')
  assignments!: DamageAssignmentDto[];
}

export class SpendAnswerDto extends AnswerDto {
  @ApiProperty({ enum: manaTypes, isArray: true, description: 'The mana of the pool to pay with.' })
  @IsArray()
  @ArrayMaxSize(mostItems)
  @IsIn(manaTypes, { each: true })
  mana!: ManaType[];
}

export class RulingAnswerDto extends AnswerDto {
  @RulingActions()
  actions!: Effect[];
}
