import type { Amount } from '@stacktrail/card-tree';
import { characteristicsOf, evaluateAmount, plainContext } from '@stacktrail/characteristics';
import {
  type Procedure,
  agrees,
  withCause,
  type MoveOccurrence,
  type Occurrence,
  type Instead,
  type Replacement,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type AbilityDefinition, objectOf, playerOf, type GameState, type GameObject } from '@stacktrail/game-state';

type Draw = Extract<Occurrence, { would: 'draw' }>;

/**
 * CR 702.52a: a player who would draw can use each card with dredge in their graveyard, if their library has that many
 * cards (702.52b).
 */
export function dredgeFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  if (occurrence.would !== 'draw' || !state.catalog.keywords.has('dredge')) return [];
  const { graveyard, library } = playerOf(state, occurrence.player);
  return graveyard.flatMap((id) => {
    const card = objectOf(state, id);
    return characteristicsOf(state, card).abilities.flatMap((definition) => {
      const { ability } = definition;
      if (ability.kind !== 'keyword' || ability.keyword !== 'dredge') return [];
      const count = numberOf(state, card, ability.count);
      return library.length < count ? [] : [dredging(card, definition, count, occurrence)];
    });
  });
}

function numberOf(state: GameState, { owner, id }: GameObject, count: Amount): number {
  return evaluateAmount(state, count, plainContext(owner, id));
}

function dredging(card: GameObject, { pointer }: AbilityDefinition, count: number, draw: Draw): Replacement {
  const what = `Mill ${count} and return ${card.printed.name} to your hand instead of drawing a card`;
  return {
    key: `${card.id} ${pointer}`,
    source: card.id,
    ability: pointer,
    effect: null,
    text: `${what}.`,
    rank: 'other',
    *apply(game): Procedure<Instead> {
      const { player } = draw;
      if (!(yield* agrees(player, '702.52a', `${what}?`, card.id))) return [draw];
      const causes = [card.placedAt, ...(draw.causes ?? [])];
      const why = { rule: '702.52a', source: card.id, player, causes };
      const replaced = game.emit('OccurrenceReplaced', { source: card.id, ability: pointer, effect: null }, why);
      const mill = (object: ObjectId): MoveOccurrence => ({ would: 'move', object, to: 'graveyard', manner: 'mill' });
      const milled = playerOf(game.state, player).library.slice(0, count).map(mill);
      const back: MoveOccurrence = { would: 'move', object: card.id, to: 'hand', manner: 'return' };
      return [...milled, back].map((each) => withCause(each, replaced));
    },
  };
}
