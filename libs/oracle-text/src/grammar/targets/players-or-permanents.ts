import { type Filter, isSameTree, type TargetSpec } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { permanentsOrSuspendedCards } from './or-suspended-card.js';

type Spec = Partial<TargetSpec>;

const planeswalker: Filter = { is: 'type', type: 'Planeswalker' };
const battle: Filter = { is: 'type', type: 'Battle' };

function ofOpponent(type: 'Creature' | 'Planeswalker'): Filter {
  return {
    is: 'all',
    of: [
      { is: 'type', type },
      { is: 'controlled by', who: 'opponent' },
    ],
  };
}

/** A player, a planeswalker, or another permanent that the words between them name. */
function orPlaneswalker(
  said: (thing: Syntax<Filter>) => Syntax<{ readonly thing: Filter }>,
  together: (thing: Filter) => readonly Filter[],
): (things: Syntax<Filter>) => Syntax<Spec> {
  return (things) =>
    mapped<{ readonly thing: Filter }, Spec>(
      said(things),
      ({ thing }) => ({ kind: 'permanent or player', filter: { is: 'any', of: together(thing) } }),
      ({ kind, filter, playerWho }) => {
        if (kind !== 'permanent or player' || filter?.is !== 'any' || playerWho !== undefined) return no;
        const thing = filter.of.find((one) => !isSameTree(one, planeswalker));
        return thing !== undefined && isSameTree(filter.of, together(thing)) ? { thing } : no;
      },
      { kind: 'permanent or player' },
    );
}

const thingFirst = orPlaneswalker(
  (thing) => says<{ readonly thing: Filter }>({})`${{ thing }}, player, or planeswalker`,
  (thing) => [thing, planeswalker],
);
const thingLast = orPlaneswalker(
  (thing) => says<{ readonly thing: Filter }>({})`player, planeswalker, or ${{ thing }}`,
  (thing) => [planeswalker, thing],
);

/** Targets that are players or permanents of some kinds, after “target”: “player or battle” (CR 115.1). */
export function playersOrPermanents(things: Syntax<Filter>): readonly Syntax<Spec>[] {
  return [
    says<Spec>({ kind: 'permanent or player', filter: battle })`${literally('player or battle')}`,
    says<Spec>({ kind: 'permanent or opponent', filter: battle })`${literally('opponent or battle')}`,
    says<Spec>({
      kind: 'permanent or opponent',
      filter: { is: 'any', of: [ofOpponent('Creature'), ofOpponent('Planeswalker')] },
    })`${literally('opponent, creature an opponent controls, or planeswalker an opponent controls')}`,
    thingFirst(things),
    thingLast(things),
    ...permanentsOrSuspendedCards(things),
  ];
}
