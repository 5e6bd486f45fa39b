import { type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, words, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { whose } from '../basics/holes.js';

/** A place from which cards are chosen. */
export interface Place {
  read(reader: Reader, filter: Filter): Objects | No;
  /** Writes the words for the place, if the objects are chosen from this place. */
  write(from: Objects, writer: Writer): boolean;
}

/** “From your hand”, “in a graveyard”. */
export function inZone(zone: 'hand' | 'graveyard', preposition: string): Place {
  const before = literally(` ${preposition} `);
  const behind = words(` ${zone}`, true);
  return {
    read(reader, filter) {
      if (before.read(reader) === no) return no;
      const of = whose.read(reader);
      return of === no || behind.read(reader) === no ? no : { objects: 'each', filter, zone, of };
    },
    write: (from, writer) =>
      from.objects === 'each' &&
      from.zone === zone &&
      from.of !== undefined &&
      from.called === undefined &&
      before.write({}, writer) &&
      whose.write(from.of, writer) &&
      writer.add(` ${zone}`),
  };
}

/** “From your hand or graveyard”; for several cards “from your hand and/or graveyard”. */
export function inEither(first: 'hand' | 'graveyard', second: 'hand' | 'graveyard', by: 'or' | 'and/or'): Place {
  const before = literally(' from ');
  const behind = literally(` ${first} ${by} ${second}`);
  const both = (filter: Filter, of: Players): Objects => ({
    objects: 'together',
    of: [first, second].map((zone): Objects => ({ objects: 'each', filter, zone, of })),
  });
  return {
    read(reader, filter) {
      const of = before.read(reader) === no ? no : whose.read(reader);
      return of === no || behind.read(reader) === no ? no : both(filter, of);
    },
    write(from, writer) {
      const [one] = from.objects === 'together' ? from.of : [];
      if (one?.objects !== 'each' || one.of === undefined || !isSameTree(from, both(one.filter, one.of))) return false;
      return before.write({}, writer) && whose.write(one.of, writer) && behind.write({}, writer);
    },
  };
}

const handOrCommand = literally(' from your hand or from the command zone');

/** “From your hand or from the command zone.” */
export const inHandOrCommandZone: Place = (() => {
  const both = (filter: Filter): Objects => ({
    objects: 'together',
    of: (['hand', 'command'] as const).map((zone): Objects => ({
      objects: 'each',
      filter,
      zone,
      of: { players: 'you' },
    })),
  });
  return {
    read: (reader, filter) => (handOrCommand.read(reader) === no ? no : both(filter)),
    write(from, writer) {
      const [one] = from.objects === 'together' ? from.of : [];
      return one?.objects === 'each' && isSameTree(from, both(one.filter)) && handOrCommand.write({}, writer);
    },
  };
})();

const command = literally(' from the command zone');

/** “A commander you own from the command zone”: a player's cards there are those that they own. */
export const inCommandZone: Place = {
  read: (reader, filter) => (command.read(reader) === no ? no : { objects: 'each', filter, zone: 'command' }),
  write: (from, writer) =>
    from.objects === 'each' && from.zone === 'command' && from.of === undefined && command.write({}, writer),
};

export function anywhere(zone: 'graveyard' | 'exile', text: string): Place {
  const where = words(` ${text}`, true);
  return {
    read: (reader, filter) => (where.read(reader) === no ? no : { objects: 'each', filter, zone }),
    write: (from, writer) =>
      from.objects === 'each' && from.zone === zone && from.of === undefined && writer.add(` ${text}`),
  };
}
