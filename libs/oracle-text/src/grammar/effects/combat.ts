import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, type Syntax } from '../../syntax/syntax.js';
import { startingSentence } from '../../syntax/starting-sentence.js';
import { without } from '../../syntax/without.js';
import { objectsAfterVerb, objectsAsSubject } from '../objects/objects.js';
import { playersAsObject, playersAsSubject } from '../players/players.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, imperative, type EffectOf, type Predicate } from './predicate.js';

type Attacking = EffectOf<'becomes attacking'>;
type Blocking = EffectOf<'becomes blocking'>;

const be = verb('are', 'is');

/** Instructions that change the current combat (CR 506.4, 508.4, 509.1h, 509.4). */
export const combatPredicates: readonly Predicate[] = [
  ofObjects('what', says<EffectOf<'becomes blocked'>>({ do: 'becomes blocked' })`${verb('become')} blocked`),
  ofObjects(
    'what',
    says<Attacking>({
      do: 'becomes attacking',
      orPlaneswalkers: true,
    })`${be} attacking ${{ whom: playersAsObject }}${literally(' or a planeswalker they control')}`,
  ),
  ofObjects(
    'what',
    without(
      ['orPlaneswalkers'],
      says<Attacking>({ do: 'becomes attacking' })`${be} attacking ${{ whom: playersAsObject }}`,
    ),
  ),
  ofObjects(
    'what',
    without(['whom', 'orPlaneswalkers', 'alongside'], says<Attacking>({ do: 'becomes attacking' })`${be} attacking`),
  ),
  ofObjects(
    'what',
    says<Blocking>({ do: 'becomes blocking', put: true })`${be} blocking ${{ attacker: objectsAfterVerb }}`,
  ),
  ofObjects(
    'what',
    without(['put'], says<Blocking>({ do: 'becomes blocking' })`${verb('block')} ${{ attacker: objectsAfterVerb }}`),
  ),
];

export const combatImperatives: readonly Syntax<Effect>[] = [
  imperative(
    says<Attacking>({
      do: 'becomes attacking',
    })`choose a player or planeswalker ${{ alongside: playersAsSubject }} is attacking. ${{ what: startingSentence(objectsAsSubject) }} is attacking that player or planeswalker`,
  ),
  imperative(
    says<EffectOf<'reselect attack'>>({
      do: 'reselect attack',
    })`reselect which player or permanent ${{ what: objectsAfterVerb }} is attacking`,
  ),
];
