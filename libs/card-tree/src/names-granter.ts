import { someNode, type Node } from './tree.js';
import type { TreeField } from './kinds.js';

/** The abilities that a text gives refer to the object that has this text, not to the one that gave it. */
export const givenAbilities: ReadonlySet<TreeField> = new Set(['abilities']);

/** Whether a reference names the object that gave this text, and that object isn't known yet (CR 201.5a). */
export function isGranter({ objects, id }: Node): boolean {
  return objects === 'granter' && id === undefined;
}

/** Whether a text refers to the object that gave it. References in abilities that the text gives don't count. */
export function namesGranter(text: unknown): boolean {
  return someNode(text, isGranter, givenAbilities);
}
