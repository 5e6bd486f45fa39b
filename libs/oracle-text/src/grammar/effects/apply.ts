import {
  type Amount,
  type Effect,
  isSameTree,
  type Modification,
  type Objects,
  type Players,
} from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { barring } from '../changes/barring.js';
import { resolvingChanges, ruleChanges } from '../changes/changes.js';
import { plainSizeChange } from '../changes/size-changes.js';
import { forEach } from '../counts/counts.js';
import { duration, durationOfRule, durationOrNone } from '../basics/durations.js';
import { conjuncts } from '../basics/filter-parts.js';
import { objectsAfterVerb, possessive } from '../objects/objects.js';
import { possessivePlayers } from '../players/players.js';
import { verb } from '../basics/verbs.js';
import { changing, isSo } from './as-long-as.js';
import { requirements } from './requirements.js';
import { withOwnManaCost } from './own-mana-cost.js';
import { imperative, ofObjects, type EffectOf, type Predicate } from './predicate.js';

type Growth = Variant<Modification, 'change', 'modify power and toughness'>;

/** Continuous effects of resolving spells and abilities (CR 611.2). */
const frozen: readonly Modification[] = [{ change: 'rule', rule: "doesn't untap" }];
const stays: EffectOf<'apply'>['until'] = "through its controller's next untap step";

/**
 * The one player who controls all of the subjects: “tap all creatures target player controls. Those creatures …”.
 * @param named whether the subjects were named before, or are named here
 */
function controllerOf({ subject }: Scope, named: boolean): Players | undefined {
  const means = subject?.means;
  if (means === undefined || !('objects' in means) || means.objects !== 'each') return undefined;
  if ((means.called !== undefined) !== named) return undefined;
  const part = conjuncts(means.filter).find(({ is }) => is === 'controlled by players');
  return part?.is === 'controlled by players' ? part.who : undefined;
}

const untap = literally(' untap during ');
const nextStep = literally(' next untap step');

/**
 * “Those creatures don't untap during that player's next untap step”: that player is their controller. “Creatures
 * target player controls don't untap during …”: the creatures that the player controls at that time (CR 611.2c).
 */
function ofTheirController(named: boolean): Syntax<Pick<EffectOf<'apply'>, 'whose' | 'nextTurnOf'>> {
  return {
    begins: new Set(["don't"]),
    read(reader) {
      const controller = controllerOf(reader.scope, named);
      if (controller === undefined || !reader.take("don't") || untap.read(reader) === no) return no;
      const whose = possessivePlayers.read(reader);
      if (whose === no || nextStep.read(reader) === no) return no;
      const { called } = whose;
      if (!isSameTree(whose, controller, 'called') || (called !== 'it' && called !== 'player')) return no;
      return { whose: called, ...(!named && { nextTurnOf: unnamed(controller) }) };
    },
    write({ whose, nextTurnOf }, writer) {
      const controller = controllerOf(writer.scope, named);
      if (whose === undefined || controller === undefined || (nextTurnOf === undefined) !== named) return false;
      writer.add("don't untap during ");
      return possessivePlayers.write({ ...controller, called: whose }, writer) && writer.add(' next untap step');
    },
  };
}

function unnamed({ called: _, ...players }: Players): Players {
  return players;
}

/** “Doesn't untap during its controller's next untap step”, “… during your next untap step”. */
const freezes: Syntax<Pick<EffectOf<'apply'>, 'yours'>> = {
  begins: new Set(["doesn't", "don't"]),
  read(reader) {
    const one = reader.take("doesn't");
    if (!one && !reader.take("don't")) return no;
    const own = isOwn(reader.scope) ? reader.may<object>(ofItself, none) : none;
    if (own !== none) return { yours: true };
    return (one ? ofOne : ofMany).read(reader) === no ? no : {};
  },
  write({ yours }, writer) {
    const many = writer.scope.subject?.plural === true;
    return writer.add(many ? "don't" : "doesn't") && (yours ? ofItself : many ? ofMany : ofOne).write({}, writer);
  },
};

const none = {};

/** Whether you control the subject: it is the source of the text, or is described as an object that you control. */
function isOwn({ subject }: Scope): boolean {
  if (subject === null || !('objects' in subject.means)) return false;
  const means = subject.means as Objects;
  if (means.objects !== 'each') return means.objects === 'this';
  return conjuncts(means.filter).some((part) => part.is === 'controlled by' && part.who === 'you');
}

const ofItself = literally(' untap during your next untap step');
const ofOne = literally(" untap during its controller's next untap step");
const ofMany = literally(" untap during their controllers' next untap steps");

/** “Gets +1/+1 until end of turn for each creature you control.” */
const growth: Syntax<Pick<EffectOf<'apply'>, 'changes' | 'until'>> = {
  begins: new Set(['get', 'gets']),
  read(reader) {
    const size = plainGrowth.read(reader);
    const until = size === no ? no : duration.read(reader);
    const each = until === no ? no : forEach.read(reader);
    if (size === no || until === no || each === no) return no;
    const times = (amount: Amount): Amount => (amount === 0 ? 0 : { amount: 'product', of: [each, amount] });
    return { changes: [{ ...size, power: times(size.power), toughness: times(size.toughness) }], until };
  },
  write({ changes, until }, writer) {
    const [size, ...more] = changes;
    if (size?.change !== 'modify power and toughness' || more.length > 0) return false;
    const [power, toughness] = [once(size.power), once(size.toughness)];
    const each = power?.each ?? toughness?.each;
    if (power === undefined || toughness === undefined || each === undefined) return false;
    const plain = { ...size, power: power.number, toughness: toughness.number };
    return plainGrowth.write(plain, writer) && duration.write(until, writer) && forEach.write(each, writer);
  },
};

