import type { Filter, ManaType, TriggerEvent } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState, Occasion } from '@stacktrail/game-state';
import { typesIn } from '../../reading/types-produced.js';
import { chosenWords } from '../../reading/chosen-quality.js';
import { isUndefined } from '../../reading/discarded-unseen.js';
import { canMeanTarget } from '../../reading/means-permanents.js';
import { eventMeanings, type EventMeaning, type OccasionForText } from './event-meaning.js';
import { fitsDescription, fitsOtherObject, fitsSubject, playerFits, isShortFor, isWhoever, reaches } from './fits.js';

const ofPresent: EventMeaning<'copies' | 'tapped for mana'> = ({ who, what }, seen) =>
  !isUndefined(seen.state, seen.occasion.object) && playerFits(seen, who) && fitsSubject(seen, what);

/** Events of spells and abilities, and of the mana that is spent on them. */
export const stackEvents = eventMeanings({
  casts({ from, who, what, targeting }, seen) {
    if (from !== undefined && from !== seen.occasion.from) return false;
    return playerFits(seen, who) && fitsSubject(seen, what) && fitsTargets(seen, targeting);
  },
  copies: ofPresent,
  activates({ loyalty, nonMana, keyword, thisAbility, ability, who, what }, seen) {
    const { occasion } = seen;
    if (thisAbility && !isThatAsks(seen)) return false;
    if (loyalty && !isLoyalty(occasion)) return false;
    if (nonMana && occasion.ability?.isManaAbility) return false;
    if (!isShortFor(seen, keyword) || !playerFits(seen, who) || !fitsDescription(seen, what)) return false;
    return ability === undefined || fitsOtherObject(seen, ability);
  },
  'tapped for mana': ofPresent,
  'adds mana': ({ who, what, mana }, seen) =>
    !isUndefined(seen.state, seen.occasion.object) &&
    playerFits(seen, who) &&
    fitsSubject(seen, what) &&
    typesIn(seen.occasion.amount).some((type) => isChosenColor(seen, mana, type)),
  expends: ({ who, count }, seen) => playerFits(seen, who) && reaches(seen.occasion, count),
  'ability triggers': ({ who, what }, seen) => playerFits(seen, who) && fitsDescription(seen, what),
  'becomes the target'(event, seen) {
    if (event.of !== 'spell or ability' && event.of !== seen.occasion.targetedBy) return false;
    if (event.spell !== undefined && !fitsWhatTargets(seen, event.spell)) return false;
    if (seen.subject !== null && !canMeanTarget(event.what, seen.subject)) return false;
    return playerFits(seen, event.by) && fitsSubject(seen, event.what);
  },
  'player becomes the target'(event, seen) {
    const { state, occasion, context } = seen;
    if (event.of !== 'spell or ability' && event.of !== occasion.targetedBy) return false;
    return playerFits(seen, event.by) && isWhoever(state, event.who, occasion.otherPlayer ?? null, context);
  },
  'is countered'({ what, causedBy }, seen) {
    const { state, occasion, context } = seen;
    if (causedBy !== undefined && !isWhoever(state, causedBy, occasion.otherPlayer ?? null, context)) return false;
    return fitsSubject(seen, what);
  },
  resolves: ({ keyword, what }, seen) => isShortFor(seen, keyword) && fitsSubject(seen, what),
});

/** CR 607.2d. */
function isChosenColor(
  { state, context }: OccasionForText,
  mana: Extract<TriggerEvent, { on: 'adds mana' }>['mana'],
  type: ManaType,
): boolean {
  return chosenWords(state, context, mana, mana.label ?? 'color').includes(type);
}

/** Whether the spell that targets something matches. */
function fitsWhatTargets({ queries, state, occasion, context }: OccasionForText, filter: Filter): boolean {
  const spell = state.objects.get(occasion.thatObject);
  return spell !== undefined && queries.matches(state, filter, spell, context);
}

/** Whether it is the ability with this text, of the same object (CR 400.7). */
function isThatAsks({ occasion, state, context }: OccasionForText): boolean {
  const { source, stackObject } = context;
  if (occasion.object !== (state.objects.get(stackObject)?.ability?.source ?? source)) return false;
  const asking = state.objects.get(stackObject)?.ability?.definition ?? lastActivated(state, source);
  return asking !== undefined && asking.pointer === occasion.ability?.pointer;
}

/**
 * A mana ability resolves right after it is activated, without the stack (CR 605.3b), so it is the one that was
 * activated last.
 */
function lastActivated(state: GameState, source: ObjectId): Occasion['ability'] {
  for (let i = state.history.thisTurn.length - 1; i >= 0; i--) {
    const { occasion } = state.history.thisTurn[i]!;
    if (occasion.on === 'activates' && occasion.object === source) return occasion.ability;
  }
  return undefined;
}

function fitsTargets({ queries, state, subject, context }: OccasionForText, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  return (subject?.announced.targets ?? []).flat().some((ref) => {
    const target = ref.is === 'object' ? state.objects.get(ref.id) : undefined;
    return target !== undefined && canMeanTarget(filter, target) && queries.matches(state, filter, target, context);
  });
}

function isLoyalty({ ability }: Occasion): boolean {
  return ability?.ability.kind === 'activated' && ability.ability.loyalty === true;
}
