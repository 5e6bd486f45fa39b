import type { Ability, TriggeredAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { Effect } from '../effects.js';
import type { Filter } from '../filters.js';
import type { KeywordAbility } from '../keywords.js';
import type { Modification } from '../modifications.js';
import type { Objects, Players, Recipients } from '../references.js';
import type { EntersModification } from '../replacements.js';
import type { TriggerEvent } from '../triggers.js';
import type { Schema } from './combinators.js';

/**
 * The grammar of trees: the schemas of the types that contain each other, each of which is made with the others. The
 * grammar of Oracle text stands in `oracle-text`.
 */
export interface Grammar {
  readonly ability: Schema<Ability>;
  readonly keyword: Schema<KeywordAbility>;
  readonly triggered: Schema<TriggeredAbility>;
  readonly amount: Schema<Amount>;
  readonly condition: Schema<Condition>;
  readonly cost: Schema<Cost>;
  readonly effect: Schema<Effect>;
  readonly enters: Schema<EntersModification>;
  readonly event: Schema<TriggerEvent>;
  readonly filter: Schema<Filter>;
  readonly modification: Schema<Modification>;
  readonly objects: Schema<Objects>;
  readonly players: Schema<Players>;
  readonly recipients: Schema<Recipients>;
}
