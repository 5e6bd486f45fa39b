import { isSameTree, type Effect, type Mode } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import type { Writer } from '../../syntax/writer.js';
import { readSentences, writeSentences } from '../sentences/sentences.js';

/**
 * Reads a paragraph below modes, of which one is chosen: “Then draw a card.” It is done after the instructions of the
 * mode, whichever is chosen (CR 608.2c). It chooses no targets.
 */
export function readBelowModes(reader: Reader, modes: readonly Mode[]): readonly Mode[] | No {
  const from = reader.mark();
  if (!reader.take('\n') || !reader.take('then')) {
    reader.back(from);
    return modes;
  }
  const below = readSentences(reader);
  const [first, ...others] = below === no ? [] : below;
  if (first === undefined || reader.scope.targets.length > 0) {
    reader.back(from);
    return modes;
  }
  const tail: readonly Effect[] = [{ ...first, joined: 'then below modes' }, ...others];
  return modes.map((mode) => ({ ...mode, effects: [...mode.effects, ...tail] }));
}

interface ApartFromBelow {
  readonly modes: readonly Mode[];
  /** What all modes end with, as the paragraph below them says. */
  readonly below: readonly Effect[];
}

function isBelow({ joined }: Effect): boolean {
  return joined === 'then below modes';
}

/** Takes apart what `readBelowModes` has put together. */
export function apartFromBelow(modes: readonly Mode[]): ApartFromBelow {
  const tailOf = ({ effects }: Mode): readonly Effect[] => {
    const at = effects.findIndex(isBelow);
    return at < 0 ? [] : effects.slice(at);
  };
  const below = modes[0] === undefined ? [] : tailOf(modes[0]);
  if (below.length === 0 || !modes.every((mode) => isSameTree(tailOf(mode), below))) return { modes, below: [] };
  return {
    modes: modes.map((mode) => ({ ...mode, effects: mode.effects.slice(0, -below.length) })),
    below,
  };
}

/** Writes the paragraph below the modes, if there is one. @param before the text so far before the modes */
export function writeBelowModes(below: readonly Effect[], before: TextSoFar, writer: Writer): boolean {
  const [first, ...others] = below;
  if (first === undefined) return true;
  writer.scope.soFar = before;
  const { joined: _, ...plain } = first;
  const text = writer.capture(() => writeSentences([plain, ...others], writer, false));
  return text !== undefined && writer.add(`\nThen ${text}`);
}
