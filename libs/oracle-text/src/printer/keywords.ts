import {
  type Amount,
  type Cost,
  type Filter,
  costKeywords,
  type KeywordAbility,
  colorWords,
} from '@stacktrail/card-tree';
import { printAmount } from './amounts.js';
import { printCondition } from './conditions.js';
import type { Context } from './context.js';
import { printActivationCost } from './costs.js';
import { printDeckCondition } from './deck-conditions.js';
import { capitalise, numberWord } from '../english/words.js';
import { indefinite, pluralPhrase, singular } from './filters.js';
import { playersNoun } from './references.js';

/** “{2}” after a space where the cost is mana alone, “—Pay 3 life.” otherwise (as CR 702 templates have it). */
function printKeywordCost(cost: readonly Cost[], ctx: Context): string {
  const text = printActivationCost(cost, ctx);
  return cost.every((part) => part.cost === 'mana') ? ` ${text}` : `—${text}.`;
}

/** A quality after “from”: “black”, “artifacts”, “creatures with power 3 or greater”. */
function printQuality(quality: Filter, ctx: Context): string {
  if (quality.is === 'color') return colorWords[quality.color];
  if (quality.is === 'multicolored' || quality.is === 'monocolored' || quality.is === 'colorless') return quality.is;
  return pluralPhrase(quality, ctx);
}

function protectedFrom(ability: Extract<KeywordAbility, { keyword: 'protection' }>, ctx: Context): readonly string[] {
  return [
    ...(ability.everything ? ['everything'] : []),
    ...ability.from.map((color) => colorWords[color]),
    ...(ability.quality === undefined ? [] : [printQuality(ability.quality, ctx)]),
    ...(ability.players === undefined ? [] : [playersNoun(ability.players, ctx).text]),
  ];
}

/** “This effect doesn't remove this Aura” (CR 702.16n). */
function printSpared(sparing: Filter | undefined, ctx: Context): string {
  if (sparing === undefined) return '';
  const isThis = sparing.is === 'one of' && sparing.objects.objects === 'granter';
  return `. This effect doesn't remove ${isThis ? sparing.objects.as : pluralPhrase(sparing, ctx)}`;
}

/** A keyword ability inside a sentence: “flying”, “protection from black and from green”, “ward {2}”. */
/** What stands in a striated text box: “LEVEL 1-4 …”, “{2}{G}: Level 2 …” (CR 711.2, 716.2). */
function printFrame(ability: Extract<KeywordAbility, { keyword: 'level' | 'class level' }>, ctx: Context): string {
  const lines = ability.abilities.map((each) => ctx.grammar.ability(each, ctx.speaker));
  if (ability.keyword === 'class level') {
    return [`${printActivationCost(ability.cost, ctx)}: Level ${ability.level}`, ...lines].join('\n');
  }
  const range = ability.to === undefined ? `${ability.from}+` : `${ability.from}-${ability.to}`;
  return [`LEVEL ${range}`, `${ability.power}/${ability.toughness}`, ...lines].join('\n');
}

/** “Islandwalk”, “nonbasic landwalk”, “snow swampwalk” (CR 702.14a). */
function printLandwalk({ landType, quality }: Extract<KeywordAbility, { keyword: 'landwalk' }>, ctx: Context): string {
  const type: Filter =
    landType === undefined ? { is: 'type', type: 'Land' } : { is: 'subtype', subtype: landType.toLowerCase() };
  return `${quality === undefined ? (landType ?? 'land').toLowerCase() : singular({ is: 'all', of: [quality, type] }, ctx)}walk`;
}

/** “Modular 2”, “modular—sunburst” (CR 702.44c). */
function printNumber(count: Amount, ctx: Context): string {
  const isSunburst = typeof count !== 'number' && count.amount === 'colors spent';
  return isSunburst ? '—sunburst' : ` ${printAmount(count, ctx)}`;
}

/** “Artifact”, “two creatures”, “one or more Dinosaurs” (CR 702.167a). */
function printMaterials(
  { materials, count, orMore }: Extract<KeywordAbility, { keyword: 'craft' }>,
  ctx: Context,
): string {
  const number = typeof count === 'number' ? numberWord(count) : printAmount(count, ctx);
  if (orMore) return `${number} or more ${pluralPhrase(materials, ctx)}`;
  return count === 1 ? singular(materials, ctx) : `${number} ${pluralPhrase(materials, ctx)}`;
}

