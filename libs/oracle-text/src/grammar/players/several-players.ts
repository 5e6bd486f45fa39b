import { type Effect, type Node, type Players, someNode, type TargetSpec } from '@stacktrail/card-tree';
import { lazy, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { playersAsSubject } from './players.js';
import { newTarget } from '../targets/target-reference.js';

const you: Players = { players: 'you' };
const each = literally(' each');

/** “You and target opponent each”. */
export const youAndAnother: Syntax<Players> = {
  begins: new Set(['you']),
  fixedFields: { players: 'together' },
  read(reader) {
    if (!reader.take('you') || !reader.take('and')) return no;
    const other = playersAsSubject.read(reader);
    if (other === no || other.players === 'you' || other.players.startsWith('each')) return no;
    return each.read(reader) === no ? no : { players: 'together', of: [you, other] };
  },
  write(players, writer) {
    if (players.players !== 'together' || players.called !== undefined || players.of.length !== 2) return false;
    const [first, other] = players.of;
    return (
      first!.players === 'you' &&
      writer.add('you and ') &&
      playersAsSubject.write(other!, writer) &&
      each.write({}, writer)
    );
  },
};

/** “Any number of target players each”. */
const severalTargets: Syntax<Players> = lazy(() => {
  const target = newTarget(['player', 'opponent']) as Syntax<Players>;
  return {
    ...target,
    read(reader) {
      const players = target.read(reader);
      return players === no || !areSeveral(players, reader.scope.targets) || each.read(reader) === no ? no : players;
    },
    write: (players, writer) =>
      areSeveral(players, writer.scope.targets) && target.write(players, writer) && each.write({}, writer),
  };
});

/** Several players as the subject of a clause that applies to each of them. */
export const severalPlayers: Syntax<Players> = oneOf(youAndAnother, severalTargets);

/** Whether these are several players with a singular verb: “each opponent”. */
export function areSeveral(players: Players, targets: readonly TargetSpec[]): boolean {
  if (players.players === 'together') return true;
  return players.players === 'target' && players.called === undefined && targets[players.slot]?.max !== 1;
}

/**
 * Whether the clause refers to a single player. A clause about several players at once can't: “their hand” would be the
 * hand of all of them.
 */
export function refersToOnePlayer(effect: Effect): boolean {
  // Each of the players is “that player” in what they choose among.
  if (effect.do === 'choose and sacrifice') return false;
  // “Your library” is that of each of them.
  if (effect.do === 'reveal' && someNode(effect.what, isYours)) return true;
  return someNode(effect, ({ players }) => typeof players === 'string' && !ofAnybody.has(players));
}

function isYours({ players }: Node): boolean {
  return players === 'you';
}

const ofAnybody: ReadonlySet<string> = new Set(['you', 'owner of', 'controller of']);
