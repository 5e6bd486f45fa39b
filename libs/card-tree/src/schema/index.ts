export { InvalidCard } from './invalid-card.js';
export { validateCard } from './validate-card.js';
