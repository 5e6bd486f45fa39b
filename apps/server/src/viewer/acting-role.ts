/** Whose token a request needs. */
export type ActingRole = 'seat' | 'judge';

/** The metadata of a handler that says so. */
export const onlyForKey = 'only-for';
