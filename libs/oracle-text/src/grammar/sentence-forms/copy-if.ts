import type { Condition, Effect, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { objectsAfterVerb } from '../objects/objects.js';
import type { SentenceForm } from './form.js';

interface CopyIf {
  readonly what: Objects;
  readonly asked: Condition;
}

const copy = literally('copy ');
const ifWord = literally(' if ');
const then = literally(', then ');
const newTargets = literally('. You may choose new targets for the copy');
const newTargetsOfAll = literally('. You may choose new targets for the copies');

function readOne(reader: Reader): CopyIf | No {
  const what = copy.read(reader) === no ? no : objectsAfterVerb.read(reader);
  const asked = what === no || ifWord.read(reader) === no ? no : condition.read(reader);
  return what === no || asked === no ? no : { what, asked };
}

function writeOne({ what, asked }: CopyIf, writer: Writer): boolean {
  return (
    copy.write({}, writer) &&
    objectsAfterVerb.write(what, writer) &&
    ifWord.write({}, writer) &&
    condition.write(asked, writer)
  );
}

function effectOf({ what, asked }: CopyIf, at: number): Effect {
  return {
    do: 'if',
    condition: asked,
    then: [{ do: 'copy spell', what, mayChooseNewTargets: true }],
    last: true,
    ...(at > 0 && { joined: 'then' as const }),
  };
}

function copyIfIn(effect: Effect): CopyIf | undefined {
  if (effect.do !== 'if' || effect.last !== true || effect.otherwise !== undefined) return undefined;
  const [copied, ...more] = effect.then;
  if (copied?.do !== 'copy spell' || more.length > 0 || !copied.mayChooseNewTargets) return undefined;
  const { who, count, except, targeting, forEach, newTargetsSaid, what } = copied;
  const said = [who, count, except, targeting, forEach, newTargetsSaid];
  return said.every((one) => one === undefined) ? { what, asked: effect.condition } : undefined;
}

/** “Copy it if you control an artifact, then copy it if … . You may choose new targets for the copies” (CR 707.10c). */
export const copyIf: SentenceForm = {
  word: 'copy',
  read(reader) {
    const first = readOne(reader);
    if (first === no) return no;
    const found = [first];
    for (;;) {
      const from = reader.mark();
      const next = then.read(reader) === no ? no : readOne(reader);
      if (next === no) {
        reader.back(from);
        break;
      }
      found.push(next);
    }
    return (found.length === 1 ? newTargets : newTargetsOfAll).read(reader) === no ? no : found.map(effectOf);
  },
  write(sentence, writer) {
    const found = sentence.map(copyIfIn);
    if (!found.every((one) => one !== undefined) || found.length === 0) return false;
    if (sentence.slice(1).some(({ joined }) => joined !== 'then')) return false;
    const could = found.every((one, i) => (i === 0 || then.write({}, writer)) && writeOne(one, writer));
    return could && (found.length === 1 ? newTargets : newTargetsOfAll).write({}, writer);
  },
};
