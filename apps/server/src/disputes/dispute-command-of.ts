import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { refusals } from '../games/documented-refusals.js';
import type { ActingRole } from '../viewer/acting-role.js';
import { OnlyFor } from '../viewer/viewer.decorators.js';

const refused = {
  400: 'A field is malformed, or names nothing that there is; `errors` says what would be right.',
  401: 'The token is missing, or belongs to nobody in this game.',
  403: 'A seat’s token where a judge’s is needed, or a seat that may not do this.',
  404: 'There is no such game, or it has no such dispute.',
  409: 'The dispute doesn’t stand so, or the record of the game is damaged.',
  422: 'The command’s id belongs to another command of yours.',
  503: 'The store is out of reach; try again with the same `commandId`.',
} as const;

/**
 * The route of a command to disputes, which only such roles may give.
 *
 * @param says what the documentation of the API says of it
 * @param answer what is answered
 */
export function DisputeCommandOf(
  roles: readonly ActingRole[],
  says: { readonly summary: string; readonly description?: string },
  answer: Type,
): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    OnlyFor(...roles),
    ApiOperation(says),
    ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' }),
    ApiOkResponse({ type: answer }),
    refusals(refused),
  );
}
