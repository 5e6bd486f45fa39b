import type { DefinitionPointer } from '@stacktrail/game-events';
import type { Catalog } from '../state/catalog.js';
import type { Occasion } from '../state/occasion.js';
import type { RememberedOccasion, TurnHistory } from '../state/turn-history.js';
import { objectFrom, objectSnapshot, type ObjectSnapshot } from './object-snapshot.js';

/** Something that happened as plain JSON: its ability by where it stands, its object as an object. */
interface RememberedSnapshot extends Omit<RememberedOccasion, 'occasion' | 'subject'> {
  readonly occasion: Omit<Occasion, 'ability'> & { readonly ability?: DefinitionPointer };
  readonly subject: ObjectSnapshot | null;
}

export interface HistorySnapshot {
  readonly thisTurn: readonly RememberedSnapshot[];
  readonly lastTurn: readonly RememberedSnapshot[];
  readonly earlier?: readonly RememberedSnapshot[];
}

export function historySnapshot({ thisTurn, lastTurn, earlier }: TurnHistory): HistorySnapshot {
  return {
    thisTurn: thisTurn.map(rememberedSnapshot),
    lastTurn: lastTurn.map(rememberedSnapshot),
    ...(earlier && { earlier: earlier.map(rememberedSnapshot) }),
  };
}

export function historyFrom({ thisTurn, lastTurn, earlier }: HistorySnapshot, catalog: Catalog): TurnHistory {
  const from = (snapshot: RememberedSnapshot): RememberedOccasion => rememberedFrom(snapshot, catalog);
  return {
    thisTurn: thisTurn.map(from),
    lastTurn: lastTurn.map(from),
    ...(earlier && { earlier: earlier.map(from) }),
  };
}

function rememberedSnapshot({ occasion, fact, subject }: RememberedOccasion): RememberedSnapshot {
  const { ability, ...plain } = occasion;
  return {
    occasion: { ...plain, ...(ability && { ability: ability.pointer }) },
    fact,
    subject: subject === null ? null : objectSnapshot(subject),
  };
}

function rememberedFrom({ occasion, fact, subject }: RememberedSnapshot, catalog: Catalog): RememberedOccasion {
  const { ability, ...plain } = occasion;
  return {
    occasion: { ...plain, ...(ability !== undefined && { ability: catalog.ability(ability) }) },
    fact,
    subject: subject === null ? null : objectFrom(subject, catalog),
  };
}
