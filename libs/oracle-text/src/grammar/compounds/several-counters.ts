import type { Effect, Joint, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { lazy, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { counterCount } from '../costs/cost-parts.js';
import { eachOfTargets, objectsAfterVerb } from '../objects/objects.js';
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

/** “Put a +1/+1 counter and a lifelink counter on target creature.” */
function readOnTheSame(reader: Reader): readonly Effect[] | No {
  const first = counterCount.read(reader);
  if (first === no || !reader.take('and')) return no;
  const second = counterCount.read(reader);
  if (second === no || !reader.take('on')) return no;
  const on = objects.read(reader);
  if (on === no) return no;
  return [
    { do: 'put counters', ...first, on },
    { do: 'put counters', ...second, on: { ...on, called: 'nothing' }, joined: 'and' },
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
  const [first, second] = run;
  const same = second!.on.called === 'nothing';
  if (same && run.length > 2) return false;
  writer.add('put ');
  if (same)
    return (
      counterCount.write(first!, writer) &&
      writer.add(' and ') &&
      counterCount.write(second!, writer) &&
      writer.add(' on ') &&
      objects.write(first!.on, writer)
    );
  return run.every((one, i) => {
    if (i > 0) writer.add(one.joined === 'comma' ? ', ' : run.length > 2 ? ', and ' : ' and ');
    return counterCount.write(one, writer) && writer.add(' on ') && objects.write(one.on, writer);
  });
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
