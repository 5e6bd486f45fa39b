import { isSameTree, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** The key in `thisWay` of the last search of a library, whose label notes the players who searched. */
export const librarySearched = 'library searched';

/** What the keys in `thisWay` of all searches of libraries begin with. */
export const aLibrarySearched = 'a library searched';

/** The players who searched by an earlier instruction of the text (CR 608.2c, 701.23). */
function searchers(label: string): Players {
  const who: Players = { players: 'that player' };
  return {
    players: 'those who',
    of: { players: 'each player' },
    condition: { if: 'are players', who, among: { players: 'noted', label } },
  };
}

const words = literally('each player who searched their library this way');

/** “Each player who searched their library this way.” */
export const whoSearched: Syntax<Players> = {
  begins: words.begins,
  fixedFields: { players: 'those who' },
  read(reader) {
    const label = reader.scope.thisWay[librarySearched];
    return label === undefined || words.read(reader) === no ? no : searchers(label);
  },
  write(means, writer) {
    const label = writer.scope.thisWay[librarySearched];
    return label !== undefined && isSameTree(means, searchers(label)) && words.write({}, writer);
  },
};

/** Those of the players who searched by any of the earlier instructions. */
function searchersOf(of: Players, { thisWay }: Scope): Players | undefined {
  const labels = Object.keys(thisWay).filter((key) => key.startsWith(aLibrarySearched));
  const searches = labels.map((key): Players => ({ players: 'noted', label: thisWay[key]! }));
  if (searches.length === 0) return undefined;
  const among: Players = searches.length === 1 ? searches[0]! : { players: 'together', of: searches };
  return { players: 'those who', of, condition: { if: 'are players', who: { players: 'that player' }, among } };
}

/** “Each player who searched a library this way”, “each opponent who searches a library this way”. */
export const whoSearchedALibrary: readonly Syntax<Players>[] = (
  [
    ['each player', 'searched'],
    ['each opponent', 'searches'],
  ] as const
).map(([players, verb]): Syntax<Players> => {
  const text = literally(`${players} who ${verb} a library this way`);
  return {
    begins: text.begins,
    fixedFields: { players: 'those who' },
    read(reader) {
      const means = searchersOf({ players }, reader.scope);
      return means === undefined || text.read(reader) === no ? no : means;
    },
    write(means, writer) {
      const those = searchersOf({ players }, writer.scope);
      return those !== undefined && isSameTree(means, those) && text.write({}, writer);
    },
  };
});
