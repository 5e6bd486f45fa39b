import './amounts/values.js';

export { withLinks } from './basics/links.js';
export { isKeywordLine, readingsOf, writeRulesText } from './abilities/abilities.js';
export { isBar } from './abilities/frames.js';
export {
  showAbility,
  showCard,
  showCost,
  showFace,
  showRulesText,
  showTarget,
  showTypeLine,
} from './abilities/showing.js';
