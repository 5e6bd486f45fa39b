import type { AnyGameEvent } from '@stacktrail/game-events';
import type { RewindRequest } from '../commands.js';

/** The requests to rewind that are open after a fact. A refusal closes its request; any rewind closes them all. */
function afterFact(open: readonly RewindRequest[], fact: AnyGameEvent): readonly RewindRequest[] {
  switch (fact.type) {
    case 'RewindRequested': {
      const { player, to, reason } = fact.data;
      return [...open, { revision: fact.revision, player, to, reason, consents: [player] }];
    }
    case 'RewindVoted': {
      const { player, request, vote } = fact.data;
      if (vote === 'refuse') return open.filter(({ revision }) => revision !== request);
      return open.map((asked) =>
        asked.revision === request ? { ...asked, consents: [...asked.consents, player] } : asked,
      );
    }
    case 'ActionReversed':
      return fact.data.reason === 'illegal action' || fact.data.reason === 'cancelled' ? open : [];
    default:
      return open;
  }
}

/** The requests to rewind that are open after a stretch of facts. */
export function afterFacts(open: readonly RewindRequest[], facts: readonly AnyGameEvent[]): readonly RewindRequest[] {
  return facts.reduce(afterFact, open);
}
