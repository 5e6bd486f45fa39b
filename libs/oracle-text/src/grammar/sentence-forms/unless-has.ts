import { type Amount, type Effect, isSameTree } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { SentenceForm } from './form.js';

const asMuch: Amount = { amount: 'that much' };

/** The damage of a sentence about an amount that isn't fixed: “that much damage” is the same. */
function damageIn([first, ...more]: readonly Effect[]): (Amount & object) | undefined {
  return first?.do === 'deal damage' && more.length === 0 && typeof first.amount === 'object'
    ? first.amount
    : undefined;
}

/** “Destroy target land unless its controller has this creature deal 6 damage to them” (CR 118.12a). */
export const unlessHas: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const then = clauses.read(reader);
    const who = then === no || !reader.take('unless') ? no : playersAsSubject.read(reader);
    if (then === no || who === no || !(reader.take('has') || reader.take('have'))) return no;
    const said = damageIn(then);
    const { hasAmount } = reader.scope;
    reader.scope.infinitive = true;
    if (said !== undefined) reader.scope.hasAmount = true;
    const read = clauses.read(reader);
    reader.scope.infinitive = false;
    reader.scope.hasAmount = hasAmount;
    const [first, ...more] = read === no ? [] : read;
    if (first?.do !== 'deal damage' || more.length > 0) return no;
    const effects = said !== undefined && isSameTree(first.amount, asMuch) ? [{ ...first, amount: said }] : [first];
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
    const said = damageIn(then);
    const { hasAmount } = writer.scope;
    writer.scope.infinitive = true;
    if (said !== undefined) writer.scope.hasAmount = true;
    writer.scope.subject = null;
    const could = clauses.write(
      offer.effects.map((effect) =>
        effect.do === 'deal damage' && said !== undefined && isSameTree(effect.amount, said)
          ? { ...effect, amount: asMuch }
          : effect,
      ),
      writer,
    );
    writer.scope.infinitive = false;
    writer.scope.hasAmount = hasAmount;
    return could;
  },
};
