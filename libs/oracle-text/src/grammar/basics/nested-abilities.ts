import { type Instructions, type TargetSpec, type Objects, withNodes } from '@stacktrail/card-tree';
import { no, type No } from '../../syntax/syntax.js';

/**
 * The instructions of an ability inside a text (CR 603.7, 603.12), and the object of the outer text that it keeps. The
 * tree numbers the ability's targets from 0; while the text is read or written, they are numbered after those of the
 * outer text.
 */
export interface Nested {
  readonly instructions: Instructions;
  readonly keep?: Objects;
}

const kept: Objects = { objects: 'kept' };

function labelsMadeIn(instructions: Instructions): ReadonlySet<unknown> {
  const labels = new Set<unknown>();
  withNodes(instructions, (node) => {
    if ('do' in node) for (const name of ['label', 'was']) if (name in node) labels.add(node[name]);
    return undefined;
  });
  return labels;
}

/**
 * The instructions with the numbering of the tree; `no` if they refer to more objects of the outer text than can be
 * kept.
 */
/** @param ownEvent whether “that object” is the object of the ability's own event */
export function toInnerNumbering({ modes, ...rest }: Instructions, outer: number, ownEvent = false): Nested | No {
  const own = labelsMadeIn({ modes });
  const found = new Map<string, Objects>();
  const lost: unknown[] = [];
  const moved = withNodes(
    modes.map((mode) => ({ ...mode, targets: mode.targets.slice(outer) })),
    (node) => {
      const slot = node['slot'];
      if (typeof slot === 'number' && slot >= outer) return { ...node, slot: slot - outer };
      const isOuter =
        slot !== undefined ||
        (node['objects'] === 'result' && !own.has(node['label'])) ||
        (node['objects'] === 'that object' && !ownEvent);
      if (!isOuter) return undefined;
      const { called, ...means } = node;
      if (!('objects' in node)) lost.push(node);
      found.set(JSON.stringify(means), means as object as Objects);
      return called === undefined ? kept : { ...kept, called };
    },
  );
  if (lost.length > 0 || found.size > 1) return no;
  const [keep] = found.values();
  return { instructions: { modes: moved, ...rest }, ...(keep && { keep }) };
}

/** The instructions with the numbering of the text: their targets follow those of the outer text. */
export function toOuterNumbering({ instructions, keep }: Nested, outer: readonly TargetSpec[]): Instructions {
  const { modes, ...rest } = instructions;
  const said = withNodes(modes, (node) => {
    const slot = node['slot'];
    if (typeof slot === 'number') return { ...node, slot: slot + outer.length };
    if (node['objects'] !== 'kept' || keep === undefined) return undefined;
    return node['called'] === undefined ? keep : { ...keep, called: node['called'] };
  });
  return { modes: said.map((mode) => ({ ...mode, targets: [...outer, ...mode.targets] })), ...rest };
}
