import { isSameTree, type Filter, type TriggerEvent } from '@stacktrail/card-tree';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { says } from '../../syntax/says.js';
import { operand } from './relation-filters.js';

interface Blocking {
  readonly other: Filter;
}

const anything: Filter = { is: 'anything' };

/** “It”, “that creature”, “one of those creatures”: several creatures are “one of” them. */
const creatureInCombat: Syntax<Filter> = {
  begins: null,
  read(reader) {
    const several = reader.take('one');
    if (several && !reader.take('of')) return no;
    return several === (reader.word === 'those') ? operand.read(reader) : no;
  },
  write(filter, writer) {
    const text = writer.capture(() => operand.write(filter, writer));
    return text !== undefined && writer.add(text.startsWith('those ') ? `one of ${text}` : text);
  },
};

const isBlocked = (other: Filter): TriggerEvent => ({ on: 'becomes blocked by a creature', what: anything, other });
const blocks = (other: Filter): TriggerEvent => ({ on: 'blocks a creature', what: anything, other });

function inEvent(text: string, eventOf: (other: Filter) => TriggerEvent): Syntax<Filter> {
  return mapped<Blocking, Filter>(
    says<Blocking>({})`${literally(text)} ${{ other: creatureInCombat }} this turn`,
    ({ other }) => ({ is: 'in event', event: eventOf(other), as: 'object' }),
    (filter) => {
      if (filter.is !== 'in event' || filter.as !== 'object') return no;
      const { event } = filter;
      const said = event.on === 'any of' ? event.of[0]! : event;
      if (said.on !== 'blocks a creature' && said.on !== 'becomes blocked by a creature') return no;
      return isSameTree(event, eventOf(said.other)) ? { other: said.other } : no;
    },
    { is: 'in event' },
  );
}

/** “That was blocked by that creature this turn”, “that blocked or were blocked by it this turn” (CR 509.1g, 608.2i). */
export function blockedThisTurn(many: boolean): Syntax<Filter> {
  const was = many ? 'were' : 'was';
  return oneOf<Filter>(
    inEvent(` that ${was} blocked by`, isBlocked),
    inEvent(` that blocked or ${was} blocked by`, (other) => ({ on: 'any of', of: [blocks(other), isBlocked(other)] })),
  );
}
