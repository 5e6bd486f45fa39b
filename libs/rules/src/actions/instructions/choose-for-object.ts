import { chooseValue, type Interpreter, playersMeant } from '@stacktrail/engine';
import { choiceLabel } from '@stacktrail/game-state';

/** CR 607.2d, 608.2d: the object whose text it is remembers what each of the players chooses. */
export const chooseForObject: Interpreter<'choose'> = function* (game, effect, context, reason) {
  const { choice, label = choice.choose, atRandom = false } = effect;
  const values = [];
  let draws = 0;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const made = yield* chooseValue(game, choice, { player, rule: '608.2d', context, atRandom });
    values.push(...made.values);
    draws += made.draws;
  }
  const object = game.state.objects.get(context.source);
  if (object === undefined) return context;
  const kept = choiceLabel(label, game.state.catalog.scopeOf(effect), object.form.pointer);
  game.emit(
    'ChoiceRecorded',
    { object: context.source, label: kept, kind: choice.choose, values, draws },
    { ...reason, rule: '607.2d' },
  );
  return context;
};
