import type { EntersModification, Replacement as ReplacementTree } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { holds } from '../text/conditions.js';
import { matches } from '../text/filters.js';
import { plainContext, type TextContext } from '../text/text-context.js';
import { withCounters } from '../evolve/changes.js';
import type { MoveOccurrence, Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';
import { staticsInForce } from './statics-in-force.js';

/** The replacement effects of static abilities that apply to an occurrence (CR 614.1, 614.12). */
export function staticReplacementsFor(state: GameState, occurrence: Occurrence): readonly Replacement[] {
  const found: Replacement[] = [];
  for (const { source, definition, effect } of staticsInForce(state, 'replacement')) {
    const context = plainContext(objectOf(state, source).controller, source);
    add(found, state, occurrence, effect.replacement, definition, context);
  }
  if (occurrence.would === 'move' && occurrence.to === 'battlefield') ownEntering(found, state, occurrence);
  return found;
}

/** CR 614.12: an entering permanent's own abilities that affect only it function as it enters. */
function ownEntering(found: Replacement[], state: GameState, occurrence: MoveOccurrence): void {
  const object = objectOf(state, occurrence.object);
  for (const definition of object.printed.abilities) {
    const { ability } = definition;
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'replacement' || effect.replacement.would !== 'enter') continue;
      const controller = occurrence.controller ?? object.owner;
      const context: TextContext = { ...plainContext(controller, object.id), announced: object.announced };
      if (effect.replacement.what.is !== 'this') continue;
      add(found, state, occurrence, effect.replacement, definition, context);
    }
  }
}

function add(
  found: Replacement[],
  state: GameState,
  occurrence: Occurrence,
  tree: ReplacementTree,
  definition: AbilityDefinition,
  context: TextContext,
): void {
  const instead = insteadOf(state, occurrence, tree, context);
  if (instead === null) return;
  found.push({
    key: `${context.source} ${definition.pointer}`,
    source: context.source,
    ability: definition.pointer,
    effect: null,
    text: `The effect of ${objectOf(state, context.source).printed.name}.`,
    rank: 'other',
    *apply(game) {
      game.emit(
        'OccurrenceReplaced',
        { source: context.source, ability: definition.pointer, effect: null },
        { rule: '614.6', source: context.source, causes: [objectOf(game.state, context.source).placedAt] },
      );
      return yield* instead(game);
    },
  });
}

type Instead = (game: Game) => Procedure<readonly Occurrence[]>;

/** What the effect would make of the occurrence; `null` where it doesn't apply to it. */
function insteadOf(
  state: GameState,
  occurrence: Occurrence,
  tree: ReplacementTree,
  context: TextContext,
): Instead | null {
  switch (tree.would) {
    case 'enter':
      if (occurrence.would !== 'move' || occurrence.to !== 'battlefield') return null;
      if (!matches(state, tree.what, objectOf(state, occurrence.object), context)) return null;
      return (game) => entersModified(game, occurrence, tree.instead, context);
    case 'die':
    case 'go to graveyard': {
      if (occurrence.would !== 'move' || occurrence.to !== 'graveyard') return null;
      const object = objectOf(state, occurrence.object);
      if (tree.would === 'die' && object.zone !== 'battlefield') return null;
      if (!matches(state, tree.what, object, context)) return null;
      const { do: what } = tree.instead;
      if (what === 'exile') return just({ ...occurrence, to: 'exile', manner: 'exile' });
      if (what === 'return to hand') return just({ ...occurrence, to: 'hand', manner: 'return' });
      return just({ ...occurrence, to: 'library', manner: 'put', position: -1 });
    }
    case 'be dealt damage': {
      if (occurrence.would !== 'be dealt damage') return null;
      if (tree.combat !== undefined && tree.combat !== occurrence.combat) return null;
      if (!isRecipient(state, occurrence.to, tree.to, context)) return null;
      if (tree.from !== undefined && !matches(state, tree.from, objectOf(state, occurrence.from), context)) return null;
      if (tree.instead.do === 'deal double') return just({ ...occurrence, amount: occurrence.amount * 2 });
      if (tree.instead.do === 'prevent all') return just();
      const rest = occurrence.amount - evaluateAmount(state, tree.instead.amount, context);
      return rest > 0 ? just({ ...occurrence, amount: rest }) : just();
    }
    case 'gain life':
      if (occurrence.would !== 'gain life' || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      return tree.instead.do === 'gain nothing' ? just() : just({ ...occurrence, amount: occurrence.amount * 2 });
    case 'draw':
      if (occurrence.would !== 'draw' || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      return tree.instead.do === 'skip' ? just() : just(occurrence, occurrence);
    case 'create tokens':
      if (occurrence.would !== 'create tokens' || occurrence.player !== context.you) return null;
      return just({ ...occurrence, count: occurrence.count * 2 });
    case 'get counters': {
      if (occurrence.would !== 'get counters') return null;
      if (tree.counter !== undefined && tree.counter !== occurrence.counter) return null;
      if (objectOf(state, occurrence.object).controller !== context.you) return null;
      return just({ ...occurrence, count: occurrence.count * 2 });
    }
    default:
      return assertNever(tree, 'replacement');
  }
}

function just(...occurrences: readonly Occurrence[]): Instead {
  return function* () {
    return occurrences;
  };
}

function isPlayer(
  state: GameState,
  player: PlayerId,
  who: 'you' | 'opponent' | 'any player',
  context: TextContext,
): boolean {
  if (who === 'any player') return true;
  return who === 'you' ? player === context.you : player !== context.you;
}

function isRecipient(
  state: GameState,
  to: { readonly is: 'object' | 'player'; readonly id: number },
  filter: Extract<ReplacementTree, { would: 'be dealt damage' }>['to'],
  context: TextContext,
): boolean {
  if (typeof filter === 'string') return to.is === 'player' && isPlayer(state, to.id as PlayerId, filter, context);
  return to.is === 'object' && matches(state, filter, objectOf(state, to.id as ObjectId), context);
}

function* entersModified(
  game: Game,
  occurrence: MoveOccurrence,
  change: EntersModification,
  context: TextContext,
): Procedure<readonly Occurrence[]> {
  const { state } = game;
  if (change.enters === 'with counters') {
    if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
    const count = evaluateAmount(state, change.count, context);
    if (count <= 0) return [occurrence];
    return [{ ...occurrence, counters: withCounters(occurrence.counters ?? [], change.counter, count) }];
  }
  if (change.unless !== undefined && holds(state, change.unless, context)) return [occurrence];
  if (change.unlessPays !== undefined) {
    // CR 614.12a: the choice is made before the permanent enters.
    const paid = yield* game.outer.offerPayment(
      game,
      context.you,
      change.unlessPays,
      context,
      '614.12a',
      'It enters tapped unless you pay.',
    );
    if (paid) return [occurrence];
  }
  return [{ ...occurrence, tapped: true }];
}
