import { findRecipients } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  sameRef,
  noticeTriggers,
  type EffectOf,
  type Interpreter,
  objectsMeant,
  playersMeant,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { type Place, type Slots, placesOf, withTarget, alternatives, agree } from './places-of-targets.js';

const ruleOf = { all: '115.7a', one: '115.7b', any: '115.7c', 'choose new': '115.7d' } as const;

/** CR 115.7: targets change; modes and division stay (115.7f, 115.8). */
export const changeTargets: Interpreter<'change targets'> = function* (game, effect, context, reason, run) {
  const [player] = playersMeant(game.state, effect.who, context);
  if (player === undefined) return context;
  const to = effect.to === undefined ? undefined : findRecipients(game.state, effect.to, context);
  for (const { id, zone } of objectsMeant(game.state, effect.of, context, run)) {
    if (zone !== 'stack') continue;
    const targets = yield* changed(game, id, player, effect.how, to);
    record(game, id, targets, reason);
  }
  return context;
};

function record(game: Game, id: ObjectId, targets: Slots, reason: Reason): void {
  const old = objectOf(game.state, id).announced.targets;
  if (old.every((slot, i) => slot.every((ref, j) => sameRef(ref, targets[i]![j]!)))) return;
  const before = game.state;
  const from = game.batch.length;
  game.emit('TargetsChanged', { object: id, targets, because: null }, { ...reason, rule: '115.7' });
  noticeTriggers(game, before, from);
}

/**
 * CR 115.7d, 115.7e, 707.10c: any number of targets may stay, even illegal ones. Only the final set of targets has to
 * be legal.
 */
export function chooseNewTargets(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  old: Slots,
  rule: string,
): Procedure<Slots> {
  const places = placesOf(game.state, id, old);
  return fill({ game, id, player, rule, places, old, mustChange: false, to: undefined }, places);
}

/** A change of targets: who chooses, and the conditions for the targets. */
interface Change {
  readonly game: Game;
  readonly id: ObjectId;
  readonly player: PlayerId;
  /** The rule that lets the player choose. */
  readonly rule: string;
  readonly places: readonly Place[];
  readonly old: Slots;
  readonly mustChange: boolean;
  readonly to: readonly Ref[] | undefined;
}

function* changed(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  how: EffectOf<'change targets'>['how'],
  to: readonly Ref[] | undefined,
): Procedure<Slots> {
  const { state } = game;
  const old = objectOf(state, id).announced.targets;
  const places = placesOf(state, id, old);
  const mustChange = how === 'all' || how === 'one';
  const change: Change = { game, id, player, rule: ruleOf[how], places, old, mustChange, to };
  if (how === 'one') {
    const able = places.filter((place) => canFinish(change, old, [place]));
    const place = yield* choosePlace(game, id, player, able, old);
    return place === undefined ? old : yield* fill(change, [place]);
  }
  if (mustChange && !canFinish(change, old, places)) return old; // CR 115.7a
  return yield* fill(change, places);
}

function optionsFor({ game, id, mustChange, to }: Change, place: Place, now: Slots): readonly Ref[] {
  const others = alternatives(game.state, id, place, now, to);
  return mustChange ? others : [now[place.slot]![place.index]!, ...others];
}

/** Whether the remaining targets can be chosen so that the final set is legal. */
function canFinish(change: Change, now: Slots, open: readonly Place[]): boolean {
  const [place, ...rest] = open;
  const { game, id, places, old } = change;
  if (place === undefined) return agree(game.state, id, places, old, now);
  return optionsFor(change, place, now).some((ref) => canFinish(change, withTarget(now, place, ref), rest));
}

function* fill(change: Change, open: readonly Place[]): Procedure<Slots> {
  let now = change.old;
  for (const [i, place] of open.entries()) {
    const rest = open.slice(i + 1);
    const options = optionsFor(change, place, now).filter((ref) =>
      canFinish(change, withTarget(now, place, ref), rest),
    );
    const ref = yield* chooseTarget(change, options);
    if (ref !== undefined) now = withTarget(now, place, ref);
  }
  return now;
}

function* chooseTarget({ player, id, rule }: Change, options: readonly Ref[]): Procedure<Ref | undefined> {
  if (options.length < 2) return options[0];
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose new targets',
    rule,
    player,
    prompt: 'Choose the target that it has from now on.',
    source: id,
    candidates: options,
    min: 1,
    max: 1,
  });
  return chosen[0];
}

/** CR 115.7b: which one of several targets is changed. */
function* choosePlace(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  able: readonly Place[],
  targets: Slots,
): Procedure<Place | undefined> {
  if (able.length < 2) return able[0];
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule: '115.7b',
    player,
    prompt: 'Choose which of its targets to change.',
    source: id,
    options: able.map((place, i) => {
      const ref = targets[place.slot]![place.index]!;
      const name =
        ref.is === 'player' ? `player ${ref.id + 1}` : (game.state.objects.get(ref.id)?.printed.name ?? 'it');
      return { key: `${i + 1}`, text: `The target that is ${name}.` };
    }),
    min: 1,
    max: 1,
  });
  return able[Number(keys[0]) - 1];
}
