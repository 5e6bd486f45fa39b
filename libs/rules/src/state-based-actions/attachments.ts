import { noObject, type Revision } from '@stacktrail/game-events';
import { isCreature, protectedFrom } from '../characteristics/queries.js';
import type { Characteristics } from '../state/characteristics.js';
import type { Game } from '../game/game.js';
import type { GameObject } from '../state/game-object.js';
import { presentObject, type GameState } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';
import { matches } from '../text/filters.js';
import { plainContext } from '../text/text-context.js';
import type { Findings } from './findings.js';

const creature = typeBit('Creature');
const enchantment = typeBit('Enchantment');
const artifact = typeBit('Artifact');

function isAura({ types, subtypes }: Characteristics): boolean {
  return (types & enchantment) !== 0 && subtypes.includes('Aura');
}

function isEquipment({ types, subtypes }: Characteristics): boolean {
  return (types & artifact) !== 0 && (subtypes.includes('Equipment') || subtypes.includes('Fortification'));
}

/** The permanent that this is attached to, if it is still there. */
function attachedPermanent(state: GameState, object: GameObject): GameObject | undefined {
  const to = presentObject(state, object.attachedTo);
  return to?.zone === 'battlefield' ? to : undefined;
}

/** What an attachment came to be so from: its own place, and the place of what it was attached to. */
function causesOf(state: GameState, object: GameObject): readonly Revision[] {
  const was = state.objects.get(object.attachedTo);
  const now = was?.left ? presentObject(state, was.becomes) : undefined;
  return now === undefined ? [object.placedAt] : [now.placedAt];
}

/**
 * CR 704.5m: an Aura attached to nothing, or to what it can't enchant (CR 303.4c, 303.4d). One that is also a creature
 * becomes unattached first (CR 704.5p).
 */
export function illegalAura(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (!isAura(characteristics)) return;
  if ((characteristics.types & creature) !== 0 && object.attachedTo !== noObject) return;
  const { state } = game;
  const to = attachedPermanent(state, object);
  if (to !== undefined && canEnchant(state, object, characteristics, to)) return;
  findings.putIntoGraveyard(object.id, '704.5m', causesOf(state, object));
}

/** CR 303.4c, 702.5c, 702.16c: all its enchant abilities let it, and no protection keeps it off. */
function canEnchant(state: GameState, aura: GameObject, { abilities }: Characteristics, to: GameObject): boolean {
  if (to.id === aura.id || protectedFrom(state, to, aura)) return false;
  const context = plainContext(aura.controller, aura.id);
  return abilities.every(({ ability }) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') return true;
    return ability.filter !== 'player' && matches(state, ability.filter, to, context);
  });
}

/** CR 704.5n: an Equipment attached to what it can't equip (CR 301.5c, 702.16d) stays, unattached. */
export function illegalEquipment(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (object.attachedTo === noObject || !isEquipment(characteristics)) return;
  if ((characteristics.types & creature) !== 0) return; // CR 704.5p
  const { state } = game;
  const to = attachedPermanent(state, object);
  const legal = to !== undefined && to.id !== object.id && isCreature(state, to) && !protectedFrom(state, to, object);
  if (legal) return;
  findings.facts.push({ does: 'unattach', object: object.id, rule: '704.5n', causes: causesOf(state, object) });
}

/** CR 704.5p: a creature, or what is neither Aura nor Equipment, doesn't stay attached. */
export function strayAttachment(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if (object.attachedTo === noObject) return;
  const attaches = isAura(characteristics) || isEquipment(characteristics);
  if (attaches && (characteristics.types & creature) === 0) return;
  findings.facts.push({
    does: 'unattach',
    object: object.id,
    rule: '704.5p',
    causes: causesOf(game.state, object),
  });
}
