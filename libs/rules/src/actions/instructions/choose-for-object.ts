import { chooseValue, type Interpreter, playersMeant, recordChoice } from '@stacktrail/engine';
import { choiceLabel } from '@stacktrail/game-state';

/** CR 607.2d, 608.2d: the object whose text it is remembers what each of the players chooses. */
export const chooseForObject: Interpreter<'choose'> = function* (game, effect, context, reason) {
  const { choice, label = choice.choose, atRandom = false, secret = false } = effect;
  const values = [];
  let draws = 0;
  const players = playersMeant(game.state, effect.who, context);
  for (const player of players) {
    const made = yield* chooseValue(game, choice, { player, rule: '608.2d', context, atRandom, secret });
    values.push(...made.values);
    draws += made.draws;
  }
  const object = game.state.objects.get(context.source);
  if (object === undefined) return context;
  const kept = choiceLabel(label, game.state.catalog.scopeOf(effect), object.form.pointer);
  const made = { label: kept, kind: choice.choose, values, ...(secret && { secretOf: players[0] ?? context.you }) };
  recordChoice(game, context.source, made, draws, { ...reason, rule: '607.2d' });
  return context;
};
