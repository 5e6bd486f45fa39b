import type { ObjectId } from '@stacktrail/game-events';
import {
  faceFormula,
  formUnderCopies,
  isDesignated,
  partsOfFormula,
  presentObject,
  type Form,
  type GameObject,
} from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';

/** The prepare spell of a permanent (722.2a of CR 2026-08-07), as a form of its own. */
function prepareSpellOf(object: GameObject): Form['pointer'] | null {
  const { layout, pointer } = formUnderCopies(object);
  if (layout !== 'prepare' || object.faceDown !== null) return null;
  return faceFormula(withoutExceptions(pointer), 1);
}

/** 722.3c of CR 2026-08-07: the copy has no exceptions to the copying of its permanent. */
function withoutExceptions(pointer: Form['pointer']): Form['pointer'] {
  const parts = partsOfFormula(pointer);
  return parts?.how === 'except' ? withoutExceptions(parts.of) : pointer;
}

/** Whether a permanent can become prepared (722.3a of CR 2026-08-07). */
function canBePrepared(object: GameObject | undefined): object is GameObject {
  return object?.zone === 'battlefield' && object.phasedOut === null && !isDesignated(object, 'prepared');
}

/**
 * A permanent becomes prepared: its controller creates a copy of its prepare spell in exile, which may be cast while the
 * permanent stays prepared (722.3 of CR 2026-08-07).
 */
export function prepare(game: Game, permanent: ObjectId, reason: Reason): void {
  const object = presentObject(game.state, permanent);
  if (!canBePrepared(object)) return;
  const copy = copyPrepareSpell(game, object, reason);
  if (copy === null) return;
  const holder = { is: 'object', id: permanent } as const;
  game.emit('DesignationGiven', { holder, name: 'prepared', player: null, value: copy, until: null }, reason);
}

/** The copy in exile; `null` if the permanent has no prepare spell. */
export function copyPrepareSpell(game: Game, object: GameObject, reason: Reason): ObjectId | null {
  const form = prepareSpellOf(object);
  if (form === null) return null;
  const copy = game.nextObjectId();
  const { id: permanent, controller: player } = object;
  game.emit('PrepareSpellCopied', { object: copy, permanent, player, form }, { ...reason, rule: '707.12', player });
  return copy;
}
