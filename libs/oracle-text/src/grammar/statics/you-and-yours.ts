import {
  type Filter,
  isSameTree,
  type KeywordAbility,
  type Objects,
  type Players,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { literally, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { nameSelf } from '../basics/self.js';
import { keywordInSentence } from '../keywords/keywords.js';
import { noun } from '../nouns/nouns.js';

const you: Players = { players: 'you' };
const youWord = literally('you');
const things = noun(true);

/** “This creature”, “permanents you control”. */
const affected: Syntax<Objects> = oneOf<Objects>(
  mapped<object, Objects>(
    nameSelf,
    () => ({ objects: 'this' }),
    ({ objects }) => (objects === 'this' ? {} : no),
    { objects: 'this' },
  ),
  mapped<Filter, Objects>(
    things,
    (filter) => ({ objects: 'each', filter }),
    (objects) => (objects.objects === 'each' && Object.keys(objects).length === 2 ? objects.filter : no),
    { objects: 'each' },
  ),
);
const abilities = listed<KeywordAbility>(keywordInSentence, 'and');

/** “And permanents you control”, “, planeswalkers you control, and other creatures you control”. */
function readOthers(reader: Reader): readonly Objects[] | No {
  const found: Objects[] = [];
  for (let isLast = false; !isLast;) {
    const comma = reader.take(',');
    isLast = reader.take('and');
    if ((!comma && !isLast) || (isLast && comma !== found.length > 0)) return no;
    const one = affected.read(reader);
    if (one === no) return no;
    found.push(one);
  }
  return found;
}

function writeOthers(all: readonly Objects[], writer: Writer): boolean {
  return all.every((one, i) => {
    const isLast = i === all.length - 1;
    return writer.add(!isLast ? ', ' : i > 0 ? ', and ' : ' and ') && affected.write(one, writer);
  });
}

function giving(affects: Objects, given: readonly KeywordAbility[]): StaticEffect {
  return {
    static: 'continuous',
    affects,
    changes: [{ change: 'add abilities', abilities: given }],
  };
}

/** “You and permanents you control have hexproof”: one sentence about a player and permanents (CR 702.11b, 702.11c). */
export const youAndYours: Syntax<readonly StaticEffect[]> = {
  begins: youWord.begins,
  read(reader) {
    const others = youWord.read(reader) === no ? no : readOthers(reader);
    if (others === no || !reader.take('have')) return no;
    const given = abilities.read(reader);
    if (given === no) return no;
    return [{ static: 'players have', who: you, abilities: given }, ...others.map((one) => giving(one, given))];
  },
  write([first, ...others], writer) {
    if (first?.static !== 'players have' || first.who.players !== 'you' || others.length === 0) return false;
    const given = first.abilities;
    const all = others.flatMap((effect) => (effect.static === 'continuous' ? [effect.affects] : []));
    if (all.length < others.length || !others.every((effect, i) => isSameTree(effect, giving(all[i]!, given))))
      return false;
    youWord.write({}, writer);
    return writeOthers(all, writer) && writer.add(' have ') && abilities.write(given, writer);
  },
};
