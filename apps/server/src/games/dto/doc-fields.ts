import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** The fields of an answer, for the API's description. An answer has every field that isn't said to be optional. */

type About = Pick<Extract<ApiPropertyOptions, { required?: boolean }>, 'required' | 'nullable' | 'example'>;

export const optional = { required: false } as const;
export const nullable = { nullable: true } as const;

export function Whole(description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: 'integer', ...said(description), ...about });
}

export function Wholes(description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: 'array', items: { type: 'integer' }, ...said(description), ...about });
}

export function Text(description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: String, ...said(description), ...about });
}

export function Texts(description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: [String], ...said(description), ...about });
}

export function YesNo(description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: Boolean, ...said(description), ...about });
}

/** The description of a field, where it has one. */
export function said(description: string): { readonly description?: string } {
  return description === '' ? {} : { description };
}

/** One of several words. */
export function Word(words: readonly string[], description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ enum: [...words], ...said(description), ...about });
}

/** Several of some words. */
export function Words(words: readonly string[], description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: 'array', items: { type: 'string', enum: [...words] }, ...said(description), ...about });
}

/** An object with fields of its own. */
export function One(type: () => Type, description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: () => type(), ...said(description), ...about });
}

/** A list of objects with fields of their own. */
export function Many(type: () => Type, description = '', about: About = {}): PropertyDecorator {
  return ApiProperty({ type: () => [type()], ...said(description), ...about });
}
