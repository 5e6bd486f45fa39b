import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** What an address may ask for only so often: to begin a game, and what has to be worked out from a whole game. */
export const limitedKinds = ['creation', 'heavy read'] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/** How often a minute an address may ask for something of each kind. */
export type RequestLimits = Readonly<Record<LimitedKind, number>>;

export const defaultLimits: RequestLimits = { creation: 30, 'heavy read': 300 };

export const limitedKey = 'limited';

/** A handler that an address may call only so often. */
export function Limited(kind: LimitedKind): MethodDecorator {
  return applyDecorators(
    SetMetadata(limitedKey, kind),
    ApiResponse({
      status: 429,
      description: 'That was asked too often from this address: `Retry-After` says when to.',
    }),
  );
}
