import type { CardDefinition } from '@stacktrail/card-tree';

/** A card of the Oracle card reference (CR 108.1); its tree is `null` if it isn't known. */
interface ReferenceCard {
  readonly definition: CardDefinition | null;
}

/** Finds the card that has exactly this name, or a face with it; `null` if no card has it. */
export type CardReference = (name: string) => ReferenceCard | null;
