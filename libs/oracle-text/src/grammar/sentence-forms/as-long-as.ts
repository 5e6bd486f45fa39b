import type { Effect } from '@stacktrail/card-tree';
import { isSameTree } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { beingSo, isOfItself, lastsSoLong, soLong } from '../effects/as-long-as.js';
import type { SentenceForm } from './form.js';

const opening = literally('for as long as ');

/** “For as long as that creature has a shadow counter on it, it's a Wraith in addition to its other types” (CR 611.2b). */
export const leadingAsLongAs: SentenceForm = {
  word: 'long',
  read(reader, clauses) {
    if (opening.read(reader) === no) return no;
    const asLongAs = beingSo.read(reader);
    if (asLongAs === no || !reader.take(',')) return no;
    reader.scope.leadingDuration = soLong;
    const effects = clauses.read(reader);
    reader.scope.leadingDuration = null;
    if (effects === no) return no;
    const led = effects.map((effect): Effect => (lastsSoLong(effect) ? { ...effect, asLongAs, leads: true } : effect));
    return led.every((effect) => lastsSoLong(effect) && isOfItself(effect)) ? led : no;
  },
  write(sentence, writer, clauses) {
    const [first] = sentence;
    if (first === undefined || !lastsSoLong(first) || first.asLongAs === undefined) return false;
    const { asLongAs } = first;
    const isLed = (effect: Effect): boolean =>
      lastsSoLong(effect) && effect.leads === true && isSameTree(effect.asLongAs, asLongAs);
    if (!sentence.every(isLed) || !opening.write({}, writer)) return false;
    if (!beingSo.write(asLongAs, writer) || !writer.add(', ')) return false;
    writer.scope.leadingDuration = soLong;
    const could = clauses.write(sentence, writer);
    writer.scope.leadingDuration = null;
    return could;
  },
};
