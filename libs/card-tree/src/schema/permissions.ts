import type { PlayPermission } from '../permissions.js';
import { list, oneOf, textOr, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { optional, record } from './records.js';
import * as word from './words.js';

export function permissionSchema({ cost, effect, filter }: Grammar): Schema<PlayPermission> {
  const nothing: Schema<'nothing'> = oneOf('nothing');
  const which: Schema<'wherever it would go' | 'instant or sorcery'> = oneOf(
    'wherever it would go',
    'instant or sorcery',
  );
  return record<PlayPermission>({
    permit: oneOf('play', 'cast'),
    filter,
    pay: optional(textOr(nothing, list(cost))),
    called: optional(word.keywordName),
    using: optional(word.keywordName),
    additional: optional(list(cost)),
    transformed: optional(word.yes),
    flash: optional(word.yes),
    spendAs: optional(oneOf('any color', 'any type')),
    once: optional(oneOf('each turn', 'each of your turns', 'one alone')),
    onceUnsaid: optional(word.yes),
    said: optional(oneOf('afterwards')),
    spendSaid: optional(oneOf('that spell', 'those spells')),
    graveyardSaid: optional(oneOf('yours', 'yours this turn', 'any this turn', 'theirs')),
    exiledAfterwards: optional(textOr(which, word.yes)),
    then: optional(record<NonNullable<PlayPermission['then']>>({ spells: filter, effects: list(effect) })),
  });
}
