import type { Effect } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { SentenceForm } from './form.js';

/** “Destroy target land unless its controller has this creature deal 6 damage to them” (CR 118.12a). */
export const unlessHas: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const then = clauses.read(reader);
    const who = then === no || !reader.take('unless') ? no : playersAsSubject.read(reader);
    if (then === no || who === no || !(reader.take('has') || reader.take('have'))) return no;
    reader.scope.infinitive = true;
    const effects = clauses.read(reader);
    reader.scope.infinitive = false;
    const [first, ...more] = effects === no ? [] : effects;
    if (effects === no || first?.do !== 'deal damage' || more.length > 0) return no;
    const label = reader.scope.newLabel('choice');
    const refused: Effect = {
      do: 'if',
      condition: { if: 'not', of: { if: 'did', label } },
      then,
      last: 'unless',
      joined: 'and',
    };
    return [{ do: 'may', who, effects, label }, refused];
  },
  write([offer, refused, ...more], writer, clauses) {
    if (offer?.do !== 'may' || refused?.do !== 'if' || refused.last !== 'unless' || more.length > 0) return false;
    const { condition, then } = refused;
    if (condition.if !== 'not' || condition.of.if !== 'did' || condition.of.label !== offer.label) return false;
    if (!clauses.write(then, writer) || !writer.add(' unless ')) return false;
    if (!playersAsSubject.write(offer.who, writer)) return false;
    writer.add(takesPluralVerb(offer.who) ? ' have ' : ' has ');
    writer.scope.infinitive = true;
    writer.scope.subject = null;
    const could = clauses.write(offer.effects, writer);
    writer.scope.infinitive = false;
    return could;
  },
};
