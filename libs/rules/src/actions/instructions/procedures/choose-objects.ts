import { basicLandTypes, someNode, type Effect, type Filter, type Objects } from '@stacktrail/card-tree';
import { evaluateAmount, hasSubtype, type TextContext } from '@stacktrail/characteristics';
import {
  chanceAmong,
  areJustLookedAt,
  enteringPermanent,
  permanentsMeant,
  drawnFromPiles,
  type Game,
  type Reason,
  ask,
  type Procedure,
  canSatisfyTogether,
  satisfiesTogether,
  agreement,
  choosersOf,
  type EffectOf,
  type Interpreter,
  type TextRun,
  objectsMeant,
  playersMeant,
  withPlayers,
  withResult,
} from '@stacktrail/engine';
import { noObject, allSeats, seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { type GameObject, type GameState, playersInOrder } from '@stacktrail/game-state';
import { canBeAttached } from '../attachment.js';
import { byPlayer } from '../for-player.js';

/** CR 601.2c: the targets were chosen when the text was announced; other instructions say what happens to them. */
export const chooseTargets: Interpreter<'choose targets'> = function* (_game, _effect, context) {
  return context;
};

/** CR 608.2d: each of the players chooses in APNAP order (CR 101.4), as many objects as possible (CR 101.3). */
export const chooseObjectsAmong: Interpreter<'choose objects'> = function* (game, effect, context, reason, run) {
  const chosen: ObjectId[] = [];
  const choosers = playersMeant(game.state, effect.who, context);
  for (const player of choosers) {
    const about = byPlayer(context, effect.who, player);
    const named = objectsMeant(game.state, effect.from, about, run);
    const candidates = named.filter(
      // CR 614.13a
      (object) => context.entering?.includes(object.id) !== true && isAuraFor(game.state, effect, object, about, run),
    );
    for (const among of groupsOf(game.state, effect, candidates))
      chosen.push(...(yield* choose(game, effect, player, among, about, reason, run)));
  }
  const after = withResult(context, effect.label, [...new Set(chosen)]);
  const byOthers = choosers.some((player) => player !== context.you);
  return byOthers ? withPlayers(after, choosersOf(effect.label), choosers) : after;
};

/** Whether an object is an Aura that could enchant what the choice asks for, as it would exist on the battlefield. */
function isAuraFor(
  state: GameState,
  { couldEnchant }: EffectOf<'choose objects'>,
  { id }: GameObject,
  context: TextContext,
  run: TextRun,
): boolean {
  if (couldEnchant === undefined) return true;
  const aura = enteringPermanent(state, {
    would: 'move',
    object: id,
    to: 'battlefield',
    manner: 'put',
    controller: context.you,
  });
  return permanentsMeant(state, couldEnchant, context, run).some((host) => canBeAttached(state, aura, host));
}

/** The objects of each basic land type, of which one can have several (CR 305.6); or all of them together. */
function groupsOf(
  state: GameState,
  { ofEach }: EffectOf<'choose objects'>,
  candidates: readonly GameObject[],
): readonly (readonly GameObject[])[] {
  if (ofEach === undefined) return [candidates];
  return Object.keys(basicLandTypes).map((type) => candidates.filter((object) => hasSubtype(state, object, type)));
}

function* choose(
  game: Game,
  effect: EffectOf<'choose objects'>,
  player: PlayerId,
  objects: readonly GameObject[],
  context: TextContext,
  reason: Reason,
  run: TextRun,
): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const candidates = objects.map(({ id }): Ref => ({ is: 'object', id }));
  const max = Math.min(Math.max(0, evaluateAmount(state, effect.max, context)), candidates.length);
  const least = Math.min(Math.max(0, evaluateAmount(state, effect.min, context)), max);
  const min = mostThatFits(least, (count) => canSatisfyTogether(state, effect.together, candidates, count, context));
  if (effect.atRandom)
    return (yield* randomRefs(game, player, candidates, max, reason)).map((ref) => ref.id as ObjectId);
  const everyone = allSeats(state.players.length);
  const byWhatIsOpen = state.setup?.asksByWhatIsOpen === true;
  const asked = byWhatIsOpen ? wideObjects(state, effect.from, context, run) : objects;
  const hidden = asked.some((object) => isHidden(object, everyone));
  if ((max === 0 && !(byWhatIsOpen && hidden)) || (!hidden && min === candidates.length))
    return candidates.slice(0, min).map(({ id }) => id as ObjectId);
  const wanted = max === 0 ? 'There is nothing that you could choose' : `Choose ${howMany(min, max)} of these`;
  const answer = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '608.2d',
    player,
    prompt: `${wanted}.`,
    inFull: [`${wanted}: “`, { effects: withUses(effect, run.next), source: context.source }, '”'],
    source: context.source,
    candidates,
    min,
    max,
    ...(hidden ? { seenBy: seatBit(player), isCounted: isCounted(game, effect, objects) } : {}),
    ...(effect.together === undefined
      ? {}
      : {
          findViolation: agreement((chosen) => satisfiesTogether(game.state, effect.together, chosen, context)),
        }),
  });
  return (yield* drawnFromPiles(game, player, candidates, answer.chosen, reason)).map((ref) => ref.id as ObjectId);
}

