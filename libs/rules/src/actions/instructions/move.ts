import type { TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Procedure,
  orderObjects,
  type EffectOf,
  type Interpreter,
  type MoveOccurrence,
  type TextRun,
  objectsMeant,
  permanentsMeant,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { becameOf, type GameObject, type GameState, objectOf, sinceRenumbered } from '@stacktrail/game-state';
import { moveTo } from './destination.js';
import { linkObjects } from './link.js';
import { hasHappenedAlready } from './until.js';

/**
 * Exiles, returns or puts objects (CR 400.7, 406.2). Each goes to its owner's zone (CR 400.3).
 *
 * The label and the link hold the objects that they became (CR 607.2a, 607.2c).
 */
export const move: Interpreter<'move'> = function* (game, effect, context, reason, run) {
  const objects = hasHappenedAlready(game.state, effect.until, context, run)
    ? []
    : objectsMeant(game.state, effect.what, context, run);
  const why = { ...reason, rule: ruleFor(effect.to.zone) };
  const all = yield* moveTo(
    game,
    objects,
    effect.to,
    context,
    run,
    why,
    undefined,
    sacrificedToo(game, effect, context, run),
  );
  const moved = game.state.catalog.joinsCards ? yield* orderCards(game, objects, all, effect, context) : all;
  if (effect.link !== undefined) linkObjects(game, effect, effect.link, moved, context, reason);
  if (effect.until !== undefined && moved.length > 0) {
    const { state } = game;
    game.emit(
      'ReturnAwaited',
      {
        effect: state.nextEffect,
        instruction: state.catalog.pointerOf(effect),
        source: context.source,
        controller: context.you,
        moved: moved.map((object) => ({ object, from: zoneBefore(state, objects, object) })),
      },
      { ...reason, rule: '610.3' },
    );
  }
  return withResult(withResult(context, effect.label, moved), effect.was, idsThatLeft(game.state, objects));
};

/** CR 701.21a: the permanents that the player who moves the others sacrifices at the same time. */
function sacrificedToo(
  { state }: Game,
  { sacrificing, who }: EffectOf<'move'>,
  context: TextContext,
  run: TextRun,
): readonly MoveOccurrence[] {
  if (sacrificing === undefined) return [];
  const players = who === undefined ? [context.you] : playersMeant(state, who, context);
  return permanentsMeant(state, sacrificing, context, run)
    .filter(({ controller }) => players.includes(controller))
    .map(({ id }) => ({ would: 'move', object: id, to: 'graveyard', manner: 'sacrifice', causedBy: context.you }));
}

/** The old ids of those objects that have moved. */
function idsThatLeft(state: GameState, objects: readonly GameObject[]): readonly ObjectId[] {
  return objects.map(({ id }) => sinceRenumbered(state, id)).filter((id) => state.objects.get(id)?.left === true);
}

/**
 * CR 712.21b, 728.3b: the player who exiles a permanent that several cards represent says in what order the cards were
 * exiled. They are asked only if a text links the cards, or if an ability of the cards applies in exile.
 */
function* orderCards(
  game: Game,
  objects: readonly GameObject[],
  moved: readonly ObjectId[],
  { to: { zone }, link }: EffectOf<'move'>,
  { you: player, source }: TextContext,
): Procedure<readonly ObjectId[]> {
  const order = [...moved];
  if (zone !== 'exile') return order;
  for (const { id, kind, merged, meldedCard } of objects) {
    if (merged.length === 0 && meldedCard < 0) continue;
    const at = order.indexOf(objectOf(game.state, id).becomes);
    if (at < 0) continue;
    const others = meldedCard >= 0 ? 1 : merged.filter((component) => component.kind === 'card').length;
    const from = kind === 'card' ? at : at + 1;
    const candidates = order.slice(from, at + 1 + others);
    if (candidates.length < 2 || candidates.some((card) => objectOf(game.state, card).zone !== 'exile')) continue;
    if (link === undefined && !candidates.some((card) => objectOf(game.state, card).printed.staticElsewhere)) continue;
    const rule = meldedCard >= 0 ? '712.21b' : '728.3b';
    const prompt = 'Put the cards of the permanent in the order in which they are exiled.';
    const chosen = yield* orderObjects(
      { player, rule, prompt, source, candidates, firstOne: 'exiled first', open: true },
      (card) => objectOf(game.state, card).printed.name,
    );
    order.splice(from, candidates.length, ...chosen);
    game.emit('ObjectsArranged', { player, objects: chosen }, { rule, player, source });
  }
  return order;
}

function zoneBefore(state: GameState, objects: readonly GameObject[], moved: ObjectId): GameObject['zone'] {
  const old = objects.find(({ id }) => becameOf(state, id) === moved);
  return old?.zone ?? objectOf(state, moved).zone;
}

/** CR 406.2 for exile; what else an effect moves, it moves because its text says so. */
function ruleFor(zone: string): string {
  return zone === 'exile' ? '406.2' : '608.2c';
}
