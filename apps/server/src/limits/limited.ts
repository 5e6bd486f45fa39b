import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** The kinds of requests that are limited: beginning a game, and reads that may have to fold a whole game. */
export const limitedKinds = ['creation', 'heavy read'] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/** How many requests of each kind an address may send in a minute. */
export type RequestLimits = Readonly<Record<LimitedKind, number>>;

export const defaultLimits: RequestLimits = { creation: 30, 'heavy read': 300 };

export const limitedKey = 'limited';

/** Limits how often an address may call a handler. */
export function Limited(kind: LimitedKind): MethodDecorator {
  return applyDecorators(
    SetMetadata(limitedKey, kind),
    ApiResponse({
      status: 429,
      description: 'Too many such requests from this address. `Retry-After` gives the number of seconds to wait.',
    }),
  );
}
