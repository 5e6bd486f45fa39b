import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns.js';
import { objectsArePlural, objectsAsObject } from '../objects.js';
import { verb } from '../verbs.js';
import { acts, order, type Doing, type Predicate } from './predicate.js';

type Hidden = Doing<'manifest'>;

/** What came onto the battlefield face down is named last: “that creature”. */
function naming(action: 'manifest' | 'cloak'): Predicate {
  const inner = says<Hidden>({ do: action as 'manifest' })`${verb(action)} ${{ what: objectsAsObject }}`;
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

type Down = Doing<'turn face down'>;

/** What it is while it lies so is the rules' own (CR 708.2a). */
const plainlyDown: Syntax<Down> = (() => {
  const inner = says<Down>({ do: 'turn face down' })`turn ${{ what: objectsAsObject }} face down`;
  return { ...inner, write: (effect: Down, writer) => effect.as === undefined && inner.write(effect, writer) };
})();

/** Turning and hiding cards (CR 701.40, 701.58, 708). */
export const facePredicates: readonly Predicate[] = [naming('manifest'), naming('cloak')];

/** CR 607, 702.55, 702.95, 702.99, 708. */
export const faceOrders: readonly Syntax<Effect>[] = [
  order(says<Doing<'turn face up'>>({ do: 'turn face up' })`turn ${{ what: objectsAsObject }} face up`),
  order(plainlyDown),
  order(
    says<Doing<'haunt'>>({ do: 'haunt' })`exile ${{ what: objectsAsObject }} haunting ${{ haunted: objectsAsObject }}`,
  ),
  order(says<Doing<'encode'>>({ do: 'encode' })`encode ${{ what: objectsAsObject }} on ${{ on: objectsAsObject }}`),
  order(says<Doing<'pair'>>({ do: 'pair' })`pair ${{ first: objectsAsObject }} with ${{ second: objectsAsObject }}`),
  order(
    says<Doing<'exchange with card in hand'>>({
      do: 'exchange with card in hand',
    })`exchange ${{ what: objectsAsObject }} with ${{ filter: indefinite('card') }} in your hand`,
  ),
  order(says<Doing<'unattach'>>({ do: 'unattach' })`unattach ${{ what: objectsAsObject }}`),
  order(linking()),
];

/** “Note it”: later text of the same object knows it (CR 607.2). */
function linking(): Syntax<Doing<'link'>> {
  const inner = says<Pick<Doing<'link'>, 'do' | 'what'>>({
    do: 'link',
  })`note ${{ what: objectsAsObject }}`;
  return {
    begins: inner.begins,
    marks: { do: 'link' },
    read(reader) {
      const found = inner.read(reader);
      return found === no ? no : { ...found, label: 'noted' };
    },
    write: (effect, writer) => effect.to === undefined && inner.write(effect, writer),
  };
}
