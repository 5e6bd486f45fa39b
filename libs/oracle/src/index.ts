export type { CardText, FaceText } from './card-text.js';
export { compileCard, type Compiled } from './compile-card.js';
export type { Diagnostic } from './diagnostic.js';
export { withMeldBacks, type MeldText } from './meld-pairs.js';
export { ParagraphMemory } from './paragraph.js';
export { normalise } from './normalise.js';
