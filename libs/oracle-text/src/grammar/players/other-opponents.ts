import { isSameTree, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** References that mean exactly one player. */
const single: ReadonlySet<Players['players']> = new Set([
  'that player',
  'target',
  'defending player',
  'chosen',
  'noted',
]);

/** The one player named last, who isn't one of the “other” opponents. */
function lastNamed(scope: Scope): Players | undefined {
  const last = scope.last(({ means }) => means !== null && 'players' in means && means.players !== 'you');
  if (last === undefined || last.plural) return undefined;
  const means = last.means as Players;
  if (!single.has(means.players)) return undefined;
  const { called: _, ...player } = means;
  return player;
}

function otherThan(text: string, said?: 'of yours'): Syntax<Players> {
  const words = literally(text);
  return {
    begins: words.begins,
    fixedFields: { players: 'each other opponent' },
    read(reader) {
      const than = lastNamed(reader.scope);
      if (than === undefined || words.read(reader) === no) return no;
      const players: Players = { players: 'each other opponent', than, ...(said && { said }) };
      if (reader.scope.each !== undefined) reader.scope.each = players;
      return players;
    },
    write(players, writer) {
      if (players.players !== 'each other opponent' || players.called !== undefined || players.said !== said)
        return false;
      const than = lastNamed(writer.scope);
      if (than === undefined || !isSameTree(than, players.than, 'called')) return false;
      if (writer.scope.each !== undefined) writer.scope.each = players;
      return words.write({}, writer);
    },
  };
}

/** “Each other opponent”: the opponents except the player named last. */
export const eachOtherOpponent = otherThan('each other opponent');

/** “Each other opponent”, “each of your other opponents”: the opponents except the player named last. */
export const otherOpponents: readonly Syntax<Players>[] = [
  eachOtherOpponent,
  otherThan('each of your other opponents', 'of yours'),
];
