import { seatBit, type DecisionKind, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { ask, type Procedure } from '../game/procedure.js';
import type { OrderQuestion, SelectQuestion } from '../game/question.js';
import type { Words } from '../game/words.js';

/** A choice among objects while an instruction is followed (CR 608.2d). */
export interface Choice {
  readonly player: PlayerId;
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly prompt: string;
  /** The prompt with pieces of texts in it; see `Question`. */
  readonly inFull?: Words;
  /** The object whose text asks. */
  readonly source: ObjectId;
  readonly candidates: readonly ObjectId[];
  readonly min: number;
  readonly max: number;
  /** Whether the candidates are secret, so that the question is asked even if the choice is forced. */
  readonly hidden?: boolean;
  /** See `SelectQuestion`. */
  readonly isCounted?: boolean;
  /** See `SelectQuestion`. */
  readonly ifNone?: string;
  /** A condition that the chosen objects have to meet together. */
  readonly agree?: (chosen: readonly Ref[]) => boolean;
}

/** Asks for objects; if there are fewer than wanted, for as many as there are (CR 101.3). */
export function* chooseObjects(choice: Choice): Procedure<readonly ObjectId[]> {
  const { player, kind, rule, prompt, source, candidates, hidden = false } = choice;
  const min = Math.min(choice.min, candidates.length);
  const max = Math.min(choice.max, candidates.length);
  if (!hidden && min === candidates.length) return candidates;
  const answer = yield* ask({
    form: 'select',
    kind,
    rule,
    player,
    prompt,
    source,
    candidates: candidates.map((id): Ref => ({ is: 'object', id })),
    min,
    max,
    ...(hidden ? { seenBy: seatBit(player) } : {}),
    ...(choice.isCounted === true ? { isCounted: true } : {}),
    ...(choice.ifNone === undefined ? {} : { ifNone: choice.ifNone }),
    ...(choice.inFull === undefined ? {} : { inFull: choice.inFull }),
    ...(choice.agree === undefined ? {} : { findViolation: agreement(choice.agree) }),
  });
  return answer.chosen.map((ref) => ref.id as ObjectId);
}

/** Asks a player for an order of objects. Unless they are `open`, only that player may see it. */
export function* orderObjects(
  choice: Pick<Choice, 'player' | 'rule' | 'prompt' | 'source' | 'candidates'> &
    Pick<OrderQuestion, 'firstOne'> & { readonly open?: true },
  nameOf: (id: ObjectId) => string,
): Procedure<readonly ObjectId[]> {
  const { candidates, open, ...rest } = choice;
  if (candidates.length < 2) return candidates;
  const answer = yield* ask({
    ...rest,
    form: 'order',
    kind: 'order cards',
    options: candidates.map((id) => ({ key: `${id}`, text: nameOf(id) })),
    ...(open ? {} : { seenBy: seatBit(choice.player) }),
  });
  return answer.keys.map((key) => Number(key) as ObjectId);
}

/** Checks a selection as a whole, for conditions that several objects must meet together. */
export function agreement(holds: (chosen: readonly Ref[]) => boolean): NonNullable<SelectQuestion['findViolation']> {
  return ({ chosen }) =>
    holds(chosen) ? null : { rule: '608.2d', message: "These together don't satisfy what the text asks for." };
}

/** Asks yes or no. */
export function* agrees(
  player: PlayerId,
  rule: string,
  prompt: string,
  source: ObjectId,
  seenBy?: number,
  inFull?: Words,
): Procedure<boolean> {
  const answer = yield* ask({
    form: 'pick',
    kind: 'may',
    rule,
    player,
    prompt,
    source,
    options: [
      { key: 'yes', text: 'Yes.' },
      { key: 'no', text: 'No.' },
    ],
    min: 1,
    max: 1,
    ...(seenBy === undefined ? {} : { seenBy }),
    ...(inFull === undefined ? {} : { inFull }),
  });
  return answer.keys[0] === 'yes';
}
