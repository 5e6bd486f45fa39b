/** Numbers that JavaScript can count by; a position or a revision beyond them is damaged. */
export const GREATEST_NUMBER = Number.MAX_SAFE_INTEGER;
