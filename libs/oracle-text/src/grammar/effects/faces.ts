import type { Effect, Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { chosen } from '../objects/chosen.js';
import { objectsArePlural, objectsAfterVerb } from '../objects/objects.js';
import { verb } from '../basics/verbs.js';
import { acts, imperative, type EffectOf, type Predicate } from './predicate.js';

type Hidden = EffectOf<'manifest'>;

/** Makes the face-down permanent the next referent of “that creature”. */
function faceDownAction(action: 'manifest' | 'cloak'): Predicate {
  const inner = says<Hidden>({ do: action as 'manifest' })`${verb(action)} ${{
    what: oneOf<Objects>(chosen('from', false), objectsAfterVerb),
  }}`;
  return acts<Hidden>({
    ...inner,
    read(reader) {
      const found = inner.read(reader);
      if (found === no) return no;
      const label = reader.scope.newLabel(action);
      const several = objectsArePlural(found.what, (means) => reader.scope.isPlural(means));
      reader.scope.name({ objects: 'result', label }, several, ['creature', 'permanent', 'card']);
      return { ...found, label };
    },
    write(effect, writer) {
      if (!inner.write(effect, writer)) return false;
      const several = objectsArePlural(effect.what, (means) => writer.scope.isPlural(means));
      if (effect.label !== undefined)
        writer.scope.name({ objects: 'result', label: effect.label }, several, ['creature', 'permanent', 'card']);
      return true;
    },
  });
}

type Down = EffectOf<'turn face down'>;

/** Without further words, the rules define the characteristics of the face-down permanent (CR 708.2a). */
const plainlyDown: Syntax<Down> = (() => {
  const inner = says<Down>({ do: 'turn face down' })`turn ${{ what: objectsAfterVerb }} face down`;
  return { ...inner, write: (effect: Down, writer) => effect.as === undefined && inner.write(effect, writer) };
})();

/** Turning and hiding cards (CR 701.40, 701.58, 708). */
export const facePredicates: readonly Predicate[] = [faceDownAction('manifest'), faceDownAction('cloak')];

/** CR 607, 702.55, 702.95, 702.99, 708. */
export const faceImperatives: readonly Syntax<Effect>[] = [
  imperative(says<EffectOf<'turn face up'>>({ do: 'turn face up' })`turn ${{ what: objectsAfterVerb }} face up`),
  imperative(plainlyDown),
  imperative(
    says<EffectOf<'haunt'>>({
      do: 'haunt',
    })`exile ${{ what: objectsAfterVerb }} haunting ${{ haunted: objectsAfterVerb }}`,
  ),
  imperative(
    says<EffectOf<'encode'>>({ do: 'encode' })`encode ${{ what: objectsAfterVerb }} on ${{ on: objectsAfterVerb }}`,
  ),
  imperative(
    says<EffectOf<'pair'>>({ do: 'pair' })`pair ${{ first: objectsAfterVerb }} with ${{ second: objectsAfterVerb }}`,
  ),
  imperative(
    says<EffectOf<'exchange with card in hand'>>({
      do: 'exchange with card in hand',
    })`exchange ${{ what: objectsAfterVerb }} with ${{ filter: indefinite('card') }} in your hand`,
  ),
  imperative(says<EffectOf<'unattach'>>({ do: 'unattach' })`unattach ${{ what: objectsAfterVerb }}`),
  imperative(linking()),
];

/** “Note it”: other abilities of the same object can refer to it (CR 607.2). */
function linking(): Syntax<EffectOf<'link'>> {
  const inner = says<Pick<EffectOf<'link'>, 'do' | 'what'>>({
    do: 'link',
  })`note ${{ what: objectsAfterVerb }}`;
  return {
    begins: inner.begins,
    fixedFields: { do: 'link' },
    read(reader) {
      const found = inner.read(reader);
      return found === no ? no : { ...found, label: 'noted' };
    },
    write: (effect, writer) => effect.to === undefined && inner.write(effect, writer),
  };
}
