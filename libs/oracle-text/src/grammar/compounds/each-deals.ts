import { type Effect, type Objects, someNode } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { lazy, literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { EffectOf } from '../effects/predicate.js';
import { lifeAndDamagePredicates } from '../effects/life-and-damage.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { each, objectsAsSubject, referent } from '../objects/objects.js';
import { newTarget } from '../targets/target-reference.js';
import type { Compound } from './compound.js';

type Damage = Effect & EffectOf<'deal damage'>;

const eachOne: Objects = { objects: 'each one' };
const eachOf = literally('each of ');
const eachDeal = literally(' each');

/** “Each creature you control”, “each of those creatures”: subjects with a singular verb. */
const oneAtATime: Syntax<Objects> = oneOf<Objects>(each('each '), doneThisWay('each '), {
  begins: new Set(['each']),
  read(reader) {
    const means = eachOf.read(reader) === no ? no : referent('object').read(reader);
    return means === no || !reader.scope.isPlural(means) ? no : means;
  },
  write: (means, writer) =>
    writer.scope.isPlural(means) && eachOf.write({}, writer) && referent('object').write(means, writer),
});

/** “Up to two target creatures you control each”. */
const several: Syntax<Objects> = lazy(() => {
  const some = oneOf<Objects>(newTarget(['permanent']) as Syntax<Objects>, objectsAsSubject);
  return {
    begins: some.begins,
    read(reader) {
      const means = some.read(reader);
      if (means === no || !(means.objects === 'together' || reader.scope.isPlural(means))) return no;
      return eachDeal.read(reader) === no ? no : means;
    },
    write: (means, writer) =>
      some.write(means, writer) &&
      (means.objects === 'together' || writer.scope.isPlural(means)) &&
      eachDeal.write({}, writer),
  };
});

const damages = lifeAndDamagePredicates.filter(({ field }) => field === 'source').map(({ says }) => says);
const damage = oneOf<Effect>(...damages);

function speaksOfEach(effect: Effect): boolean {
  return someNode(effect, ({ objects }) => objects === 'each one');
}

/** Lets “it” or “they” mean each source in the amount and the recipients; “that creature” is another object. */
function speakOfOne(scope: Scope, means: Objects, plural: boolean): void {
  scope.subject = { means, plural };
  scope.name(eachOne, plural, []);
}

function readOf(reader: Reader, source: Syntax<Objects>, plural: boolean): readonly Effect[] | No {
  const means = source.read(reader);
  if (means === no) return no;
  const { referents } = reader.scope.soFar;
  speakOfOne(reader.scope, means, plural);
  const effect = damage.read(reader);
  if (effect === no || !speaksOfEach(effect)) return no;
  forget(reader.scope, referents);
  return [{ ...(effect as Damage), source: means, each: true }];
}

/** After the clause, no pronoun means a single source. */
function forget(scope: Scope, before: Scope['soFar']['referents']): void {
  if (before?.means) scope.nameAgain(before);
}

function writeOf(effect: Damage, source: Syntax<Objects>, plural: boolean, writer: Writer): boolean {
  const { source: means, each: _, ...one } = effect;
  if (means === undefined || !source.write(means, writer) || !writer.add(' ')) return false;
  const { referents } = writer.scope.soFar;
  speakOfOne(writer.scope, means, plural);
  if (!damage.write(one, writer)) return false;
  forget(writer.scope, referents);
  return true;
}

/** “Each creature you control deals damage equal to its power to target creature” (CR 120.2b): all damage at once. */
export const eachDeals: Compound = {
  begins: objectsAsSubject.begins,
  words: ['each'],
  read: (reader) =>
    reader.any([{ read: () => readOf(reader, oneAtATime, false) }, { read: () => readOf(reader, several, true) }]),
  write(effects, at, writer) {
    const effect = effects[at]!;
    if (effect.do !== 'deal damage' || effect.each !== true) return 0;
    const from = writer.mark();
    if (writeOf(effect, oneAtATime, false, writer)) return 1;
    writer.back(from);
    return writeOf(effect, several, true, writer) ? 1 : 0;
  },
};
