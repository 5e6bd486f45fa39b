import type { Game } from '@stacktrail/engine';
import { noObject } from '@stacktrail/game-events';
import { type Characteristics, type GameObject, typeBit } from '@stacktrail/game-state';
import { illegalAura, illegalEquipment, strayAttachment } from './attachments.js';
import { annihilation, tooManyCounters } from './counters.js';
import { deathtouch, lethalDamage, zeroToughness } from './creatures.js';
import type { Findings } from './findings.js';
import { zeroLoyalty } from './planeswalkers.js';
import { finishedSaga } from './sagas.js';

/** A state-based action that looks at one permanent. */
interface PermanentRule {
  readonly rule: string;
  /** The permanents that it concerns, as a mask: by their card types, or by what is on or of them. */
  readonly concerns: number;
  readonly check: (game: Game, object: GameObject, characteristics: Characteristics, findings: Findings) => void;
}

const creature = typeBit('Creature');
const attached = 1 << 29;
const counted = 1 << 30;

/** Which rules concern a permanent: those whose mask has a bit of this. */
export function concernsOf({ attachedTo, attachedToPlayer, counters }: GameObject, { types }: Characteristics): number {
  const isAttached = attachedTo !== noObject || attachedToPlayer !== null;
  return types | (isAttached ? attached : 0) | (counters.length > 0 ? counted : 0);
}

/** In the order of CR 704.5. */
export const permanentRules: readonly PermanentRule[] = [
  { rule: '704.5f', concerns: creature, check: zeroToughness },
  { rule: '704.5g', concerns: creature, check: lethalDamage },
  { rule: '704.5h', concerns: creature, check: deathtouch },
  { rule: '704.5i', concerns: typeBit('Planeswalker'), check: zeroLoyalty },
  { rule: '704.5m', concerns: typeBit('Enchantment'), check: illegalAura },
  { rule: '704.5n', concerns: attached, check: illegalEquipment },
  { rule: '704.5p', concerns: attached, check: strayAttachment },
  { rule: '704.5q', concerns: counted, check: annihilation },
  { rule: '704.5r', concerns: counted, check: tooManyCounters },
  { rule: '704.5s', concerns: typeBit('Enchantment'), check: finishedSaga },
];
