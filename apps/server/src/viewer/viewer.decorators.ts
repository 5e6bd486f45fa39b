import { applyDecorators, createParamDecorator, SetMetadata, UseGuards, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { Problem } from '../problem/problem.js';
import { onlyForKey, type ActingRole } from './acting-role.js';
import type { Caller } from './caller.js';
import type { GameRequest } from './game-request.js';
import { ViewerGuard } from './viewer.guard.js';

/** Who asks is found out by the token before anything else: a seat, a judge, a service, or without a token a spectator. */
export function KnowsItsViewer(): ClassDecorator & MethodDecorator {
  return applyDecorators(
    UseGuards(ViewerGuard),
    ApiHeader({ name: 'Stacktrail-Seen-By', required: false, description: 'For a judge: the seat to look through.' }),
    ApiUnauthorizedResponse({ description: 'The token belongs to nobody in this game.' }),
  );
}

/** Only the holder of such a token may do this; on a class, everything in it. */
export const OnlyFor = (...roles: readonly ActingRole[]): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(onlyForKey, roles), ApiBearerAuth());

/** Who asks: a part in a game, a service, or nobody in particular. */
export const AsCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  return context.switchToHttp().getRequest<GameRequest>().caller ?? 'nobody';
});

/** Through whose eyes whoever asks looks at the game. */
export const AsViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => viewerOf(context));

/** The seat that asks, where only a seat may. */
export const AsSeat = createParamDecorator((_: unknown, context: ExecutionContext): PlayerId => {
  const viewer = viewerOf(context);
  if (typeof viewer === 'object') return viewer.seat;
  throw new Problem('not-allowed', 'Only a seat of the game may do this.');
});

function viewerOf(context: ExecutionContext): Viewer {
  return context.switchToHttp().getRequest<GameRequest>().viewer ?? 'spectator';
}
