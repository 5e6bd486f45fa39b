import type { AbilityDefinition } from './ability-definition.js';
import type { Characteristics } from './characteristics.js';

/** The chapter numbers of a chapter ability (CR 714.2b, 714.2c); none of other abilities. */
export function chaptersOf({ ability }: AbilityDefinition): readonly number[] {
  return ability.kind === 'triggered' && ability.event.on === 'chapter' ? ability.event.chapters : [];
}

/** CR 714.2d: the greatest number among chapter abilities, 0 if there is none. */
export function finalChapter({ abilities }: Characteristics): number {
  let final = 0;
  for (const definition of abilities) for (const chapter of chaptersOf(definition)) final = Math.max(final, chapter);
  return final;
}
