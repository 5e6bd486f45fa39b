import { type Filter, creatureTypes, type WordOfDying, type Zone } from '@stacktrail/card-tree';
import { kindOfSelf, nameOfAttached, type TextSource } from '../../english/text-source.js';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { operand } from '../nouns/relation-filters.js';
import { verb } from '../basics/verbs.js';
import { eventWords, type EventWithoutSubject, type EventOn } from './predicate.js';

const be = verb('are', 'is');

/**
 * Rules text says “dies” of creatures and planeswalkers, and “is put into a graveyard from the battlefield” of other
 * permanents (CR 700.4).
 */
export function usualWordOfDying(what: Filter, textSource: TextSource): WordOfDying {
  return isSaidToDie(what, textSource) ? 'dies' : 'put into a graveyard';
}

function isSaidToDie(what: Filter, textSource: TextSource): boolean {
  if (what.is === 'one of') return what.objects.called === 'creature' || what.objects.called === 'it';
  if (what.is === 'this') return kindOfSelf(textSource) === 'creature';
  if (what.is === 'haunted by this' || what.is === 'bears this') return true;
  if (what.is === 'attached to by this') return nameOfAttached(textSource).endsWith('creature');
  if (what.is === 'all') return what.of.some((part) => isSaidToDie(part, textSource));
  if (what.is === 'any') return what.of.every((part) => isSaidToDie(part, textSource));
  return (
    (what.is === 'type' && (what.type === 'Creature' || what.type === 'Planeswalker')) ||
    (what.is === 'subtype' && (creatureTypes as readonly string[]).includes(what.subtype))
  );
}

const owners: readonly (readonly [string, Filter | undefined])[] = [
  ['a', undefined],
  ['your', { is: 'owned by', who: 'you' }],
  ["an opponent's", { is: 'owned by', who: 'opponent' }],
];

/** “Is put into your graveyard from the battlefield”: a change of zones, for each owner of the zones. */
function moves(
  text: string,
  from: readonly Zone[] | undefined,
  to: readonly Zone[] | undefined,
): readonly Syntax<EventWithoutSubject>[] {
  return owners.map(
    ([owner, filter]) =>
      eventWords<EventOn<'moves'>>({
        on: 'moves',
        ...(from && { from }),
        ...(to && { to }),
        ...(filter && { what: filter }),
      })`${be} ${literally(text.replace('OWNER', owner))}`,
  );
}

const leavesGraveyard: readonly Syntax<EventWithoutSubject>[] = owners.slice(1).map(
  ([owner, filter]) =>
    eventWords<EventOn<'moves'>>({
      on: 'moves',
      from: ['graveyard'],
      what: filter!,
    })`${verb('leave')} ${literally(owner)} graveyard`,
);

const ownedByYou: Filter = { is: 'owned by', who: 'you' };

/** Changes of zones (CR 603.6). */
export const zonePredicates: readonly Syntax<EventWithoutSubject>[] = [
  eventWords<EventOn<'enters'>>({
    on: 'enters',
    from: 'graveyard',
    what: ownedByYou,
  })`${verb('enter')} from your graveyard`,
  eventWords<EventOn<'enters'>>({ on: 'enters', from: 'graveyard' })`${verb('enter')} from a graveyard`,
  eventWords<EventOn<'enters'>>({ on: 'enters', notFrom: 'hand' })`${verb('enter')} from anywhere other than your hand`,
  eventWords<EventOn<'enters'>>({ on: 'enters', from: 'exile' })`${verb('enter')} from exile`,
  eventWords<EventOn<'enters'>>({ on: 'enters', what: { is: 'untapped' } })`${verb('enter')} untapped`,
  eventWords<EventOn<'enters'>>({ on: 'enters', what: { is: 'tapped' } })`${verb('enter')} tapped`,
  eventWords<EventOn<'enters'>>({ on: 'enters' })`${verb('enter')} attached to ${{ host: operand }}`,
  eventWords<EventOn<'enters'>>({ on: 'enters' })`${verb('enter')}`,
  eventWords<EventOn<'dies'>>({ on: 'dies', worded: 'dies' })`${verb('die')}`,
  eventWords<EventOn<'dies'>>({
    on: 'dies',
    worded: 'put into a graveyard',
  })`${be} put into a graveyard from the battlefield`,
  eventWords<EventOn<'dies'>>({ on: 'dies', worded: 'put into a graveyard from there' })`${be} put into a graveyard`,
  ...moves('put into OWNER graveyard from the battlefield', ['battlefield'], ['graveyard']).slice(1),
  ...moves(
    'put into OWNER graveyard from anywhere other than the battlefield',
    ['library', 'hand', 'stack', 'exile', 'command'],
    ['graveyard'],
  ),
  ...moves('put into OWNER graveyard from anywhere', undefined, ['graveyard']),
  ...moves('put into OWNER graveyard from your library', ['library'], ['graveyard']).slice(1, 2),
  ...moves('put into OWNER graveyard from their library', ['library'], ['graveyard']).slice(2),
  ...moves('put into OWNER library from anywhere', undefined, ['library']).slice(0, 1),
  ...moves('put into OWNER graveyard from a library', ['library'], ['graveyard']).slice(0, 1),
  ...moves('put into exile from OWNER graveyard', ['graveyard'], ['exile']),
  ...moves('put into exile from OWNER hand', ['hand'], ['exile']).slice(1, 2),
  ...moves('put into OWNER hand from the battlefield', ['battlefield'], ['hand']),
  ...moves('put into OWNER hand from your graveyard', ['graveyard'], ['hand']).slice(1, 2),
  eventWords<EventOn<'moves'>>({ on: 'moves', to: ['exile'] })`${be} put into exile`,
  eventWords<EventOn<'moves'>>({ on: 'moves', to: ['command'] })`${be} put into the command zone from anywhere`,
  eventWords<EventOn<'moves'>>({
    on: 'moves',
    from: ['battlefield'],
    to: ['library', 'hand', 'exile', 'command'],
  })`${verb('leave')} the battlefield without dying`,
  eventWords<EventOn<'moves'>>({ on: 'moves', how: 'mill' })`${be} milled`,
  eventWords<EventOn<'moves'>>({
    on: 'moves',
    from: ['battlefield'],
    to: ['exile'],
  })`${be} put into exile from the battlefield`,
  eventWords<EventOn<'leaves the battlefield'>>({ on: 'leaves the battlefield' })`${verb('leave')} the battlefield`,
  ...leavesGraveyard,
];
