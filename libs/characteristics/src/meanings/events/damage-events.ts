import { eventMeanings, type EventMeaning, type EventOf, type OccasionForText } from './event-meaning.js';
import { fitsDescription, fitsOtherObject, fitsSubject, playerFits } from './fits.js';

const isDealt: EventMeaning<'is dealt damage' | 'is dealt excess damage'> = ({ what, combat }, seen) =>
  isOfCombat(seen, combat) && fitsSubject(seen, what);

/**
 * Events of damage. In 'deals damage', the occasion's other object is the recipient; in 'player is dealt damage' it is
 * the source, and the occasion's player is the recipient.
 */
export const damageEvents = eventMeanings({
  'deals damage': (event, seen) =>
    isOfCombat(seen, event.combat) &&
    seen.occasion.amount >= (event.atLeast ?? 0) &&
    (event.exactly === undefined || seen.occasion.amount === event.exactly) &&
    isDealtTo(seen, event) &&
    fitsDescription(seen, event.what) &&
    fitsOtherObject(seen, event.damaged),
  'is dealt damage': isDealt,
  'is dealt excess damage': isDealt,
  'player is dealt damage': ({ who, by, combat }, seen) =>
    isOfCombat(seen, combat) && playerFits(seen, who) && fitsOtherObject(seen, by),
});

function isOfCombat({ occasion }: OccasionForText, combat: boolean | undefined): boolean {
  return combat === undefined || combat === occasion.combat;
}

function isDealtTo(seen: OccasionForText, event: EventOf<'deals damage'>): boolean {
  const { occasion, context } = seen;
  if (event.damaged !== undefined) return occasion.damaged === 'permanent';
  switch (event.to) {
    case 'anything':
      return occasion.damaged === undefined;
    case 'permanent':
      return occasion.damaged === 'permanent';
    case 'creature':
      return occasion.damaged === 'permanent' && fitsOtherObject(seen, { is: 'type', type: 'Creature' });
    case 'planeswalker':
      return occasion.damaged === 'permanent' && fitsOtherObject(seen, { is: 'type', type: 'Planeswalker' });
    case 'battle':
      return occasion.damaged === 'permanent' && fitsOtherObject(seen, { is: 'type', type: 'Battle' });
    case 'player':
      return occasion.damaged === 'player';
    case 'you':
      return occasion.damaged === 'player' && occasion.player === context.you;
    case 'opponent':
      return occasion.damaged === 'player' && playerFits(seen, 'an opponent');
    case 'enchanted player':
    case 'that player':
      return occasion.damaged === 'player' && playerFits(seen, event.to);
  }
}
