import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ActingRole } from '../viewer/acting-role.js';
import { OnlyFor } from '../viewer/viewer.decorators.js';
import { CommandRefusals } from './documented-refusals.js';
import { CommandAnswerDoc } from './dto/answers.doc.js';

/**
 * The route of a command to a game, which only such roles may give.
 *
 * @param says what the documentation of the API says of it
 */
export function CommandOf(
  role: ActingRole | readonly ActingRole[],
  says: { readonly summary: string; readonly description?: string },
): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    OnlyFor(...[role].flat()),
    ApiOperation(says),
    ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Instead of `commandId`.' }),
    ApiOkResponse({ type: CommandAnswerDoc }),
    CommandRefusals(),
  );
}
