import type { Primitive } from './kinds.js';
import { someNode } from './tree.js';

/** The fields of a union's members that can hold that word, but not any text. */
type FieldsThatCanSay<Union, Word extends string> = Union extends unknown
  ? {
      [Field in keyof Union]-?: string extends Union[Field] ? never : Word extends Union[Field] ? Field : never;
    }[keyof Union]
  : never;

/** Every field that can hold the word has to be listed: the type refuses a missing one. */
const fields: Readonly<Record<FieldsThatCanSay<Primitive, 'that player'>, true>> = {
  players: true,
  who: true,
  whose: true,
  by: true,
  causedBy: true,
  from: true,
  to: true,
};
const names = Object.keys(fields);

/** Whether a tree contains “that player”. */
export function refersToThatPlayer(tree: unknown): boolean {
  return someNode(tree, (node) => names.some((field) => node[field] === 'that player'));
}
