import type { Effect, Joint, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { lazy, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { counterCount } from '../costs/cost-parts.js';
import { eachOfTargets } from '../objects/each-of-targets.js';
import { objectsAfterVerb } from '../objects/objects.js';
import type { EffectOf } from '../effects/predicate.js';
import type { Compound } from './compound.js';

type Putting = EffectOf<'put counters'> & { readonly joined?: Joint };

const objects: Syntax<Objects> = lazy(() => oneOf(eachOfTargets, objectsAfterVerb));

/** Reads the words between two items of a list: “ and ”, or “, ” before the last. */
function readJoint(reader: Reader, inList: boolean): 'and' | 'comma' | undefined {
  const comma = reader.take(',');
  const and = reader.take('and');
  if (!comma && !and) return undefined;
  if (and) return comma === inList ? 'and' : undefined;
  return 'comma';
}

/** “Put a +1/+1 counter on this creature and a -1/-1 counter on target creature.” */
function readOnSeveral(reader: Reader): readonly Effect[] | No {
  const first = readOne(reader);
  if (first === no) return no;
  const all: Putting[] = [first];
  for (let inList = false, last = false; !last;) {
    const joined = readJoint(reader, inList);
    if (joined === undefined) return no;
    const next = readOne(reader);
    if (next === no) return no;
    all.push({ ...next, joined });
    last = joined === 'and';
    inList = true;
  }
  return all;
}

function readOne(reader: Reader): Putting | No {
  const many = counterCount.read(reader);
  if (many === no || !reader.take('on')) return no;
  const on = objects.read(reader);
  return on === no ? no : { do: 'put counters', ...many, on };
}

/** “Put a +1/+1 counter and a lifelink counter on target creature”; of three or more, with commas. */
function readOnTheSame(reader: Reader): readonly Effect[] | No {
  const first = counterCount.read(reader);
  if (first === no) return no;
  const more: (Pick<Putting, 'counter' | 'count'> & { readonly joined: Joint })[] = [];
  while (more.at(-1)?.joined !== 'and') {
    const joined = readJoint(reader, more.length > 0);
    const next = joined === undefined ? no : counterCount.read(reader);
    if (joined === undefined || next === no) return no;
    more.push({ ...next, joined });
  }
  if (!reader.take('on')) return no;
  const on = objects.read(reader);
  if (on === no) return no;
  const same: Objects = { ...on, called: 'nothing' };
  return [
    { do: 'put counters', ...first, on },
    ...more.map((one): Putting => ({ do: 'put counters', ...one, on: same })),
  ];
}

function isPutting(effect: Effect): effect is Putting {
  return effect.do === 'put counters' && effect.amountLast === undefined;
}

/** The instructions from `at` on that belong to one such clause. */
function runOf(effects: readonly Effect[], at: number): readonly Putting[] {
  const run: Putting[] = [];
  for (let i = at; i < effects.length; i++) {
    const effect = effects[i]!;
    if (!isPutting(effect)) break;
    if (i > at && effect.joined !== 'and' && effect.joined !== 'comma') break;
    run.push(effect);
    if (i > at && effect.joined === 'and') break;
  }
  return run.at(-1)?.joined === 'and' ? run : [];
}

function writeRun(run: readonly Putting[], writer: Writer): boolean {
  const same = run[1]!.on.called === 'nothing';
  if (run.slice(1).some(({ on }) => (on.called === 'nothing') !== same)) return false;
  writer.add('put ');
  const could = run.every((one, i) => {
    if (i > 0) writer.add(one.joined === 'comma' ? ', ' : run.length > 2 ? ', and ' : ' and ');
    return counterCount.write(one, writer) && (same || (writer.add(' on ') && objects.write(one.on, writer)));
  });
  return could && (!same || (writer.add(' on ') && objects.write(run[0]!.on, writer)));
}

/** Counters of several kinds, or on several objects, with one verb. */
export const severalCounters: Compound = {
  begins: new Set(['put']),
  words: ['and'],
  read: (reader) =>
    reader.take('put') ? reader.any<readonly Effect[]>([{ read: readOnSeveral }, { read: readOnTheSame }]) : no,
  write(effects, at, writer) {
    const run = runOf(effects, at);
    return run.length > 1 && writeRun(run, writer) ? run.length : 0;
  },
};
