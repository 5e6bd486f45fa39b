import type { Effect, Recipients } from '@stacktrail/card-tree';
import {
  damageUntilExcess,
  hasKeyword,
  hasType,
  holds,
  isCreature,
  powerOf,
  evaluateAmount,
  type TextContext,
} from '@stacktrail/characteristics';
import {
  sameRef,
  type DamageOccurrence,
  type OccurrenceResult,
  perform,
  type TextRun,
  type Interpreter,
  permanentsMeant,
  recipientsMeant,
  sourcesMeant,
  takeActions,
  withNumber,
  withPlayers,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameObject, type GameState } from '@stacktrail/game-state';
import { damageUpToHad } from './damage-up-to-had.js';

/** CR 120.1a: only players, creatures, planeswalkers and battles can be dealt damage. */
function canBeDamaged(state: GameState, ref: Ref): boolean {
  if (ref.is === 'player') return state.players[ref.id]?.lost === false;
  const object = presentObject(state, ref.id);
  if (object === undefined || object.zone !== 'battlefield') return false;
  return isCreature(state, object) || hasType(state, object, 'Planeswalker') || hasType(state, object, 'Battle');
}

/** @param unpreventable whether the damage can't be prevented (CR 615.12) */
function damage(from: ObjectId, to: Ref, amount: number, unpreventable = false): DamageOccurrence {
  const dealt = { would: 'be dealt damage', from, to, amount, combat: false } as const;
  return unpreventable ? { ...dealt, unpreventable } : dealt;
}

type DealsDamage = Extract<Effect, { readonly do: 'deal damage' }>;

/**
 * The damage that an instruction would deal. Where it names no source, the source is the object whose text it is (CR
 * 120.2b).
 */
export function damageOf(
  state: GameState,
  effect: DealsDamage,
  context: TextContext,
  run: TextRun,
): readonly DamageOccurrence[] {
  const sources = sourcesMeant(state, effect.source ?? { objects: 'this' }, context, run);
  if (effect.each !== true) return damageFrom(state, effect, sources, context, run);
  return sources.flatMap((from) => damageFrom(state, effect, [from], { ...context, eachOne: from }, run));
}

/** The damage that several sources would deal, each the full amount. */
function damageFrom(
  state: GameState,
  effect: DealsDamage,
  sources: readonly ObjectId[],
  context: TextContext,
  run: TextRun,
): readonly DamageOccurrence[] {
  const amount = evaluateAmount(state, effect.amount, context);
  const named = (to: Recipients, amountEach: number): readonly { readonly to: Ref; readonly much: number }[] =>
    recipientsMeant(state, to, context, run)
      .filter((ref) => canBeDamaged(state, ref))
      .map((ref) => ({ to: ref, much: amountEach }));
  const alike = [effect.to, ...(effect.also ?? []).flatMap((more) => (more.amount === undefined ? [more.to] : []))];
  // “Each creature and each planeswalker” is one group: a permanent that is both is dealt the damage once.
  const all = alike.flatMap((to) => named(to, amount));
  const once = all.filter(({ to }, i) => all.findIndex((other) => sameRef(other.to, to)) === i);
  const others = (effect.also ?? []).flatMap((more) =>
    more.amount === undefined ? [] : named(more.to, evaluateAmount(state, more.amount, context)),
  );
  const recipients = [...once, ...others];
  return sources.flatMap((from) =>
    recipients.map(({ to, much }) => damage(from, to, much, effect.unpreventable !== undefined)),
  );
}

