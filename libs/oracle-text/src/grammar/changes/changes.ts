import { type KeywordName, plainKeywords, type Modification, type ObjectRule } from '@stacktrail/card-tree';
import { listedInGroups } from '../../syntax/in-groups.js';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, literally, mapped, no, oneOf, table, words, type Syntax } from '../../syntax/syntax.js';
import { activatedAbilitiesOf } from './activated-abilities-of.js';
import { animation } from './animation.js';
import { byNotedColor, gainsProtection, hasProtection } from './color-changes.js';
import { being } from './being-chosen.js';
import { combatRules } from './combat-rules.js';
import { described, everyLandType } from './described.js';
import { becomesAura, gainsEnchant, losesQuoted } from './enchant-abilities.js';
import { verb } from '../basics/verbs.js';
import { numeralOrX } from '../basics/numerals.js';
import { lost } from './lost-keywords.js';
import { baseSize, sizeChange, sizeOfTwo } from './size-changes.js';
import { without } from '../../syntax/without.js';
import { isNot, typeChange } from './type-changes.js';
import { takenCharacteristics } from './taken-characteristics.js';
import { grantedAbilities } from '../keywords/granted.js';

type Of<K> = Variant<Modification, 'change', K>;

const keyword: Syntax<KeywordName> = table(Object.fromEntries(plainKeywords.map((name) => [name, name])));

/** “Loses flying”. */
function losing(what: Syntax<Modification>): Syntax<Modification> {
  return mapped<{ readonly what: Modification }, Modification>(
    says<{ readonly what: Modification }>({})`${verb('lose')} ${{ what }}`,
    (said) => said.what,
    (change) => ({ what: change }),
    what.fixedFields ?? {},
  );
}

const losesKeywords = lost.map(losing);

const changes: readonly Syntax<Modification>[] = [
  sizeOfTwo,
  says<Of<'set power and toughness'>>({ change: 'set power and toughness' })`${verb('have', 'has')} ${baseSize}`,
  without(
    ['said'],
    says<Of<'modify power and toughness'>>({ change: 'modify power and toughness' })`${verb('get')} ${sizeChange}`,
  ),
  says<Of<'modify power and toughness'>>({
    change: 'modify power and toughness',
    said: 'additional',
  })`${verb('get')} an additional ${sizeChange}`,
  says<Of<'set creature types'>>({ change: 'set creature types', subtypes: [] })`${verb('lose')} all creature types`,
  says<Of<'set power'>>({ change: 'set power' })`${verb('have', 'has')} base power ${{ to: numeralOrX }}`,
  says<Of<'set toughness'>>({ change: 'set toughness' })`${verb('have', 'has')} base toughness ${{ to: numeralOrX }}`,
  says<Of<'lose all abilities'>>({ change: 'lose all abilities' })`${verb('lose')} all abilities`,
  without(
    ['said'],
    says<Of<"can't have keywords">>({
      change: "can't have keywords",
    })`can't have or gain ${{ keywords: listed(keyword, 'or') }}`,
  ),
  says<Of<"can't have keywords">>({
    change: "can't have keywords",
    said: 'have',
  })`can't have ${{ keywords: listed(keyword, 'or') }}`,
  ...losesKeywords,
];

const gained: Syntax<Modification> = says<Of<'add abilities'>>({
  change: 'add abilities',
})`${verb('gain')} ${{ abilities: grantedAbilities }}`;
const had: Syntax<Modification> = says<Of<'add abilities'>>({
  change: 'add abilities',
})`${verb('have', 'has')} ${{ abilities: grantedAbilities }}`;

/** “Gain hexproof”, “gains protection from the color of your choice”. */
export const gainsAbilities: Syntax<Modification> = oneOf<Modification>(...byNotedColor, gained);

const gainsAllTypes: Syntax<Modification> = says<Of<'add all creature types'>>({
  change: 'add all creature types',
})`${verb('gain')} all creature types`;

const simpleRules: readonly ObjectRule[] = [
  "can't be blocked",
  "can't attack",
  "can't block",
  "can't be countered",
  "can't be regenerated",
  "can't be sacrificed",
  "can't be enchanted",
  "can't transform",
  "can't become untapped",
  "can't crew Vehicles",
];

