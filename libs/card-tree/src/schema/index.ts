export { InvalidCard } from './invalid-card.js';
export { validateCard } from './validate-card.js';
export { wordsOfTrees } from './words-of-trees.js';
