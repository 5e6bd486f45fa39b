import type { PlayerProhibition } from '@stacktrail/card-tree';
import { hasKeyword, staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import { presentObject, type GameState, staysInCommandZone } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { shuffleAround } from '../choices/shuffle.js';
import { noticeRest, noticeTriggers } from '../triggers/notice-triggers.js';
import { isContainer, opened } from './contained.js';
import { withoutContradictions } from './contradictory.js';
import { resultsOfDamage, type DamageResult } from './damage-results.js';
import { decideReplacements, type Leaf } from './decide.js';
import type { Emission } from './emission.js';
import { emitOccurrence } from './emit-occurrence.js';
import { inTimestampOrder } from './in-timestamp-order.js';
import { arrangedComponents } from './arrange-components.js';
import { arrangedForGraveyards } from './into-graveyards.js';
import { isExiledAfterwards } from './exiled-afterwards.js';
import { isEntering } from './entering.js';
import type { Brought, Happened, MoveOccurrence, Occurrence } from '../game/occurrence.js';
import { cannotEnter } from './cannot-enter.js';
import { revealDrawn, type Drawn } from './reveal-drawn.js';
import { cannotHaveCounters, meetsCounters } from './counter-effects.js';
import { canDraw, prohibited } from './prohibitions.js';
import { revealAsDrawn } from './reveal-as-drawn.js';
import { showTopCards } from './top-cards.js';

/**
 * The one gate (CR 614–616, 603): does what rules or effects would do, all at once.
 *
 * What can't happen is left out (614.17); replacement and prevention effects are applied, the affected players
 * choosing their order (616.1), before anything is recorded; contained occurrences come after what contains them
 * (616.1g); then the facts are recorded and what triggers on them is noticed.
 *
 * @param occurrences what would happen simultaneously
 * @returns for each of them what became of it
 */
export function* perform(
  game: Game,
  occurrences: readonly Occurrence[],
  reason: Reason,
): Procedure<readonly Happened[]> {
  noticeRest(game);
  const possible = occurrences
    .map((occurrence, origin): Leaf => ({ occurrence, origin, applied: game.replacing }))
    .filter((leaf) => !impossible(game.state, leaf.occurrence));
  const containers = isQuiet(game, possible) ? possible : yield* decided(game, possible, reason);
  const settled = containers.some(isContainer) ? yield* decided(game, containers.map(opened), reason) : containers;
  const instructs = settled.some(({ occurrence }) => occurrence.would === 'follow instructions');
  const free = instructs ? yield* withoutContradictions(game, settled) : settled;
  const possibleNow = free.filter(({ occurrence }) => !cannotEnter(game.state, occurrence)); // CR 614.17d
  const apart = game.state.catalog.joinsCards ? yield* arrangedComponents(game, possibleNow) : possibleNow;
  const leaves = apart.length < 2 ? apart : yield* inTimestampOrder(game, yield* arrangedForGraveyards(game, apart)); // CR 613.7m
  const results = leaves.some(isDamage) ? yield* decidedResults(game, leaves, reason) : nothing;
  const before = game.state;
  const from = game.batch.length;
  const emission: Emission = {
    game,
    reason,
    group: 0,
    damageDealtAt: -1 as Revision,
    shuffled: [],
    placed: new Set(),
    ends: { wins: [], losses: [] },
  };
  for (const { occurrence } of containers) {
    if (occurrence.would === 'destroy') emitOccurrence(emission, occurrence);
  }
  const happened = occurrences.map((): { objects: ObjectId[]; amount: number; excess: number } => ({
    objects: [],
    amount: 0,
    excess: 0,
  }));
  const dealtAt: Revision[] = [];
  const drawn: Drawn[] = [];
  inOrder(leaves).forEach(({ leaf, i }) => {
    const result = emitOccurrence(emission, leaf.occurrence);
    const sum = happened[leaf.origin]!;
    sum.objects.push(...result.objects);
    sum.amount += result.amount;
    sum.excess += result.excess ?? 0;
    if (leaf.occurrence.would === 'draw') drawn.push({ player: leaf.occurrence.player, cards: result.objects });
    if (results.length === 0) return;
    dealtAt[i] = emission.damageDealtAt;
    emitResults(emission, results, i, dealtAt);
  });
  for (const { recordsWith } of game.outer.mechanics) recordsWith?.(game);
  noticeTriggers(game, before, from);
  for (const { recordsAfter } of game.outer.mechanics) recordsAfter?.(game, reason);
  for (const player of emission.shuffled) {
    shuffleAround(game, player, emission.placed, { ...reason, rule: '701.24a' });
  }
  if (drawn.length > 0) yield* revealDrawn(game, drawn);
  showTopCards(game);
  if (game.state.catalog.revealsDrawn) {
    for (const [i, { would }] of occurrences.entries()) {
      if (would === 'draw') yield* revealAsDrawn(game, happened[i]!.objects);
    }
  }
  for (const leaf of leaves) {
    const { occurrence, origin } = leaf;
    yield* followInstead(game, leaf, reason);
    if (isEntering(occurrence) && occurrence.copyBrings?.triggers !== undefined) {
      yield* triggerOnCopying(game, occurrence.copyBrings.triggers, happened[origin]!.objects);
    }
  }
  const { wins, losses } = emission.ends;
  if (wins.length > 0 || losses.length > 0) yield* game.outer.endFor(game, emission.ends);
  if (game.state.returns.length > 0) yield* game.outer.returnMoved(game); // CR 610.3
  return happened;
}

/** What is shuffled into a library goes there first: what has its place there keeps that (CR 701.24g). */
function inOrder(leaves: readonly Leaf[]): readonly { readonly leaf: Leaf; readonly i: number }[] {
  const all = leaves.map((leaf, i) => ({ leaf, i }));
  const shuffled = all.filter(({ leaf: { occurrence } }) => occurrence.would === 'move' && occurrence.shuffle);
  return shuffled.length === 0 ? all : [...shuffled, ...all.filter((one) => !shuffled.includes(one))];
}

/** CR 614.6: what takes the place of an event happens as the event; effects that were applied to that don't apply again. */
function* followInstead(game: Game, { occurrence, applied }: Leaf, reason: Reason): Procedure<void> {
  if (occurrence.would !== 'follow instructions') return;
  const { effects, context, causes = reason.causes ?? game.causes } = occurrence;
  const outer = game.replacing;
  game.replacing = [...outer, ...applied];
  try {
    const about = game.entering.length === 0 ? context : { ...context, entering: game.entering }; // CR 614.13c
    yield* game.outer.followInstructions(game, effects, about, { rule: '614.6', source: context.source, causes });
  } finally {
    game.replacing = outer;
  }
}

/** CR 707.9g: what triggers as permanents entered as copies, unless another copy effect was applied after that one. */
function* triggerOnCopying(
  game: Game,
  { effect, context }: NonNullable<Brought['triggers']>,
  objects: readonly ObjectId[],
): Procedure<void> {
  for (const source of objects) {
    yield* game.outer.followInstructions(game, [effect], { ...context, source }, { rule: '707.9g', source });
  }
}

const nothing: readonly never[] = [];

function isDamage({ occurrence }: Leaf): boolean {
  return occurrence.would === 'be dealt damage';
}

/** What damage does, as replacement effects change it (CR 120.4c), before any of it occurs (CR 120.4d). */
function* decidedResults(game: Game, leaves: readonly Leaf[], reason: Reason): Procedure<readonly DamageResult[]> {
  const results = resultsOfDamage(game.state, leaves);
  const possible = results
    .map(({ occurrence }, origin): Leaf => ({
      occurrence: { ...occurrence, causes: [] },
      origin,
      applied: game.replacing,
    }))
    .filter(({ occurrence }) => !impossible(game.state, occurrence));
  // Life gained in the same event counts for what replaces the loss of life; what replaces it has been applied already.
  const gains = leaves.filter(({ occurrence }) => occurrence.would === 'gain life');
  const decidedLeaves = yield* decided(game, [...possible, ...gains.map((leaf) => ({ ...leaf, origin: -1 }))], reason);
  return decidedLeaves.flatMap(({ occurrence, origin }) =>
    origin < 0 ? [] : [{ occurrence, from: results[origin]!.from }],
  );
}

/** The results that are complete with the damage in this place: they follow from all of the damage that they come from. */
function emitResults(
  emission: Emission,
  results: readonly DamageResult[],
  place: number,
  dealtAt: readonly Revision[],
): void {
  for (const { occurrence, from } of results) {
    if (from.at(-1) !== place) continue;
    const causes = [...from.map((each) => dealtAt[each]!), ...(occurrence.causes ?? [])];
    emitOccurrence(emission, { ...occurrence, causes });
  }
}

/** CR 614.17 and the rules that make an occurrence impossible. */
function impossible(state: GameState, occurrence: Occurrence): boolean {
  switch (occurrence.would) {
    case 'destroy': {
      const object = presentObject(state, occurrence.object);
      return object === undefined || object.zone !== 'battlefield' || hasKeyword(state, object, 'indestructible');
    }
    case 'move':
      return moveIsImpossible(state, occurrence);
    case 'lose counters':
      return presentObject(state, occurrence.object) === undefined;
    case 'get counters': {
      const object = presentObject(state, occurrence.object);
      return object === undefined || cannotHaveCounters(state, object);
    }
    case 'be dealt damage':
      return (
        occurrence.amount <= 0 ||
        (occurrence.to.is === 'object'
          ? presentObject(state, occurrence.to.id) === undefined
          : hasLeft(state, occurrence.to.id)) // CR 800.4e
      );
    case 'player gets counters':
      return occurrence.count <= 0 || cannot(state, occurrence.player, 'get counters');
    case 'gain life':
    case 'lose life':
      return occurrence.amount <= 0 || cannot(state, occurrence.player, occurrence.would);
    case 'create tokens':
      return occurrence.count <= 0 || hasLeft(state, occurrence.player); // CR 800.4b, 800.4d
    case 'draw cards':
      return occurrence.count <= 0 || hasLeft(state, occurrence.player);
    case 'take action':
      return hasLeft(state, occurrence.player);
    case 'produce mana':
      return occurrence.mana.length === 0 || hasLeft(state, occurrence.player);
    case 'regenerate':
    case 'follow instructions':
    case 'remove damage':
      return false;
    case 'draw':
      return hasLeft(state, occurrence.player) || !canDraw(state, occurrence.player);
    case 'win the game':
    case 'lose the game':
      return cannot(state, occurrence.player, occurrence.would);
  }
}

function hasLeft(state: GameState, player: PlayerId): boolean {
  return state.players[player]?.lost !== false;
}

/** CR 101.2; and nothing happens to a player who has left the game. */
function cannot(state: GameState, player: PlayerId, what: PlayerProhibition): boolean {
  return hasLeft(state, player) || prohibited(state, player, what);
}

function moveIsImpossible(state: GameState, { object: id, to, manner, controller }: MoveOccurrence): boolean {
  const object = presentObject(state, id);
  if (object === undefined) return true;
  if (object.zone === 'command' && staysInCommandZone(object)) return true;
  if (object.zone === 'outside' && to !== 'command' && staysInCommandZone(object)) return true; // CR 315.3
  if (manner === 'sacrifice') return prohibited(state, object.controller, 'sacrifice permanents', object);
  if (manner === 'discard') return prohibited(state, object.owner, 'discard cards', object);
  return (to === 'battlefield' || to === 'stack') && hasLeft(state, controller ?? object.owner); // CR 800.4b
}

function entersBattlefield(occurrence: Occurrence): boolean {
  return occurrence.would === 'create tokens' || (occurrence.would === 'move' && occurrence.to === 'battlefield');
}

/** Elsewhere than on the battlefield only an object's own ability can change its move without being in force (CR 400.6). */
function movesItself(state: GameState, occurrence: Occurrence): boolean {
  if (occurrence.would !== 'move') return false;
  const object = presentObject(state, occurrence.object);
  return object !== undefined && object.zone !== 'battlefield' && object.printed.hasStatic;
}

/** Nothing listens on most occurrences: then there is nothing to decide. */
function isQuiet({ state, outer }: Game, leaves: readonly Leaf[]): boolean {
  return (
    state.shields.length === 0 &&
    state.replacements.length === 0 &&
    staticsInForce(state, 'replacement').length === 0 &&
    !leaves.some(
      ({ occurrence }) =>
        entersBattlefield(occurrence) ||
        movesItself(state, occurrence) ||
        isExiledAfterwards(state, occurrence) ||
        meetsCounters(state, occurrence) ||
        outer.mechanics.some(({ replacing }) => replacing?.meets(state, occurrence) === true),
    )
  );
}

function* decided(game: Game, leaves: readonly Leaf[], reason: Reason): Procedure<readonly Leaf[]> {
  if (isQuiet(game, leaves)) return leaves;
  const causes = reason.causes ?? game.causes;
  const outer = game.entering;
  game.entering = [...outer, ...leaves.flatMap(({ occurrence }) => cardEntering(occurrence))];
  try {
    return yield* decideReplacements(
      game,
      leaves.map((leaf) => ({ ...leaf, occurrence: { causes, ...leaf.occurrence } })),
    );
  } finally {
    game.entering = outer;
  }
}

function cardEntering(occurrence: Occurrence): readonly ObjectId[] {
  return occurrence.would === 'move' && occurrence.to === 'battlefield' ? [occurrence.object] : [];
}
