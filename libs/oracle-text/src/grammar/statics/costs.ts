import { type StaticEffect, type Filter, costKeywords, isSameTree, type KeywordName } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, table, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { mana } from '../costs/mana.js';
import { commanderCosts } from './commander-costs.js';
import { lessForFlashback } from './less-for-flashback.js';
import { ownReduction } from './own-reduction.js';
import { paidForLess } from './paid-for-less.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { self } from '../basics/self.js';
import { attachedFilter } from '../triggers/subjects.js';
import { readWhereXOf, writeWhereX } from '../basics/where-x.js';
import { costed, costing, toActivate, toCast } from '../costs/cost-changes.js';
import { nthSpellCast, spellsCast, type Who } from '../nouns/cast-spells.js';

type StaticOf<K> = Variant<StaticEffect, 'static', K>;
type Modification = StaticOf<'cost modification'>;

const targeted: Syntax<Filter> = oneOf<Filter>(
  {
    begins: self.begins,
    fixedFields: { is: 'this' },
    read: (reader) => (self.read(reader) === no ? no : { is: 'this' }),
    write: (filter, writer) => filter.is === 'this' && self.write({ objects: 'this' }, writer),
  },
  attachedFilter,
  indefinite(),
);

const cost = literally(' cost ');
const costs = literally(' costs ');
const thatTarget = literally(' that target ');

const thatTargetYouOr = words(' that target you or ', true);

const notTheirTurn: Filter = {
  is: 'not',
  of: { is: 'controlled by players', who: { players: 'active player' } },
};

/** “Each spell costs {3} more to cast except during its controller's turn.” */
const exceptOnTheirTurn: Syntax<StaticEffect> = mapped<Pick<Modification, 'mana'>, StaticEffect>(
  says<Pick<Modification, 'mana'>>({})`each spell costs ${{ mana }} more to cast except during its controller's turn`,
  ({ mana: symbols }) => costing({ spells: notTheirTurn, who: 'any player' }, { change: 'more', mana: symbols }),
  (effect) => {
    const found = costed(effect);
    if (found?.what.who !== 'any player' || found.change.change !== 'more' || found.targeting) return no;
    const { mana: symbols, times } = found.change;
    return times === undefined && isSameTree(found.what.spells, notTheirTurn) ? { mana: symbols } : no;
  },
);

/** “Creature spells you cast cost {1} less to cast”, “the first spell you cast each turn costs …”. */
const spellsCost: Syntax<StaticEffect> = {
  begins: oneOf(nthSpellCast, spellsCast).begins,
  read(reader) {
    const from = reader.mark();
    let what = nthSpellCast.read(reader);
    if (what === no) {
      reader.back(from);
      what = spellsCast.read(reader);
    }
    if (what === no) return no;
    const isNth = what.spells.is === 'nth cast this turn';
    const orYou = !isNth && reader.may(thatTargetYouOr, false);
    const targeting = orYou ? targeted.read(reader) : readTargeting(reader);
    if (targeting === no || (isNth ? costs : cost).read(reader) === no) return no;
    const change = toCast.read(reader);
    return change === no ? no : costing(what, change, targeting, orYou);
  },
  write(effect, writer) {
    const found = costed(effect);
    if (found === undefined) return false;
    const isNth = found.what.spells.is === 'nth cast this turn';
    return (
      (isNth ? nthSpellCast : spellsCast).write(found.what, writer) &&
      writeTargetingOrYou(found, writer) &&
      writer.add(isNth ? ' costs ' : ' cost ') &&
      toCast.write(found.change, writer)
    );
  },
};

function writeTargetingOrYou(
  { targeting, orYou }: { readonly targeting?: Filter; readonly orYou?: true },
  writer: Writer,
): boolean {
  if (!orYou) return writeTargeting(targeting, writer);
  return targeting !== undefined && thatTargetYouOr.write(true, writer) && targeted.write(targeting, writer);
}

export function readTargeting(reader: Reader): Filter | undefined | No {
  if (reader.word !== 'that') return undefined;
  return thatTarget.read(reader) === no ? no : targeted.read(reader);
}

export function writeTargeting(targeting: Filter | undefined, writer: Writer): boolean {
  return targeting === undefined || (writer.add(' that target ') && targeted.write(targeting, writer));
}

