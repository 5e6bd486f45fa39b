import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { imperative, type EffectOf } from './predicate.js';

type Change = EffectOf<'change targets'>;

const you = { players: 'you' } as const;

/** Instructions that change targets (CR 115.7). */
export const targetChangingImperatives: readonly Syntax<Effect>[] = [
  imperative(
    says<Change>({
      do: 'change targets',
      who: you,
      how: 'one',
    })`change a target of ${{ of: objectsAfterVerb }} to ${{ to: objectsAfterVerb }}`,
  ),
  imperative(
    without(
      ['said'],
      says<Change>({ do: 'change targets', who: you, how: 'all' })`change the target of ${{ of: objectsAfterVerb }}`,
    ),
  ),
  imperative(
    says<Change>({ do: 'change targets', who: you, how: 'all', said: 'targets' })`change the targets of ${{
      of: objectsAfterVerb,
    }}`,
  ),
  imperative(
    says<Change>({ do: 'change targets', who: you, how: 'any' })`change any targets of ${{ of: objectsAfterVerb }}`,
  ),
  imperative(
    says<Change>({
      do: 'change targets',
      who: you,
      how: 'choose new',
    })`choose new targets for ${{ of: objectsAfterVerb }}`,
  ),
];