function once(amount: Amount): { readonly number: number; readonly each?: Amount } | undefined {
  if (amount === 0) return { number: 0 };
  if (typeof amount === 'number' || amount.amount !== 'product') return undefined;
  const [each, number] = amount.of;
  return each !== undefined && typeof number === 'number' ? { number, each } : undefined;
}

const plainGrowth = oneOf<Growth>(
  without(['said'], says<Growth>({ change: 'modify power and toughness' })`${verb('get')} ${plainSizeChange}`),
  says<Growth>({
    change: 'modify power and toughness',
    said: 'additional',
  })`${verb('get')} an additional ${plainSizeChange}`,
);

/** “Gains flashback until end of turn. The flashback cost is equal to its mana cost.” */
const ownManaCost = says<EffectOf<'apply'>>({
  do: 'apply',
})`${withOwnManaCost(['gain'], says<Pick<EffectOf<'apply'>, 'until'>>({})`${{ until: durationOrNone }}`)}`;

const ignoresDefender: readonly Modification[] = [{ change: 'rule', rule: 'can attack as though it had no defender' }];

/** “Can attack this turn as though it didn't have defender.” */
const attacksThisTurn: Syntax<object> = {
  begins: new Set(['can']),
  read: (reader) => defenderWords(reader.scope).read(reader),
  write: (_, writer) => defenderWords(writer.scope).write({}, writer),
};

/** If the duration stands at the beginning of the sentence, it isn't repeated here. */
function defenderWords({ subject, leadingDuration }: Scope): Syntax<object> {
  const when = leadingDuration === 'this turn' ? '' : ' this turn';
  return literally(`can attack${when} as though ${subject?.plural === true ? 'they' : 'it'} didn't have defender`);
}

export const applyPredicates: readonly Predicate[] = [
  ofObjects<EffectOf<'apply'>>('to', ownManaCost),
  ofObjects<EffectOf<'gain abilities'>>(
    'to',
    says<EffectOf<'gain abilities'>>({
      do: 'gain abilities',
      which: 'activated',
    })`${verb('gain')} all activated abilities of ${{ of: objectsAfterVerb }}${{ until: durationOrNone }}`,
  ),
  ofObjects<EffectOf<'apply'>>(
    'to',
    without(['whose'], says<EffectOf<'apply'>>({ do: 'apply', changes: frozen, until: stays })`${freezes}`),
  ),
  ...[true, false].map((named) =>
    ofObjects<EffectOf<'apply'>>(
      'to',
      says<EffectOf<'apply'>>({ do: 'apply', changes: frozen, until: stays })`${ofTheirController(named)}`,
    ),
  ),
  ofObjects<EffectOf<'apply'>>('to', isSo),
  ofObjects<EffectOf<'apply'>>('to', changing(resolvingChanges)),
  ofObjects<EffectOf<'apply'>>('to', changing(ruleChanges)),
  ofObjects<EffectOf<'apply'>>(
    'to',
    says<EffectOf<'apply'>>({ do: 'apply' })`${{ changes: barring }}${{ until: durationOfRule }}`,
  ),
  ...requirements.map((requirement) => ofObjects<EffectOf<'apply'>>('to', requirement)),
  ofObjects<EffectOf<'apply'>>(
    'to',
    says<EffectOf<'apply'>>({ do: 'apply', changes: ignoresDefender, until: 'this turn' })`${attacksThisTurn}`,
  ),
  ofObjects<EffectOf<'apply'>>('to', says<EffectOf<'apply'>>({ do: 'apply' })`${growth}`),
  ofObjects<EffectOf<'apply'>>(
    'to',
    says<EffectOf<'apply'>>({ do: 'apply' })`${{ changes: resolvingChanges }}${{ until: durationOrNone }}`,
  ),
  ofObjects<EffectOf<'apply'>>(
    'to',
    saidOfTheObject(says<EffectOf<'apply'>>({ do: 'apply' })`${{ changes: ruleChanges }}${{ until: durationOfRule }}`),
  ),
];

const cantActivate: readonly Modification[] = [{ change: 'rule', rule: "can't activate abilities" }];

/** If the words are only about abilities, the abilities are the subject; after other words, the object itself is. */
function saidOfTheObject(inner: Syntax<EffectOf<'apply'>>): Syntax<EffectOf<'apply'>> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const found = inner.read(reader);
      return found !== no && isSameTree(found.changes, cantActivate) ? no : found;
    },
    write: (effect, writer) => !isSameTree(effect.changes, cantActivate) && inner.write(effect, writer),
  };
}

const untilSaid = oneOf<EffectOf<'apply'>['until']>(durationOrNone, durationOfRule);

/** “Its activated abilities can't be activated this turn.” */
export const abilitiesCantBeActivated: Syntax<Effect> = imperative(
  says<EffectOf<'apply'>>({
    do: 'apply',
    changes: cantActivate,
  })`${{ to: possessive }} activated abilities can't be activated${{ until: untilSaid }}`,
);