const activators: readonly (readonly [string, Who])[] = [
  [' you activate', 'you'],
  [' your opponents activate', 'opponent'],
  ['', 'any player'],
];

const keyword = table<KeywordName>(
  Object.fromEntries(
    [...costKeywords, 'boast' as const, 'exhaust' as const, 'power-up' as const].map((name) => [name, name]),
  ),
);

type Abilities = Pick<Modification, 'keyword' | 'loyalty' | 'filter' | 'who'>;

const unlessMana = literally(" unless they're mana abilities");
const thatArentMana = literally(" that aren't mana abilities");

const inYourGraveyard: Filter = {
  is: 'all',
  of: [{ is: 'card' }, { is: 'in zone', zone: 'graveyard' }, { is: 'owned by', who: 'you' }],
};

/** “Activated abilities of creatures you control”, “equip abilities you activate”. */
const abilities: readonly Syntax<Abilities>[] = [
  says<Abilities>({
    who: 'any player',
  })`activated abilities of ${{ filter: oneOf(attachedFilter, constant<Filter>('cards in your graveyard', inYourGraveyard), noun(true)) }}`,
  says<Abilities>({
    who: 'any player',
    loyalty: true,
  })`loyalty abilities of ${{ filter: noun(true) }}`,
  says<Abilities>({ who: 'any player' })`${{ keyword }} abilities of ${{ filter: noun(true) }}`,
  ...activators
    .slice(0, 2)
    .map(
      ([text, who]) => says<Abilities>({ who, filter: { is: 'anything' } })`${{ keyword }} abilities${literally(text)}`,
    ),
];

/** “Activated abilities”, “abilities you activate”: of any object. */
const ofAnything: readonly Syntax<Abilities>[] = activators.map(([text, who]) =>
  constant<Abilities>(who === 'any player' ? 'activated abilities' : `abilities${text}`, {
    who,
    filter: { is: 'anything' },
  }),
);

const ofChosenName = constant<Abilities>('activated abilities of sources with the chosen name', {
  who: 'any player',
  filter: { is: 'chosen', quality: 'card name' },
});

/** The same syntax, but only for values without further fields that restrict the abilities. */
function unrestricted(inner: Syntax<Abilities>): Syntax<Abilities> {
  return {
    ...inner,
    write: ({ who, filter, keyword: name, loyalty }, writer) =>
      name === undefined && loyalty === undefined && inner.write({ who, filter }, writer),
  };
}

const plainAbilities = oneOf<Abilities>(
  ...[...ofAnything, ofChosenName].map(unrestricted),
  ...abilities.map((form, i) => onlyWhatItSays(form, i)),
);

/** The syntax of `abilities` at an index, but it writes a keyword or `loyalty` only if its words express that. */
function onlyWhatItSays(inner: Syntax<Abilities>, index: number): Syntax<Abilities> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (value, writer) =>
      (value.keyword !== undefined) === index >= 2 &&
      (value.loyalty === true) === (index === 1) &&
      inner.write(value, writer),
  };
}

const notBelowOneText = ". This effect can't reduce the mana in that cost to less than one mana";
const notBelowOne = literally(notBelowOneText);

const onlyColored = literally('. This effect reduces only the amount of colored mana you pay');

/** “Minotaur spells you cast cost {B}{R} less to cast. This effect reduces only the amount of colored mana you pay.” */
const coloredReduction: Syntax<StaticEffect> = {
  begins: spellsCast.begins,
  fixedFields: { static: 'cost modification' },
  read(reader) {
    const found = spellsCast.read(reader);
    const change = found === no || cost.read(reader) === no ? no : toCast.read(reader);
    if (found === no || change === no || change.times !== undefined || change.change !== 'less') return no;
    if (onlyColored.read(reader) === no) return no;
    const { spells: filter, who } = found;
    return { static: 'cost modification', of: 'spells', who, filter, ...change, coloredOnly: true };
  },
  write(effect, writer) {
    if (effect.static !== 'cost modification' || !effect.coloredOnly || effect.change !== 'less' || effect.ifPaid)
      return false;
    const { filter, who, change, mana: symbols, times, targeting, costs: more } = effect;
    if (effect.of !== 'spells' || times !== undefined || targeting !== undefined || more !== undefined) return false;
    return (
      spellsCast.write({ spells: filter, who }, writer) &&
      cost.write({}, writer) &&
      toCast.write({ change, mana: symbols }, writer) &&
      onlyColored.write({}, writer)
    );
  },
};

