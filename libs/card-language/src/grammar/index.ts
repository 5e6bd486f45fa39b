import './values.js';

export { linked } from './links.js';
export { readAbilities, writeRulesText } from './abilities.js';
export { isBar } from './frames.js';
export { tokenise, type Token } from '../syntax/token.js';
export { shortName, type Speaker } from '../printer/context.js';
