import { compileInPart } from '@stacktrail/oracle-text';
import type { SourceCard } from '../card-files/source-card.js';
import type { FoundCard } from '../card-pool.js';
import { fault, unlikelihoodOf } from './reading.js';

/**
 * A card of a file for a game with adjudication (docs/adjudication.md): what is read of it, and each paragraph that isn't
 * as an unread clause with its words. A card of which not even the facts can be used stays unread.
 */
export function readInPart(card: SourceCard): FoundCard {
  const unlikely = unlikelihoodOf(card);
  if (unlikely !== undefined)
    return { kind: 'unread', name: card.name, unread: unlikely.unread.map(({ message }) => message) };
  const compiled = compileInPart(card);
  const reason = 'reason' in compiled ? compiled.reason : fault(compiled.definition);
  if ('definition' in compiled && reason === null) return { kind: 'card', definition: compiled.definition };
  return { kind: 'unread', name: card.name, unread: [reason ?? 'it has no facts'] };
}
