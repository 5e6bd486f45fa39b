import { type Amount, type Effect, isSameTree } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import { no } from '../../syntax/syntax.js';
import { forEach } from '../counts/counts.js';
import { indefinite } from '../nouns/nouns.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

const verbs = ['tap', 'untap'] as const;
const one = indefinite();

/**
 * “That player taps an untapped creature they control for each fade counter on this artifact”: that player chooses the
 * creatures.
 */
export const tapsOfTheirs: Compound = {
  begins: null,
  read(reader) {
    const who = playersAsSubject.read(reader);
    if (who === no || who.players === 'you') return no;
    const doing = verbs.find((verb) => reader.take(verb) || reader.take(`${verb}s`));
    if (doing === undefined) return no;
    reader.scope.subject = { means: who, plural: takesPluralVerb(who) };
    const filter = one.read(reader);
    if (filter === no) return no;
    const from = reader.mark();
    const each = forEach.read(reader);
    if (each === no) reader.back(from);
    const count: Amount = each === no ? 1 : each;
    const label = reader.scope.newLabel('chosen');
    return [
      { do: 'choose objects', who, from: { objects: 'each', filter }, min: count, max: count, label },
      { do: doing, what: { objects: 'result', label }, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, done] = [effects[at], effects[at + 1]];
    if (choice?.do !== 'choose objects' || (done?.do !== 'tap' && done?.do !== 'untap')) return 0;
    const { who, from, min, max, label } = choice;
    if (who.players === 'you' || !isOf(done, label) || from.objects !== 'each' || from.zone !== undefined) return 0;
    if (!isSameTree(min, max) || !playersAsSubject.write(who, writer)) return 0;
    const plural = takesPluralVerb(who);
    writer.scope.subject = { means: who, plural };
    writer.add(` ${conjugate(done.do, plural)} `);
    if (!one.write(from.filter, writer)) return 0;
    return min === 1 || forEach.write(min, writer) ? 2 : 0;
  },
};

function isOf({ what }: Extract<Effect, { do: 'tap' | 'untap' }>, label: string): boolean {
  return what.objects === 'result' && what.label === label;
}
