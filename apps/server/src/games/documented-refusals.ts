import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDoc } from '../problem/problem.doc.js';

const unreadableCards = 'The game’s cards are written in a newer version of the card language than this server reads.';

/** The refusals that every page of a game can answer with. */
export function ReadRefusals(): MethodDecorator {
  return refusals({
    400: 'A number in the address is malformed.',
    401: 'The token belongs to nobody in this game.',
    404: 'There is no such game, or it has no such revision.',
    409: 'The record of the game can’t be read there; `damaged` says from where on.',
    501: unreadableCards,
    503: 'The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind.',
  });
}

/** The refusals of a command to a game. Nothing is stored then, and the game goes on. */
export function CommandRefusals(): MethodDecorator {
  return refusals({
    400: 'A field is malformed; `errors` names each by its path.',
    401: 'The token is missing, or belongs to nobody in this game.',
    403: 'Another seat decides, or a seat’s token where a judge’s is needed.',
    404: 'There is no such game.',
    409: 'The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged.',
    413: 'The facts would be more than one append takes.',
    422: 'The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours.',
    501: unreadableCards,
    503: 'The store is out of reach; try again with the same `commandId`.',
  });
}

/** The refusals of a request for a token or an invitation. */
export function TokenRefusals(): MethodDecorator {
  return refusals({
    400: 'A field is malformed.',
    401: 'The token or the invitation is missing, or belongs to nobody in this game.',
    403: 'A seat’s token where a judge’s is needed, or the game has no such seat.',
    404: 'There is no such game.',
    503: 'The store is out of reach.',
  });
}

/** The refusals of an attempt to begin a game. */
export function CreateRefusals(): MethodDecorator {
  return refusals({
    400: 'A field is malformed, or a line of a deck list can’t be read or names an unknown card.',
    409: 'Another command has begun a game with this seed.',
    413: 'The game’s cards would be more than one append takes.',
    422: 'No game can be started so, or the command’s id belongs to another one.',
    503: 'The store is out of reach; try again with the same `commandId`.',
  });
}

/** The refusals of a request for a promised seed. */
export function SeedRefusals(): MethodDecorator {
  return refusals({
    400: 'The seed’s id is malformed.',
    404: 'There is no such promised seed.',
    429: 'Seeds were asked for too often.',
    503: 'The store is out of reach.',
  });
}

/** The refusals with such statuses, each with what it means. */
export function refusals(byStatus: Readonly<Record<number, string>>): MethodDecorator {
  const content = { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDoc) } } };
  return applyDecorators(
    ...Object.entries(byStatus).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, content }),
    ),
  );
}
