import { characteristicsOf } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  perform,
  type Interpreter,
  playersMeant,
  takeAction,
} from '@stacktrail/engine';
import { noObject, type PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, objectsIn, playerOf, presentObject, type GameState } from '@stacktrail/game-state';
import { roll } from '../procedures/throwing-dice.js';

/** CR 701.51b: the top card of the Attraction deck is turned face up and put onto the battlefield. */
export const openAttraction: Interpreter<'open an Attraction'> = function* (game, effect, context, reason) {
  for (const player of playersMeant(game.state, effect.who, context)) {
    const [top] = playerOf(game.state, player).attractions;
    if (top === undefined) continue; // CR 701.51a
    const why = { ...reason, rule: '701.51b', player };
    yield* perform(game, [{ would: 'move', object: top, to: 'battlefield', manner: 'put', controller: player }], why);
    const opened = presentObject(game.state, objectOf(game.state, top).becomes);
    if (opened?.zone !== 'battlefield') continue; // CR 701.51c
    takeAction(game, { player, action: 'open an Attraction', object: opened.id }, { ...why, rule: '701.51c' });
  }
  return context;
};

export const rollToVisit: Interpreter<'roll to visit Attractions'> = function* (game, effect, context, reason) {
  for (const player of playersMeant(game.state, effect.who, context)) yield* visitAttractions(game, player, reason);
  return context;
};

function attractionsOf(state: GameState, player: PlayerId): readonly GameObject[] {
  return objectsIn(state, state.battlefield).filter(
    (object) => object.controller === player && characteristicsOf(state, object).subtypes.includes('Attraction'),
  );
}

/** CR 703.4g, 717.4: as the precombat main phase begins, the active player rolls to visit the Attractions they control. */
export function* visitAsPhaseBegins(game: Game): Procedure<void> {
  if (!game.state.catalog.hasAttractions) return;
  const { activePlayer: player, stepBeganAt } = game.state;
  if (attractionsOf(game.state, player).length === 0) return;
  yield* visitAttractions(game, player, { rule: '703.4g', player, causes: [stepBeganAt] });
}

/** CR 701.52a: a six-sided die is rolled, and each Attraction with that number lit up is visited. */
function* visitAttractions(game: Game, player: PlayerId, reason: Reason): Procedure<void> {
  const why = { ...reason, rule: '701.52a', player };
  const die = { count: 1, sides: 6, modifier: 0, ignores: [], source: reason.source ?? noObject };
  for (const amount of yield* roll(game, player, die, why)) {
    for (const { id, printed } of attractionsOf(game.state, player)) {
      if (printed.lights.includes(amount)) takeAction(game, { player, action: 'visit', object: id, amount }, why);
    }
  }
}

/** CR 702.159b: follows the instructions after the word “Prize”. */
export const claimPrize: Interpreter<'claim the prize'> = function* (game, effect, context, reason, run) {
  takeAction(
    game,
    { player: context.you, action: 'claim the prize', object: context.source },
    { ...reason, rule: '702.159b' },
  );
  return yield* run.follow(game, effect.effects, context, reason, run);
};
