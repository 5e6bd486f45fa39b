import {
  type Procedure,
  agrees,
  withCause,
  type DrawOccurrence,
  type MoveOccurrence,
  type Occurrence,
  type Instead,
  type Replacement,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import {
  commandersIn,
  isCommander,
  type GameObject,
  playerOf,
  presentObject,
  type GameState,
} from '@stacktrail/game-state';

type Returning = MoveOccurrence | DrawOccurrence;

/** The commander that an occurrence would put into its owner's hand or library, if it would (CR 903.9b). */
function commanderOf(state: GameState, occurrence: Occurrence): GameObject | null {
  const object = movingIn(state, occurrence);
  return object !== undefined && isCommander(state, object) ? object : null;
}

function movingIn(state: GameState, occurrence: Occurrence): GameObject | undefined {
  if (occurrence.would === 'draw') {
    const top = playerOf(state, occurrence.player).library[0];
    return top === undefined ? undefined : presentObject(state, top);
  }
  if (occurrence.would !== 'move' || occurrence.toCommand !== undefined) return undefined;
  const returns = occurrence.to === 'hand' || occurrence.to === 'library';
  return returns ? presentObject(state, occurrence.object) : undefined;
}

/** CR 903.9b: its owner may put it into the command zone instead. */
export function commanderInstead(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (state.commanders.length === 0 || (occurrence.would !== 'move' && occurrence.would !== 'draw')) return [];
  const commander = commanderOf(state, occurrence);
  return commander === null ? [] : [toCommandZone(commander, occurrence)];
}

function toCommandZone(commander: GameObject, occurrence: Returning): Replacement {
  const { id, owner, placedAt } = commander;
  const { causes = [] } = occurrence;
  const where = occurrence.would === 'move' && occurrence.to === 'library' ? 'library' : 'hand';
  return {
    // This is an exception to CR 614.5: the effect can apply again after something else has changed where the commander
    // would go.
    key: `commander ${id} ${causes.length}`,
    source: id,
    ability: null,
    effect: null,
    text: 'Put the commander into the command zone instead.',
    rank: 'other',
    *apply(game): Procedure<Instead> {
      const prompt = `Put ${commander.printed.name} into the command zone instead of your ${where}?`;
      if (!(yield* agrees(owner, '903.9b', prompt, id))) return [occurrence];
      const why = { rule: '903.9b', source: id, player: owner, causes: [placedAt, ...causes] };
      const replaced = game.emit('OccurrenceReplaced', { source: id, ability: null, effect: null }, why);
      return [withCause(instead(game.state, commander, occurrence), replaced)];
    },
  };
}

function instead(state: GameState, commander: GameObject, occurrence: Returning): MoveOccurrence {
  if (occurrence.would === 'draw') return toCommand(commander.id, occurrence.causes);
  if (commander.meldedCard < 0 && commander.merged.length === 0) {
    return { ...occurrence, to: 'command', manner: 'put' };
  }
  return { ...occurrence, toCommand: commandersIn(state, commander).map(({ card }) => card) }; // CR 903.9c
}

function toCommand(object: ObjectId, causes: Returning['causes']): MoveOccurrence {
  return { would: 'move', object, to: 'command', manner: 'put', ...(causes && { causes }) };
}
