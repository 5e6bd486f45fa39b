import type { Amount, Effect, FollowInstead } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { noObject } from '@stacktrail/game-events';
import { type TriggerContext, objectOf, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { InstructedOccurrence, Occurrence } from '../game/occurrence.js';
import type { Instead } from '../game/replacement.js';

/** Computes what would happen instead. It may ask, and may emit what the replacement itself does. */
export type MakeInstead = (game: Game) => Procedure<Instead>;

export function just(...occurrences: readonly Occurrence[]): MakeInstead {
  return function* () {
    return occurrences;
  };
}

/** What the instructions call “that object”, “that player” and “that much”, and for damage, its recipient. */
export type About = Partial<Pick<TriggerContext, 'object' | 'player' | 'amount' | 'others'>>;

/** The context in which “that object”, “that player” and “that much” are those of the replaced event. */
export function withEventOf(
  context: TextContext,
  { object = noObject, player = null, amount = 0, others }: About,
): TextContext {
  return { ...context, trigger: { object, player, amount, ...(others === undefined ? {} : { others }) } };
}

/** The number or amount after an effect has changed that of the event (CR 614.1a). */
export function changedAmount(state: GameState, to: Amount, context: TextContext, about: About): number {
  return Math.max(0, evaluateAmount(state, to, withEventOf(context, about)));
}

/** Instructions that take the place of an occurrence, or are added to it. */
export function toFollowInstructions(
  occurrence: Occurrence,
  effects: readonly Effect[],
  context: TextContext,
  about: About,
): InstructedOccurrence {
  return {
    would: 'follow instructions',
    effects,
    context: withEventOf(context, about),
    causes: occurrence.causes ?? [],
  };
}

/** Life that its controller gains is gained in the same event (CR 120.4d); the other instructions follow. */
export function alongside(state: GameState, instructions: InstructedOccurrence): readonly Occurrence[] {
  const { effects, context, causes = [] } = instructions;
  const [first, ...rest] = effects;
  if (first?.do !== 'gain life' || first.who.players !== 'you') return [instructions];
  const amount = evaluateAmount(state, first.amount, context);
  const about = { rule: '119.3', source: context.source, causes };
  const gain = { would: 'gain life', player: context.you, amount, ...about } as const;
  return rest.length === 0 ? [gain] : [gain, { ...instructions, effects: rest }];
}

/** CR 614.1a: the instructions are followed instead; with “may”, the controller of the effect decides. */
export function follow(
  occurrence: Occurrence,
  { effects, may }: FollowInstead,
  context: TextContext,
  about: About,
): MakeInstead {
  const instead = [toFollowInstructions(occurrence, effects, context, about)];
  return may ? ifWanted(occurrence, instead, context) : just(...instead);
}

/** “You may … instead”: the controller of the effect decides (CR 614.1a). */
export function ifWanted(occurrence: Occurrence, instead: Instead, context: TextContext): MakeInstead {
  return function* (game) {
    const { name } = objectOf(game.state, context.source).printed;
    const answer = yield* ask({
      form: 'pick',
      kind: 'may',
      rule: '614.1a',
      player: context.you,
      prompt: `Do what ${name} lets you do instead?`,
      source: context.source,
      options: [
        { key: 'yes', text: 'Yes.' },
        { key: 'no', text: 'No.' },
      ],
      min: 1,
      max: 1,
    });
    return answer.keys[0] === 'yes' ? instead : [occurrence];
  };
}
