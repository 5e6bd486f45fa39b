import type { EntersModification } from '@stacktrail/card-tree';
import { evaluateAmount, holds, type TextContext } from '@stacktrail/characteristics';
import { noObject } from '@stacktrail/game-events';
import { withCounters, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import type { ChosenAsItEnters, Occurrence } from '../game/occurrence.js';
import type { Procedure } from '../game/procedure.js';
import type { Instead } from '../game/replacement.js';
import { beginning } from './continuous-beginning.js';
import { apart, enteringPermanent, isEntering, type Entering } from './entering.js';
import { entersAsCopy } from './enters-as-copy.js';
import { entersWithChoice, opponentToChoose } from './enters-with-choice.js';
import { toFollowInstructions } from './follow-instead.js';
import { otherFace } from './other-face.js';

/** CR 614.1c, 614.12: how the permanent enters as the effect says. */
export function* entersModified(
  game: Game,
  occurrence: Entering,
  change: EntersModification,
  context: TextContext,
): Procedure<Instead> {
  const { state } = game;
  if (change.enters === 'after') return yield* entersAfter(game, occurrence, change, context);
  if (change.enters === 'remembering') return remembering(state, occurrence, change, context);
  if (change.enters === 'not') {
    const object = occurrence.would === 'move' ? occurrence.object : noObject;
    return [toFollowInstructions(occurrence, change.effects, context, { object, player: context.you, amount: 1 })];
  }
  if (change.enters === 'under your control') return [{ ...occurrence, controller: context.you }];
  if (change.enters === "under an opponent's control") return yield* underAnOpponent(game, occurrence, context);
  if (change.enters === 'untapped') return [{ ...occurrence, tapped: false }];
  if (change.enters === 'prepared') return [{ ...occurrence, prepared: true }];
  if (change.enters === 'as a copy') return yield* entersAsCopy(game, occurrence, change, context);
  if (change.enters === 'transformed') return transformed(state, occurrence, change, context);
  if (change.enters === 'with counters') {
    if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
    const count = evaluateAmount(state, change.count, context);
    if (count <= 0) return [occurrence];
    return [{ ...occurrence, counters: withCounters(occurrence.counters ?? [], change.counter, count) }];
  }
  if (change.enters === 'under an effect') {
    if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
    return [{ ...occurrence, begins: [...(occurrence.begins ?? []), beginning(state, change.effect, context)] }];
  }
  if (change.enters === 'with choice') return yield* entersWithChoice(game, occurrence, change, context);
  if (change.unless !== undefined && holds(state, change.unless, context)) return [occurrence];
  if (change.unlessPays !== undefined) {
    // CR 614.12a: the choice is made before the permanent enters.
    const paid = yield* game.outerRules.offerPayment(game, context.you, change.unlessPays, context, '614.12a', {
      prompt: 'It enters tapped unless you pay.',
      ifPaid: 'it enters untapped.',
      ifNot: 'it enters tapped.',
    });
    if (paid) return [occurrence];
  }
  return [{ ...occurrence, tapped: true }];
}

/** CR 614.12a: the opponent is chosen before it enters, for each of several tokens. Nothing changes without opponents. */
function* underAnOpponent(game: Game, occurrence: Entering, context: TextContext): Procedure<Instead> {
  const all: Occurrence[] = [];
  for (const one of apart(occurrence)) {
    const controller = yield* opponentToChoose(game, context);
    all.push(controller === undefined ? one : { ...one, controller });
  }
  return all;
}

/**
 * CR 614.12a: instructions for “as this enters” are followed before it enters. They are followed for each of several
 * tokens, so these enter one by one in the same event.
 */
function* entersAfter(
  game: Game,
  occurrence: Entering,
  { effects, then }: Extract<EntersModification, { enters: 'after' }>,
  context: TextContext,
): Procedure<Instead> {
  const count = occurrence.would === 'move' ? 1 : occurrence.count;
  const all: Occurrence[] = [];
  for (let i = 0; i < count; i++) {
    const reason = { rule: '614.12a', source: context.source, player: context.you };
    const about = { ...context, entering: game.entering }; // CR 614.13a
    const after = yield* game.outerRules.followInstructions(game, effects, about, reason);
    const one = occurrence.would === 'move' ? occurrence : { ...occurrence, count: 1 };
    let modified: Entering = one;
    for (const change of then) {
      const [next] = yield* entersModified(game, modified, change, after);
      if (next !== undefined && isEntering(next)) modified = next;
    }
    all.push(modified);
  }
  return all;
}

/** The numbers and words that the permanent keeps as though they had been chosen for it (CR 607.2d). */
function remembering(
  state: GameState,
  occurrence: Entering,
  change: Extract<EntersModification, { enters: 'remembering' }>,
  context: TextContext,
): Instead {
  const { label, number, word } = change;
  if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
  const scope = state.catalog.scopeOf(change);
  const kept: ChosenAsItEnters =
    word === undefined
      ? {
          label,
          kind: 'number',
          values: [{ is: 'number', number: evaluateAmount(state, number ?? 0, context) }],
          scope,
        }
      : { label, kind: 'word', values: [{ is: 'word', word }], scope };
  return [{ ...occurrence, chosen: [...(occurrence.chosen ?? []), kept] }];
}

/** CR 712.13a: a card that can't have its other face up on the battlefield is put into its owner's graveyard. */
function transformed(
  state: GameState,
  occurrence: Entering,
  change: Extract<EntersModification, { enters: 'transformed' }>,
  context: TextContext,
): Instead {
  if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
  const permanent = enteringPermanent(state, occurrence);
  const face = otherFace(permanent);
  if (face !== null) return [{ ...occurrence, face }];
  if (permanent.form.layout !== 'transforming' || permanent.faceDown !== null) return [occurrence];
  if (occurrence.would !== 'move') return [];
  const { object, causes = [] } = occurrence;
  return [{ would: 'move', object, to: 'graveyard', manner: 'put', causes }];
}
