import { plainContext, type TextContext } from '@stacktrail/characteristics';
import { noObject } from '@stacktrail/game-events';
import type { GameState, LastingReplacement } from '@stacktrail/game-state';
import { contextOfStackObject } from '../targets/instructions-of.js';

/**
 * What the text of a replacement or prevention effect refers to once its spell or ability has resolved: what was
 * announced for that, and the targets that were legal then.
 */
export function lastingContext(
  state: GameState,
  { controller, source, onStack, targets }: Pick<LastingReplacement, 'controller' | 'source' | 'onStack' | 'targets'>,
): TextContext {
  const text = onStack === noObject ? plainContext(controller, source) : contextOfStackObject(state, onStack, targets);
  return { ...text, you: controller, source, targets };
}
