import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { mostItems } from '../../fields.js';

/** A list of items of one shape. */
export function Items(item: () => Class, description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: () => [item()], description }),
    IsArray(),
    ArrayMaxSize(mostItems),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(item),
  );
}
