import type { Attacked, AttackedByRule, CombatRule } from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import { type CombatEffect, type GameObject, objectOf, type GameState, typeBit } from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';
import { plainContext, type TextContext } from '../reading/text-context.js';
import { matchesAttackedPlayer } from '../reading/attacked-player.js';
import { defendingPlayerOf } from './defending-player.js';

const battle = typeBit('Battle');

type Kind = CombatRule['rule'];

/** A combat effect whose rule is of one of these kinds. */
export type EffectOfKind<K extends Kind> = CombatEffect & { readonly rule: RuleOfKind<K> };

type RuleOfKind<K extends Kind> = CombatRule extends infer R
  ? R extends CombatRule
    ? K extends R['rule']
      ? R & { readonly rule: K }
      : never
    : never
  : never;

const none: readonly never[] = [];

/** The combat rules of these kinds that are in force for an object. */
export function combatEffects<K extends Kind>(
  state: GameState,
  object: GameObject,
  ...kinds: readonly K[]
): readonly EffectOfKind<K>[] {
  const { combat } = characteristicsOf(state, object);
  if (combat.length === 0) return none;
  return combat.filter(
    (effect): effect is EffectOfKind<K> => kinds.includes(effect.rule.rule as K) && isInForce(state, effect),
  );
}

/** Whether the rule is in force now, if it is limited to a single turn. */
function isInForce(state: GameState, { nextTurnOf: its }: CombatEffect): boolean {
  return its === undefined || (state.activePlayer === its.player && state.turn > its.after);
}

/** The context of a combat rule: “that object” is the object that it applies to. */
export function contextOfEffect({ you, source, thatPlayer }: CombatEffect, object: ObjectId): TextContext {
  const trigger = { object, player: null, amount: 0 };
  return { ...plainContext(you, source), trigger, thatPlayer: thatPlayer ?? null };
}

/** Whether a text is about attacks on this player or permanent. The text's “you” and “that player” are given. */
export function isAbout(
  state: GameState,
  whom: AttackedByRule | undefined,
  speaking: Pick<CombatEffect, 'you' | 'source' | 'thatPlayer'>,
  defender: Ref,
): boolean {
  if (whom === undefined) return true;
  if (whom.only === 'this' && (defender.is !== 'object' || defender.id !== speaking.source)) return false;
  if (!whom.as.includes(kindOf(state, defender))) return false;
  return matchesAttackedPlayer(state, whom, defendingPlayerOf(state, defender), speaking);
}

function kindOf(state: GameState, defender: Ref): Attacked['as'][number] {
  if (defender.is === 'player') return 'player';
  const { types } = characteristicsOf(state, objectOf(state, defender.id));
  return (types & battle) !== 0 ? 'battle' : 'planeswalker';
}
