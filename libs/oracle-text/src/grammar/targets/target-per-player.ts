import { type TargetSpec, type Amount, type Filter, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjunction, conjuncts, saysOther, withoutOther } from '../basics/filter-parts.js';
import { afterTheNoun, noun } from '../nouns/nouns.js';

/**
 * Players for each of whom there is a target: “for each opponent, … up to one target creature that player controls”.
 */
export type PlayersWithOwnTarget = 'each opponent' | 'each player';

type PerPlayer = Pick<TargetSpec, 'asMany'>;

/** “Up to one”; without these words there is a target for each player if there can be one. */
const upToOne: Syntax<PerPlayer> = {
  begins: null,
  read: (reader) => reader.may<PerPlayer>(upToOneWords, { asMany: true }),
  write: ({ asMany }, writer) => asMany === true || writer.add('up to one '),
};
const upToOneWords = constant<PerPlayer>('up to one ', {});
const thatPlayerControls = literally(' that player controls');
const permanentNoun = noun(false);

const controlledByOpponent: Filter = { is: 'controlled by', who: 'opponent' };

function isControlledByThatPlayer(filter: Filter): boolean {
  return filter.is === 'controlled by' && filter.who === 'that player';
}

/** Up to one target per player, each controlled by a different player. */
function specOf(parts: readonly Filter[], who: PlayersWithOwnTarget, few: PerPlayer): TargetSpec {
  const max: Amount = { amount: 'number of players', who: { players: who } };
  return {
    kind: 'permanent',
    filter: conjunction(parts),
    min: 0,
    max,
    ...few,
    together: [{ all: 'differ in', quality: 'controller' }],
  };
}

/** The inverse of `specOf`: the players who each control at most one of these targets; `undefined` if that isn't required. */
export function playersWithOwnTarget({ kind, min, max, together }: TargetSpec): PlayersWithOwnTarget | undefined {
  const quality = kind === 'permanent' ? 'controller' : kind === 'card in graveyard' ? 'owner' : undefined;
  if (quality === undefined || min !== 0 || typeof max !== 'object' || max.amount !== 'number of players')
    return undefined;
  const { players } = max.who;
  if (players !== 'each opponent' && players !== 'each player') return undefined;
  const [only, ...more] = together ?? [];
  return only?.all === 'differ in' && only.quality === quality && more.length === 0 ? players : undefined;
}

const thatPlayersGraveyard = {
  in: literally(" in that player's graveyard"),
  from: literally(" from that player's graveyard"),
} as const;
const card = noun(false, 'card');
const ownedByOpponent: Filter = { is: 'owned by', who: 'opponent' };

/** Up to one target card for each player, in that player's graveyard. */
function specOfCard(filter: Filter, who: PlayersWithOwnTarget, few: PerPlayer): TargetSpec {
  const own: readonly Filter[] = who === 'each opponent' ? [ownedByOpponent] : [];
  return {
    kind: 'card in graveyard',
    filter: conjunction([...conjuncts(filter), ...own]),
    min: 0,
    max: { amount: 'number of players', who: { players: who } },
    ...few,
    together: [{ all: 'differ in', quality: 'owner' }],
  };
}

/** “Up to one target creature card in that player's graveyard.” */
function readGraveyardCardPerPlayer(reader: Reader, who: PlayersWithOwnTarget, place: 'in' | 'from'): TargetSpec | No {
  const few = upToOne.read(reader);
  if (few === no || !reader.take('target')) return no;
  const filter = card.read(reader);
  return filter === no || thatPlayersGraveyard[place].read(reader) === no ? no : specOfCard(filter, who, few);
}

/** “Up to one target creature that player controls”, for each of the players. */
export function readTargetPerPlayer(reader: Reader, who: PlayersWithOwnTarget, place: 'in' | 'from'): TargetSpec | No {
  const start = reader.mark();
  const inGraveyard = readGraveyardCardPerPlayer(reader, who, place);
  if (inGraveyard !== no) return inGraveyard;
  reader.back(start);
  const few = upToOne.read(reader);
  if (few === no) return no;
  const other = reader.take('other');
  if (!reader.take('target')) return no;
  const filter = permanentNoun.read(reader);
  if (filter === no) return no;
  const parts = [...(other ? [{ is: 'other' } as const] : []), ...conjuncts(filter)];
  const own: readonly Filter[] = who === 'each opponent' ? [controlledByOpponent] : [];
  if (parts.some(isControlledByThatPlayer))
    return specOf(
      parts.flatMap((part) => (isControlledByThatPlayer(part) ? own : [part])),
      who,
      few,
    );
  if (thatPlayerControls.read(reader) === no) return no;
  const more = afterTheNoun('one').read(reader);
  return more === no ? no : specOf([...parts, ...own, ...more], who, few);
}

export function writeTargetPerPlayer(
  spec: TargetSpec,
  who: PlayersWithOwnTarget,
  writer: Writer,
  place: 'in' | 'from',
): boolean {
  const { kind, filter } = spec;
  if (kind === 'card in graveyard') {
    const own = conjuncts(filter).filter((part) => who !== 'each opponent' || !isSameTree(part, ownedByOpponent));
    return (
      upToOne.write(spec, writer) &&
      writer.add('target ') &&
      card.write(conjunction(own), writer) &&
      thatPlayersGraveyard[place].write({}, writer)
    );
  }
  const parts = conjuncts(withoutOther(filter));
  const at = who === 'each opponent' ? parts.findIndex((part) => isSameTree(part, controlledByOpponent)) : -1;
  if (who === 'each opponent' && at < 0) return false;
  const [before, after] = at < 0 ? [parts, []] : [parts.slice(0, at), parts.slice(at + 1)];
  upToOne.write(spec, writer);
  writer.add(saysOther(filter) ? 'other target ' : 'target ');
  return (
    permanentNoun.write(conjunction(before), writer) &&
    thatPlayerControls.write({}, writer) &&
    afterTheNoun('one').write(after, writer)
  );
}
