import { type StaticAbility, type StaticEffect, type TriggerEvent, colorWords } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printIgnoring } from './allowed-actions.js';
import { printAmount } from './amounts.js';
import { printLimit } from './combat-rules.js';
import { paragraph } from './clauses.js';
import { printCondition } from './conditions.js';
import { printOnlyWhen } from './only-when.js';
import { printPaying } from './costs.js';
import { printContinuous } from './continuous.js';
import { printManaStays, printSpendAs } from './mana-statics.js';
import { printCostModification } from './cost-modifications.js';
import { conjugate, list, numberWord, ordinal, possessiveOf } from '../english/words.js';
import { nameOfSelf, shortName } from '../english/speaker.js';
import type { Context } from './context.js';
import { indefinite, pluralPhrase, singular } from './filters.js';
import { printHappening } from './happenings.js';
import { printKeyword } from './keywords.js';
import { printAlternativeCost, printAsThoughFlash, printMayPlay } from './permissions.js';
import { playersNoun } from './references.js';
import { printOpening } from './opening.js';
import { printProhibition } from './prohibitions.js';
import { printReplacement } from './replacements.js';
import { printSkips } from './schedule.js';
import { symbolsOf } from '../english/symbols.js';

/** A characteristic-defining ability names the card, for it works where the card isn't a permanent (CR 604.3). */
function printDefinition(
  effect: Extract<StaticEffect, { static: 'defines power and toughness' }>,
  ctx: Context,
): string {
  const whose = possessiveOf({ text: shortName(ctx.speaker.name), plural: false });
  if (effect.power === undefined || effect.toughness === undefined) {
    const what = effect.power === undefined ? 'toughness' : 'power';
    return `${whose} ${what} is equal to ${printAmount(effect.power ?? effect.toughness ?? 0, ctx)}`;
  }
  const power = printAmount(effect.power, ctx);
  const toughness = printAmount(effect.toughness, ctx);
  if (power === toughness) return `${whose} power and toughness are each equal to ${power}`;
  if (toughness === `${power} plus 1`) {
    return `${whose} power is equal to ${power} and its toughness is equal to that number plus 1`;
  }
  return `${whose} power is equal to ${power} and its toughness is equal to ${toughness}`;
}

const casters = { you: 'you cast', opponent: 'your opponents cast', 'any player': '' };
const forbidden = { you: 'you', opponent: 'your opponents', 'any player': 'players' };

function printPlayersCant(effect: Extract<StaticEffect, { static: "players can't" }>, ctx: Context): string {
  const counted = effect.what.endsWith('a turn');
  const who = counted && effect.who === 'any player' ? 'each player' : forbidden[effect.who];
  return `${who} ${printProhibition(effect, ctx)}`;
}

function printUntargetable(effect: Extract<StaticEffect, { static: "can't be targeted" }>, ctx: Context): string {
  const { what, who, of, from, by } = effect;
  const things = what === undefined ? playersNoun(who ?? { players: 'you' }, ctx).text : pluralPhrase(what, ctx);
  const quality = from === undefined ? '' : `${pluralPhrase(from, ctx, 'source')} `;
  const whose = by === 'any player' ? '' : by === 'you' ? ' you control' : ' your opponents control';
  const targeting = of === 'abilities' && quality !== '' ? `abilities from ${quality.trimEnd()}` : quality + of;
  return `${things} can't be the targets of ${targeting}${whose}`;
}

function printHandSize(effect: Extract<StaticEffect, { static: 'maximum hand size' }>, ctx: Context): string {
  const whose = { you: 'your', opponent: "each opponent's", 'any player': "each player's" }[effect.who];
  const { count } = effect;
  if (effect.change === 'set') return `${whose} maximum hand size is ${printAmount(count, ctx)}`;
  if (typeof count !== 'number') return `${whose} maximum hand size is increased by ${printAmount(count, ctx)}`;
  return `${whose} maximum hand size is ${count < 0 ? 'reduced' : 'increased'} by ${numberWord(Math.abs(count))}`;
}