/** A rule worded with a verb that agrees with its subject. */
function agreeing(rule: readonly ObjectRule[], single: string, plural: string): Syntax<readonly ObjectRule[]> {
  const forms = [literally(single), literally(plural)];
  return {
    begins: null,
    read(reader) {
      return forms[reader.scope.subject?.plural === true ? 1 : 0]!.read(reader) === no ? no : rule;
    },
    write: (other, writer) =>
      other.join() === rule.join() && forms[writer.scope.subject?.plural === true ? 1 : 0]!.write({}, writer),
  };
}

const untapping: readonly ObjectRule[] = ["doesn't untap"];
const yourStep = literally("doesn't untap during your untap step");
const itsStep = literally("doesn't untap during its controller's untap step");
const theirSteps = literally("don't untap during their controllers' untap steps");

/** “Doesn't untap during its controller's untap step”; for the object itself, “during your untap step” (CR 502.3). */
const doesntUntap: Syntax<readonly ObjectRule[]> = {
  begins: new Set(["doesn't", "don't"]),
  read: (reader) => (untapWords(reader.scope).read(reader) === no ? no : untapping),
  write: (other, writer) => other.join() === untapping.join() && untapWords(writer.scope).write({}, writer),
};

function untapWords({ subject }: Scope): Syntax<object> {
  if (subject?.plural === true) return theirSteps;
  const itself = subject !== null && 'objects' in subject.means && subject.means.objects === 'this';
  return itself ? yourStep : itsStep;
}

/** “Crews Vehicles as though its power were 2 greater” (CR 702.122a, 702.171a). */
const steering: readonly Syntax<readonly ObjectRule[]>[] = (
  [
    ['as though its power were 2 greater', 'as though its power were 2 greater'],
    ['using its toughness rather than its power', 'using its toughness'],
  ] as const
).flatMap(([text, how]) => {
  const crews: ObjectRule = `crews Vehicles ${how}`;
  const saddles: ObjectRule = `saddles Mounts ${how}`;
  return [
    exactlyRules(`saddles Mounts and crews Vehicles ${text}`, [saddles, crews]),
    exactlyRules(`crews Vehicles ${text}`, [crews]),
  ];
});

function exactlyRules(text: string, rules: readonly ObjectRule[]): Syntax<readonly ObjectRule[]> {
  return words<readonly ObjectRule[]>(text, rules, (other) => other.join() === rules.join());
}

