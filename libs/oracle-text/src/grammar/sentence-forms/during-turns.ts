import type { Effect } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import type { EffectOf, SentenceForm } from './form.js';

const opening = literally('as long as ');

function isAllowed(effect: Effect): effect is EffectOf<'may play'> {
  return effect.do === 'may play' && effect.until === 'rest of the game';
}

/** “As long as you attacked with a commander this turn, you may play those cards” (CR 601.3, 611.2). */
export const duringTurns: SentenceForm = {
  word: 'as',
  read(reader, clauses) {
    if (opening.read(reader) === no) return no;
    const during = condition.read(reader);
    if (during === no || (during.if !== 'happened' && during.if !== 'compare') || !reader.take(',')) return no;
    reader.scope.leadingDuration = 'rest of the game';
    const effects = clauses.read(reader);
    reader.scope.leadingDuration = null;
    if (effects === no || !effects.every(isAllowed)) return no;
    return effects.map((effect) => ({ ...effect, during }));
  },
  write(sentence, writer, clauses) {
    const [first] = sentence;
    if (first?.do !== 'may play' || first.during === undefined || !sentence.every(isAllowed)) return false;
    if (!opening.write({}, writer) || !condition.write(first.during, writer) || !writer.add(', ')) return false;
    writer.scope.leadingDuration = 'rest of the game';
    const could = clauses.write(
      sentence.map(({ during: _, ...effect }) => effect as Effect),
      writer,
    );
    writer.scope.leadingDuration = null;
    return could;
  },
};
