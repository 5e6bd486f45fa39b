import type { Instructions, Mode, TargetSpec } from '../abilities.js';
import { list, oneOf, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { optional, record, type Fields } from './records.js';
import * as word from './words.js';

function targetSchema({ amount, condition, filter }: Grammar): Schema<TargetSpec> {
  return record<TargetSpec>({
    kind: oneOf('any target', 'player', 'opponent', 'permanent', 'spell', 'card in graveyard', 'permanent or player'),
    filter,
    min: amount,
    max: amount,
    divide: optional(amount),
    otherThan: optional(list(word.naturalNumber)),
    when: optional(condition),
  });
}

export function instructionFields(grammar: Grammar): Fields<Instructions> {
  const mode = record<Mode>({ targets: list(targetSchema(grammar)), effects: list(grammar.effect) });
  return {
    modes: list(mode),
    choose: optional(record<NonNullable<Instructions['choose']>>({ min: word.naturalNumber, max: word.naturalNumber })),
  };
}
