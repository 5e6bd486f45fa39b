import { type Condition, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, lazy, no, type Syntax } from '../../syntax/syntax.js';

const eachPlayerBut = literally('each player other than ');
const each: Players = { players: 'each player' };
const one: Players = { players: 'that player' };

function isAmong(among: Players): Condition {
  return { if: 'are players', who: one, among };
}

/**
 * “Each player other than its controller”, “each player other than target player”.
 * @param whom the players who are left out
 */
export function everyPlayerBut(whom: () => Syntax<Players>): Syntax<Players> {
  const others = lazy(whom);
  return {
    begins: eachPlayerBut.begins,
    fixedFields: { players: 'those who' },
    read(reader) {
      const but = eachPlayerBut.read(reader) === no ? no : others.read(reader);
      if (but === no) return no;
      const players: Players = { players: 'those who', of: each, condition: { if: 'not', of: isAmong(but) } };
      if (reader.scope.each !== undefined) reader.scope.each = players;
      return players;
    },
    write(players, writer) {
      if (players.players !== 'those who' || players.called !== undefined || !isSameTree(players.of, each))
        return false;
      const { condition } = players;
      const asked = condition.if === 'not' ? condition.of : undefined;
      if (asked?.if !== 'are players' || !isSameTree(asked, isAmong(asked.among))) return false;
      const could = eachPlayerBut.write({}, writer) && others.write(asked.among, writer);
      if (could && writer.scope.each !== undefined) writer.scope.each = players;
      return could;
    },
  };
}
