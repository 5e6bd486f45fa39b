import type { DesignationName } from '@stacktrail/card-tree';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { operand } from '../related.js';
import { digits } from '../numerals.js';
import { nameSelf } from '../self.js';
import { verb } from '../verbs.js';
import { about, type Bare, type Of } from './predicate.js';

const become = verb('become');
const be = verb('are', 'is');

const given: readonly DesignationName[] = ['monstrous', 'renowned', 'suspected', 'saddled', 'plotted', 'exerted'];

/** Keyword actions that permanents take (CR 701, 702): what is done, and how the text says it. */
const actions: readonly (readonly [action: string, base: string, rest: string])[] = [
  ['exploit', 'exploit', ' a creature'],
  ['explore', 'explore', ''],
  ['connive', 'connive', ''],
  ['mentor', 'mentor', ' a creature'],
  ['evolve', 'evolve', ''],
  ['crew', 'crew', ' a Vehicle'],
  ['saddle', 'saddle', ' a Mount'],
  ['enlist', 'enlist', ' a creature'],
  ['train', 'train', ''],
  ['mutate', 'mutate', ''],
];

/** What happens to permanents that stay where they are (CR 603.2f). */
export const statusPredicates: readonly Syntax<Bare>[] = [
  about<Of<'becomes tapped'>>({ on: 'becomes tapped' })`${become} tapped`,
  about<Of<'resolves'>>({ on: 'resolves', keyword: 'crew' })`${become} crewed`,
  about<Of<'becomes untapped'>>({ on: 'becomes untapped' })`${become} untapped`,
  about<Of<'is designated'>>({
    on: 'is designated',
    as: 'level',
  })`${become} level ${{ value: digits as Syntax<number> }}`,
  ...given.map((as) => about<Of<'is designated'>>({ on: 'is designated', as })`${become} ${literally(as)}`),
  about<Of<'becomes attached'>>({ on: 'becomes attached' })`${become} attached to ${{ host: operand }}`,
  about<Of<'becomes unattached'>>({ on: 'becomes unattached' })`${become} unattached from ${{ host: operand }}`,
  about<Of<'becomes unattached'>>({ on: 'becomes unattached' })`${become} unattached`,
  about<Of<'is countered'>>({ on: 'is countered' })`${be} countered`,
  about<Of<'resolves'>>({ on: 'resolves' })`${verb('resolve')}`,
  about<Of<'is turned face up'>>({ on: 'is turned face up' })`${be} turned face up`,
  about<Of<'becomes'>>({ on: 'becomes', state: 'turned face down' })`${be} turned face down`,
  about<Of<'becomes'>>({ on: 'becomes', state: 'phased out' })`${verb('phase')} out`,
  about<Of<'becomes'>>({ on: 'becomes', state: 'phased in' })`${verb('phase')} in`,
  about<Of<'transforms'>>({ on: 'transforms', into: true })`${verb('transform')} into ${nameSelf}`,
  about<Of<'transforms'>>({ on: 'transforms' })`${verb('transform')}`,
  ...actions.map(
    ([action, base, rest]) =>
      about<Of<'keyword action'>>({
        on: 'keyword action',
        action,
        who: 'any player',
      })`${verb(base)}${literally(rest)}`,
  ),
];
