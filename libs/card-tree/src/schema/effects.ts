import { joints, type Effect } from '../effects.js';
import { oneOf, type Schema } from './combinators.js';
import { branchVariants } from './effects/branches.js';
import { castingVariants } from './effects/casting.js';
import { courseVariants } from './effects/course-of-the-game.js';
import { creationVariants } from './effects/creating.js';
import { lastingVariants } from './effects/lasting.js';
import { cardVariants } from './effects/on-cards.js';
import { permanentVariants } from './effects/on-permanents.js';
import { faceInstructionFields, textInstructionFields } from './faces.js';
import type { Grammar } from './grammar.js';
import { keywordActionVariants } from './keyword-actions.js';
import { proceduralVariants } from './procedures.js';
import { optional, tagged } from './records.js';
import * as word from './words.js';

/** The schema of an instruction: an entry for each word that `do` can hold. */
export function effectSchema(grammar: Grammar): Schema<Effect> {
  return tagged<Effect, 'do', 'joined' | 'addressed' | 'saysAlso' | 'eachFirst'>('do')(
    {
      ...permanentVariants(grammar),
      ...cardVariants(grammar),
      ...creationVariants(grammar),
      ...lastingVariants(grammar),
      ...castingVariants(grammar),
      ...faceInstructionFields(grammar),
      ...textInstructionFields(grammar),
      ...branchVariants(grammar),
      ...proceduralVariants(grammar),
      ...keywordActionVariants(grammar),
      ...courseVariants(grammar),
    },
    {
      joined: optional(oneOf(...joints)),
      addressed: optional(word.yes),
      saysAlso: optional(word.yes),
      eachFirst: optional(word.yes),
    },
  );
}
