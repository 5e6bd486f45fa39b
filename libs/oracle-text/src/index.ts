/** Oracle text, both ways: reading it into trees and writing it. */
export type { Compiled } from './compiling/card-draft.js';
export type { CardText, FaceText } from './compiling/card-text.js';
export { compileCard, compileCards } from './compiling/compile-card.js';
export { compileInPart, type CompiledInPart } from './compiling/compile-in-part.js';
export { faceText } from './compiling/face-text.js';
export { type MeldText, withMeldBacks } from './compiling/meld-pairs.js';
export { normalise } from './compiling/normalise.js';
export { type Paragraph, readParagraph } from './compiling/paragraph.js';
export { type Preference, preferences } from './preferences/index.js';
export {
  withLinks,
  showAbility,
  showCard,
  showCost,
  showFace,
  showRulesText,
  showTarget,
  showTypeLine,
  writeRulesText,
} from './grammar/index.js';
export type { TextSource } from './english/text-source.js';
