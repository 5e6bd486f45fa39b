import type { ServiceRole } from '@stacktrail/match';

/** Whose token a request needs. */
export type ActingRole = 'seat' | 'judge' | ServiceRole;

/** The metadata of a handler that says which of them may ask. */
export const onlyForKey = 'only-for';
