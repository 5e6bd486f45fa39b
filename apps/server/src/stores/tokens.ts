/** Where Nest keeps the event store and the file of read models, which have no class of their own to be asked by. */
export const EVENT_STORE = Symbol('the event store');
export const READ_MODELS = Symbol('the read models');
