import type { Effect } from '@stacktrail/card-tree';
import { nameOfSelf } from '../../english/text-source.js';
import { literally, no } from '../../syntax/syntax.js';
import { self } from '../basics/self.js';
import type { EffectOf, SentenceForm } from './form.js';

const opening = literally('for as long as ');
const remains = literally(' remains on the battlefield, ');
const duration = 'as long as this remains on the battlefield';

function isSoLong(effect: Effect): effect is EffectOf<'apply'> {
  return effect.do === 'apply' && effect.until === duration;
}

/** “For as long as this creature remains on the battlefield, gain control of that permanent” (CR 611.2b). */
export const whileThisRemains: SentenceForm = {
  word: 'remains',
  read(reader, clauses) {
    if (opening.read(reader) === no || self.read(reader) === no || remains.read(reader) === no) return no;
    reader.scope.leadingDuration = duration;
    const effects = clauses.read(reader);
    reader.scope.leadingDuration = null;
    if (effects === no || !effects.every(isSoLong)) return no;
    return effects.map((effect): Effect => ({ ...effect, leads: true }));
  },
  write(sentence, writer, clauses) {
    if (!sentence.every((effect) => isSoLong(effect) && effect.leads === true)) return false;
    opening.write({}, writer);
    writer.add(nameOfSelf(writer.scope.textSource));
    remains.write({}, writer);
    writer.scope.leadingDuration = duration;
    const could = clauses.write(sentence, writer);
    writer.scope.leadingDuration = null;
    return could;
  },
};
