import type { Amount, Modification, ObjectRule } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount } from './amounts.js';
import { printBecoming, type Becoming } from './becoming.js';
import { printCombatRule } from './combat-rules.js';
import { asCreature, type Context } from './context.js';
import { conjugate, list, withArticle } from '../english/words.js';
import { printGranted } from './granted.js';

/** What a static ability says (“has flying”) or what a resolving one does (“gains flying”). */
export type Manner = 'static' | 'resolving';

function signed(amount: Amount, ctx: Context): string {
  const text = printAmount(amount, ctx);
  return text.startsWith('-') ? text : `+${text}`;
}

function printRule(rule: ObjectRule, plural: boolean): string {
  switch (rule) {
    case "doesn't untap":
      return plural
        ? "don't untap during their controllers' untap steps"
        : "doesn't untap during its controller's untap step";
    case 'attacks each combat if able':
      return `${conjugate('attack', plural)} each combat if able`;
    case 'blocks each combat if able':
      return `${conjugate('block', plural)} each combat if able`;
    case "can't be blocked except by flying":
      return "can't be blocked except by creatures with flying";
    case 'can block an additional creature':
      return 'can block an additional creature each combat';
    case 'assigns combat damage equal to its toughness':
      return plural
        ? 'assign combat damage equal to their toughness rather than their power'
        : 'assigns combat damage equal to its toughness rather than its power';
    case 'assigns no combat damage':
      return `${conjugate('assign', plural)} no combat damage`;
    case "may assign combat damage as though it weren't blocked":
      return plural
        ? "may assign their combat damage as though they weren't blocked"
        : "may assign its combat damage as though it weren't blocked";
    case 'can attack as though it had no defender':
      return `can attack as though ${plural ? 'they' : 'it'} didn't have defender`;
    case 'can attack as though it had haste':
      return `can attack as though ${plural ? 'they' : 'it'} had haste`;
    case 'may choose not to untap':
      return `may remain tapped during ${plural ? "their controllers' untap steps" : "its controller's untap step"}`;
    case "can't activate abilities":
      return `can't have ${plural ? 'their' : 'its'} abilities activated`;
    case "can't have counters put on it":
      return `can't have counters put on ${plural ? 'them' : 'it'}`;
    case 'crews Vehicles as though its power were 2 greater':
    case 'saddles Mounts as though its power were 2 greater':
      return plural ? rule.replace(/^(\w+)s/, '$1').replace(' its ', ' their ') : rule;
    case 'crews Vehicles using its toughness':
    case 'saddles Mounts using its toughness':
      return plural
        ? `${rule.replace(/^(\w+)s/, '$1').replace(' its ', ' their ')} rather than their power`
        : `${rule} rather than its power`;
    case "can't crew Vehicles":
    case "can't attack":
    case "can't block":
    case "can't be blocked":
    case "can't be countered":
    case "can't be regenerated":
    case "can't transform":
      return rule;
    default:
      return assertNever(rule, 'rule for an object');
  }
}

/** Several “can't” as one: “can't attack or block”. */
function printRules(rules: readonly ObjectRule[], plural: boolean): readonly string[] {
  const texts = rules.map((rule) => printRule(rule, plural));
  const cant = texts.filter((text) => text.startsWith("can't ")).map((text) => text.slice(6));
  const others = texts.filter((text) => !text.startsWith("can't "));
  return cant.length === 0 ? others : [`can't ${list(cant, 'or')}`, ...others];
}

type ChosenChange = Extract<Modification, { change: 'become chosen color' | 'become chosen type' }>;

/** “Is the chosen color”, “becomes the chosen type in addition to its other types”. */
function printChosen(change: ChosenChange, plural: boolean, manner: Manner): string {
  const is = manner === 'static' ? (plural ? 'are' : 'is') : conjugate('become', plural);
  const color = change.change === 'become chosen color';
  const noun = color ? 'color' : change.quality === 'card type' ? 'card type' : 'type';
  const also = change.also ? ` in addition to ${plural ? 'their' : 'its'} other ${color ? 'colors' : 'types'}` : '';
  return `${is} the chosen ${noun}${also}`;
}

/** The clauses that say a change by themselves; what a thing becomes is gathered into `becoming`. */
function printChange(
  change: Modification,
  becoming: Becoming,
  plural: boolean,
  manner: Manner,
  ctx: Context,
): string | undefined {
  switch (change.change) {
    case 'modify power and toughness':
      return `${conjugate('get', plural)} ${signed(change.power, ctx)}/${signed(change.toughness, ctx)}`;
    case 'add abilities':
      if (becoming.describesCreature) return undefined;
      return `${conjugate(manner === 'static' ? 'have' : 'gain', plural)} ${printGranted(change.abilities, asCreature(ctx), ctx)}`;
    case 'lose all abilities':
      return `${conjugate('lose', plural)} all abilities`;
    case 'lose keywords':
      return `${conjugate('lose', plural)} ${list(change.keywords)}`;
    case "can't have keywords":
      return `${conjugate('lose', plural)} ${list(change.keywords)} and can't have or gain ${list(change.keywords)}`;
    case 'add all creature types':
      return manner === 'static'
        ? `${plural ? 'are' : 'is'} every creature type`
        : `${conjugate('gain', plural)} all creature types`;
    case 'lose supertypes':
      return `${plural ? "aren't" : "isn't"} ${list(
        change.supertypes.map((supertype) => supertype.toLowerCase()),
        'or',
      )}`;
    case 'become chosen color':
    case 'become chosen type':
      return printChosen(change, plural, manner);
    case 'lose types':
      return `${plural ? "aren't" : "isn't"} ${list(
        change.types.map((type) => (plural ? `${type.toLowerCase()}s` : withArticle(type.toLowerCase()))),
        'or',
      )}`;
    case 'set power':
    case 'set toughness':
      return `${conjugate('have', plural)} base ${change.change.slice('set '.length)} ${printAmount(change.to, ctx)}`;
    case 'set name':
      return `${conjugate('have', plural)} the name ${change.name}`;
    case 'add types':
    case 'set types':
    case 'set land types':
    case 'set creature types':
    case 'add colors':
    case 'set colors':
    case 'set power and toughness':
    case 'control':
    case 'switch power and toughness':
    case 'rule':
    case 'combat rule':
      return undefined;
    default:
      return assertNever(change, 'modification');
  }
}

/** What is said of the objects that change, as predicate: “gets +2/+0 and has trample”. */
export function printChanges(changes: readonly Modification[], plural: boolean, manner: Manner, ctx: Context): string {
  const becoming = printBecoming(changes, plural, manner, ctx);
  const clauses: string[] = [];
  for (const change of changes) {
    const clause = printChange(change, becoming, plural, manner, ctx);
    if (clause !== undefined) clauses.push(clause);
  }
  if (becoming.text !== undefined) clauses.push(becoming.text);
  const rules = changes.flatMap((change) => (change.change === 'rule' ? [change.rule] : []));
  const combat = changes.flatMap((change) =>
    change.change === 'combat rule' ? [printCombatRule(change.combat, plural, ctx)] : [],
  );
  return list([...clauses, ...printRules(rules, plural), ...combat]);
}

/** Whether a change is said by a rule alone, whose duration is “this turn”, not “until end of turn”. */
export function areRules(changes: readonly Modification[]): boolean {
  return changes.every((change) => change.change === 'rule' || change.change === 'combat rule');
}
