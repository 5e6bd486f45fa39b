import { type Amount, type Condition, type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { digits } from '../basics/numerals.js';
import { readTriggered, writeTriggered } from '../triggers/reflexive.js';
import type { SentenceForm } from './form.js';

const when = literally('when its power becomes ');
const thisWay = literally(' this way, ');
const itself: Objects = { objects: 'this' };
const power: Amount = { amount: 'power', of: itself };

/** Its power is that number, and wasn't before. */
function hasBecome(number: Amount, label: string): Condition {
  const is = (left: Amount): Condition => ({ if: 'compare', left, compare: 'exactly', right: number });
  return { if: 'all', of: [is(power), { if: 'not', of: is({ amount: 'noted number', label }) }] };
}

function changesPower(effect: Effect | undefined): effect is Extract<Effect, { do: 'apply' }> {
  return (
    effect?.do === 'apply' &&
    effect.to.objects === 'this' &&
    effect.changes.length === 1 &&
    effect.changes[0]!.change === 'modify power and toughness'
  );
}

/** “~ gets +1/+0 until end of turn. When its power becomes 20 this way, it deals 20 damage to any target” (CR 603.12). */
export const whenPowerBecomes: SentenceForm = {
  word: 'gets',
  toEnd: true,
  read(reader, clauses) {
    const changed = clauses.read(reader);
    const [effect, ...more] = changed === no ? [] : changed;
    if (!changesPower(effect) || more.length > 0 || !reader.stop() || when.read(reader) === no) return no;
    const number = digits.read(reader);
    if (number === no || thisWay.read(reader) === no) return no;
    const label = reader.scope.newLabel('power');
    const triggered = readTriggered(reader);
    if (triggered === no) return no;
    return [
      { do: 'note number', amount: power, label },
      { ...effect, joined: 'and' },
      { do: 'if', condition: hasBecome(number, label), then: [triggered], joined: 'and' },
    ];
  },
  write([noted, effect, asked, ...more], writer, clauses) {
    if (noted?.do !== 'note number' || !isSameTree(noted.amount, power) || more.length > 0) return false;
    if (!changesPower(effect) || asked?.do !== 'if' || asked.condition.if !== 'all') return false;
    const [first] = asked.condition.of;
    const number = first?.if === 'compare' ? first.right : undefined;
    const [triggered] = asked.then;
    if (number === undefined || triggered === undefined) return false;
    if (!isSameTree(asked.condition, hasBecome(number, noted.label))) return false;
    const { joined: _, ...change } = effect;
    if (!clauses.write([change], writer) || !writer.stop()) return false;
    writer.add(' When its power becomes ');
    return digits.write(number, writer) && thisWay.write({}, writer) && writeTriggered(triggered, writer);
  },
};
