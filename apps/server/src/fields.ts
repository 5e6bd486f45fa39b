import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateBy, type ValidationOptions } from 'class-validator';
import { longest, textFault, type TextForm } from '@stacktrail/match';

/** The highest number of items in a list: far more than a game needs, and few enough to be checked quickly. */
export const mostItems = 1000;
const largest = Number.MAX_SAFE_INTEGER;

/** A whole number from `min` on. */
export function WholeNumber(description: string, min = 0): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: 'integer', minimum: min, description }), IsInt(), Min(min), Max(largest));
}

/** The id of an object of the game. */
export function ObjectIdField(description: string): PropertyDecorator {
  return WholeNumber(description, 1);
}

/** A revision of the game's stream. */
export function RevisionField(description: string): PropertyDecorator {
  return WholeNumber(description, 0);
}

/** Reads a number from text: in an address every value is text. */
function FromText(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
  );
}

/** A whole number in the query. */
export function QueryNumber(description: string, min: number, max = largest): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, description }),
    IsOptional(),
    FromText(),
    IsInt(),
    Min(min),
    Max(max),
  );
}

/** Something in the query that is `true` or left out. */
export function Flag(description: string): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional({ enum: ['true'], description }), IsOptional(), IsIn(['true']));
}

/** A revision in the path. */
export function PathNumber(description: string): PropertyDecorator {
  return applyDecorators(FromText(), RevisionField(description));
}

/** The field may be absent or null, which mean the same. @param otherwise its value then */
export function OptionalField(otherwise?: unknown): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => value ?? otherwise),
  );
}

/** A text of a form that isn't empty and has at most `most` characters. */
export function IsText(form: TextForm, most: number, options?: ValidationOptions): PropertyDecorator {
  const fault = (value: unknown): string | null => textFault(value, form, most);
  return ValidateBy(
    {
      name: 'isText',
      validator: {
        validate: (value: unknown) => fault(value) === null,
        defaultMessage: (args) => {
          const values: readonly unknown[] = options?.each && Array.isArray(args?.value) ? args.value : [args?.value];
          return values.map(fault).find((found) => found !== null) ?? '';
        },
      },
    },
    options,
  );
}

/** Words that are kept in the stream: a reason, a ruling. */
export function WordsField(description: string, maxLength: number): PropertyDecorator {
  return applyDecorators(ApiProperty({ maxLength, description }), IsText('words', maxLength));
}

const longestKey = 500;

/** A text by which a program names an option, an ability or an effect. */
export function KeyField(description: string): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: String, maxLength: longestKey, description }), IsText('key', longestKey));
}

/** The same, which may be left out or null. */
export function OptionalKeyField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: longestKey, description }),
    IsOptional(),
    IsText('key', longestKey),
  );
}

/** A list of cards as programs write them. */
export function CardListField(description: string, example?: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ description, ...(example === undefined ? {} : { example }) }),
    OptionalField(),
    IsText('list', longestCardList),
  );
}

const longestCardList = 50_000;

/** The client's own id of a command. A command that is sent again with the same id is not carried out again. */
export function CommandIdField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      example: 'b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e',
      description:
        'Your own id for this command. Sent again with the same id and the same body, the command is not done again: ' +
        'the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header ' +
        'Idempotency-Key says the same. Without either the server makes one up.',
    }),
    OptionalField(),
    Matches(commandIdPattern, { message: 'commandId must be made of letters, digits and ._:-' }),
  );
}

export const commandIdPattern = /^[\w.:-]{1,100}$/;

/** The name of the judge that goes into the stream. */
export function JudgeField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ maxLength: longest.name, description: 'Who judges, as the stream will name them.' }),
    OptionalField(),
    IsText('name', longest.name),
  );
}
