import { type Filter, isSameTree, type KeywordAbility, type Players, type StaticEffect } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { keywordInSentence } from '../keywords/keywords.js';
import { noun } from '../nouns/nouns.js';

const you: Players = { players: 'you' };
const youWord = literally('you');
const things = noun(true);
const abilities = listed<KeywordAbility>(keywordInSentence, 'and');

/** “And permanents you control”, “, planeswalkers you control, and other creatures you control”. */
function readOthers(reader: Reader): readonly Filter[] | No {
  const found: Filter[] = [];
  for (let isLast = false; !isLast;) {
    const comma = reader.take(',');
    isLast = reader.take('and');
    if ((!comma && !isLast) || (isLast && comma !== found.length > 0)) return no;
    const filter = things.read(reader);
    if (filter === no) return no;
    found.push(filter);
  }
  return found;
}

function writeOthers(filters: readonly Filter[], writer: Writer): boolean {
  return filters.every((filter, i) => {
    const isLast = i === filters.length - 1;
    return writer.add(!isLast ? ', ' : i > 0 ? ', and ' : ' and ') && things.write(filter, writer);
  });
}

function giving(filter: Filter, given: readonly KeywordAbility[]): StaticEffect {
  return {
    static: 'continuous',
    affects: { objects: 'each', filter },
    changes: [{ change: 'add abilities', abilities: given }],
  };
}

/** “You and permanents you control have hexproof”: one sentence about a player and permanents (CR 702.11b, 702.11c). */
export const youAndYours: Syntax<readonly StaticEffect[]> = {
  begins: youWord.begins,
  read(reader) {
    const filters = youWord.read(reader) === no ? no : readOthers(reader);
    if (filters === no || !reader.take('have')) return no;
    const given = abilities.read(reader);
    if (given === no) return no;
    return [{ static: 'players have', who: you, abilities: given }, ...filters.map((filter) => giving(filter, given))];
  },
  write([first, ...others], writer) {
    if (first?.static !== 'players have' || first.who.players !== 'you' || others.length === 0) return false;
    const given = first.abilities;
    const filters = others.map((effect) =>
      effect.static === 'continuous' && effect.affects.objects === 'each' ? effect.affects.filter : undefined,
    );
    if (!filters.every((filter) => filter !== undefined)) return false;
    if (!others.every((effect, i) => isSameTree(effect, giving(filters[i]!, given)))) return false;
    youWord.write({}, writer);
    return writeOthers(filters, writer) && writer.add(' have ') && abilities.write(given, writer);
  },
};
