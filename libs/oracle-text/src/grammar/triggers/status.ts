import type { DesignationName } from '@stacktrail/card-tree';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { operand } from '../nouns/relation-filters.js';
import { digits } from '../basics/numerals.js';
import { nameSelf } from '../basics/self.js';
import { verb } from '../basics/verbs.js';
import { eventWords, type EventWithoutSubject, type EventOn } from './predicate.js';

const become = verb('become');
const be = verb('are', 'is');

const given: readonly DesignationName[] = [
  'monstrous',
  'renowned',
  'suspected',
  'saddled',
  'plotted',
  'exerted',
  'prepared',
];

/** Keyword actions of permanents (CR 701, 702): as events record them, and as texts word them. */
const actions: readonly (readonly [action: string, base: string, rest: string])[] = [
  ['exploit', 'exploit', ' a creature'],
  ['explore', 'explore', ''],
  ['connive', 'connive', ''],
  ['mentor', 'mentor', ' a creature'],
  ['evolve', 'evolve', ''],
  ['enlist', 'enlist', ' a creature'],
  ['train', 'train', ''],
  ['fight', 'fight', ''],
  ['mutate', 'mutate', ''],
];

/** What creatures do with another permanent, which is then “that Vehicle” (CR 702.122c, 702.171c). */
const actionsWithAnother: readonly (readonly [action: string, rest: string])[] = [
  ['crew', ' a Vehicle'],
  ['saddle', ' a Mount'],
];

/** Events of permanents that stay on the battlefield (CR 603.2f). */
export const statusPredicates: readonly Syntax<EventWithoutSubject>[] = [
  eventWords<EventOn<'becomes tapped'>>({ on: 'becomes tapped' })`${become} tapped`,
  eventWords<EventOn<'resolves'>>({ on: 'resolves', keyword: 'crew' })`${become} crewed`,
  eventWords<EventOn<'becomes untapped'>>({ on: 'becomes untapped' })`${become} untapped`,
  eventWords<EventOn<'is designated'>>({
    on: 'is designated',
    as: 'level',
  })`${become} level ${{ value: digits as Syntax<number> }}`,
  ...given.map((as) => eventWords<EventOn<'is designated'>>({ on: 'is designated', as })`${become} ${literally(as)}`),
  eventWords<EventOn<'becomes attached'>>({ on: 'becomes attached' })`${become} attached to ${{ host: operand }}`,
  eventWords<EventOn<'becomes unattached'>>({
    on: 'becomes unattached',
  })`${become} unattached from ${{ host: operand }}`,
  eventWords<EventOn<'becomes unattached'>>({ on: 'becomes unattached' })`${become} unattached`,
  eventWords<EventOn<'is countered'>>({ on: 'is countered' })`${be} countered`,
  eventWords<EventOn<'resolves'>>({ on: 'resolves' })`${verb('resolve')}`,
  eventWords<EventOn<'is turned face up'>>({ on: 'is turned face up' })`${be} turned face up`,
  eventWords<EventOn<'becomes'>>({ on: 'becomes', state: 'turned face down' })`${be} turned face down`,
  eventWords<EventOn<'becomes'>>({ on: 'becomes', state: 'phased out' })`${verb('phase')} out`,
  eventWords<EventOn<'becomes'>>({ on: 'becomes', state: 'phased in' })`${verb('phase')} in`,
  eventWords<EventOn<'transforms'>>({ on: 'transforms', into: true })`${verb('transform')} into ${nameSelf}`,
  eventWords<EventOn<'transforms'>>({
    on: 'transforms',
    into: true,
  })`${verb('transform')} into ${{ what: indefinite() }}`,
  eventWords<EventOn<'transforms'>>({ on: 'transforms' })`${verb('transform')}`,
  ...actionsWithAnother.map(
    ([action, rest]) =>
      eventWords<EventOn<'keyword action'>>({
        on: 'keyword action',
        action,
        who: 'any player',
        that: 'other',
      })`${verb(action)}${literally(rest)}`,
  ),
  ...actions.map(
    ([action, base, rest]) =>
      eventWords<EventOn<'keyword action'>>({
        on: 'keyword action',
        action,
        who: 'any player',
      })`${verb(base)}${literally(rest)}`,
  ),
];
