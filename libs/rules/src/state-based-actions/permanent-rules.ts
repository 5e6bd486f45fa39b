import type { Characteristics } from '../state/characteristics.js';
import type { Game } from '../game/game.js';
import type { GameObject } from '../state/game-object.js';
import { typeBit } from '../state/printed.js';
import { illegalAura, illegalEquipment, strayAttachment } from './attachments.js';
import { annihilation, tooManyCounters } from './counters.js';
import { deathtouch, lethalDamage, zeroToughness } from './creatures.js';
import type { Findings } from './findings.js';
import { zeroLoyalty } from './planeswalkers.js';
import { finishedSaga } from './sagas.js';

/** A state-based action that looks at one permanent. */
interface PermanentRule {
  readonly rule: string;
  /** The card types of the permanents that it concerns, as a mask; 0 is all. */
  readonly types: number;
  readonly check: (game: Game, object: GameObject, characteristics: Characteristics, findings: Findings) => void;
}

const creature = typeBit('Creature');

/** In the order of CR 704.5. */
export const permanentRules: readonly PermanentRule[] = [
  { rule: '704.5f', types: creature, check: zeroToughness },
  { rule: '704.5g', types: creature, check: lethalDamage },
  { rule: '704.5h', types: creature, check: deathtouch },
  { rule: '704.5i', types: typeBit('Planeswalker'), check: zeroLoyalty },
  { rule: '704.5m', types: typeBit('Enchantment'), check: illegalAura },
  { rule: '704.5n', types: typeBit('Artifact'), check: illegalEquipment },
  { rule: '704.5p', types: 0, check: strayAttachment },
  { rule: '704.5q', types: 0, check: annihilation },
  { rule: '704.5r', types: 0, check: tooManyCounters },
  { rule: '704.5s', types: typeBit('Enchantment'), check: finishedSaga },
];
