import { table, type Syntax } from '../../syntax/syntax.js';

/** “First”, “second”. */
export const ordinal: Syntax<number> = table<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
});
