import { invariant } from '@stacktrail/kernel';
import type { UntypedRecord } from './tree-upcaster.js';

type Change = (record: UntypedRecord) => UntypedRecord;

/** Whether a record is meant; all records are, where no function is given. */
type Where = (record: UntypedRecord) => boolean;

const everywhere: Where = () => true;

/** For each field, the words of a version and the words of the next version that replace them. */
export type RenamedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Makes an upcaster that renames words. A word is renamed only as a value, alone or in a list, of the fields that are
 * named, so names of cards stay.
 *
 * @example renameWords({ do: { 'make tokens': 'create tokens' }, until: { 'this turn only': 'this turn' } })
 * @example renameWords({ from: { yard: 'graveyard' } }, ({ permit }) => permit === 'cast')
 * @param where whether a record is meant; the records inside of it have their new words by then
 */
export function renameWords(words: RenamedWords, where: Where = everywhere): Change {
  const renamed = new Map(Object.entries(words).map(([field, pairs]) => [field, new Map(Object.entries(pairs))]));
  return changeRecords((record) => {
    if (!where(record)) return record;
    return fromFields(record, (field, held) => [field, renamedIn(held, renamed.get(field))]);
  });
}

function renamedIn(held: unknown, words: ReadonlyMap<string, string> | undefined): unknown {
  if (words === undefined) return held;
  if (Array.isArray(held)) return (held as readonly unknown[]).map((item) => renamedWord(item, words));
  return renamedWord(held, words);
}

function renamedWord(word: unknown, words: ReadonlyMap<string, string>): unknown {
  return typeof word === 'string' ? (words.get(word) ?? word) : word;
}

/**
 * Makes an upcaster that renames fields. A field can't be renamed if facts point at something below it: see
 * `TreeUpcaster`.
 *
 * @example renameFields({ amount: 'count' }, (record) => record.do === 'draw')
 * @param fields the new name of each field; a record that has both isn't a tree of the old version
 */
export function renameFields(fields: Readonly<Record<string, string>>, where: Where = everywhere): Change {
  const renamed = new Map(Object.entries(fields));
  return changeRecords((record) => {
    if (!where(record)) return record;
    return fromFields(record, (field, held) => {
      const name = renamed.get(field) ?? field;
      invariant(name === field || !Object.hasOwn(record, name), () => `a record has both “${field}” and “${name}”`);
      return [name, held];
    });
  });
}

/** Changes every record of a tree, the innermost first. */
export function changeRecords(change: Change): Change {
  const changed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(changed);
    return change(fromFields(value as UntypedRecord, (field, held) => [field, changed(held)]));
  };
  return (tree) => changed(tree) as UntypedRecord;
}

/** Fields are defined instead of assigned, because JSON may have a field called `__proto__`. */
function fromFields(record: UntypedRecord, write: (field: string, held: unknown) => [string, unknown]): UntypedRecord {
  return Object.fromEntries(Object.entries(record).map(([field, held]) => write(field, held)));
}
