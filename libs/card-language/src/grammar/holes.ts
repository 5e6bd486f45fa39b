import type { Amount } from '../amounts.js';
import { hole } from '../syntax/syntax.js';

/** A number as a noun phrase: “3”, “X”, “its power”, “the number of creatures you control”. */
export const value = hole<Amount>('value');
