import type { BoardView, StackObjectView } from '@stacktrail/views';
import { heading } from './heading.js';

/** The stack alone, each object with its text, without a newline at the end. */
export function stackText(board: BoardView): string {
  if (board.stack.length === 0) return `${heading(board)}\n\nThe stack is empty.`;
  return [heading(board), '', 'Stack, from the top', ...stackLines(board, true)].join('\n');
}

/**
 * A line an object on the stack, from the top.
 *
 * @param withText whether its rules text stands below it
 */
export function stackLines({ stack, seats }: BoardView, withText = false): readonly string[] {
  return stack.flatMap((object, i) => {
    const line = `  ${i + 1}. ${object.name}, ${seats[object.controller]?.name ?? `seat ${object.controller}`}${announced(object)}`;
    return withText ? [line, ...object.text.map((each) => `     ${each}`)] : [line];
  });
}

function announced({ targets, modes, x, kicked }: StackObjectView): string {
  const parts: string[] = [];
  const chosen = targets.flat().map(({ label }) => label);
  if (chosen.length > 0) parts.push(`targeting ${chosen.join(' and ')}`);
  if (modes.length > 0) parts.push(`with “${modes.join('” and “')}”`);
  if (x !== null && x > 0) parts.push(`X is ${x}`);
  if (kicked > 0) parts.push('kicked');
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
