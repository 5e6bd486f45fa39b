import { type Filter, isSameTree, type TargetSpec, type Together } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import { askedTogether } from '../nouns/together-qualities.js';

/**
 * The requirement that all targets are cards of one player's graveyard: “a single graveyard”, “an opponent's
 * graveyard”.
 */
export const ofOnePlayer: readonly Together[] = [{ all: 'share', quality: 'owner' }];

/** “Cards from a single graveyard”: cards of one owner, since each card is in its owner's graveyard (CR 404.2). */
export function singleGraveyard(text: string): Syntax<Partial<TargetSpec>> {
  const cards = noun(true, 'card');
  const where = literally(text);
  return {
    begins: cards.begins,
    fixedFields: { kind: 'card in graveyard' },
    read(reader) {
      const filter = cards.read(reader);
      if (filter === no || where.read(reader) === no) return no;
      return { kind: 'card in graveyard', filter, together: ofOnePlayer };
    },
    write: ({ kind, filter, together }, writer) =>
      kind === 'card in graveyard' &&
      filter !== undefined &&
      isSameTree(together, ofOnePlayer) &&
      cards.write(filter, writer) &&
      where.write({}, writer),
  };
}

const ofOneController: readonly Together[] = [{ all: 'share', quality: 'controller' }];
const ofOpponent: Filter = { is: 'controlled by', who: 'opponent' };

/** “Two target creatures an opponent controls”: one opponent controls them all. */
export function ofOneOpponent(things: Syntax<Filter>): Syntax<Partial<TargetSpec>> {
  const whose = literally(' an opponent controls');
  return {
    begins: things.begins,
    fixedFields: { kind: 'permanent' },
    read(reader) {
      const filter = things.read(reader);
      if (filter === no || whose.read(reader) === no) return no;
      return {
        kind: 'permanent',
        filter: conjunction([...conjuncts(filter), ofOpponent]),
        together: ofOneController,
      };
    },
    write({ kind, filter, together }, writer) {
      if (kind !== 'permanent' || filter === undefined || !isSameTree(together, ofOneController)) return false;
      const parts = conjuncts(filter);
      if (!isSameTree(parts[parts.length - 1], ofOpponent) || parts.length < 2) return false;
      return things.write(conjunction(parts.slice(0, -1)), writer) && whose.write({}, writer);
    },
  };
}

const ownedByYou: Filter = { is: 'owned by', who: 'you' };

/** “Creature cards with total power 10 or less from your graveyard”, “… from graveyards”. */
function cardsTogether(text: string, owner: readonly Filter[]): Syntax<Partial<TargetSpec>> {
  const cards = noun(true, 'card');
  const where = literally(text);
  return {
    begins: cards.begins,
    fixedFields: { kind: 'card in graveyard' },
    read(reader) {
      const filter = cards.read(reader);
      const requirement = filter === no ? no : askedTogether.read(reader);
      if (filter === no || requirement === no || where.read(reader) === no) return no;
      return {
        kind: 'card in graveyard',
        filter: conjunction([...conjuncts(filter), ...owner]),
        together: [requirement],
      };
    },
    write({ kind, filter, together }, writer) {
      const [requirement, ...more] = together ?? [];
      if (kind !== 'card in graveyard' || filter === undefined || requirement === undefined || more.length > 0)
        return false;
      const parts = conjuncts(filter);
      if (owner.length > 0 !== isSameTree(parts[parts.length - 1], ownedByYou)) return false;
      return (
        cards.write(conjunction(parts.slice(0, parts.length - owner.length)), writer) &&
        askedTogether.write(requirement, writer) &&
        where.write({}, writer)
      );
    },
  };
}

/** Target cards in graveyards that must meet a requirement as a group: “with total power 10 or less”. */
export function graveyardCardsTogether(place: 'from' | 'in'): readonly Syntax<Partial<TargetSpec>>[] {
  return [
    singleGraveyard(` ${place} a single graveyard`),
    cardsTogether(` ${place} your graveyard`, [ownedByYou]),
    cardsTogether(` ${place} graveyards`, []),
  ];
}
