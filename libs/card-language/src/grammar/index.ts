import './values.js';

export { linked } from './links.js';
export { isKeywordLine, readAbilities, writeRulesText } from './abilities.js';
export { isBar } from './frames.js';
export { tokenise, type Token } from '../syntax/token.js';
export { isAskedAbout, shortName, voiceOf, type Speaker } from '../printer/context.js';
