import { tally } from './tally.js';

/** The tally of a store, as a thread makes it. */
export default tally;
