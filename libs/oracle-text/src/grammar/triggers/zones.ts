import { type Filter, creatureTypes, type WordOfDying, type Zone } from '@stacktrail/card-tree';
import { kindOfSelf, nameOfAttached, type TextSource } from '../../english/text-source.js';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';
import { eventWords, type Bare, type Of } from './predicate.js';

const be = verb('are', 'is');

/** Mostly only of creatures does rules text say that they die (CR 700.4). */
export function usualWordOfDying(what: Filter, textSource: TextSource): WordOfDying {
  return isCreature(what, textSource) ? 'dies' : 'put into a graveyard';
}

function isCreature(what: Filter, textSource: TextSource): boolean {
  if (what.is === 'one of') return what.objects.called === 'creature' || what.objects.called === 'it';
  if (what.is === 'this') return kindOfSelf(textSource) === 'creature';
  if (what.is === 'haunted by this' || what.is === 'bears this') return true;
  if (what.is === 'attached to by this') return nameOfAttached(textSource).endsWith('creature');
  if (what.is === 'all') return what.of.some((part) => isCreature(part, textSource));
  if (what.is === 'any') return what.of.every((part) => isCreature(part, textSource));
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

/** “Is put into your graveyard from the battlefield”: a change of zones, and whose zones they are. */
function moves(
  text: string,
  from: readonly Zone[] | undefined,
  to: readonly Zone[] | undefined,
): readonly Syntax<Bare>[] {
  return owners.map(
    ([owner, filter]) =>
      eventWords<Of<'moves'>>({
        on: 'moves',
        ...(from && { from }),
        ...(to && { to }),
        ...(filter && { what: filter }),
      })`${be} ${literally(text.replace('OWNER', owner))}`,
  );
}

const left: readonly Syntax<Bare>[] = owners.slice(1).map(
  ([owner, filter]) =>
    eventWords<Of<'moves'>>({
      on: 'moves',
      from: ['graveyard'],
      what: filter!,
    })`${verb('leave')} ${literally(owner)} graveyard`,
);

const yours: Filter = { is: 'owned by', who: 'you' };

/** Changes of zones (CR 603.6). */
export const zonePredicates: readonly Syntax<Bare>[] = [
  eventWords<Of<'enters'>>({ on: 'enters', from: 'graveyard', what: yours })`${verb('enter')} from your graveyard`,
  eventWords<Of<'enters'>>({ on: 'enters', from: 'graveyard' })`${verb('enter')} from a graveyard`,
  eventWords<Of<'enters'>>({ on: 'enters', from: 'exile' })`${verb('enter')} from exile`,
  eventWords<Of<'enters'>>({ on: 'enters', what: { is: 'untapped' } })`${verb('enter')} untapped`,
  eventWords<Of<'enters'>>({ on: 'enters', what: { is: 'tapped' } })`${verb('enter')} tapped`,
  eventWords<Of<'enters'>>({ on: 'enters' })`${verb('enter')}`,
  eventWords<Of<'dies'>>({ on: 'dies', worded: 'dies' })`${verb('die')}`,
  eventWords<Of<'dies'>>({
    on: 'dies',
    worded: 'put into a graveyard',
  })`${be} put into a graveyard from the battlefield`,
  eventWords<Of<'dies'>>({ on: 'dies', worded: 'put into a graveyard from there' })`${be} put into a graveyard`,
  ...moves('put into OWNER graveyard from the battlefield', ['battlefield'], ['graveyard']).slice(1),
  ...moves(
    'put into OWNER graveyard from anywhere other than the battlefield',
    ['library', 'hand', 'stack', 'exile', 'command'],
    ['graveyard'],
  ),
  ...moves('put into OWNER graveyard from anywhere', undefined, ['graveyard']),
  ...moves('put into OWNER graveyard from your library', ['library'], ['graveyard']).slice(1, 2),
  ...moves('put into OWNER library from anywhere', undefined, ['library']).slice(0, 1),
  ...moves('put into OWNER graveyard from a library', ['library'], ['graveyard']).slice(0, 1),
  ...moves('put into exile from OWNER graveyard', ['graveyard'], ['exile']),
  ...moves('put into exile from OWNER hand', ['hand'], ['exile']).slice(1, 2),
  ...moves('put into OWNER hand from the battlefield', ['battlefield'], ['hand']),
  ...moves('put into OWNER hand from your graveyard', ['graveyard'], ['hand']).slice(1, 2),
  eventWords<Of<'moves'>>({ on: 'moves', to: ['exile'] })`${be} put into exile`,
  eventWords<Of<'moves'>>({ on: 'moves', to: ['command'] })`${be} put into the command zone from anywhere`,
  eventWords<Of<'moves'>>({
    on: 'moves',
    from: ['battlefield'],
    to: ['library', 'hand', 'exile', 'command'],
  })`${verb('leave')} the battlefield without dying`,
  eventWords<Of<'moves'>>({ on: 'moves', how: 'mill' })`${be} milled`,
  eventWords<Of<'moves'>>({
    on: 'moves',
    from: ['battlefield'],
    to: ['exile'],
  })`${be} put into exile from the battlefield`,
  eventWords<Of<'leaves the battlefield'>>({ on: 'leaves the battlefield' })`${verb('leave')} the battlefield`,
  ...left,
];
