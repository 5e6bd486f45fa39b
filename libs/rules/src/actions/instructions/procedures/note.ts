import { evaluateAmount } from '@stacktrail/characteristics';
import {
  chanceBelow,
  chooseValue,
  type Interpreter,
  playersMeant,
  withNumber,
  withPlayers,
  withResult,
  withWord,
} from '@stacktrail/engine';

/** CR 608.2d: only this text knows the choice; the object doesn't remember it. */
export const noteChoice: Interpreter<'note choice'> = function* (game, effect, context) {
  const { choice, label } = effect;
  let current = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const { values } = yield* chooseValue(game, choice, { player, rule: '608.2d', context });
    // One word for all of several colors: their letters.
    const letters = values.map((value) => (value.is === 'word' ? value.word : '')).join('');
    if (choice.choose === 'color') {
      if (letters !== '') current = withWord(current, label, letters);
      continue;
    }
    for (const value of values) {
      if (value.is === 'word') current = withWord(current, label, value.word);
      else if (value.is === 'number') current = withNumber(current, label, value.number);
      else if (value.is === 'player') current = withPlayers(current, label, [value.id]);
      else current = withResult(current, label, [value.id]);
    }
  }
  return current;
};

/** Chooses a number at random. The fact holds the number and the bounds. */
export const noteRandomNumber: Interpreter<'note random number'> = function* (game, effect, context, reason) {
  const { state } = game;
  const least = evaluateAmount(state, effect.least, context);
  const most = Math.max(least, evaluateAmount(state, effect.most, context));
  const drawn = yield* chanceBelow(
    game,
    most - least + 1,
    state.draws,
    { player: context.you, rule: '608.2d', source: context.source, prompt: 'Which number did chance choose?' },
    (above) => `${least + above}`,
  );
  const value = least + drawn.value;
  const draws = drawn.next - state.draws;
  game.emit('NumberChosenAtRandom', { player: context.you, least, most, value, draws }, { ...reason, rule: '608.2d' });
  return withNumber(context, effect.label, value);
};

/** CR 608.2h: notes the number as it is now. */
export const noteNumber: Interpreter<'note number'> = function* (game, effect, context) {
  return withNumber(context, effect.label, evaluateAmount(game.state, effect.amount, context));
};
