import type { CopyException } from '@stacktrail/card-tree';
import { evaluateAmount, matches, type TextContext, findObjects } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  sameRef,
  copyFormula,
  chosenModes,
  contextOfStackObject,
  isLegalTarget,
  noticeTriggers,
  type EffectOf,
  type TextRun,
  type Interpreter,
  playersMeant,
  recipientsMeant,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { formUnderCopies, objectOf, objectsIn, playersInOrder, type GameState } from '@stacktrail/game-state';
import { withAdditionalCopies } from './additional-copies.js';
import { chooseNewTargets } from './procedures/change-targets.js';

/**
 * CR 707.10: a copy is put onto the stack with all decisions made for the original; it isn't cast. A spell that has left
 * the stack is copied as it last was (CR 608.2h).
 */
export const copySpell: Interpreter<'copy spell'> = function* (game, effect, context, reason, run) {
  const why: Reason = { ...reason, rule: '707.10' };
  for (const original of findObjects(game.state, effect.what, context)) {
    for (const copier of copiersOf(game, effect, context)) {
      if (game.state.objects.get(original)?.zone !== 'stack') continue;
      yield* copyOne(game, original, copier, effect, context, why, run);
    }
  }
  return context;
};

function* copyOne(
  game: Game,
  original: ObjectId,
  controller: PlayerId,
  effect: EffectOf<'copy spell'>,
  context: TextContext,
  why: Reason,
  run: TextRun,
): Procedure<void> {
  const copies = yield* copiesOf(game, original, effect, context, controller, run);
  for (const one of yield* withAdditionalCopies(game, original, controller, copies)) {
    const only = one === 'additional' ? null : one.as;
    const object = game.nextObjectId();
    game.emit('SpellCopied', { object, original, controller }, why);
    if (effect.except !== undefined) makeExceptions(game, object, effect.except, context, why);
    const { targets } = objectOf(game.state, object).announced;
    const chosen = only !== null ? targets.map((slot) => slot.map(() => only)) : targets;
    const final =
      effect.mayChooseNewTargets || one === 'additional'
        ? yield* chooseNewTargets(game, object, controller, chosen, '707.10c')
        : chosen;
    becomeTargets(game, object, targets, final, why);
  }
}

/** The players who copy it, in turn order; the controller of the text if it names nobody else. */
function copiersOf({ state }: Game, { who }: EffectOf<'copy spell'>, context: TextContext): readonly PlayerId[] {
  return who === undefined ? [context.you] : playersMeant(state, who, context);
}

/**
 * One entry for each copy: the only object or player that it targets, or `null` for the targets of the original. There
 * is no copy for a target that isn't legal for each instance of the word (CR 707.10d, 707.10e).
 */
function* copiesOf(
  game: Game,
  original: ObjectId,
  effect: EffectOf<'copy spell'>,
  context: TextContext,
  copier: PlayerId,
  run: TextRun,
): Procedure<readonly (Ref | null)[]> {
  const { state } = game;
  const { targeting, forEach, count = 1 } = effect;
  if (targeting !== undefined) {
    const named = recipientsMeant(state, targeting, context, run);
    const possible = named.filter((ref) => isOnlyTarget(state, original, ref));
    return possible.length < 2 ? possible : [yield* chooseOnly(game, original, possible, copier)];
  }
  if (forEach === undefined) return Array.from({ length: evaluateAmount(state, count, context) }, () => null);
  const already = objectOf(state, original).announced.targets.flat();
  const others = (
    forEach === 'player'
      ? playersInOrder(state).map((id): Ref => ({ is: 'player', id }))
      : objectsIn(state, state.battlefield)
          .filter((object) => matches(state, forEach, object, context))
          .map(({ id }): Ref => ({ is: 'object', id }))
  ).filter((ref) => !already.some((old) => sameRef(old, ref)) && isOnlyTarget(state, original, ref));
  return yield* inChosenOrder(game, original, others, copier);
}

/** CR 707.10d: its controller chooses the order in which the copies are put onto the stack. */
function* inChosenOrder(
  game: Game,
  original: ObjectId,
  refs: readonly Ref[],
  player: PlayerId,
): Procedure<readonly Ref[]> {
  if (refs.length < 2) return refs;
  const keyed = refs.map((ref) => ({ key: `${ref.is} ${ref.id}`, ref }));
  const answer = yield* ask({
    form: 'order',
    kind: 'order cards',
    rule: '707.10d',
    player,
    prompt: 'Choose the order in which the copies are put onto the stack, by what each targets; the first lies lowest.',
    source: original,
    firstOne: 'lowest on the stack, so it resolves last',
    options: keyed.map(({ key, ref }) => ({ key, text: nameOf(game.state, ref) })),
  });
  return answer.keys.map((key) => keyed.find((one) => one.key === key)!.ref);
}

function nameOf(state: GameState, ref: Ref): string {
  return ref.is === 'player'
    ? (state.setup?.seats[ref.id]?.name ?? `Player ${ref.id + 1}`)
    : objectOf(state, ref.id).printed.name;
}

function isOnlyTarget(state: GameState, original: ObjectId, ref: Ref): boolean {
  const object = objectOf(state, original);
  const specs = chosenModes(object).flatMap((mode) => mode.targets);
  const context = contextOfStackObject(state, original);
  return specs.length > 0 && specs.every((spec) => isLegalTarget(state, spec, ref, context, original));
}

/** CR 707.10e: the controller of the copy chooses one of several possible targets. */
function* chooseOnly(game: Game, original: ObjectId, candidates: readonly Ref[], player: PlayerId): Procedure<Ref> {
  const answer = yield* ask({
    form: 'select',
    kind: 'choose new targets',
    rule: '707.10e',
    player,
    prompt: 'Choose the target of the copy.',
    source: original,
    candidates,
    min: 1,
    max: 1,
  });
  return answer.chosen[0]!;
}

function makeExceptions(
  game: Game,
  id: ObjectId,
  except: readonly CopyException[],
  context: TextContext,
  reason: Reason,
): void {
  const { state } = game;
  const copy = objectOf(state, id);
  const form = copyFormula(state, formUnderCopies(copy).pointer, copy, except, context);
  const { source, you: controller } = context;
  const effect = state.nextEffect;
  game.emit(
    'BecameCopy',
    { effect, object: id, form, source, controller, duration: null },
    { ...reason, rule: '707.9' },
  );
}

/** Records the targets that the copy is put onto the stack with: they become targets now (CR 707.10c). */
function becomeTargets(
  game: Game,
  object: ObjectId,
  copied: readonly (readonly Ref[])[],
  targets: readonly (readonly Ref[])[],
  reason: Reason,
): void {
  if (targets.every((slot) => slot.length === 0)) return;
  const same = targets.every((slot, i) => slot.every((ref, j) => sameRef(ref, copied[i]![j]!)));
  const before = game.state;
  const from = game.batch.length;
  if (same) game.emit('TargetsChosen', { object, targets }, { ...reason, rule: '707.10' });
  else game.emit('TargetsChanged', { object, targets, because: null }, { ...reason, rule: '707.10c' });
  noticeTriggers(game, before, from);
}
