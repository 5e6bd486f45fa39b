import { evaluateAmount } from '@stacktrail/characteristics';
import { type Interpreter, recipientsMeant } from '@stacktrail/engine';
import { chooseSource } from './shields.js';

/** CR 614.9, 615.7: from now on the next that much damage, or all, is dealt to another recipient. */
export const redirectDamage: Interpreter<'redirect damage'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const recipients = recipientsMeant(state, effect.to, context, run);
  const [redirectTo] = recipientsMeant(state, effect.into, context, run);
  const amount = effect.amount === 'all' ? null : evaluateAmount(state, effect.amount, context);
  if (recipients.length === 0 || redirectTo === undefined || (amount !== null && amount <= 0)) return context;
  const chosen = effect.source === undefined ? [] : yield* chooseSource(game, effect.source, context);
  if (effect.source !== undefined && chosen.length === 0) return context;
  game.emit(
    'ReplacementEffectBegan',
    {
      effect: game.state.nextEffect,
      kind: 'redirection',
      source: context.source,
      controller: context.you,
      recipients,
      amount,
      combatOnly: false,
      duration: effect.until,
      redirectTo,
      from: chosen[0] ?? null,
      instruction: state.catalog.pointerOf(effect),
      onStack: context.stackObject,
      targets: context.targets,
    },
    { ...reason, rule: '614.9' },
  );
  return context;
};
