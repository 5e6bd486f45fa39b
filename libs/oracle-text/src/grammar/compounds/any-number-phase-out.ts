import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const opening = literally('you may have any number of ');
const phaseOut = literally(' phase out');

function said(from: Objects, label: string): readonly [Effect, Effect] {
  return [
    { do: 'choose objects', who: you, from, min: 0, max: { amount: 'any number' }, label },
    { do: 'phase out', what: { objects: 'result', label }, joined: 'and' },
  ];
}

/** “You may have any number of them phase out”: those of them that you choose (CR 608.2d, 702.26b). */
export const anyNumberPhaseOut: Compound = {
  begins: opening.begins,
  words: ['phase'],
  read(reader) {
    const { scope } = reader;
    const from = opening.read(reader) === no ? no : (readReferent(reader, 'objects', 'object') as Objects | typeof no);
    if (from === no || !scope.isPlural(from)) return no;
    return phaseOut.read(reader) === no ? no : said(from, scope.newLabel('phased'));
  },
  write(effects, at, writer) {
    const [choice, out] = [effects[at], effects[at + 1]];
    if (choice?.do !== 'choose objects' || out === undefined) return 0;
    const { joined: _, ...chosen } = choice;
    if (!isSameTree([chosen, out], said(choice.from, choice.label))) return 0;
    const could =
      opening.write({}, writer) && writeReferent(choice.from, writer, 'object') && phaseOut.write({}, writer);
    return could ? 2 : 0;
  },
};
