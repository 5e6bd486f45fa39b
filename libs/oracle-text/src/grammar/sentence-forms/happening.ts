import type { Replacement } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { readDelayedTrigger, writeDelayedTrigger } from '../triggers/later-triggers.js';
import { withLinkedSelf, withoutLink } from '../objects/self-in-exile.js';
import { readPreventsAll, writePreventsAll } from '../replacing/all-damage.js';
import {
  readDamagedDying,
  readDying,
  readLeaving,
  writeDamagedDying,
  writeDying,
  writeLeaving,
} from '../this-way/dying.js';
import { readLasting, writeLasting } from '../replacing/lasting.js';
import { enters as entersChanged } from '../statics/entering.js';
import { type SentenceForm, onlyEffect } from './form.js';

/** “The next time a source of your choice would deal damage to you this turn, prevent that damage.” (CR 614.1, 615.1) */
export const nextTimeReplacement: SentenceForm = {
  word: 'would',
  toEnd: true,
  read(reader) {
    const effect = readLasting(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'replace');
    return effect !== undefined && writeLasting(effect, writer);
  },
};

/** “Prevent all combat damage that would be dealt to and dealt by target creature this turn” (CR 615.1). */
export const preventAllDamage: SentenceForm = {
  word: 'prevent',
  toEnd: true,
  read: readPreventsAll,
  write: writePreventsAll,
};

/** “If that creature would die this turn, exile it instead.” (CR 614.1a) */
export const dying: SentenceForm = {
  word: 'die',
  read(reader) {
    const from = reader.mark();
    const damaged = readDamagedDying(reader);
    if (damaged !== no) return [damaged];
    reader.back(from);
    const effect = readDying(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'exile instead of dying');
    if (effect !== undefined) return writeDying(effect, writer);
    const replace = onlyEffect(sentence, 'replace');
    return replace !== undefined && writeDamagedDying(replace, writer);
  },
};

/** “When that creature dies this turn, draw a card.” (CR 603.7b) */
export const delayedTrigger: SentenceForm = {
  word: 'turn',
  toEnd: true,
  read(reader) {
    const effect = readDelayedTrigger(reader);
    return effect === no ? no : withLinkedSelf(effect, reader.scope);
  },
  write(sentence, writer) {
    const effect = onlyEffect(withoutLink(sentence), 'delayed trigger');
    return effect !== undefined && writeDelayedTrigger(effect, writer);
  },
};

/** “Whenever that creature deals combat damage to a player this combat, draw a card.” */
export const delayedTriggerOfCombat: SentenceForm = { ...delayedTrigger, word: 'combat' };

/** “When you lose control of that creature, tap it.” */
export const delayedTriggerOnLosingControl: SentenceForm = { ...delayedTrigger, word: 'lose' };

/** “When this Aura leaves the battlefield, that creature's controller sacrifices it.” */
export const delayedTriggerOnLeaving: SentenceForm = { ...delayedTrigger, word: 'leaves' };

/** “If it would leave the battlefield, exile it instead of putting it anywhere else.” (CR 614.1a) */
export const leaving: SentenceForm = {
  word: 'leave',
  read(reader) {
    const effect = readLeaving(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'exile instead of leaving');
    return effect !== undefined && writeLeaving(effect, writer);
  },
};

/** “This turn, each creature you control enters with an additional +1/+1 counter on it.” (CR 614.1c) */
export const entering: SentenceForm = {
  word: 'turn',
  read(reader) {
    if (thisTurn.read(reader) === no) return no;
    const replacement = entersChanged.read(reader);
    if (replacement === no || isOfItself(replacement)) return no;
    return [{ do: 'replace', replacement, until: 'this turn' }];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'replace');
    if (effect?.until !== 'this turn' || effect.next || effect.keep !== undefined || effect.source !== undefined)
      return false;
    if (isOfItself(effect.replacement)) return false;
    return thisTurn.write({}, writer) && entersChanged.write(effect.replacement, writer);
  },
};

const thisTurn = literally('this turn, ');

function isOfItself(replacement: Replacement): boolean {
  return replacement.would !== 'enter' || replacement.what.is === 'this';
}
