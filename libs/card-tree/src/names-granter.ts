import { someNode, type Node } from './tree.js';
import type { TreeField } from './kinds.js';

/** The abilities that a text gives speak of it, not of what gives it. */
export const givenAbilities: ReadonlySet<TreeField> = new Set(['abilities']);

/** A reference to what gives the text, of which nothing says yet which object that is (CR 201.5a). */
export function isGranter({ objects, id }: Node): boolean {
  return objects === 'granter' && id === undefined;
}

/** Whether a text speaks of what gives it, outside of the abilities that it gives itself. */
export function namesGranter(text: unknown): boolean {
  return someNode(text, isGranter, givenAbilities);
}
