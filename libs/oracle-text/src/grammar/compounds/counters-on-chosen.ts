import { isSameTree, type Players } from '@stacktrail/card-tree';
import { conjugate } from '../../english/words.js';
import { no } from '../../syntax/syntax.js';
import { areSeveral } from '../basics/one-by-one.js';
import { counterCount } from '../costs/cost-parts.js';
import { chosen } from '../objects/chosen.js';
import { playersAsSubject } from '../players/players.js';
import { nameRest, oneByOne } from './choosing.js';
import type { EffectOf } from '../effects/predicate.js';
import type { Compound } from './compound.js';

type PutCounters = EffectOf<'put counters'>;

const you: Players = { players: 'you' };
const what = chosen('in', true);

function putOn(label: string, who: Players, { counter, count }: Pick<PutCounters, 'counter' | 'count'>): PutCounters {
  return { do: 'put counters', counter, count, on: { objects: 'result', label }, who: { ...who, called: 'nothing' } };
}

/** “Each player puts a vow counter on a creature they control”: they choose first, then all do so (CR 101.4, 608.2e). */
export const countersOnChosen: Compound = {
  begins: new Set(['each']),
  words: ['puts'],
  read(reader) {
    const { scope } = reader;
    const who = playersAsSubject.read(reader);
    const counters = who === no || !areSeveral(who) || !reader.take('puts') ? no : counterCount.read(reader);
    if (who === no || counters === no || !reader.take('on')) return no;
    const found = oneByOne(scope, who, () => what.read(reader));
    const choice = scope.choices.at(-1);
    if (found === no || choice === undefined) return no;
    nameRest(scope, choice, who);
    scope.choices = scope.choices.slice(0, -1);
    scope.subject = { means: who, plural: false };
    return [
      { ...choice, who },
      { ...putOn(choice.label, who, counters), joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, put] = [effects[at], effects[at + 1]];
    if (choice?.do !== 'choose objects' || put?.do !== 'put counters' || put.on.objects !== 'result') return 0;
    const { joined: _, ...made } = choice;
    const { who } = made;
    const { scope } = writer;
    if (!areSeveral(who) || !isSameTree(put, { ...putOn(made.label, who, put), joined: 'and' })) return 0;
    if (!playersAsSubject.write(who, writer) || !writer.add(` ${conjugate('put', false)} `)) return 0;
    if (!counterCount.write(put, writer) || !writer.add(' on ')) return 0;
    scope.choices = [{ ...made, who: you }];
    if (!oneByOne(scope, who, () => what.write({ objects: 'result', label: made.label }, writer))) return 0;
    nameRest(scope, made, who);
    scope.subject = { means: who, plural: false };
    return 2;
  },
};
