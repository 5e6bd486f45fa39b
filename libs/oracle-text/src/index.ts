/** Oracle text, both ways: reading it into trees and writing it. */
export type { Compiled } from './compiling/card-draft.js';
export type { CardText, FaceText } from './compiling/card-text.js';
export { compileCard, compileCards } from './compiling/compile-card.js';
export { type MeldText, withMeldBacks } from './compiling/meld-pairs.js';
export { normalise } from './compiling/normalise.js';
export {
  linked,
  readAbilities,
  showAbility,
  showCard,
  showCost,
  showFace,
  showRulesText,
  showTypeLine,
  writeRulesText,
} from './grammar/index.js';
export type { Speaker } from './english/speaker.js';
export { tokenise } from './syntax/token.js';
