import { findObjects } from '@stacktrail/characteristics';
import { ask, type Interpreter, playersMeant, withResult } from '@stacktrail/engine';
import { allSeats, type ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** What everybody knows of a pile, for telling it apart from the other. */
function told(state: GameState, pile: readonly ObjectId[]): string {
  if (pile.length === 0) return 'nothing';
  const everyone = allSeats(state.players.length);
  const known = pile
    .map((id) => objectOf(state, id))
    .filter(({ knownTo, faceDown }) => knownTo === everyone && faceDown === null);
  const unknown = pile.length - known.length;
  const names = known.map(({ printed }) => printed.name);
  if (unknown > 0) names.push(unknown === 1 ? 'a card' : `${unknown} cards`);
  return names.join(', ');
}

/** CR 700.3d: either pile can be chosen, even an empty one. */
export const choosePile: Interpreter<'choose pile'> = function* (game, effect, context) {
  const { state } = game;
  const owners = effect.of === undefined ? undefined : playersMeant(state, effect.of, context);
  const piles = effect.labels.map((label) =>
    findObjects(state, { objects: 'result', label }, context).filter(
      (id) => owners === undefined || owners.includes(objectOf(state, id).controller),
    ),
  );
  const [player] = playersMeant(state, effect.who, context);
  let at = 0;
  if (player !== undefined && piles.some((pile) => pile.length > 0)) {
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'choose an option',
      rule: '700.3',
      player,
      prompt: 'Choose one of the piles.',
      source: context.source,
      options: piles.map((pile, i) => ({
        key: `${i + 1}`,
        text: i === 0 ? 'The first pile.' : 'The second pile.',
        apart: told(state, pile),
      })),
      min: 1,
      max: 1,
    });
    at = Number(keys[0]) - 1;
  }
  return withResult(withResult(context, effect.label, piles[at]!), effect.other, piles[1 - at]!);
};
