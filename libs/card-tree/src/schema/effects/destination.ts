import type { Destination, EntersWith } from '../../effects.js';
import { list, oneOf, plainOr, text, type Schema } from '../combinators.js';
import { faceDownKind } from '../faces.js';
import type { Grammar } from '../grammar.js';
import { optional, record } from '../records.js';
import * as word from '../words.js';

/** Where an instruction puts objects, and how they arrive there. */
export function destinationSchema({ amount, condition, effect, objects, recipients }: Grammar): Schema<Destination> {
  return record<Destination>({
    zone: oneOf('hand', 'battlefield', 'graveyard', 'library', 'exile', 'command'),
    position: optional(oneOf('top', 'bottom')),
    fromTop: optional(amount),
    tapped: optional(word.yes),
    attacking: optional(plainOr(word.yes, objects)),
    control: optional(oneOf('you', 'owner')),
    attachedTo: optional(recipients),
    withCounters: optional(
      record<NonNullable<Destination['withCounters']>>({
        counter: text,
        count: amount,
        additional: optional(word.yes),
        numberOf: optional(word.yes),
      }),
    ),
    entersWith: optional(
      record<EntersWith>({
        subject: objects,
        condition: optional(condition),
        counters: list(
          record<EntersWith['counters'][number]>({
            counter: text,
            count: amount,
            if: optional(condition),
            additional: optional(word.yes),
            numberOf: optional(word.yes),
          }),
        ),
      }),
    ),
    transformed: optional(word.yes),
    is: optional(effect as Schema<NonNullable<Destination['is']>>),
    faceDown: optional(faceDownKind),
  });
}
