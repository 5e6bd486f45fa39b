export * from './answers.js';
export * from './catalogue.js';
export * from './decision-kinds.js';
export { manners, type Manner } from './events/zone-events.js';
export type { Counter, Ref } from './fields.js';
export * from './game-event.js';
export * from './ids.js';
