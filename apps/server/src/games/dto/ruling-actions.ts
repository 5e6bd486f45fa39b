import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { InvalidCard, validateInstruction } from '@stacktrail/card-tree';
import { mostActions } from '@stacktrail/rules';
import {
  ArrayMaxSize,
  IsArray,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

/** What is wrong with the first that isn't an instruction; `null` if all are. */
function wrongIn(actions: unknown): string | null {
  if (!Array.isArray(actions)) return null;
  for (const [i, action] of (actions as readonly unknown[]).entries()) {
    try {
      validateInstruction(action);
    } catch (error) {
      if (!(error instanceof InvalidCard)) throw error;
      const place = error.path === '' ? `${i + 1}` : `${i + 1}, ${error.path}`;
      return `action ${place}: expected ${error.expected}, found ${error.found}`;
    }
  }
  return null;
}

@ValidatorConstraint({ name: 'instructions' })
class AreInstructions implements ValidatorConstraintInterface {
  validate(actions: unknown): boolean {
    return wrongIn(actions) === null;
  }

  defaultMessage(about?: { readonly value: unknown }): string {
    return `$property must be instructions of the card language; ${wrongIn(about?.value) ?? ''}`;
  }
}

/** A field that holds the actions of a ruling on an unread clause, in the card language. */
export function RulingActions(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'object', additionalProperties: true },
      maxItems: mostActions,
      description:
        'What happens, in this order: instructions of the card language, such as `piece` of the decision’s options; ' +
        'nothing if the list is empty. docs/adjudication.md has the words.',
    }),
    IsArray(),
    ArrayMaxSize(mostActions),
    Validate(AreInstructions),
  );
}