/** “Can't be blocked”, “can't attack or block”. */
const objectRules: Syntax<readonly Modification[]> = mapped<readonly ObjectRule[], readonly Modification[]>(
  oneOf<readonly ObjectRule[]>(
    words<readonly ObjectRule[]>(
      "can't attack or block, and its activated abilities can't be activated",
      ["can't attack", "can't block", "can't activate abilities"],
      (other) => other.join() === "can't attack,can't block,can't activate abilities",
    ),
    exactlyRules("can't block, and its activated abilities can't be activated", [
      "can't block",
      "can't activate abilities",
    ]),
    exactlyRules("can't attack, block, or transform", ["can't attack", "can't block", "can't transform"]),
    exactlyRules(
      "can't attack, block, or crew Vehicles, and its activated abilities can't be activated unless they're mana abilities",
      ["can't attack", "can't block", "can't crew Vehicles", "can't activate nonmana abilities"],
    ),
    exactlyRules("can't attack, block, or crew Vehicles", ["can't attack", "can't block", "can't crew Vehicles"]),
    agreeing(
      ["can't activate abilities"],
      "its activated abilities can't be activated",
      "their activated abilities can't be activated",
    ),
    words<readonly ObjectRule[]>(
      "can't attack or block, and its activated abilities can't be activated unless they're mana abilities",
      ["can't attack", "can't block", "can't activate nonmana abilities"],
      (other) => other.join() === "can't attack,can't block,can't activate nonmana abilities",
    ),
    words<readonly ObjectRule[]>(
      "can't attack or block",
      ["can't attack", "can't block"],
      (other) => other.join() === "can't attack,can't block",
    ),
    words<readonly ObjectRule[]>(
      "can't be blocked except by creatures with flying",
      ["can't be blocked except by flying"],
      (other) => other.join() === "can't be blocked except by flying",
    ),
    mapped<object, readonly ObjectRule[]>(
      says<object>({})`${verb('attack')} each combat if able`,
      () => ['attacks each combat if able'],
      (value) => (value.join() === 'attacks each combat if able' ? {} : no),
    ),
    ...simpleRules.map((rule) =>
      words<readonly ObjectRule[]>(rule, [rule], (other) => other.length === 1 && other[0] === rule),
    ),
    words<readonly ObjectRule[]>(
      'can block an additional creature each combat',
      ['can block an additional creature'],
      (other) => other.length === 1 && other[0] === 'can block an additional creature',
    ),
    agreeing(
      ['can attack as though it had no defender'],
      "can attack as though it didn't have defender",
      "can attack as though they didn't have defender",
    ),
    agreeing(
      ['assigns combat damage equal to its toughness'],
      'assigns combat damage equal to its toughness rather than its power',
      'assign combat damage equal to their toughness rather than their power',
    ),
    agreeing(
      ['can attack as though it had haste'],
      'can attack as though it had haste',
      'can attack as though they had haste',
    ),
    agreeing(["can't have counters put on it"], "can't have counters put on it", "can't have counters put on them"),
    agreeing(['assigns no combat damage'], 'assigns no combat damage', 'assign no combat damage'),
    doesntUntap,
    ...steering,
  ),
  (list) => list.map((rule): Modification => ({ change: 'rule', rule })),
  (list) =>
    list.length > 0 && list.every((change) => change.change === 'rule')
      ? list.map((change) => (change as Of<'rule'>).rule)
      : no,
);

const flying: readonly Modification[] = [{ change: 'rule', rule: "can't be blocked except by flying" }];
const objectRulesFirst = constant<readonly Modification[]>("can't be blocked except by creatures with flying", flying);

/** Restrictions and requirements of objects. */
const rules: Syntax<readonly Modification[]> = oneOf<readonly Modification[]>(
  objectRulesFirst,
  combatRules,
  objectRules,
);

const one = (change: Syntax<Modification>): Syntax<readonly Modification[]> =>
  mapped<Modification, readonly Modification[]>(
    change,
    (value) => [value],
    ([value, ...more]) => (value !== undefined && more.length === 0 ? value : no),
  );

const whatItBecomes = oneOf(everyLandType, described);

function becoming(verb: Syntax<object>): Syntax<readonly Modification[]> {
  const space = literally(' ');
  return {
    begins: verb.begins,
    read: (reader) => (verb.read(reader) === no ? no : whatItBecomes.read(reader)),
    write: (changes, writer) =>
      verb.write({}, writer) && space.write({}, writer) && whatItBecomes.write(changes, writer),
  };
}

/** Changes that last until end of turn: “gets +2/+0 and gains trample”, “loses all abilities and becomes a Frog”. */
export const resolvingChanges: Syntax<readonly Modification[]> = listedInGroups(
  oneOf(
    becomesAura,
    becoming(verb('become')),
    one(
      oneOf(
        ...losesKeywords,
        ...losesQuoted,
        ...changes,
        ...byNotedColor,
        gainsProtection,
        gainsEnchant,
        gained,
        gainsAllTypes,
        isNot,
      ),
    ),
  ),
);

/** “Is a 3/3 black Ooze creature. It's still a land.” */
const animated = mapped(
  animation(verb('are', 'is'), false),
  ({ changes }) => changes,
  (changes) => ({ changes }),
);

/** Changes of a static ability: “gets +2/+0, has trample, and can't be blocked”. */
export const staticChanges: Syntax<readonly Modification[]> = oneOf(
  listedInGroups(
    oneOf(
      becoming(verb('are', 'is')),
      one(oneOf(...changes, activatedAbilitiesOf, hasProtection, had, ...being, typeChange)),
      objectRulesFirst,
      combatRules,
      objectRules,
    ),
  ),
  animated,
  takenCharacteristics,
);

export { rules as ruleChanges };
