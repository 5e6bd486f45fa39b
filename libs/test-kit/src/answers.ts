import type { ManaType } from '@stacktrail/card-tree';
import type { Action, Answer, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';

/** The answer that takes an action. */
export function act(action: Action): Answer {
  return { form: 'action', action };
}

export const pay = act({ do: 'pay' });
export const cancel = act({ do: 'cancel' });

export function pick(...keys: readonly string[]): Answer {
  return { form: 'pick', keys };
}

export function select(...chosen: readonly (ObjectId | Ref)[]): Answer {
  return { form: 'select', chosen: chosen.map((one) => (typeof one === 'number' ? object(one) : one)) };
}

export function number(value: number): Answer {
  return { form: 'number', value };
}

export function spend(...mana: readonly ManaType[]): Answer {
  return { form: 'spend', mana };
}

export function order(...keys: readonly (number | string)[]): Answer {
  return { form: 'order', keys: keys.map(String) };
}

export function divide(...shares: readonly (readonly [ObjectId | Ref, number])[]): Answer {
  const full = shares.map(([to, amount]) => ({ to: typeof to === 'number' ? object(to) : to, amount }));
  return { form: 'divide', shares: full };
}

/** All these creatures attack that player or permanent. */
export function attackWith(defender: PlayerId | Ref, ...attackers: readonly ObjectId[]): Answer {
  const to: Ref = typeof defender === 'number' ? { is: 'player', id: defender } : defender;
  return { form: 'attack', attacks: attackers.map((attacker) => ({ attacker, defender: to })) };
}

/** Pairs of a blocker and the attacker that it blocks. */
export function blockWith(...pairs: readonly (readonly [ObjectId, ObjectId])[]): Answer {
  return { form: 'block', blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) };
}

export function object(id: ObjectId): Ref {
  return { is: 'object', id };
}

export function player(id: PlayerId): Ref {
  return { is: 'player', id };
}
