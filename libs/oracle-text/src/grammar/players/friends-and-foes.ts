import { type Condition, type Effect, isSameTree, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

/** The key in `thisWay` of the players whom a player has called friends. */
const friends = 'friends';
const everyone: Players = { players: 'each player' };

function those(who: 'friend' | 'foe', label: string): Players {
  const isFriend: Condition = {
    if: 'are players',
    who: { players: 'that player' },
    among: { players: 'noted', label },
  };
  return { players: 'those who', of: everyone, condition: who === 'friend' ? isFriend : { if: 'not', of: isFriend } };
}

function remember(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [friends]: label };
}

type ChoosePlayers = Extract<Effect, { readonly do: 'choose players' }>;

function choosing(label: string): ChoosePlayers {
  const max = { amount: 'number of players', who: everyone } as const;
  return { do: 'choose players', who: { players: 'you' }, from: everyone, min: 0, max, label };
}

const words = literally('for each player, choose friend or foe');

/** “For each player, choose friend or foe”: you choose the friends; everyone else is a foe. */
export const friendOrFoe: Syntax<Effect> = {
  begins: words.begins,
  fixedFields: { do: 'choose players' },
  read(reader) {
    if (words.read(reader) === no) return no;
    const label = reader.scope.newLabel(friends);
    remember(reader.scope, label);
    return choosing(label);
  },
  write(effect, writer) {
    if (effect.do !== 'choose players' || !isSameTree(effect, choosing(effect.label))) return false;
    if (!words.write({}, writer)) return false;
    remember(writer.scope, effect.label);
    return true;
  },
};

/** “Each friend”, “each foe”. */
export const friendsAndFoes: readonly Syntax<Players>[] = (['friend', 'foe'] as const).map((who): Syntax<Players> => {
  const said = literally(`each ${who}`);
  return {
    begins: said.begins,
    fixedFields: { players: 'those who' },
    read(reader) {
      const label = reader.scope.thisWay[friends];
      if (label === undefined || said.read(reader) === no) return no;
      const found = those(who, label);
      if (reader.scope.each !== undefined) reader.scope.each = found;
      return found;
    },
    write(players, writer) {
      const label = writer.scope.thisWay[friends];
      if (label === undefined || !isSameTree(players, those(who, label)) || !said.write({}, writer)) return false;
      if (writer.scope.each !== undefined) writer.scope.each = players;
      return true;
    },
  };
});
