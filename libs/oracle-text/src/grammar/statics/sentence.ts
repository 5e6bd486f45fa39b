import type { StaticEffect, Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { firstForetold } from './foretelling.js';
import { staticChanges } from '../changes/changes.js';
import { nameSelf } from '../basics/self.js';
import { attachedFilter } from '../triggers/subjects.js';
import { withOwnManaCost } from '../effects/own-mana-cost.js';
import { affected } from './affected.js';
import { ableToBlock } from './able-to-block.js';
import { assignedAsUnblocked } from './assigned-as-unblocked.js';
import { asItEntersFirst } from './as-it-enters.js';
import { atItsTime } from './at-its-time.js';
import { castingEffects } from './casting.js';
import { chanceEffects } from './chance.js';
import { limitsAndPermissions } from './limits-and-permissions.js';
import { definitions } from './definitions.js';
import { entersWithYourChoice } from './enters-with-your-choice.js';
import { enteringEffects, tappedWithCounters } from './entering.js';
import { kickedWithAbilities } from './kicked-with-abilities.js';
import { twoKindsOfCounters } from './two-kinds-of-counters.js';
import { castOrActivate, neitherPlayNorCast } from './cast-or-activate.js';
import { playersWhoCannot } from './players-who-cannot.js';
import { playerEffects } from './of-players.js';
import { exemptions } from './exemptions.js';
import { preventsAll, redirectsAll } from '../replacing/all-damage.js';
import { fromNowhereElse, mayPlay } from './playing.js';
import { gainsFromRadiation, losesNoneToDamage, staysAt } from './staying.js';
import { cannotBeCountered, costsAndMore, freeAndFlash } from './costs-and-more.js';
import { sameIsTrue } from './same-is-true.js';
import { spellsHave } from './spells-have.js';
import { dontTrigger, triggersMore, triggersOnceMore } from './triggering.js';
import { youAndYours } from './you-and-yours.js';
import { untargetable, untargetableByQuality, untargetableBySpells } from './untargetable.js';

type Continuous = Variant<StaticEffect, 'static', 'continuous'>;

const nameAttached: Syntax<object> = {
  begins: attachedFilter.begins,
  read: (reader) => (attachedFilter.read(reader) === no ? no : {}),
  write: (_, writer) => attachedFilter.write({ is: 'attached to by this' }, writer),
};

const yours: readonly Modification[] = [{ change: 'control', to: { players: 'you' } }];
const thisObject = { objects: 'this' } as const;

/** Effects whose objects aren't the subject: “you control enchanted creature”. */
const turned: readonly Syntax<StaticEffect>[] = [
  says<Continuous>({
    static: 'continuous',
    affects: { objects: 'attached' },
    changes: yours,
  })`you control ${nameAttached}`,
  says<Continuous>({
    static: 'continuous',
    affects: { objects: 'attached' },
    changes: [{ change: 'control', to: { players: 'designated', as: 'monarch' } }],
  })`the monarch controls ${nameAttached}`,
  says<Continuous>({
    static: 'continuous',
    affects: thisObject,
    changes: [{ change: 'rule', rule: 'may choose not to untap' }],
  })`you may choose not to untap ${nameSelf} during your untap step`,
  says<Continuous>({
    static: 'continuous',
    affects: thisObject,
    changes: [{ change: 'rule', rule: "may assign combat damage as though it weren't blocked" }],
  })`you may have ${nameSelf} assign its combat damage as though it weren't blocked`,
];

/** “Each”, between a plural subject and its verb. */
const eachOfSeveral: Syntax<object> = {
  begins: new Set(['each']),
  read: (reader) => (reader.scope.subject?.plural === true && reader.take('each') ? {} : no),
  write: (_, writer) => writer.scope.subject?.plural === true && writer.add('each'),
};

const staticEffect: Syntax<StaticEffect> = oneOf<StaticEffect>(
  definitions,
  ...turned,
  ...ableToBlock,
  assignedAsUnblocked,
  ...exemptions,
  ...playerEffects,
  ...limitsAndPermissions,
  ...chanceEffects,
  firstForetold,
  ...atItsTime,
  ...castingEffects,
  spellsHave,
  cannotBeCountered,
  redirectsAll,
  staysAt,
  losesNoneToDamage,
  gainsFromRadiation,
  triggersMore,
  triggersOnceMore,
  dontTrigger,
  ...untargetable,
  ...untargetableBySpells,
  ...untargetableByQuality,
  ...enteringEffects,
  kickedWithAbilities,
  asItEntersFirst,
  entersWithYourChoice,
  says<Continuous>({
    static: 'continuous',
  })`${{ affects: affected }} ${withOwnManaCost(['have', 'has'], literally(''))}`,
  without(
    ['each', 'also'],
    says<Continuous>({ static: 'continuous' })`${{ affects: affected }} ${{ changes: staticChanges }}`,
  ),
  without(
    ['each'],
    says<Continuous>({
      static: 'continuous',
      also: true,
    })`${{ affects: affected }} also ${{ changes: staticChanges }}`,
  ),
  says<Continuous>({
    static: 'continuous',
    each: true,
  })`${{ affects: affected }} ${eachOfSeveral} ${{ changes: staticChanges }}`,
);

export const one: Syntax<readonly StaticEffect[]> = mapped<StaticEffect, readonly StaticEffect[]>(
  staticEffect,
  (effect) => [effect],
  ([effect, ...more]) => (effect !== undefined && more.length === 0 ? effect : no),
);

const cannot = (who: 'you' | 'opponent', what: 'lose the game' | 'win the game'): StaticEffect => ({
  static: "players can't",
  who,
  what,
});

/** “You can't lose the game and your opponents can't win the game” (CR 104.3, 614.17). */
const untouchable = oneOf<readonly StaticEffect[]>(
  constant<readonly StaticEffect[]>("you can't lose the game and your opponents can't win the game", [
    cannot('you', 'lose the game'),
    cannot('opponent', 'win the game'),
  ]),
  constant<readonly StaticEffect[]>("you can't win the game and your opponents can't lose the game", [
    cannot('you', 'win the game'),
    cannot('opponent', 'lose the game'),
  ]),
);

/** The effects of one sentence, without a condition. */
export const sentence: Syntax<readonly StaticEffect[]> = oneOf<readonly StaticEffect[]>(
  untouchable,
  ...castOrActivate,
  ...playersWhoCannot,
  neitherPlayNorCast,
  tappedWithCounters,
  twoKindsOfCounters,
  preventsAll,
  costsAndMore,
  freeAndFlash,
  fromNowhereElse,
  mayPlay,
  youAndYours,
  sameIsTrue(one),
  one,
);
