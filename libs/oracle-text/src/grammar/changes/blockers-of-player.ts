import { type CombatRule, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { says, type Variant } from '../../syntax/says.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';

type Unblockable = Variant<CombatRule, 'rule', "can't be blocked">;

const theirs: Filter = { is: 'controlled by', who: 'that player' };

/** The player of the text whose creatures the filter is about, if it is about those of such a player. */
function playerKnownToText(part: Filter): Players | undefined {
  if (isSameTree(part, theirs)) return { players: 'that player', called: 'player' };
  if (part.is !== 'controlled by players') return undefined;
  const { players } = part.who;
  return players === 'target' || players === 'noted' || players === 'that player' ? part.who : undefined;
}

/** Whether the filter is about the objects of a player whom only the text knows. */
export function isOfPlayerOfText(filter: Filter): boolean {
  return conjuncts(filter).some((part) => playerKnownToText(part) !== undefined);
}

/**
 * “Can't be blocked by creatures that player controls”: the rule remembers who that was when its effect began (CR
 * 611.2c).
 */
export const blockersOfPlayer: Syntax<Unblockable> = mapped<{ readonly by: Filter }, Unblockable>(
  says<{ readonly by: Filter }>({})`can't be blocked by ${{ by: noun(true) }}`,
  ({ by }) => {
    const parts = conjuncts(by);
    const [named, ...more] = parts.flatMap((part) => playerKnownToText(part) ?? []);
    if (named === undefined || more.length > 0) return no;
    const others = parts.filter((part) => playerKnownToText(part) === undefined);
    return { rule: "can't be blocked", named, by: conjunction([...others, theirs]) };
  },
  ({ named, by, except, unless }) => {
    if (named === undefined || by === undefined || except !== undefined || unless !== undefined) return no;
    const others = conjuncts(by).filter((part) => !isSameTree(part, theirs));
    const own: Filter =
      named.players === 'that player' && named.called === 'player'
        ? theirs
        : { is: 'controlled by players', who: named };
    return { by: conjunction([...others, own]) };
  },
  { rule: "can't be blocked" },
);
