import type { ObjectId, Ref } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { sameRef } from '../game/question.js';
import { objectOf } from '../state/game-state.js';
import { chosenModes, contextOfStackObject } from '../targets/instructions-of.js';
import { legalTargets } from '../targets/legal-targets.js';
import { findObjects } from '../text/references.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';
import type { Interpreter } from './interpreter.js';

/**
 * CR 707.10: a copy is put onto the stack with all decisions made for the original; it isn't cast. A spell that has left
 * the stack is copied as it last was (CR 608.2h).
 */
export const copySpell: Interpreter<'copy spell'> = function* (game, effect, context, reason) {
  const why: Reason = { ...reason, rule: '707.10' };
  for (const original of findObjects(game.state, effect.what, context)) {
    if (game.state.objects.get(original)?.zone !== 'stack') continue;
    const object = game.nextObjectId();
    game.emit('SpellCopied', { object, original, controller: context.you }, why);
    const { targets } = objectOf(game.state, object).announced;
    const chosen = effect.mayChooseNewTargets ? yield* newTargets(game, object, targets) : targets;
    becomeTargets(game, object, targets, chosen, reason);
  }
  return context;
};

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

/** CR 115.7d, 707.10c: any number of the targets may stay, even illegal ones; each new one must be legal. */
function* newTargets(
  game: Game,
  id: ObjectId,
  copied: readonly (readonly Ref[])[],
): Procedure<readonly (readonly Ref[])[]> {
  const targets: (readonly Ref[])[] = [];
  for (const mode of chosenModes(objectOf(game.state, id))) {
    const chosen: (readonly Ref[])[] = [];
    for (const spec of mode.targets) {
      const current = copied[targets.length + chosen.length] ?? [];
      const legal = legalTargets(game.state, spec, contextOfStackObject(game.state, id), chosen, id);
      chosen.push(yield* chooseForSlot(game, id, current, legal));
    }
    targets.push(...chosen);
  }
  return targets;
}

/** As many targets as there were (CR 707.10c): those of before or others that are legal. */
function* chooseForSlot(
  game: Game,
  id: ObjectId,
  current: readonly Ref[],
  legal: readonly Ref[],
): Procedure<readonly Ref[]> {
  const others = legal.filter((ref) => !current.some((old) => sameRef(old, ref)));
  if (current.length === 0 || others.length === 0) return current;
  const answer = yield* ask({
    form: 'select',
    kind: 'choose new targets',
    rule: '707.10c',
    player: objectOf(game.state, id).controller,
    prompt: 'Choose the targets of the copy: those of the original or new ones.',
    source: id,
    candidates: [...current, ...others],
    min: current.length,
    max: current.length,
  });
  return kept(current, answer.chosen);
}

/** The targets that stay keep their places, so that a division stays with them (CR 115.7f). */
function kept(current: readonly Ref[], chosen: readonly Ref[]): readonly Ref[] {
  const fresh = chosen.filter((ref) => !current.some((old) => sameRef(old, ref)));
  return current.map((old) => (chosen.some((ref) => sameRef(ref, old)) ? old : fresh.shift()!));
}
