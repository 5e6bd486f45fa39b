export { InvalidCard } from './invalid-card.js';
export { validateCard, validateInstruction } from './validate-card.js';
export { cardTreeWords } from './words-of-trees.js';
