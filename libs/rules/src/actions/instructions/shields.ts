import type { Duration, Filter } from '@stacktrail/card-tree';
import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  sourcesOfDamage,
  prevents,
  chooseObjects,
  type EffectOf,
  type Interpreter,
  objectsMeant,
  permanentsMeant,
  recipientsMeant,
  sameRef,
} from '@stacktrail/engine';
import type { DefinitionPointer, EventData, ObjectId, Ref } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';

interface Shield {
  readonly kind: EventData<'ReplacementEffectBegan'>['kind'];
  readonly recipients: readonly Ref[];
  readonly amount?: number | null;
  readonly combatOnly?: boolean;
  readonly duration: Duration;
  readonly from?: ObjectId | null;
  readonly instruction?: DefinitionPointer;
}

function begin(game: Game, shield: Shield, context: TextContext, reason: Reason): void {
  game.emit(
    'ReplacementEffectBegan',
    {
      effect: game.state.nextEffect,
      source: context.source,
      controller: context.you,
      amount: null,
      combatOnly: false,
      redirectTo: null,
      from: null,
      instruction: null,
      onStack: context.stackObject,
      targets: context.targets,
      ...shield,
    },
    reason,
  );
}

/** CR 701.19a: a shield for each permanent, for the next time that it would be destroyed this turn. */
export const regenerate: Interpreter<'regenerate'> = function* (game, effect, context, reason, run) {
  for (const { id } of permanentsMeant(game.state, effect.what, context, run)) {
    const shield: Shield = { kind: 'regeneration', recipients: [{ is: 'object', id }], duration: 'this turn' };
    begin(game, shield, context, { ...reason, rule: '701.19a' });
  }
  return context;
};

/** CR 614.1, 615.1: an effect begins that replaces an event, every time or only the next time. */
export const replace: Interpreter<'replace'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const kept = effect.keep === undefined ? [] : objectsMeant(state, effect.keep, context, run);
  if (effect.keep !== undefined && kept.length === 0) return context;
  const chosen = effect.source === undefined ? [] : yield* chooseSource(game, effect.source, context);
  if (effect.source !== undefined && chosen.length === 0) return context;
  game.emit(
    'LastingReplacementBegan',
    {
      effect: state.nextEffect,
      instruction: state.catalog.pointerOf(effect),
      source: context.source,
      controller: context.you,
      kept: [...chosen, ...kept.map(({ id }) => id)],
      duration: effect.until,
      onStack: context.stackObject,
      targets: context.targets,
    },
    { ...reason, rule: prevents(effect.replacement) ? '615.1' : '614.1' },
  );
  return context;
};

/** CR 609.7a: its controller chooses the source of damage that the effect is about. */
export function* chooseSource(game: Game, filter: Filter, context: TextContext): Procedure<readonly ObjectId[]> {
  const { state } = game;
  return yield* chooseObjects({
    player: context.you,
    kind: 'choose objects',
    rule: '609.7a',
    prompt: 'Choose a source of damage that this effect will apply to.',
    source: context.source,
    candidates: sourcesOfDamage(state).filter((id) => matches(state, filter, objectOf(state, id), context)),
    min: 1,
    max: 1,
  });
}

/** CR 601.2d: the share that was announced for that target. */
function shareOf(ref: Ref, slot: number, { announced }: TextContext): number {
  const at = (announced.targets[slot] ?? []).findIndex((other) => sameRef(other, ref));
  return announced.division[slot]?.[at] ?? 0;
}

/** CR 615: prevents all damage, or the next that much, by a shield for each recipient (615.7, 615.11). */
export const preventDamage: Interpreter<'prevent damage'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const anything = effect.to === 'anything';
  const recipients = anything ? [] : recipientsMeant(state, effect.to, context, run);
  if (!anything && recipients.length === 0) return context;
  const chosen = effect.source === undefined ? [] : yield* chooseSource(game, effect.source, context);
  if (effect.source !== undefined && chosen.length === 0) return context;
  const base = {
    kind: 'prevention',
    combatOnly: effect.combatOnly ?? false,
    duration: effect.until,
    from: chosen[0] ?? null,
    ...(isAskedLater(effect) && { instruction: state.catalog.pointerOf(effect) }),
  } as const;
  if (effect.amount === 'all') {
    begin(game, { ...base, recipients }, context, { ...reason, rule: '615.1' });
    return context;
  }
  if (effect.divided && !anything && 'slot' in effect.to) {
    const { slot } = effect.to;
    for (const ref of recipients) {
      const share = shareOf(ref, slot, context);
      if (share > 0) begin(game, { ...base, recipients: [ref], amount: share }, context, { ...reason, rule: '615.7' });
    }
    return context;
  }
  const amount = evaluateAmount(state, effect.amount, context);
  if (amount <= 0) return context;
  for (const shielded of anything ? [[]] : recipients.map((ref) => [ref])) {
    begin(game, { ...base, recipients: shielded, amount }, context, { ...reason, rule: '615.7' });
  }
  return context;
};

/** Whether the shield asks more than who is dealt damage. */
function isAskedLater({ orTo, source, then }: EffectOf<'prevent damage'>): boolean {
  return orTo !== undefined || source !== undefined || then !== undefined;
}

/** CR 614.1a: if it would leave the battlefield, it is exiled instead of being put anywhere else. */
export const exileInsteadOfLeaving: Interpreter<'exile instead of leaving'> = function* (
  game,
  effect,
  context,
  reason,
  run,
) {
  for (const { id } of permanentsMeant(game.state, effect.what, context, run)) {
    const recipients: readonly Ref[] = [{ is: 'object', id }];
    const shield: Shield = { kind: 'exile instead of leaving', recipients, duration: 'rest of the game' };
    begin(game, shield, context, { ...reason, rule: '614.1a' });
  }
  return context;
};

/** CR 614.1a: the next time that it would die, it is exiled instead. */
export const exileInsteadOfDying: Interpreter<'exile instead of dying'> = function* (
  game,
  effect,
  context,
  reason,
  run,
) {
  for (const { id } of permanentsMeant(game.state, effect.what, context, run)) {
    const recipients: readonly Ref[] = [{ is: 'object', id }];
    const shield: Shield = { kind: 'exile instead of dying', recipients, duration: effect.until };
    begin(game, shield, context, { ...reason, rule: '614.1a' });
  }
  return context;
};
