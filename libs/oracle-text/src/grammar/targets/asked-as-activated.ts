import {
  type Amount,
  type Condition,
  type Filter,
  isSameTree,
  type Players,
  type TargetSpec,
} from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { noun } from '../nouns/nouns.js';

type Spec = Partial<TargetSpec>;

const you: Players = { players: 'you' };
const thatPlayer: Players = { players: 'that player' };

/** Compares a number of the target with that of the player who activates the ability. */
function more(number: (of: Players) => Amount): Condition {
  return { if: 'compare', left: number(thatPlayer), compare: 'greater than', right: number(you) };
}

function moreBy(number: (of: Players) => Amount, by: Amount): Condition {
  return {
    if: 'compare',
    left: number(thatPlayer),
    compare: 'at least',
    right: { amount: 'sum', of: [number(you), by] },
  };
}

function fewerBy(number: (of: Players) => Amount, by: Amount): Condition {
  return {
    if: 'compare',
    left: { amount: 'sum', of: [number(thatPlayer), by] },
    compare: 'at most',
    right: number(you),
  };
}

const life = (of: Players): Amount => ({ amount: 'life', of });
const hand = (of: Players): Amount => ({ amount: 'hand size', of });
const controlled =
  (filter: Filter) =>
  (of: Players): Amount => ({ amount: 'how many', of: { objects: 'each', filter, of } });
const inGraveyard =
  (filter: Filter) =>
  (of: Players): Amount => ({ amount: 'how many', of: { objects: 'each', filter, zone: 'graveyard', of } });

interface Said {
  readonly filter?: Filter;
  readonly by?: Amount;
}

/** The filter of what is counted on the left side, and the difference, if there is one. */
function partsOf(condition: Condition): Said {
  if (condition.if !== 'compare') return {};
  const sides = [condition.left, condition.right].flatMap((side): readonly Amount[] =>
    typeof side === 'object' && side.amount === 'sum' ? side.of : [side],
  );
  const counted = sides.find((one) => typeof one === 'object' && one.amount === 'how many');
  const of = counted?.of;
  const by = sides.find((one) => typeof one === 'number');
  return { ...(of?.objects === 'each' && { filter: of.filter }), ...(by !== undefined && { by }) };
}

function asked(said: Syntax<Said>, condition: (said: Said) => Condition | undefined): Syntax<Condition> {
  return mapped<Said, Condition>(
    said,
    (value) => condition(value) ?? no,
    (value) => (isSameTree(condition(partsOf(value)), value) ? partsOf(value) : no),
    { if: 'compare' },
  );
}

const things = noun(true);
const cards = noun(true, 'card');

const conditions: Syntax<Condition> = oneOf<Condition>(
  asked(says<Said>({})`had more life than you did`, () => more(life)),
  asked(says<Said>({})`had at least ${{ by: numeral }} more cards in hand than you did`, ({ by }) =>
    by === undefined ? undefined : moreBy(hand, by),
  ),
  asked(says<Said>({})`controlled more ${{ filter: things }} than you did`, ({ filter }) =>
    filter === undefined ? undefined : more(controlled(filter)),
  ),
  asked(
    says<Said>({})`had at least ${{ by: numeral }} fewer ${{ filter: cards }} in their graveyard than you did`,
    ({ filter, by }) => (filter === undefined || by === undefined ? undefined : fewerBy(inGraveyard(filter), by)),
  ),
);

/**
 * “Opponent who had more life than you did as you activated this ability”: it doesn’t matter what they have as the
 * ability resolves.
 */
export const askedAsActivated: Syntax<Spec> = says<Spec>({
  kind: 'opponent',
  filter: { is: 'anything' },
  askedOnce: true,
})`${literally('opponent who')} ${{ playerWho: conditions }} as you activated this ability`;
