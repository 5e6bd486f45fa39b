import type { Objects, Recipients, TargetSpec } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No, oneOf, type Syntax } from '../../syntax/syntax.js';
import { creaturesAndPlaneswalkers } from '../nouns/creature-and-planeswalker.js';
import { eachOfAnyTargets, eachOfTargets } from '../objects/each-of-targets.js';
import { attached, each, referent } from '../objects/objects.js';
import { eachOfThose } from '../nouns/each-of-those.js';
import { isPlayerOrPlaneswalker, playersAsObject } from './players.js';
import { oneAndOthers } from '../nouns/several-objects.js';
import { self, grantingObject } from '../basics/self.js';
import { newTarget } from '../targets/target-reference.js';

/** “Have this artifact deal 1 damage to it”: “it” is another object than the source. */
const another: Syntax<Objects> = {
  begins: referent('object').begins,
  read(reader) {
    const { scope } = reader;
    const { except, subject } = scope;
    if (subject !== null && 'objects' in subject.means) scope.except = subject.means as Objects;
    const found = referent('object').read(reader);
    scope.except = except;
    return found;
  },
  write: (objects, writer) => referent('object').write(objects, writer),
};

/** “Itself”: the one object that is the subject of the clause. */
const itself: Syntax<Recipients> = {
  begins: new Set(['itself']),
  fixedFields: { called: 'itself' },
  read(reader) {
    const { subject } = reader.scope;
    if (subject === null || subject.plural || !('objects' in subject.means) || subject.means.objects === 'each')
      return no;
    if (!reader.take('itself')) return no;
    const named = reader.scope.referentOf(subject.means);
    if (named !== undefined) reader.scope.nameAgain(named);
    return { ...subject.means, called: 'itself' };
  },
  write: (means, writer) => means.called === 'itself' && writer.add('itself'),
};

/** “That permanent or player”: a target of that kind, named before (CR 115.4). */
function thatEither(text: string, isOfKind: (target: TargetSpec | undefined) => boolean): Syntax<Recipients> {
  const either = literally(text);
  return {
    begins: either.begins,
    read(reader) {
      if (either.read(reader) === no) return no;
      const { scope } = reader;
      const named = scope.last(
        ({ means, plural }) =>
          !plural &&
          means !== null &&
          'objects' in means &&
          means.objects === 'target' &&
          isOfKind(scope.targets[means.slot]),
      );
      if (named === undefined || named.means === null) return no;
      scope.nameAgain(named);
      return { ...named.means, called: 'permanent or player' };
    },
    write(means, writer) {
      if (means.called !== 'permanent or player' || !('slot' in means)) return false;
      if (!isOfKind(writer.scope.targets[means.slot])) return false;
      const named = writer.scope.referentOf(means);
      if (named !== undefined) writer.scope.nameAgain(named);
      return either.write({}, writer);
    },
  };
}

const thatOne = literally('that permanent or player');
const damaged: Objects = { objects: 'damaged' };

/** “That permanent or player”: what was dealt the damage that is the event. */
const damagedOne: Syntax<Recipients> = {
  begins: thatOne.begins,
  fixedFields: { objects: 'damaged' },
  read: (reader) => (reader.scope.referentOf(damaged) === undefined || thatOne.read(reader) === no ? no : damaged),
  write: (means, writer) =>
    'objects' in means && means.objects === 'damaged' && means.called === undefined && thatOne.write({}, writer),
};

/** “It's”: the attacking creature that the ability is about, which can be its own object or another. */
function readIts(reader: Reader): Objects | No {
  if (!reader.take("it's")) return no;
  for (const objects of ['that object', 'this'] as const) {
    if (reader.scope.referentOf({ objects }) !== undefined) return { objects, called: 'it' };
  }
  return no;
}

const attackedOpening = literally('the player or planeswalker ');
const isAttacking = literally(' is attacking');

/** “The player or planeswalker it's attacking” (CR 508.1b). */
const attackedOnes: Syntax<Recipients> = {
  begins: new Set(['the']),
  fixedFields: { objects: 'attacked by' },
  read(reader) {
    if (attackedOpening.read(reader) === no) return no;
    if (reader.word !== "it's") {
      const of = referent('subject').read(reader);
      return of === no || of.called === 'it' || isAttacking.read(reader) === no ? no : { objects: 'attacked by', of };
    }
    const of = readIts(reader);
    return of === no || !reader.take('attacking') ? no : { objects: 'attacked by', of };
  },
  write(means, writer) {
    if (!('objects' in means) || means.objects !== 'attacked by' || !attackedOpening.write({}, writer)) return false;
    if (!referent('subject').write(means.of, writer)) return false;
    return writer.add(means.of.called === 'it' ? "'s attacking" : ' is attacking');
  },
};

const eachOne = each('each ');

/** “Each creature with flying”: damage doesn't change whether the creatures match. */
const eachDamagedObject: Syntax<Objects> = {
  begins: eachOne.begins,
  fixedFields: { objects: 'each' },
  read(reader) {
    const means = eachOne.read(reader);
    if (means !== no) reader.scope.name(means, true, ['creature', 'permanent'], { unchanged: true });
    return means;
  },
  write(means, writer) {
    if (!eachOne.write(means, writer)) return false;
    writer.scope.name(means, true, ['creature', 'permanent'], { unchanged: true });
    return true;
  },
};

/** The recipients of damage: “any target”, “each creature”, “you”. */
export const recipients: Syntax<Recipients> = oneOf<Recipients>(
  itself,
  attackedOnes,
  damagedOne,
  thatEither('that permanent or player', (target) => target?.kind === 'any target'),
  thatEither('that player or planeswalker', isPlayerOrPlaneswalker),
  creaturesAndPlaneswalkers,
  eachOfAnyTargets,
  eachOfTargets,
  newTarget(['any target', 'permanent or player', 'permanent or opponent']),
  playersAsObject,
  self,
  grantingObject,
  another,
  attached,
  newTarget(['permanent']),
  eachDamagedObject,
  eachOfThose,
  ...oneAndOthers(newTarget(['permanent']) as Syntax<Objects>),
);
