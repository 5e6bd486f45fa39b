import './values.js';

export { linked } from './links.js';
export { isKeywordLine, readAbilities, writeRulesText } from './abilities.js';
export { isBar } from './frames.js';
