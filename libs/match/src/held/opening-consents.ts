import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';

/** Who consents to showing everybody what was hidden, and whether it is shown. */
export interface Opening {
  readonly consents: readonly PlayerId[];
  readonly isOpen: boolean;
}

export const unopened: Opening = { consents: [], isOpen: false };

function afterFact(opening: Opening, fact: AnyGameEvent): Opening {
  switch (fact.type) {
    case 'OpeningConsented':
      return { ...opening, consents: [...opening.consents, fact.data.player] };
    case 'VeilOpened':
      return { ...opening, isOpen: true };
    case 'SeedCommitted':
      return unopened; // play goes on, and another key hides what comes
    default:
      return opening;
  }
}

/** The same after a stretch of facts. */
export function openingAfter(opening: Opening, facts: readonly AnyGameEvent[]): Opening {
  return facts.reduce(afterFact, opening);
}
