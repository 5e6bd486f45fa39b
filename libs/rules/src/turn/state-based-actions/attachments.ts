import { canEnchantPlayer, type Game } from '@stacktrail/engine';
import { noObject, type Revision } from '@stacktrail/game-events';
import { type Characteristics, type GameObject, presentObject, type GameState, typeBit } from '@stacktrail/game-state';
import { canBeAttached } from '../../actions/instructions/attachment.js';
import { isBestowed } from '../../changes/bestowed.js';
import type { Findings } from './findings.js';

/** What doesn't stay attached, whatever it is besides (CR 704.5p). */
const animated = typeBit('Creature') | typeBit('Battle');
const enchantment = typeBit('Enchantment');
const artifact = typeBit('Artifact');

function isAura({ types, subtypes }: Characteristics): boolean {
  return (types & enchantment) !== 0 && subtypes.includes('Aura');
}

/** An Equipment or a Fortification (CR 301.5, 301.6). */
function isEquipment({ types, subtypes }: Characteristics): boolean {
  return (types & artifact) !== 0 && (subtypes.includes('Equipment') || subtypes.includes('Fortification'));
}

function isLegallyAttached(state: GameState, object: GameObject): boolean {
  if (object.attachedToPlayer !== null) return canEnchantPlayer(state, object, object.attachedToPlayer);
  const to = presentObject(state, object.attachedTo);
  return to !== undefined && canBeAttached(state, object, to);
}

function isAttached({ attachedTo, attachedToPlayer }: GameObject): boolean {
  return attachedTo !== noObject || attachedToPlayer !== null;
}

/** Where what it was attached to went, if it left; else what put it where it is. */
function causesOf(state: GameState, object: GameObject): readonly Revision[] {
  const was = state.objects.get(object.attachedTo);
  const now = was?.left ? presentObject(state, was.becomes) : undefined;
  return now === undefined ? [object.placedAt] : [now.placedAt];
}

/**
 * CR 704.5m: an Aura attached to nothing, or to what it can't enchant (CR 303.4c, 303.4d, 702.16c). One that is also a
 * creature becomes unattached first (CR 704.5p).
 */
export function illegalAura(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (!isAura(characteristics)) return;
  if ((characteristics.types & animated) !== 0 && isAttached(object)) return;
  if (isLegallyAttached(game.state, object)) return;
  if (isBestowed(object)) {
    findings.irreplaceable.push({
      does: 'unattach',
      object: object.id,
      rule: '702.103f',
      causes: causesOf(game.state, object),
    });
    return;
  }
  findings.putIntoGraveyard(object.id, '704.5m', causesOf(game.state, object));
}

/** CR 704.5n: an Equipment attached to what it can't equip (CR 301.5c, 702.16d) stays, unattached. */
export function illegalEquipment(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (!isAttached(object) || !isEquipment(characteristics)) return;
  if ((characteristics.types & animated) !== 0) return; // CR 704.5p
  if (isLegallyAttached(game.state, object)) return;
  const causes = causesOf(game.state, object);
  findings.irreplaceable.push({ does: 'unattach', object: object.id, rule: '704.5n', causes });
}

/** CR 704.5p: a creature or battle, or what is neither Aura nor Equipment nor Fortification, doesn't stay attached. */
export function strayAttachment(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (!isAttached(object)) return;
  const attaches = isAura(characteristics) || isEquipment(characteristics);
  if (attaches && (characteristics.types & animated) === 0) return;
  const causes = causesOf(game.state, object);
  findings.irreplaceable.push({ does: 'unattach', object: object.id, rule: '704.5p', causes });
}
