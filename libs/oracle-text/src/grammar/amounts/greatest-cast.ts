import { type Amount, type Filter, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns/nouns.js';

interface Spells {
  readonly what: Filter;
}

function greatestOf(what: Filter): Amount {
  return { amount: 'events', event: { on: 'casts', who: 'you', what }, counting: 'greatest mana value' };
}

/** “The greatest mana value among instant and sorcery spells you've cast this turn” (CR 202.3, 608.2i). */
export const greatestCast: Syntax<Amount> = mapped<Spells, Amount>(
  says<Spells>({})`the greatest mana value among ${{ what: noun(true, 'spell') }} you've cast this turn`,
  ({ what }) => greatestOf(what),
  (amount) => {
    const event = typeof amount === 'object' && amount.amount === 'events' ? amount.event : undefined;
    return event?.on === 'casts' && isSameTree(amount, greatestOf(event.what)) ? { what: event.what } : no;
  },
  { amount: 'events' },
);

const greatestDiscarded = literally('the greatest number of cards a player discarded this way');

/** “The greatest number of cards a player discarded this way.” */
export const greatestThisWay: Syntax<Amount> = {
  begins: greatestDiscarded.begins,
  fixedFields: { amount: 'greatest among players' },
  read(reader) {
    const label = reader.scope.thisWay['discarded'];
    return label === undefined || greatestDiscarded.read(reader) === no ? no : mostOf(label);
  },
  write: (amount, writer) =>
    isSameTree(amount, mostOf(writer.scope.thisWay['discarded'] ?? '')) && greatestDiscarded.write({}, writer),
};

function mostOf(label: string): Amount {
  return {
    amount: 'greatest among players',
    who: { players: 'each player' },
    of: { amount: 'number of', label, filter: { is: 'owned by', who: 'that player' } },
  };
}
