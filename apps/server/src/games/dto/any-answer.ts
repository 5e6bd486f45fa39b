import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Answer, AnswerForm } from '@stacktrail/game-events';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import {
  ActionAnswerDto,
  AnswerDto,
  AttackAnswerDto,
  BlockAnswerDto,
  DamageAnswerDto,
  DivideAnswerDto,
  KeysAnswerDto,
  NumberAnswerDto,
  RulingAnswerDto,
  SelectAnswerDto,
  SpendAnswerDto,
} from './answer.dto.js';
import { said } from './doc-fields.js';

const forms: Readonly<Record<AnswerForm, Class<AnswerDto>>> = {
  action: ActionAnswerDto,
  select: SelectAnswerDto,
  pick: KeysAnswerDto,
  number: NumberAnswerDto,
  order: KeysAnswerDto,
  divide: DivideAnswerDto,
  attack: AttackAnswerDto,
  block: BlockAnswerDto,
  damage: DamageAnswerDto,
  spend: SpendAnswerDto,
  adjudicate: RulingAnswerDto,
};
const models = [...new Set(Object.values(forms))];

/** A field that holds an answer in any of its forms, told apart by `form`. */
export function AnyAnswer(description = '', about: { readonly required?: false } = {}): PropertyDecorator {
  return applyDecorators(
    AnswerField(description, about),
    IsObject(),
    ValidateNested(),
    Type(() => AnswerDto, {
      discriminator: { property: 'form', subTypes: Object.entries(forms).map(([name, value]) => ({ name, value })) },
      keepDiscriminatorProperty: true,
    }),
  );
}

/** An answer in any of its forms, for the API's description. */
export function AnswerField(
  description = '',
  about: { readonly nullable?: true; readonly required?: false } = {},
): PropertyDecorator {
  return ApiProperty({
    oneOf: models.map((model) => ({ $ref: getSchemaPath(model) })),
    discriminator: {
      propertyName: 'form',
      mapping: Object.fromEntries(Object.entries(forms).map(([form, model]) => [form, getSchemaPath(model)])),
    },
    ...said(description),
    ...about,
  });
}

/** Puts the forms into the API's description. */
export const AnswerModels = (): ClassDecorator => ApiExtraModels(...models);

/** The answer as the rules take it: plain data. It came as JSON, and was checked. */
export function toAnswer(dto: AnswerDto): Answer {
  return JSON.parse(JSON.stringify(dto)) as Answer;
}
