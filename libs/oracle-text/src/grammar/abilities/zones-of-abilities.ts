import type { Ability, Condition, Filter, TriggerEvent, Zone } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { conjuncts } from '../basics/filter-parts.js';

/** Sets the zone of an ability whose text says that its object is in a graveyard (CR 113.6b). */
export function placed(ability: Ability, { inGraveyard }: Scope): Ability {
  const activatedIn = ability.kind === 'activated' ? zonesOfSelf(ability.onlyIf) : undefined;
  if (activatedIn?.join() === 'exile') return { ...ability, from: 'exile' } as Ability;
  const zones = zonesAskedFor(ability);
  if (zones !== undefined) return { ...ability, functionsIn: zones } as Ability;
  const haunting = ability.kind === 'triggered' ? zonesOfHaunting(ability.event) : undefined;
  if (haunting !== undefined) return { ...ability, functionsIn: haunting } as Ability;
  if (isOfDamageOfSpell(ability)) return { ...ability, functionsIn: ['stack'] } as Ability;
  if (!inGraveyard) return ability;
  if (ability.kind === 'activated') return { ...ability, from: 'graveyard' };
  if (ability.kind !== 'triggered') return ability;
  return { ...ability, functionsIn: [isOfItsHost(ability.event) ? 'battlefield' : 'graveyard'] };
}

/** CR 113.6e: a spell's ability about the damage that it deals functions while the spell deals it. */
function isOfDamageOfSpell(ability: Ability): boolean {
  if (ability.kind !== 'static') return false;
  return ability.effects.some((effect) => effect.static === "damage can't be prevented" && effect.from?.is === 'this');
}

/**
 * CR 113.6m: an Aura's ability about the enchanted object leaving functions from the battlefield, and from the zone to
 * which the Aura goes.
 */
export function isOfItsHost(event: TriggerEvent): boolean {
  return 'what' in event && event.what.is === 'attached to by this';
}

/**
 * CR 702.55c: an ability about the haunted creature functions in exile; other abilities function on the battlefield.
 */
function zonesOfHaunting(event: TriggerEvent): readonly Zone[] | undefined {
  const all = event.on === 'any of' ? event.of : [event];
  const ofHaunted = all.filter((one) => 'what' in one && one.what.is === 'haunted by this');
  if (ofHaunted.length === 0) return undefined;
  return ofHaunted.length === all.length ? ['exile'] : ['battlefield', 'exile'];
}

/** “As long as this card is in your graveyard”, “if this card is in your graveyard”. */
export function zonesAskedFor(ability: Ability): readonly Zone[] | undefined {
  return ability.kind === 'triggered' || ability.kind === 'static' ? zonesOfSelf(ability.condition) : undefined;
}

function zonesOfSelf(asked: Condition | undefined): readonly Zone[] | undefined {
  if (asked?.if === 'all') return asked.of.map(zonesOfSelf).find((zones) => zones !== undefined);
  if (asked?.if !== 'matches' || asked.objects.objects !== 'this') return undefined;
  const zones = conjuncts(asked.filter)
    .map(zonesOf)
    .find((found) => found.length > 0);
  return zones?.join() === 'battlefield' ? undefined : zones;
}

/** The zones in “in your graveyard”, “in the command zone or on the battlefield”; none if a part isn't a zone. */
function zonesOf(part: Filter): readonly Zone[] {
  if (part.is === 'in zone') return [part.zone];
  const zones = part.is === 'any' ? part.of.map(zonesOf) : [];
  return zones.some((found) => found.length === 0) ? [] : zones.flat();
}