/** An event as what causes something: “an artifact or creature entering”. */
function printCause(event: TriggerEvent, ctx: Context): string {
  return printHappening(event, { tense: 'gerund', ctx });
}

/** CR 401.5. */
function printTopCard({ who, is }: Extract<StaticEffect, { static: 'top card of library' }>): string {
  const whose = who === 'you' ? 'your library' : 'their libraries';
  const players = { you: 'you', opponent: 'your opponents', 'any player': 'players' }[who];
  if (is === 'revealed') {
    return `${who === 'you' ? '' : `${players} `}play with the top card of ${whose} revealed`;
  }
  return `${players} may look at the top card of ${whose} any time`;
}

type ChanceStatic = Extract<StaticEffect, { static: 'coin flips' | 'modifies rolls' | 'may reroll' }>;

/** What players' coin flips and die rolls come to (CR 705.3, 706.2). */
function printChanceStatic(effect: ChanceStatic, ctx: Context): string {
  const who = forbidden[effect.who];
  switch (effect.static) {
    case 'coin flips':
      return effect.are === 'won'
        ? `if ${who} would flip a coin, ${who} win that flip`
        : `if ${who} would flip a coin, it comes up ${effect.are}`;
    case 'modifies rolls': {
      const by = `${effect.by < 0 ? 'subtract' : 'add'} ${Math.abs(effect.by)} ${effect.by < 0 ? 'from' : 'to'} the result`;
      const pays = effect.cost === undefined ? '' : `${printPaying(effect.cost, ctx)} and `;
      return `whenever ${who} roll a die, ${effect.may || effect.cost ? `${who} may ${pays}${by}` : by}`;
    }
    case 'may reroll': {
      const result = effect.results === undefined ? 'a die' : `a ${list(effect.results.map(String), 'or')}`;
      const sides = effect.sides === undefined ? '' : ` on a ${numberWord(effect.sides)}-sided die`;
      return `if ${who} roll ${result}${sides}, ${who} may reroll that die`;
    }
  }
}

/** “Reveal the first card you draw each turn.” */
function printRevealsDrawn({ who, nth, may }: Extract<StaticEffect, { static: 'reveals drawn cards' }>): string {
  const cards = nth === undefined ? 'each card' : `the ${ordinal(nth)} card`;
  const turn = nth === undefined ? '' : ' each turn';
  if (who === 'you') return `${may ? 'you may ' : ''}reveal ${cards} you draw${turn}${may ? ' as you draw it' : ''}`;
  const player = who === 'opponent' ? 'each opponent' : 'each player';
  return `${player} ${may ? 'may reveal' : 'reveals'} ${cards} they draw${turn}${may ? ' as they draw it' : ''}`;
}

