import type { Effect, Objects } from '@stacktrail/card-tree';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { addCurrentAsReferent, timesOfNoObjects } from '../effects/repeating.js';
import { makeReferentsPlural } from '../players/for-each-player.js';
import { cardsInZone, each, objectsAfterVerb } from '../objects/objects.js';
import { allScaled, copiesOfAll, refersToEachOne } from '../basics/scaled.js';
import { body } from './body.js';
import type { Scope } from '../../syntax/scope.js';
import { type EffectOf, type SentenceForm, onlyEffect } from './form.js';

const forEachOf = literally('for each of ');
const forWord = literally('for ');

const eachThing = oneOf<Objects>(doneThisWay('each '), cardsInZone('each '), each('each '));

function forThings(before: Syntax<object>, of: Syntax<Objects>): Syntax<Objects> {
  return {
    begins: before.begins,
    read: (reader) => (before.read(reader) === no ? no : of.read(reader)),
    write: (objects, writer) => before.write({}, writer) && of.write(objects, writer),
  };
}

const things = oneOf<Objects>(forThings(forWord, eachThing), forThings(forEachOf, objectsAfterVerb));

/**
 * Whether the instruction is followed once for all objects (CR 608.2f), because its amount can be multiplied, or it
 * copies all of them.
 */
function isDoneAtOnce(effects: readonly Effect[], of: Objects): boolean {
  if (of.called !== undefined) return false;
  if (copiesOfAll(effects, of) !== undefined) return true;
  return !refersToEachOne(effects) && allScaled(effects, { amount: 'how many', of }) !== undefined;
}

/**
 * “For each creature exiled this way, its controller draws a card.” “For each of those permanents, you may draw a
 * card”: “it” is the current object.
 */
export const forEachThing: SentenceForm = {
  word: 'for',
  read(reader, clauses) {
    const of = things.read(reader);
    if (of === no || !reader.take(',')) return no;
    const { referents } = reader.scope.soFar;
    addCurrentAsReferent(reader.scope);
    const { length } = reader.scope.targets;
    const effects = body(clauses).read(reader);
    makeReferentsPlural(reader.scope, referents);
    // “For each creature you control, destroy target creature” has that many targets.
    if (effects === no || reader.scope.targets.length > length) return no;
    if (isDoneAtOnce(effects, of)) return no;
    return [
      { do: 'for each', of, effects: reader.isSaidLater('rest') ? withRest(effects, of, reader.scope) : effects },
    ];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'for each');
    if (effect === undefined || !things.write(effect.of, writer) || !writer.add(', ')) return false;
    const { referents } = writer.scope.soFar;
    addCurrentAsReferent(writer.scope);
    const could = body(clauses).write(effect.effects, writer);
    makeReferentsPlural(writer.scope, referents);
    nameRest(effect, writer.scope);
    return could;
  },
};

type ForEach = EffectOf<'for each'>;

function movedIn([first, ...more]: readonly Effect[]): EffectOf<'move'> | undefined {
  const [move, ...others] = first?.do === 'unless' && more.length === 0 ? first.effects : [];
  return move?.do === 'move' && others.length === 0 ? move : undefined;
}

/** “The rest” are those of the objects that weren't moved, although each could have been. */
function nameRest({ of, effects }: Pick<ForEach, 'of' | 'effects'>, scope: Scope): void {
  const was = movedIn(effects)?.was;
  if (was === undefined || of.objects !== 'result') return;
  const { called: _, ...all } = of;
  scope.rest = { objects: 'other than', of: all, not: { objects: 'result', label: was } };
}

function withRest(effects: readonly Effect[], of: Objects, scope: Scope): readonly Effect[] {
  const move = movedIn(effects);
  const [first] = effects;
  if (move === undefined || first?.do !== 'unless' || of.objects !== 'result') return effects;
  const noted = [{ ...first, effects: [{ ...move, was: scope.newLabel('left') }] }];
  nameRest({ of, effects: noted }, scope);
  return noted;
}

/** “For each card drawn this way, discard a card unless you sacrifice a permanent”: followed one time for each. */
export const forEachTime: SentenceForm = {
  word: 'for',
  read(reader, clauses) {
    const times = timesOfNoObjects.read(reader);
    if (times === no || !reader.take(',')) return no;
    const { length } = reader.scope.targets;
    const effects = body(clauses).read(reader);
    if (effects === no || reader.scope.targets.length > length) return no;
    return allScaled(effects, times) === undefined ? [{ do: 'repeat', times, effects }] : no;
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'repeat');
    if (effect === undefined || !timesOfNoObjects.write(effect.times, writer) || !writer.add(', ')) return false;
    return body(clauses).write(effect.effects, writer);
  },
};
