import { colors, isSameTree, type ManaType } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { no } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { numeral } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { part, type Of, type OutcomeForm } from './draft.js';

/** “Instead remove all damage marked on it and destroy this Aura” (CR 702.89a); “regenerate it” (CR 701.19b). */
const saved: OutcomeForm = {
  would: ['be destroyed'],
  read(reader) {
    if (takes(reader, 'regenerate it')) return reader.stop() ? part({ instead: { do: 'regenerate' } }) : no;
    if (!takes(reader, 'instead remove all damage marked on it and destroy')) return no;
    if (attempt(reader, self) === undefined || !reader.stop()) return no;
    return part({ instead: { do: 'remove damage and destroy this' } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Of<'be destroyed'>;
    if (instead.do === 'regenerate') return writer.add('regenerate it') && writer.stop();
    return (
      writer.add('instead remove all damage marked on it and destroy ') &&
      self.write({ objects: 'this' }, writer) &&
      writer.stop()
    );
  },
};

const factors: readonly (readonly [string, number])[] = [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
];

const anyColor: readonly ManaType[] = colors;
const other = ' instead of any other type';

function readTypes(reader: Reader): readonly ManaType[] | undefined {
  if (takes(reader, 'mana of any color')) return anyColor;
  const types: ManaType[] = [];
  do {
    const found = /^\{([WUBRGC])\}$/i.exec(reader.token.text);
    if (found === null) return undefined;
    reader.next();
    types.push(found[1] as ManaType);
  } while (takes(reader, 'or'));
  return types;
}

function writeTypes(types: readonly ManaType[], writer: Writer): boolean {
  if (isSameTree(types, anyColor)) return writer.add('mana of any color');
  return writer.add(types.map((type) => `{${type}}`).join(' or '));
}

/** “It produces twice as much of that mana instead”, “it produces {B} instead of any other type” (CR 106.12b). */
const produces: OutcomeForm = {
  would: ['produce mana'],
  read(reader) {
    if (!takes(reader, 'it produces')) return no;
    const found = factors.find(([text]) => takes(reader, `${text} as much of that mana instead`));
    if (found !== undefined) return reader.stop() ? part({ instead: { do: 'produce times', times: found[1] } }) : no;
    const number = attempt(reader, numeral);
    const types = readTypes(reader);
    if (types === undefined || !takes(reader, other.trim())) return no;
    const counted = takes(reader, 'and amount');
    if (counted !== (typeof number === 'number') || !reader.stop()) return no;
    return part({ instead: { do: 'produce', types, ...(typeof number === 'number' && { count: number }) } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Of<'produce mana'>;
    writer.add('it produces ');
    if (instead.do === 'produce times') {
      const found = factors.find(([, times]) => times === instead.times);
      return found !== undefined && writer.add(`${found[0]} as much of that mana instead`) && writer.stop();
    }
    const { count, types } = instead;
    if (count !== undefined) writer.add(`${numberWord(count)} `);
    return (
      writeTypes(types, writer) && writer.add(`${other}${count === undefined ? '' : ' and amount'}`) && writer.stop()
    );
  },
};

/** “Instead roll that many dice plus one and ignore the lowest roll” (CR 706.6). */
const rollsMore: OutcomeForm = {
  would: ['roll dice'],
  read(reader) {
    if (!takes(reader, 'instead roll that many dice plus')) return no;
    const count = attempt(reader, numeral);
    const ignore = (['lowest', 'highest'] as const).find((which) => takes(reader, `and ignore the ${which} roll`));
    if (typeof count !== 'number' || ignore === undefined || !reader.stop()) return no;
    return part({ instead: { do: 'roll more', count, ignore } });
  },
  write(replacement, writer) {
    const { count, ignore } = (replacement as Of<'roll dice'>).instead;
    return (
      writer.add(`instead roll that many dice plus ${numberWord(count)} and ignore the ${ignore} roll`) && writer.stop()
    );
  },
};

/** “Instead roll that many planar dice plus one and ignore one” (CR 706.6). */
const rollsMorePlanarDice: OutcomeForm = {
  would: ['roll planar dice'],
  read(reader) {
    if (!takes(reader, 'instead roll that many planar dice plus')) return no;
    const count = attempt(reader, numeral);
    if (typeof count !== 'number' || !takes(reader, `and ignore ${numberWord(count)}`) || !reader.stop()) return no;
    return part({ instead: { do: 'roll more', count } });
  },
  write(replacement, writer) {
    const many = numberWord((replacement as Of<'roll planar dice'>).instead.count);
    return writer.add(`instead roll that many planar dice plus ${many} and ignore ${many}`) && writer.stop();
  },
};

/** “It enters under your control instead.” */
const underYourControl: OutcomeForm = {
  would: ['enter'],
  read: (reader) =>
    takes(reader, 'it enters under your control instead') && reader.stop()
      ? part({ instead: { enters: 'under your control' } })
      : no,
  write: (replacement, writer) =>
    (replacement as Of<'enter'>).instead.enters === 'under your control' &&
    writer.add('it enters under your control instead') &&
    writer.stop(),
};

/** “Reveal this card and shuffle it into its owner's library instead.” */
export const revealedAndShuffled: OutcomeForm = {
  would: ['die', 'go to graveyard', 'leave the battlefield'],
  read(reader, { means }) {
    if (!('what' in means) || means.what.is !== 'this' || !takes(reader, 'reveal')) return no;
    if (attempt(reader, self) === undefined) return no;
    if (!takes(reader, "and shuffle it into its owner's library instead") || !reader.stop()) return no;
    return part({ instead: { do: 'shuffle into library', reveal: true } });
  },
  write(replacement, writer) {
    const { what, instead } = replacement as Of<'die' | 'go to graveyard' | 'leave the battlefield'>;
    if (instead.do !== 'shuffle into library' || !instead.reveal || what.is !== 'this') return false;
    return (
      writer.add('reveal ') &&
      self.write({ objects: 'this' }, writer) &&
      writer.add(" and shuffle it into its owner's library instead") &&
      writer.stop()
    );
  },
};

export const moreOutcomes: readonly OutcomeForm[] = [saved, produces, rollsMore, rollsMorePlanarDice, underYourControl];
