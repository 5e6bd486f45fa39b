import type { Condition, Filter } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { nameSelf } from '../basics/self.js';

type Happened = Variant<Condition, 'if', 'happened'>;

const itself: Syntax<Filter> = mapped<object, Filter>(
  nameSelf,
  () => ({ is: 'this' }),
  (filter) => (filter.is === 'this' ? {} : no),
);
const object = oneOf<Filter>(itself, indefinite());

function put(what: Filter, counter?: string): Happened['event'] {
  return { on: 'counters are put', what, by: 'you', ...(counter !== undefined && { counter }) };
}

function onObject(words: string, counter?: string, said?: 'have'): Syntax<Condition> {
  return mapped<{ readonly what: Filter }, Condition>(
    says<{ readonly what: Filter }>({})`${literally(words)}${{ what: object }} this turn`,
    ({ what }) => ({ if: 'happened', event: put(what, counter), ...(said && { said }) }),
    (condition) => {
      if (condition.if !== 'happened' || condition.event.on !== 'counters are put') return no;
      const { what, by, counter: kind, ...more } = condition.event;
      const isSo = by === 'you' && kind === counter && condition.said === said && Object.keys(more).length === 1;
      return isSo && condition.atLeast === undefined ? { what } : no;
    },
    { if: 'happened' },
  );
}

/** “You put a counter on a creature this turn”, “you've put one or more +1/+1 counters on it” (CR 122.6, 608.2i). */
export const countersPutThisTurn: readonly Syntax<Condition>[] = [
  onObject('you put a counter on '),
  onObject("you've put one or more +1/+1 counters on ", '+1/+1', 'have'),
];
