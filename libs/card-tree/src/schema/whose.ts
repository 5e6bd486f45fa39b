import { oneOf } from './combinators.js';

/** The players whose objects or actions a static ability is about. */
export const someone = oneOf('you', 'opponent', 'any player');
