import { countersOn } from '@stacktrail/game-state';
import { eventMeanings, type EventMeaning, type OccasionForText } from './event-meaning.js';
import { fitsDescription, fitsOtherObject, fitsSubject, playerFits, isWhoever, reaches } from './fits.js';

const ofPermanent: EventMeaning<'transforms' | 'is turned face up' | 'becomes untapped'> = ({ what }, seen) =>
  fitsSubject(seen, what);

const ofAttachment: EventMeaning<'becomes attached' | 'becomes unattached'> = ({ what, host }, seen) =>
  fitsSubject(seen, what) && fitsOtherObject(seen, host);

/** Events of permanents that stay on the battlefield: their status, counters, designations and controller. */
export const permanentEvents = eventMeanings({
  transforms: ofPermanent,
  'is turned face up': ofPermanent,
  'becomes tapped'({ what, by }, seen) {
    const { state, occasion, context } = seen;
    return (by === undefined || isWhoever(state, by, occasion.otherPlayer ?? null, context)) && fitsSubject(seen, what);
  },
  'becomes untapped': ofPermanent,
  'becomes attached': ofAttachment,
  'becomes unattached': ofAttachment,
  becomes: ({ state, what }, seen) => state === seen.occasion.word && fitsSubject(seen, what),
  'is designated'(event, seen) {
    const { occasion } = seen;
    if (event.as !== occasion.word) return false;
    if (event.value !== undefined && event.value !== occasion.amount) return false;
    if (event.what !== undefined) return occasion.object !== 0 && fitsSubject(seen, event.what);
    if (event.who === undefined) return occasion.object === 0 && occasion.player === null;
    return occasion.player !== null && playerFits(seen, event.who);
  },
  'counters are put'(event, seen) {
    const { queries, state, occasion, context } = seen;
    if (event.counter !== undefined && event.counter !== occasion.counter) return false;
    if (event.by !== undefined && !playerFits(seen, event.by)) return false;
    if (event.reaches !== undefined && !reaches(occasion, queries.amount(state, event.reaches, context))) return false;
    if (event.atLeast !== undefined && occasion.amount < queries.amount(state, event.atLeast, context)) return false;
    return fitsDescription(seen, event.what);
  },
  'counters are removed'(event, seen) {
    const { occasion } = seen;
    if (event.counter !== undefined && event.counter !== occasion.counter) return false;
    if (event.last === true && (occasion.counters?.after ?? 0) !== 0) return false;
    return fitsDescription(seen, event.what);
  },
  chapter: ({ chapters }, seen) =>
    seen.occasion.object === seen.context.source && chapters.includes(seen.occasion.amount) && !isReadAhead(seen),
  'control changes'({ from, to, what }, seen) {
    const { state, occasion, context } = seen;
    if (from !== undefined && !isWhoever(state, from, occasion.otherPlayer ?? null, context)) return false;
    return (to === undefined || playerFits(seen, to)) && fitsSubject(seen, what);
  },
});

/** CR 702.155a: in the turn in which it entered, only the chapter with exactly its number of lore counters triggers. */
function isReadAhead({ queries, state, occasion, subject }: OccasionForText): boolean {
  if (subject === null || subject.enteredTurn !== state.turn) return false;
  if (countersOn(subject, 'lore') === occasion.amount) return false;
  return queries.characteristics(state, subject).keywords.has('read ahead');
}
