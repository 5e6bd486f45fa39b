import type { Objects } from '@stacktrail/card-tree';
import { nameOfAttached } from '../../english/text-source.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';

function nameIn({ textSource }: Scope): string | null {
  const isInGraveyard = textSource.abilities.some((ability) => ability.kind === 'keyword' && 'zone' in ability);
  return isInGraveyard ? `${nameOfAttached(textSource)} card` : null;
}

/** “Enchanted creature card”: the card in a graveyard that an Aura enchants. “Enchanted creature” is a permanent. */
export const enchantedCard: Syntax<Objects> = {
  begins: new Set(['enchanted']),
  fixedFields: { objects: 'attached' },
  read(reader) {
    const name = nameIn(reader.scope);
    if (name === null || !name.split(' ').every((word) => reader.take(word.toLowerCase()))) return no;
    reader.scope.name({ objects: 'attached' }, false, ['card']);
    return { objects: 'attached', called: 'card' };
  },
  write(objects, writer) {
    const name = nameIn(writer.scope);
    if (name === null || objects.objects !== 'attached' || objects.called !== 'card') return false;
    writer.scope.name({ objects: 'attached' }, false, ['card']);
    return writer.add(name);
  },
};
