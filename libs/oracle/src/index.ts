export type { CardText, FaceText } from './card-text.js';
export type { Compiled } from './card-draft.js';
export { compileCard, compileCards } from './compile-card.js';
export type { Diagnostic } from './diagnostic.js';
export { withMeldBacks, type MeldText } from './meld-pairs.js';
export { normalise } from './normalise.js';
