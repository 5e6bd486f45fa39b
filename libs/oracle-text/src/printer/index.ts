export { printAbility, printCost } from './abilities.js';
export type { Speaker } from './context.js';
export { printCard, printFace, printRulesText, printTypeLine } from './faces.js';
export { normaliseRulesText } from './normalise.js';
