import type { Cost } from '../costs.js';
import type { KeywordAbility, KeywordName } from '../keywords.js';
import type { CastingMethod } from './casting-method.js';
import { awakenMethod } from './awaken.js';
import { bestow } from './bestow.js';
import { blitzMethod } from './blitz.js';
import { cleave } from './cleave.js';
import { dashMethod } from './dash.js';
import { disturb } from './disturb.js';
import { emerge } from './emerge.js';
import { escape } from './escape.js';
import { evokeMethod } from './evoke.js';
import { flashback } from './flashback.js';
import { foretellMethod } from './foretell.js';
import { harmonize } from './harmonize.js';
import { freerunning } from './freerunning.js';
import { mayhemMethod } from './mayhem.js';
import { moreThanMeetsTheEye } from './more-than-meets-the-eye.js';
import { impendingMethod } from './impending.js';
import { mutate } from './mutate.js';
import { overload } from './overload.js';
import { plotted } from './plot.js';
import { prowl } from './prowl.js';
import { sneakMethod } from './sneak.js';
import { spectacle } from './spectacle.js';
import { surge } from './surge.js';
import { warpMethod } from './warp.js';
import { webSlinging } from './web-slinging.js';

/** Every keyword that names an alternative cost to cast its card. */
const castingMethods: readonly CastingMethod[] = [
  flashback,
  evokeMethod,
  escape,
  dashMethod,
  blitzMethod,
  disturb,
  moreThanMeetsTheEye,
  surge,
  spectacle,
  prowl,
  freerunning,
  foretellMethod,
  plotted,
  overload,
  cleave,
  awakenMethod,
  impendingMethod,
  emerge,
  harmonize,
  bestow,
  mutate,
  warpMethod,
  webSlinging,
  sneakMethod,
  mayhemMethod,
];

const byKeyword = new Map<string, CastingMethod>(castingMethods.map((method) => [method.keyword, method]));

/** Finds the casting method of a keyword; nothing if the keyword isn't one. */
export function castingMethod(keyword: KeywordName | (string & {})): CastingMethod | undefined {
  return byKeyword.get(keyword);
}

/** The cost that a player pays rather than the mana cost (CR 118.9). */
export function methodCost(method: CastingMethod, ability: KeywordAbility): readonly Cost[] {
  if (method.cost !== undefined) return method.cost(ability);
  return 'cost' in ability ? ability.cost : [];
}
