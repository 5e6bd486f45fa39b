import { type Amount, type Objects, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { indefiniteHole } from '../basics/holes.js';
import { self } from '../basics/self.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';

interface Spell {
  /** The spell, if it isn't the one that has the text. */
  readonly of?: Objects;
}

function isSpell({ scope }: Writer): boolean {
  return scope.textSource.types.includes('Instant') || scope.textSource.types.includes('Sorcery');
}

/**
 * “To cast this spell”, “to cast it”, “to cast that spell”: this spell, the spell that this permanent was, or another
 * spell. “To cast this creature” tells it from what the text named since.
 */
export const spentOnIt: Syntax<Spell> = {
  begins: new Set(['to']),
  read(reader) {
    if (!reader.take('to') || !reader.take('cast')) return no;
    const from = reader.mark();
    if (reader.take('this') && reader.take('spell')) return {};
    reader.back(from);
    const named = self.read(reader);
    if (named !== no) return 'called' in named ? no : { of: named };
    reader.back(from);
    // If the text has named nothing, “it” is the spell that this permanent was.
    if (reader.scope.soFar.referents === null && reader.take('it')) return {};
    const of = readReferent(reader, 'objects', 'object') as Objects | typeof no;
    if (of === no) return no;
    return of.objects === 'this' ? (of.called === 'it' ? {} : no) : { of };
  },
  write({ of }, writer) {
    if (of?.objects === 'this' && of.called === undefined) return writer.add('to cast ') && self.write(of, writer);
    if (of !== undefined) return writer.add('to cast ') && writeReferent(of, writer, 'object');
    return writer.add(isSpell(writer) ? 'to cast this spell' : 'to cast it');
  },
};

const snow = { is: 'supertype', supertype: 'Snow' } as const;

/** “The amount of {S} spent to cast this spell”: mana from snow sources (CR 107.4h). */
export function snowSpent(before: string): Syntax<Amount> {
  const opening = literally(`${before}{S} spent `);
  return {
    begins: opening.begins,
    fixedFields: { amount: 'mana spent' },
    read(reader) {
      const of = opening.read(reader) === no ? no : spentOnIt.read(reader);
      return of === no ? no : { amount: 'mana spent', from: snow, ...of };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'mana spent' &&
      isSameTree(amount.from, snow) &&
      amount.types === undefined &&
      opening.write({}, writer) &&
      spentOnIt.write(amount, writer),
  };
}

const manaFrom = literally('mana from ');
const spent = literally(' spent ');

/** “For each mana from a Treasure spent to cast it”: mana from such sources (CR 601.2h). */
export const spentFromSources: Syntax<Amount> = {
  begins: manaFrom.begins,
  fixedFields: { amount: 'mana spent' },
  read(reader) {
    const from = manaFrom.read(reader) === no ? no : indefiniteHole.read(reader);
    const of = from === no || spent.read(reader) === no ? no : spentOnIt.read(reader);
    return of === no || from === no ? no : { amount: 'mana spent', from, ...of };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'mana spent' &&
    amount.from !== undefined &&
    !isSameTree(amount.from, snow) &&
    amount.types === undefined &&
    manaFrom.write({}, writer) &&
    indefiniteHole.write(amount.from, writer) &&
    spent.write({}, writer) &&
    spentOnIt.write(amount, writer),
};
