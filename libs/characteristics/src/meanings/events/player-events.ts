import type { Filter } from '@stacktrail/card-tree';
import { eventMeanings, type EventMeaning, type EventOf, type OccasionForText } from './event-meaning.js';
import { fitsOtherObject, fitsSubject, playerFits } from './fits.js';

const byPlayer: EventMeaning<
  'gains life' | 'loses life' | 'loses the game' | 'shuffles' | 'completes a dungeon' | 'commits a crime'
> = ({ who }, seen) => playerFits(seen, who);

const ofCounters: EventMeaning<'player gets counters' | 'player loses counters'> = ({ who, counter }, seen) =>
  playerFits(seen, who) && (counter === undefined || counter === seen.occasion.counter);

/** Events of players and turns. */
export const playerEvents = eventMeanings({
  'beginning of step': ({ step, whose }, seen) => step === seen.occasion.step && isTurnOf(seen, whose),
  'gains life': byPlayer,
  'loses life': byPlayer,
  'loses the game': byPlayer,
  shuffles: byPlayer,
  'commits a crime': byPlayer,
  'completes a dungeon': byPlayer,
  'enters room': ({ room }, { occasion, context }) => occasion.object === context.source && occasion.amount === room,
  'player gets counters': ofCounters,
  'player loses counters': ofCounters,
  'keyword action'({ action, who, what, other, championed, atLeast, atMost }, seen) {
    const { occasion } = seen;
    if (occasion.amount < (atLeast ?? -Infinity) || occasion.amount > (atMost ?? Infinity)) return false;
    if (action !== occasion.word || !fitsOtherObject(seen, other)) return false;
    return playerFits(seen, who) && fitsSubject(seen, what) && fitsChampioned(seen, championed);
  },
  /** A state trigger waits for a game state, not for an event (CR 603.8). */
  state: () => false,
  /** A reflexive trigger is put on the stack by the text that creates it (CR 603.12). */
  'when you do': () => false,
});

function isTurnOf(seen: OccasionForText, whose: EventOf<'beginning of step'>['whose']): boolean {
  const { queries, state, occasion, context } = seen;
  if (typeof whose === 'object') {
    return occasion.player !== null && queries.players(state, whose, context).includes(occasion.player);
  }
  if (whose === 'each player') return true;
  return playerFits(seen, whose === 'each opponent' ? 'an opponent' : whose);
}

/** CR 702.72c: whether the object's linked champion ability exiled such a permanent. */
function fitsChampioned({ queries, state, subject, context }: OccasionForText, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  const links = (subject?.linked ?? []).filter(({ label }) => label.endsWith(' championed'));
  return links.some(({ objects }) =>
    objects.some((id) => {
      const object = state.objects.get(id);
      return object !== undefined && queries.matches(state, filter, object, context);
    }),
  );
}