export const dealDamage: Interpreter<'deal damage'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const intended = damageOf(state, effect, context, run);
  const { excessIf, excess: label } = effect;
  const excessTo = excessIf === undefined || holds(state, excessIf, context) ? effect.excessTo : undefined;
  const excessRecipients = excessTo === undefined ? [] : recipientsMeant(state, excessTo, context, run);
  const proposed =
    excessTo === undefined
      ? intended
      : withExcess(
          state,
          intended,
          excessRecipients.filter((ref) => canBeDamaged(state, ref)),
        );
  const happened = proposed.length === 0 ? [] : yield* perform(game, proposed, { ...reason, rule: '120.2b' });
  const sum = (of: (one: OccurrenceResult) => number): number => happened.reduce((total, one) => total + of(one), 0);
  const withDealt = withDamaged(context, effect.damaged, happened);
  const withRecipients =
    effect.upToHad === undefined ? withDealt : withNumber(withDealt, effect.upToHad, damageUpToHad(state, happened));
  const noted =
    effect.dealt === undefined
      ? withRecipients
      : withNumber(
          withRecipients,
          effect.dealt,
          sum(({ amount }) => amount),
        );
  return label === undefined
    ? noted
    : withNumber(
        noted,
        label,
        sum(({ excess = 0 }) => excess),
      );
};

/** The context with what was dealt damage, under the label if there is one. */
function withDamaged(
  context: TextContext,
  label: string | undefined,
  happened: readonly OccurrenceResult[],
): TextContext {
  if (label === undefined) return context;
  const refs = happened.flatMap(({ damaged = [] }) => damaged);
  const objects = new Set(refs.flatMap(({ is, id }) => (is === 'object' ? [id] : [])));
  const players = new Set(refs.flatMap(({ is, id }) => (is === 'player' ? [id] : [])));
  return withPlayers(withResult(context, label, [...objects]), label, [...players]);
}

/** CR 120.4a: excess damage is dealt to others instead. Each source counts the damage of the sources before it. */
function withExcess(
  state: GameState,
  intended: readonly DamageOccurrence[],
  others: readonly Ref[],
): readonly DamageOccurrence[] {
  const left = new Map<number, number>();
  return intended.flatMap((one) => {
    if (one.to.is === 'player') return [one];
    const deathtouch = hasKeyword(state, objectOf(state, one.from), 'deathtouch');
    const until = left.get(one.to.id) ?? damageUntilExcess(state, objectOf(state, one.to.id), deathtouch);
    const kept = Math.min(one.amount, until);
    left.set(one.to.id, until - kept);
    const rest = others.map((to) => ({ ...one, to, amount: one.amount - kept }));
    return [{ ...one, amount: kept }, ...rest].filter((each) => each.amount > 0);
  });
}

/**
 * CR 601.2d, 608.2d: the damage is dealt as it was announced. The share of a target that is illegal now is not dealt.
 */
export const dealDividedDamage: Interpreter<'deal divided damage'> = function* (game, effect, context, reason) {
  const { state } = game;
  const announced = context.announced.targets[effect.slot] ?? [];
  const division = context.announced.division[effect.slot] ?? [];
  const dealt = (context.targets[effect.slot] ?? [])
    .filter((ref) => canBeDamaged(state, ref))
    .map((ref) => damage(context.source, ref, division[announced.findIndex((other) => sameRef(other, ref))] ?? 0));
  const happened = dealt.length === 0 ? [] : yield* perform(game, dealt, { ...reason, rule: '120.2b' });
  return withDamaged(context, effect.damaged, happened);
};

/** CR 701.14: nothing happens unless both are creatures on the battlefield. The damage isn't combat damage. */
export const fight: Interpreter<'fight'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const [first] = permanentsMeant(state, effect.first, context, run);
  const [second] = permanentsMeant(state, effect.second, context, run);
  if (first === undefined || second === undefined || !isCreature(state, first) || !isCreature(state, second)) {
    return context; // CR 701.14b
  }
  const ref = (id: ObjectId): Ref => ({ is: 'object', id });
  const dealt =
    first.id === second.id
      ? [damage(first.id, ref(first.id), 2 * powerOf(state, first))] // CR 701.14c
      : [
          damage(first.id, ref(second.id), powerOf(state, first)),
          damage(second.id, ref(first.id), powerOf(state, second)),
        ];
  const why = { ...reason, rule: '701.14a' };
  yield* perform(game, dealt, why);
  if (state.catalog.actions.has('fight')) takeActions(game, [first, second].map(fights), why);
  return context;
};

function fights({ id, controller }: GameObject): { player: PlayerId; action: string; object: ObjectId } {
  return { player: controller, action: 'fight', object: id };
}
