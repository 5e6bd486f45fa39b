import { shuffleLibrary, type Interpreter, playersMeant, foundInLibrary, searching } from '@stacktrail/engine';

/** CR 701.24a: shuffles, even if there are too few cards for it to matter (701.24e). */
export const shuffle: Interpreter<'shuffle'> = function* (game, effect, context, reason) {
  for (const player of playersMeant(game.state, effect.who, context)) {
    const found = new Set(context.results.get(foundInLibrary));
    shuffleLibrary(game, player, { ...reason, rule: '701.24a' }, found);
  }
  if (!context.results.has(searching)) return context;
  return { ...context, results: new Map([...context.results].filter(([label]) => label !== searching)) };
};
