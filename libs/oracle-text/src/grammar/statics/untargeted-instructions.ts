import type { Effect } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { clauses, oneSentence } from '../basics/holes.js';

/** Instructions in a static ability, which have no targets (CR 115.1): “as this enters, …”. */
export const untargetedInstructions: Syntax<readonly Effect[]> = {
  begins: null,
  read(reader) {
    const { length: targetsBefore } = reader.scope.targets;
    const effects = clauses.read(reader);
    return effects === no || reader.scope.targets.length > targetsBefore ? no : effects;
  },
  write: (effects, writer) => clauses.write(effects, writer),
};

/** Such instructions as a sentence of their own, which begins with a capital letter. */
export const untargetedSentence: Syntax<readonly Effect[]> = {
  begins: null,
  read: (reader) => untargetedInstructions.read(reader),
  write(effects, writer) {
    const text = writer.capture(() => untargetedInstructions.write(effects, writer));
    return text !== undefined && writer.add(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  },
};

/**
 * One sentence that creates a delayed triggered ability, without its full stop: “at the beginning of the next turn's
 * upkeep, …”.
 */
export const delayedTriggerSentence: Syntax<readonly Effect[]> = {
  begins: null,
  read(reader) {
    const { length } = reader.scope.targets;
    const effects = oneSentence.read(reader);
    if (effects === no || effects.length !== 1 || effects[0]!.do !== 'delayed trigger') return no;
    if (reader.scope.targets.length > length) return no;
    if (reader.tokens[reader.at - 1]!.word !== '.') return no;
    // The full stop ends the sentence of the static ability.
    reader.at--;
    return effects;
  },
  write(effects, writer) {
    if (effects.length !== 1 || effects[0]!.do !== 'delayed trigger') return false;
    const text = writer.capture(() => oneSentence.write(effects, writer));
    return text?.endsWith('.') === true && writer.add(`${text.charAt(0).toLowerCase()}${text.slice(1, -1)}`);
  },
};
