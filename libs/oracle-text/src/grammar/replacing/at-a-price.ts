import { type Effect, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { some } from '../costs/cost-parts.js';
import { nameSelf } from '../basics/self.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { part, type Of, type OutcomeForm } from './draft.js';

type Enter = Of<'enter'>;
type If = Extract<Effect, { readonly do: 'if' }>;

const thisObject = { objects: 'this' } as const;
const enters: Effect = { do: 'move', what: thisObject, to: { zone: 'battlefield' } };
const dies: Effect = { do: 'move', what: thisObject, to: { zone: 'graveyard' } };
const you = { players: 'you' } as const;

const sacrificed = some();

function readEnd(reader: Reader): boolean {
  if (!takes(reader, 'instead. If you do, put') || attempt(reader, nameSelf) === undefined) return false;
  return takes(reader, "onto the battlefield. If you don't, put it into its owner's graveyard.");
}

function writeEnd(writer: Writer): boolean {
  return (
    writer.add(' instead. If you do, put ') &&
    nameSelf.write({}, writer) &&
    writer.add(" onto the battlefield. If you don't, put it into its owner's graveyard.")
  );
}

/** “Sacrifice two untapped lands instead. If you do, put this land onto the battlefield. If you don't, …” (CR 614.6) */
export const atAPrice: OutcomeForm = {
  would: ['enter'],
  read(reader) {
    const price = takes(reader, 'sacrifice') ? attempt(reader, sacrificed) : undefined;
    if (price === undefined || typeof price.count !== 'number' || !readEnd(reader)) return no;
    const { filter, count } = price;
    const effect: If = {
      do: 'if',
      // CR 118.12: the whole price is paid, or nothing.
      condition: { if: 'control', who: you, filter, compare: 'at least', count },
      then: [{ do: 'choose and sacrifice', who: you, filter, count }, enters],
      otherwise: [dies],
    };
    return part({ instead: { enters: 'not', effects: [effect] } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Enter;
    const [effect, ...more] = instead.enters === 'not' ? instead.effects : [];
    if (effect?.do !== 'if' || more.length > 0 || effect.then.length !== 2) return false;
    const [price, then] = effect.then;
    if (price!.do !== 'choose and sacrifice' || !isSameTree(then, enters)) return false;
    if (!isSameTree(effect.otherwise, [dies])) return false;
    return writer.add('sacrifice ') && sacrificed.write(price as never, writer) && writeEnd(writer);
  },
};
