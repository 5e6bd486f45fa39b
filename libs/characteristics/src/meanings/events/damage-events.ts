import { eventMeanings, type EventMeaning, type EventOf, type OccasionInText } from './event-meaning.js';
import { fitsDescription, fitsOther, fitsSubject, isBy } from './fits.js';

const isDealt: EventMeaning<'is dealt damage' | 'is dealt excess damage'> = ({ what, combat }, seen) =>
  isOfCombat(seen, combat) && fitsSubject(seen, what);

/**
 * Events of damage. The occasion's other object is what was damaged in 'deals damage', and the source in 'player is dealt
 * damage', whose player is the one who is dealt it.
 */
export const damageEvents = eventMeanings({
  'deals damage': (event, seen) =>
    isOfCombat(seen, event.combat) &&
    seen.occasion.amount >= (event.atLeast ?? 0) &&
    isDealtTo(seen, event) &&
    fitsDescription(seen, event.what) &&
    fitsOther(seen, event.damaged),
  'is dealt damage': isDealt,
  'is dealt excess damage': isDealt,
  'player is dealt damage': ({ who, by, combat }, seen) =>
    isOfCombat(seen, combat) && isBy(seen, who) && fitsOther(seen, by),
});

function isOfCombat({ occasion }: OccasionInText, combat: boolean | undefined): boolean {
  return combat === undefined || combat === occasion.combat;
}

function isDealtTo(seen: OccasionInText, event: EventOf<'deals damage'>): boolean {
  const { occasion, context } = seen;
  if (event.damaged !== undefined) return occasion.damaged === 'permanent';
  switch (event.to) {
    case 'anything':
      return occasion.damaged === undefined;
    case 'permanent':
      return occasion.damaged === 'permanent';
    case 'creature':
      return occasion.damaged === 'permanent' && fitsOther(seen, { is: 'type', type: 'Creature' });
    case 'planeswalker':
      return occasion.damaged === 'permanent' && fitsOther(seen, { is: 'type', type: 'Planeswalker' });
    case 'battle':
      return occasion.damaged === 'permanent' && fitsOther(seen, { is: 'type', type: 'Battle' });
    case 'player':
      return occasion.damaged === 'player';
    case 'you':
      return occasion.damaged === 'player' && occasion.player === context.you;
    case 'opponent':
      return occasion.damaged === 'player' && isBy(seen, 'an opponent');
    case 'enchanted player':
      return occasion.damaged === 'player' && isBy(seen, 'enchanted player');
  }
}
