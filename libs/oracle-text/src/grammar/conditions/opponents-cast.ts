import type { Condition, Players } from '@stacktrail/card-tree';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { says, type Variant } from '../../syntax/says.js';
import { numeral } from '../basics/numerals.js';
import { castBy, happenedTo } from './happened.js';
import { someOf, whatSomeDo } from './some-of.js';

type Happened = Variant<Condition, 'if', 'happened'>;

const opponents: Players = { players: 'each opponent' };

/** The number is that of one of them (CR 102.2): two spells of two opponents are one spell of each. */
export function ofOneOpponent(inner: Syntax<Condition>): Syntax<Condition> {
  return mapped<Condition, Condition>(
    inner,
    (condition) => (condition.if === 'happened' && condition.atLeast !== undefined ? someOf(opponents, condition) : no),
    (condition) => whatSomeDo(condition, opponents) ?? no,
    { if: 'compare' },
  );
}

/** One or more such spells, be they of several opponents. */
export function some(inner: Syntax<Condition>): Syntax<Condition> {
  return mapped<Condition, Condition>(
    inner,
    (condition) => (condition.if === 'happened' && condition.atLeast === undefined ? condition : no),
    (condition) => (condition.if === 'happened' && condition.atLeast === undefined ? condition : no),
    { if: 'happened' },
  );
}

const theirSpells = castBy('that player');

/** “An opponent cast a blue spell this turn”, “an opponent cast three or more spells this turn” (CR 608.2i). */
export const opponentsCast: readonly Syntax<Condition>[] = [
  some(happenedTo('an opponent cast ', ' this turn', castBy('an opponent'), undefined, 'spell')),
  some(happenedTo('an opponent has cast ', ' this turn', castBy('an opponent'), undefined, 'spell', 'have')),
  ofOneOpponent(happenedTo('an opponent cast ', ' this turn', theirSpells, undefined, 'spell')),
  ofOneOpponent(
    says<Happened>({
      if: 'happened',
      event: { on: 'draws', who: 'that player' },
    })`an opponent drew ${{ atLeast: numeral }} or more cards this turn`,
  ),
  mapped<Condition, Condition>(
    happenedTo("that player didn't cast ", ' this turn', theirSpells, undefined, 'spell'),
    (of) => (of.if === 'happened' && of.atLeast === undefined ? { if: 'not', of } : no),
    (condition) => (condition.if === 'not' ? condition.of : no),
    { if: 'not' },
  ),
];