export function printKeyword(ability: KeywordAbility, ctx: Context): string {
  switch (ability.keyword) {
    case 'protection':
      return `protection ${protectedFrom(ability, ctx)
        .map((quality) => `from ${quality}`)
        .join(' and ')}${printSpared(ability.sparing, ctx)}`;
    case 'hexproof':
      return ability.from === undefined ? 'hexproof' : `hexproof from ${printQuality(ability.from, ctx)}`;
    case 'equip': {
      const quality = ability.quality === undefined ? '' : ` ${singular(ability.quality, ctx)}`;
      return `equip${quality}${ability.planeswalker ? ' planeswalker' : ''}${printKeywordCost(ability.cost, ctx)}`;
    }
    case 'enchant':
      return `enchant ${ability.filter === 'player' ? 'player' : singular(ability.filter, ctx)}`;
    case 'more than meets the eye':
      return `More Than Meets the Eye${printKeywordCost(ability.cost, ctx)}`;
    case 'level':
    case 'class level':
      return printFrame(ability, ctx);
    case 'suspend':
    case 'awaken':
    case 'impending':
      return `${ability.keyword} ${printAmount(ability.count, ctx)}—${printActivationCost(ability.cost, ctx)}`;
    case 'emerge': {
      const from = ability.from === undefined ? '' : ` from ${singular(ability.from, ctx)}`;
      return `emerge${from}${printKeywordCost(ability.cost, ctx)}`;
    }
    case 'splice':
      return `splice onto ${singular(ability.onto, ctx)}${printKeywordCost(ability.cost, ctx)}`;
    case 'gift':
      return `gift ${/^[aeiou]/i.test(ability.gift) ? 'an' : 'a'} ${ability.gift}`;
    case 'offering':
      return `${singular(ability.quality, ctx)} offering`;
    case 'affinity':
      return `affinity for ${pluralPhrase(ability.what, ctx)}`;
    case 'landwalk':
      return printLandwalk(ability, ctx);
    case 'champion':
      return `champion ${indefinite(ability.filter, ctx)}`;
    case 'devour': {
      const quality = ability.quality === undefined ? '' : ` ${singular(ability.quality, ctx)}`;
      return `devour${quality} ${printAmount(ability.count, ctx)}`;
    }
    case 'vanishing':
      return ability.count === undefined ? 'vanishing' : `vanishing ${printAmount(ability.count, ctx)}`;
    case 'partner with':
      return `partner with ${ability.name}`;
    case 'typecycling':
      return `${singular(ability.what, ctx).toLowerCase()}cycling${printKeywordCost(ability.cost, ctx)}`;
    case 'craft':
      return `craft with ${printMaterials(ability, ctx)}${printKeywordCost(ability.cost, ctx)}`;
    case 'reinforce':
      return `reinforce ${printAmount(ability.count, ctx)}—${printActivationCost(ability.cost, ctx)}`;
    case 'boast':
    case 'exhaust':
    case 'forecast':
    case 'max speed':
    case 'solved':
      return `${ability.keyword} — ${ctx.grammar.ability(ability.ability, ctx.speaker)}`;
    case 'companion':
      return `companion — ${capitalise(printDeckCondition(ability.condition, ctx))}.`;
    case 'visit': {
      const { keyword: _, ...instructions } = ability;
      return `visit — ${ctx.grammar.ability({ ...instructions, kind: 'spell' }, ctx.speaker)}`;
    }
    case 'to solve':
      return `to solve — ${capitalise(printCondition(ability.condition, ctx))}.`;
    default:
      if ('cost' in ability) return `${ability.keyword}${printKeywordCost(ability.cost, ctx)}`;
      return 'count' in ability ? `${ability.keyword}${printNumber(ability.count, ctx)}` : ability.keyword;
  }
}

const ownLine: ReadonlySet<string> = new Set([
  'emerge',
  'offering',
  'gift',
  'splice',
  'enchant',
  'partner with',
  'typecycling',
  'craft',
  'reinforce',
  'boast',
  'exhaust',
  'forecast',
  'max speed',
  'solved',
  'to solve',
  'visit',
  'companion',
  'level',
  'class level',
  ...costKeywords.filter((keyword) => keyword !== 'ward'),
]);

/** Whether the keyword shares a line with its neighbours: “Flying, vigilance”. */
function sharesLine(ability: KeywordAbility): boolean {
  return !ownLine.has(ability.keyword);
}

/** A run of keyword abilities as its lines. */
export function printKeywordLines(abilities: readonly KeywordAbility[], ctx: Context): readonly string[] {
  const lines: string[][] = [];
  let open = false;
  for (const ability of abilities) {
    const text = printKeyword(ability, ctx);
    const line = lines[lines.length - 1];
    if (open && line && sharesLine(ability)) line.push(text);
    else lines.push([text]);
    open = sharesLine(ability);
  }
  return lines.map((line) => capitalise(line.join(', ')));
}
