import { type Amount, type Effect, type Filter, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { noun } from '../nouns/nouns.js';
import type { Compound } from './compound.js';

const eachPlayer: Players = { players: 'each player' };
const thatPlayer: Players = { players: 'that player' };
const things = noun(true);

const opening = literally('each player chooses a number of ');
const equalTo = literally(' they control equal to the number of ');
const fewest = literally(' controlled by the player who controls the fewest, then sacrifices the rest');
const playersDiscard = literally('. Players discard cards and sacrifice ');
const eachDiscards = literally('. Each player discards cards');
const sameWay = literally(' the same way');

/** How many more of those objects a player has than the player with the fewest. */
function more(of: Objects): Amount {
  const own: Amount = { amount: 'how many', of };
  return { amount: 'difference', of: [own, { amount: 'least among players', who: eachPlayer, of: own }] };
}

function sacrificing(filter: Filter): Effect {
  const count = more({
    objects: 'each',
    filter: { is: 'all', of: [filter, { is: 'controlled by', who: 'that player' }] },
  });
  return { do: 'choose and sacrifice', who: eachPlayer, filter, count };
}

const discarding: Effect = {
  do: 'discard',
  who: eachPlayer,
  count: more({ objects: 'each', filter: { is: 'card' }, zone: 'hand', of: thatPlayer }),
};

function readRest(reader: Reader): readonly Effect[] | No {
  const from = reader.mark();
  if (playersDiscard.read(reader) !== no) {
    const filter = things.read(reader);
    return filter === no || sameWay.read(reader) === no ? no : [discarding, { ...sacrificing(filter), joined: 'and' }];
  }
  reader.back(from);
  if (eachDiscards.read(reader) !== no) return sameWay.read(reader) === no ? no : [discarding];
  reader.back(from);
  return [];
}

function writeRest([discard, sacrifice]: readonly (Effect | undefined)[], writer: Writer): boolean {
  if (discard === undefined) return true;
  if (sacrifice === undefined) return eachDiscards.write({}, writer) && sameWay.write({}, writer);
  return (
    sacrifice.do === 'choose and sacrifice' &&
    playersDiscard.write({}, writer) &&
    things.write(sacrifice.filter, writer) &&
    sameWay.write({}, writer)
  );
}

/**
 * “Each player chooses a number of lands they control equal to the number of lands controlled by the player who
 * controls the fewest, then sacrifices the rest”: each player sacrifices the excess number, of their choice.
 */
export const eveningOut: Compound = {
  begins: new Set(['each']),
  read(reader) {
    if (opening.read(reader) === no) return no;
    const filter = things.read(reader);
    if (filter === no || equalTo.read(reader) === no) return no;
    const same = things.read(reader);
    if (same === no || fewest.read(reader) === no || !isSameTree(same, filter)) return no;
    const rest = readRest(reader);
    return rest === no
      ? no
      : [sacrificing(filter), ...rest.map((effect, i) => (i === 0 ? { ...effect, joined: 'and' as const } : effect))];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'choose and sacrifice' || !same(effect, sacrificing(effect.filter))) return 0;
    const { filter } = effect;
    const could =
      opening.write({}, writer) &&
      things.write(filter, writer) &&
      equalTo.write({}, writer) &&
      things.write(filter, writer) &&
      fewest.write({}, writer);
    const discard = effects[at + 1];
    const others = discard !== undefined && same(discard, discarding) ? effects.slice(at + 1, at + 3) : [];
    return could && writeRest(others, writer) ? 1 + others.length : 0;
  },
};

function same(effect: Effect, other: Effect): boolean {
  return isSameTree({ ...effect, joined: undefined }, { ...other, joined: undefined });
}
