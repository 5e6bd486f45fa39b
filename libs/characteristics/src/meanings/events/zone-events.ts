import type { Filter, Whoever, Zone } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { isUndefined } from '../../reading/discarded-unseen.js';
import { looksBack } from '../../reading/looking-back.js';
import { eventMeanings, type EventMeaning, type OccasionForText } from './event-meaning.js';
import { fitsOtherObject, fitsSubject, playerFits, isWhoever } from './fits.js';

const ofObject: EventMeaning<'dies' | 'leaves the battlefield' | 'is sacrificed'> = ({ what }, seen) =>
  fitsSubject(seen, what);

/** CR 701.9c: a card that was discarded unseen matches nothing. */
const ofCard = ({ who, what }: { readonly who: Whoever; readonly what?: Filter }, seen: OccasionForText): boolean => {
  if (what !== undefined && isUndefined(seen.state, seen.occasion.object)) return false;
  return playerFits(seen, who) && fitsSubject(seen, what);
};

/** Whether it entered from a zone other than that one of “you” (CR 603.6a): only an owner's zone can hold a card. */
function isFromElsewhere(
  zone: Zone,
  { state, occasion: { from, object }, context: { you } }: OccasionForText,
): boolean {
  return from !== undefined && (from !== zone || state.objects.get(object)?.owner !== you);
}

/** Whether the card just drawn is the first that its player has drawn in their draw step, for whatever reason (CR 504.1). */
function wasFirstInDrawStep({ state, occasion: { player } }: OccasionForText): boolean {
  return state.step === 'draw' && state.activePlayer === player && playerOf(state, player).cardsDrawnThisStep === 1;
}

/** Objects that change zones, and cards that are revealed there. */
export const zoneEvents = eventMeanings({
  enters: ({ from, notFrom, what, host }, seen) =>
    (from === undefined || from === seen.occasion.from) &&
    (notFrom === undefined || isFromElsewhere(notFrom, seen)) &&
    fitsSubject(seen, what) &&
    fitsOtherObject(seen, host),
  moves(event, seen) {
    const { occasion } = seen;
    if (event.from !== undefined && !event.from.includes(occasion.from!)) return false;
    if (event.to !== undefined && !event.to.includes(occasion.to!)) return false;
    if (event.how !== undefined && event.how !== occasion.manner) return false;
    const by = occasion.otherPlayer ?? null;
    if (event.causedBy !== undefined && !isWhoever(seen.state, event.causedBy, by, seen.context)) return false;
    return looksBack(event, occasion) === (occasion.lookBack === true) && fitsSubject(seen, event.what);
  },
  dies: ofObject,
  'leaves the battlefield': ofObject,
  'is sacrificed': ofObject,
  discards(event, seen) {
    const { state, occasion, context } = seen;
    const { causedBy } = event;
    if (causedBy !== undefined && !isWhoever(state, causedBy, occasion.otherPlayer ?? null, context)) return false;
    return ofCard(event, seen);
  },
  'plays a land': ofCard,
  draws: ({ who, what, butFirstInDrawStep }, seen) =>
    playerFits(seen, who) && fitsSubject(seen, what) && !(butFirstInDrawStep && wasFirstInDrawStep(seen)),
  'reveals this way': ({ what }, seen) => seen.occasion.other === seen.context.source && fitsSubject(seen, what),
});