function printStaticEffect(effect: StaticEffect, ctx: Context): readonly string[] {
  switch (effect.static) {
    case 'continuous':
      return [printContinuous(effect.affects, effect.changes, ctx)];
    case 'defines power and toughness':
      return [printDefinition(effect, ctx)];
    case 'defines colors': {
      const said = effect.colors.length === 0 ? 'colorless' : list(effect.colors.map((color) => colorWords[color]));
      return [`${shortName(ctx.speaker.name)} is ${said}`];
    }
    case 'is every creature type':
      return [`${shortName(ctx.speaker.name)} is every creature type`];
    case 'replacement':
      return printReplacement(effect.replacement, ctx);
    case 'cost change': {
      const spells = [pluralPhrase(effect.spells, ctx, 'spell'), casters[effect.who]]
        .filter((text) => text !== '')
        .join(' ');
      return [`${spells} cost ${symbolsOf(effect.mana)} ${effect.direction} to cast`];
    }
    case 'cost modification':
      return printCostModification(effect, ctx);
    case 'mana stays':
      return [printManaStays(effect)];
    case 'spend mana as though':
      return [printSpendAs(effect, ctx)];
    case 'own cost reduction':
      return [
        typeof effect.generic === 'number'
          ? `this spell costs {${effect.generic}} less to cast`
          : `this spell costs {X} less to cast, where X is ${printAmount(effect.generic, ctx)}`,
      ];
    case 'may play':
      return printMayPlay(effect, ctx);
    case 'as though flash':
      return printAsThoughFlash(effect, ctx);
    case 'cast this only':
      return [`cast this spell only ${printOnlyWhen(effect.if, ctx)}`];
    case 'alternative cost':
      return [printAlternativeCost(effect, ctx)];
    case 'turned face up for':
      return [`you may turn this permanent face up any time for ${printPaying(effect.cost, ctx)}`];
    case 'may be cast face down':
      return [`you may cast this card face down as a 2/2 creature for ${printPaying(effect.cost, ctx)}`];
    case 'instead of the graveyard': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return [`instead of putting this card into your graveyard as it resolves, ${sentence}`, ...also];
    }
    case 'as it becomes a permanent': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return [`as this spell becomes a permanent, ${sentence}`, ...also];
    }
    case 'as it turns': {
      const paid = effect.paid ? ' by its own cost' : '';
      const when = effect.when === 'transforms' ? 'transforms' : `is turned face up${paid}`;
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return [`as ${nameOfSelf(ctx.speaker)} ${when}, ${sentence}`, ...also];
    }
    case 'may reveal as it is drawn': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      const first = effect.firstEachTurn ? " if it's the first card you've drawn this turn" : '';
      return [`you may reveal this card from your hand as you draw it${first}`, sentence, ...also];
    }
    case 'may as it attacks': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      if (effect.cost === undefined) return [`you may ${sentence} as it attacks`, ...also];
      const may = `as ${nameOfSelf(ctx.speaker)} attacks, you may ${printPaying(effect.cost, ctx)}`;
      return [may, ...(sentence === '' ? [] : [sentence]), ...also];
    }
    case 'additional lands':
      return [
        `you may play ${effect.count === 1 ? 'an additional land' : `${numberWord(effect.count)} additional lands`} on each of your turns`,
      ];
    case 'maximum hand size':
      return [printHandSize(effect, ctx)];
    case 'attack limit':
    case 'block limit':
      return [printLimit(effect, ctx)];
    case 'untap limit': {
      const one = effect.count === 1;
      const noun = one ? singular(effect.filter, ctx) : pluralPhrase(effect.filter, ctx);
      const some = `${typeof effect.count === 'number' ? numberWord(effect.count) : printAmount(effect.count, ctx)} ${noun}`;
      const who = { you: 'you', opponent: 'your opponents', 'any player': 'players' }[effect.who];
      const whose = effect.who === 'you' ? 'your untap step' : 'their untap steps';
      return [`${who} can't untap more than ${some} during ${whose}`];
    }
    case "untap in others' untap steps":
      return [`untap all ${pluralPhrase(effect.filter, ctx)} you control during each other player's untap step`];
    case 'may begin on the battlefield':
    case 'may reveal from opening hand':
    case 'any time you could mulligan':
      return printOpening(effect, ctx);
    case 'a deck can have': {
      const { count } = effect;
      const many = count === 'any number' ? 'any number of' : count === 1 ? 'only one' : `up to ${numberWord(count)}`;
      return [`a deck can have ${many} ${count === 1 ? 'card' : 'cards'} named ${ctx.speaker.name}`];
    }
    case 'can be your commander':
      return [`${nameOfSelf(ctx.speaker)} can be your commander`];
    case 'top card of library':
      return [printTopCard(effect)];
    case 'as though not activated':
      return [`you may activate ${effect.keyword} abilities as though they haven't been activated`];
    case 'as you act': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return [`as you ${effect.action}, ${sentence}`, ...also];
    }
    case 'no maximum hand size':
      return ['you have no maximum hand size'];
    case 'skip':
      return printSkips(effect, ctx);
    case "can't be targeted":
      return [printUntargetable(effect, ctx)];
    case "can't enter": {
      const zones = (effect.from ?? []).map((zone) => (zone === 'library' ? 'libraries' : `${zone}s`));
      const cards = pluralPhrase(effect.what, ctx, zones.length === 0 ? 'permanent' : 'card');
      return [`${cards}${zones.length === 0 ? '' : ` in ${list(zones)}`} can't enter`];
    }
    case 'more devotion':
      return [`your devotion to each color and each combination of colors is increased by ${numberWord(effect.count)}`];
    case 'may look at more': {
      const { action, count } = effect;
      const more = count === 1 ? 'an additional card' : `an additional ${numberWord(count)} cards`;
      return [`you may look at ${more} each time you ${action}`];
    }
    case 'hand revealed':
      return [
        effect.who === 'you'
          ? 'play with your hand revealed'
          : `${forbidden[effect.who]} play with their hands revealed`,
      ];
    case 'reveals drawn cards':
      return [printRevealsDrawn(effect)];
    case 'additional votes': {
      const times = effect.count === 1 ? 'an additional time' : `${numberWord(effect.count)} additional times`;
      return [`while voting, ${forbidden[effect.who]} may vote ${times}`];
    }
    case 'coin flips':
    case 'modifies rolls':
    case 'may reroll':
      return [printChanceStatic(effect, ctx)];
    case 'searches only the top': {
      const top = `that player searches the top ${numberWord(effect.count)} cards of that library instead`;
      if (effect.who === 'you')
        return [`if you would search a library, ${top.replace('that player searches', 'search')}`];
      return [`if ${effect.who === 'opponent' ? 'an opponent' : 'a player'} would search a library, ${top}`];
    }
    case 'players have': {
      const who = playersNoun(effect.who, ctx);
      const abilities = effect.abilities.map((ability) => printKeyword(ability, ctx));
      return [`${who.text} ${conjugate('have', who.plural)} ${list(abilities)}`];
    }
    case 'counter limit':
      return [
        `${nameOfSelf(ctx.speaker)} can't have more than ${numberWord(effect.most)} ${effect.counter} counters on it`,
      ];
    case "damage can't be prevented": {
      const by = effect.from === undefined ? '' : ` that would be dealt by ${pluralPhrase(effect.from, ctx, 'source')}`;
      return [`${effect.combat ? 'combat damage' : 'damage'}${by} can't be prevented`];
    }
    case 'additional triggers': {
      const source = indefinite(effect.abilitiesOf, ctx);
      const times = effect.times === 1 ? 'an additional time' : `${numberWord(effect.times)} additional times`;
      if (effect.cause === undefined)
        return [`if a triggered ability of ${source} triggers, that ability triggers ${times}`];
      const cause = printCause(effect.cause, ctx);
      return [`if ${cause} causes a triggered ability of ${source} to trigger, that ability triggers ${times}`];
    }
    case "don't trigger":
      return [
        effect.abilitiesOf.is === 'anything'
          ? `${printCause(effect.cause, ctx)} doesn't cause abilities to trigger`
          : `${printCause(effect.cause, ctx)} doesn't cause abilities of ${pluralPhrase(effect.abilitiesOf, ctx)} to trigger`,
      ];
    case "players can't":
      return [printPlayersCant(effect, ctx)];
    default:
      return assertNever(effect, 'static effect');
  }
}

/** A static ability (CR 604): its effects as sentences, with “as long as” after the last. */
export function printStatic(ability: StaticAbility, ctx: Context): string {
  const sentences = ability.effects.flatMap((effect) => printStaticEffect(effect, ctx));
  const also = ability.mayIgnore === undefined ? [] : [printIgnoring(ability.mayIgnore, ctx)];
  if (ability.condition === undefined) return paragraph([...sentences, ...also]);
  const condition = ` as long as ${printCondition(ability.condition, ctx)}`;
  const conditioned = sentences.map((sentence, index) =>
    index === sentences.length - 1 ? sentence + condition : sentence,
  );
  return paragraph([...conditioned, ...also]);
}
