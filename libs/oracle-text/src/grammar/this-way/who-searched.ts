import { isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** The key in `thisWay` of the last search of a library, whose label notes the players who searched. */
export const librarySearched = 'library searched';

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