/** “Activated abilities of creatures you control cost {2} less to activate.” (CR 601.2f, 602.2b) */
const abilitiesCost: Syntax<StaticEffect> = {
  begins: plainAbilities.begins,
  fixedFields: { static: 'cost modification' },
  read(reader) {
    const what = plainAbilities.read(reader);
    if (what === no) return no;
    const arent = reader.word === 'that' && reader.ahead(1) === "aren't";
    if (arent && thatArentMana.read(reader) === no) return no;
    const targeting = readTargeting(reader);
    if (targeting === no || cost.read(reader) === no) return no;
    const change = toActivate.read(reader);
    const withX = change === no ? no : readWhereXOf(reader, change);
    if (withX === no) return no;
    const unless = reader.word === 'unless' && unlessMana.read(reader) !== no;
    if (isOfAnything(what) && !arent && !unless && targeting === undefined) return no;
    if (arent && unless) return no;
    return {
      static: 'cost modification',
      of: 'abilities',
      ...what,
      ...(targeting && { targeting }),
      ...withX,
      ...((arent || unless) && { notMana: true }),
      ...(arent && { said: "that aren't" }),
      ...readLeastOne(reader),
    };
  },
  write(effect, writer) {
    if (effect.static !== 'cost modification' || effect.of !== 'abilities' || effect.change === 'at least')
      return false;
    if (effect.said === 'costs you pay') return false;
    const { change, mana: symbols, times, said, notMana } = effect;
    return (
      effect.costs === undefined &&
      plainAbilities.write(effect, writer) &&
      (said === undefined || thatArentMana.write({}, writer)) &&
      writeTargeting(effect.targeting, writer) &&
      writer.add(' cost ') &&
      toActivate.write({ change, mana: symbols, ...(times !== undefined && { times }) }, writer) &&
      writeWhereX(writer) &&
      (!notMana || said !== undefined || unlessMana.write({}, writer)) &&
      (effect.leastOne !== true || writer.add(notBelowOneText))
    );
  },
};

/** “Activated abilities”, without saying of what. */
function isOfAnything({ filter, keyword: name, loyalty }: Abilities): boolean {
  return filter.is === 'anything' && name === undefined && loyalty === undefined;
}

function readLeastOne(reader: Reader): { readonly leastOne?: true } {
  const from = reader.mark();
  if (notBelowOne.read(reader) !== no) return { leastOne: true };
  reader.back(from);
  return {};
}

/** “Spells that would cost less than {3} to cast cost {3} to cast” (CR 601.2f). */
const leastCost: Syntax<StaticEffect> = {
  begins: spellsCast.begins,
  fixedFields: { static: 'cost modification', change: 'at least' },
  read(reader) {
    const found = spellsCast.read(reader);
    if (found === no || wouldCostLess.read(reader) === no) return no;
    const least = mana.read(reader);
    if (least === no || toCastCost.read(reader) === no || mana.read(reader) === no || toCastEnd.read(reader) === no)
      return no;
    const { spells: filter, who } = found;
    return { static: 'cost modification', of: 'spells', who, filter, change: 'at least', mana: least };
  },
  write: (effect, writer) =>
    effect.static === 'cost modification' &&
    effect.change === 'at least' &&
    effect.of === 'spells' &&
    spellsCast.write({ spells: effect.filter, who: effect.who }, writer) &&
    wouldCostLess.write({}, writer) &&
    mana.write(effect.mana, writer) &&
    toCastCost.write({}, writer) &&
    mana.write(effect.mana, writer) &&
    toCastEnd.write({}, writer),
};
const wouldCostLess = literally(' that would cost less than ');
const toCastCost = literally(' to cast cost ');
const toCastEnd = literally(' to cast');

/** The static abilities that change costs. */
export const costEffects: readonly Syntax<StaticEffect>[] = [
  lessForFlashback,
  paidForLess,
  coloredReduction,
  leastCost,
  exceptOnTheirTurn,
  ownReduction,
  commanderCosts,
  spellsCost,
  abilitiesCost,
];
