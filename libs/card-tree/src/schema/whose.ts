import { oneOf } from './combinators.js';

/** Whose things, or what players do, a static ability is about. */
export const someone = oneOf('you', 'opponent', 'any player');
