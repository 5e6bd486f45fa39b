import type { Amount, Effect } from '@stacktrail/card-tree';
import { literally, no, oneOf } from '../../syntax/syntax.js';
import { numeral, x } from '../basics/numerals.js';
import { oneSentence } from '../basics/holes.js';
import { onlyEffect, type SentenceForm } from './form.js';

const opening = literally('repeat the following process as long as you do so. ');

/** The label of the optional action to which “do so” refers. */
function optionIn(effects: readonly Effect[]): string | undefined {
  for (const effect of effects) {
    if ((effect.do === 'may' || effect.do === 'may pay') && effect.label !== undefined) return effect.label;
  }
  return undefined;
}

const before = literally('repeat the following process ');
const times = oneOf<Amount>(numeral, x);
const behind = literally(' times. ');

/** “Repeat the following process X times. Each opponent loses 1 life.” */
export const repeatTimes: SentenceForm = {
  word: 'repeat',
  toEnd: true,
  read(reader) {
    const often = before.read(reader) === no ? no : times.read(reader);
    const effects = often === no || behind.read(reader) === no ? no : oneSentence.read(reader);
    return often === no || effects === no ? no : [{ do: 'repeat', times: often, effects }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'repeat');
    if (effect === undefined || effect.said !== undefined) return false;
    // “Proliferate twice” says the same with fewer words.
    if (writer.capture(() => clauses.write(sentence, writer)) !== undefined) return false;
    if (!before.write({}, writer)) return false;
    return times.write(effect.times, writer) && behind.write({}, writer) && oneSentence.write(effect.effects, writer);
  },
};

/** “Repeat the following process as long as you do so. You may draw a card.” */
export const repeatWhile: SentenceForm = {
  word: 'repeat',
  toEnd: true,
  read(reader) {
    const effects = opening.read(reader) === no ? no : oneSentence.read(reader);
    const label = effects === no ? undefined : optionIn(effects);
    return effects === no || label === undefined ? no : [{ do: 'repeat while', label, effects }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'repeat while');
    if (effect === undefined || effect.said !== undefined || optionIn(effect.effects) !== effect.label) return false;
    return opening.write({}, writer) && oneSentence.write(effect.effects, writer);
  },
};
