/** Lets a process load the packages that a fold needs, and no rule. */
const ALLOWED = ['kernel', 'card-tree', 'game-events', 'game-state'].map((name) => `@stacktrail/${name}`);

export function resolve(specifier, context, next) {
  if (specifier.startsWith('@stacktrail/') && !ALLOWED.includes(specifier))
    throw new Error(`${specifier} is no package of facts: ${context.parentURL} imports it`);
  return next(specifier, context);
}
