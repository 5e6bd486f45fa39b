import './values.js';

export { withLinks } from './links.js';
export { isKeywordLine, readingsOf, writeRulesText } from './abilities.js';
export { isBar } from './frames.js';
export { showAbility, showCard, showCost, showFace, showRulesText, showTarget, showTypeLine } from './showing.js';