function howMany(min: number, max: number): string {
  return min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** A choice with the instructions right after it that say what is done with what is chosen. */
function withUses(
  choice: EffectOf<'choose objects' | 'choose players'>,
  next: readonly Effect[] = [],
): readonly Effect[] {
  const { label } = choice;
  const end = next.findIndex((effect) => !someNode(effect, (node) => Object.values(node).includes(label)));
  return [choice, ...(end < 0 ? next : next.slice(0, end))];
}

/** Whether everybody sees how many cards there are to choose among: a whole hand, or all cards that were looked at. */
function isCounted(
  game: Game,
  { from, together }: EffectOf<'choose objects'>,
  objects: readonly GameObject[],
): boolean {
  if (together !== undefined || from.objects === 'matching' || from.objects === 'together') return false;
  if (from.objects !== 'each')
    return areJustLookedAt(
      game,
      objects.map(({ id }) => id),
    );
  return from.zone === 'hand' && (from.filter.is === 'anything' || from.filter.is === 'card');
}

/** What is chosen among, before anything is asked of it that not everybody can see it to satisfy. */
function wideObjects(state: GameState, from: Objects, context: TextContext, run: TextRun): readonly GameObject[] {
  if (from.objects === 'matching') return wideObjects(state, from.of, context, run);
  if (from.objects === 'together') return from.of.flatMap((one) => wideObjects(state, one, context, run));
  const isHiddenZone = from.objects === 'each' && (from.zone === 'hand' || from.zone === 'library');
  return objectsMeant(state, isHiddenZone ? { ...from, filter: anything } : from, context, run);
}

const anything: Filter = { is: 'anything' };

function mostThatFits(wanted: number, fits: (count: number) => boolean): number {
  for (let count = wanted; count > 0; count--) if (fits(count)) return count;
  return 0;
}

function isHidden({ zone, knownTo }: GameObject, everyone: number): boolean {
  return (zone === 'hand' || zone === 'library' || zone === 'outside') && (knownTo & everyone) !== everyone;
}

/** Chooses some of these at random. The fact names the candidates and the chosen ones. */
function* randomRefs(
  game: Game,
  player: PlayerId,
  among: readonly Ref[],
  count: number,
  reason: Reason,
): Procedure<readonly Ref[]> {
  if (among.length === 0 || count <= 0) return [];
  const { chosen, draws } = yield* chanceAmong(game, among, count, {
    player,
    rule: '608.2d',
    source: reason.source ?? noObject,
    prompt: 'What did chance choose?',
  });
  game.emit('ChosenAtRandom', { player, among, chosen, draws }, { ...reason, rule: '608.2d', player });
  return chosen;
}

/** CR 608.2d: players are chosen, not targeted. */
export const choosePlayers: Interpreter<'choose players'> = function* (game, effect, context, reason, run) {
  const found: PlayerId[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    const about = byPlayer(context, effect.who, player);
    const candidates = playersMeant(game.state, effect.from, about).map((id): Ref => ({ is: 'player', id }));
    const max = Math.min(evaluateAmount(game.state, effect.max, about), candidates.length);
    const min = Math.min(evaluateAmount(game.state, effect.min, about), max);
    const chosen = effect.atRandom
      ? yield* randomRefs(game, player, candidates, max, reason)
      : yield* pickPlayers(player, candidates, min, max, context.source, withUses(effect, run.next));
    found.push(...chosen.map((ref) => ref.id as PlayerId));
  }
  const order = playersInOrder(game.state).filter((player) => found.includes(player));
  return withPlayers(context, effect.label, order);
};

function* pickPlayers(
  player: PlayerId,
  candidates: readonly Ref[],
  min: number,
  max: number,
  source: ObjectId,
  effects: readonly Effect[],
): Procedure<readonly Ref[]> {
  if (min === candidates.length) return candidates;
  const wanted = max === 1 ? 'Choose a player' : `Choose ${howMany(min, max)} players`;
  const answer = yield* ask({
    form: 'select',
    kind: 'choose player',
    rule: '608.2d',
    player,
    prompt: `${wanted}.`,
    inFull: [`${wanted}: “`, { effects, source }, '”'],
    source,
    candidates,
    min,
    max,
  });
  return answer.chosen;
}
