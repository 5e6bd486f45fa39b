import type { CardDefinition } from '@stacktrail/card-tree';
import type { FormatName } from '@stacktrail/game-state';
import type { DeckFault } from './deck-construction.js';

/**
 * The faults of an Attraction deck in a format (CR 717.2a, 717.2b), and of a deck that contains Attraction cards (CR
 * 717.2).
 */
export function attractionFaults(
  format: FormatName,
  attractions: readonly CardDefinition[],
  others: readonly CardDefinition[],
): readonly DeckFault[] {
  const faults: DeckFault[] = [];
  const stray = others.find(isAttraction);
  if (stray !== undefined) {
    faults.push({ rule: '717.2', message: `${nameOf(stray)} can only be in an Attraction deck` });
  }
  if (attractions.length === 0) return faults;
  const wrong = attractions.find((card) => !isAttraction(card));
  if (wrong !== undefined) faults.push({ rule: '717.2', message: `${nameOf(wrong)} is no Attraction` });
  const [least, rule] = format === 'limited' ? [3, '717.2b'] : [10, '717.2a'];
  if (attractions.length < least) {
    const message = `its Attraction deck has ${attractions.length} cards; at least ${least} are needed`;
    faults.push({ rule, message });
  }
  const names = attractions.map(nameOf);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (format !== 'limited' && twice !== undefined) {
    faults.push({ rule, message: `its Attraction deck has more than one card named ${twice}` });
  }
  return faults;
}

function isAttraction({ faces: [{ subtypes }] }: CardDefinition): boolean {
  return subtypes.includes('Attraction');
}

function nameOf({ faces: [{ name }] }: CardDefinition): string {
  return name;
}
