import {
  type Choice,
  type DesignationName,
  type Effect,
  type Instruction,
  namesPlayers,
  colorWords,
} from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printCountOf } from './amounts.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, list, withArticle } from '../english/words.js';
import { indefinite } from './filters.js';
import { nominative, playersNoun } from './references.js';

type Of<K extends Instruction['do']> = Extract<Effect, { readonly do: K }>;

/** What a player chooses, as the object of “choose”: “a color”, “a creature type other than Wall”. */
export function printChoice(choice: Choice, ctx: Context): string {
  switch (choice.choose) {
    case 'color':
      return among(
        'a color',
        choice.among?.map((color) => colorWords[color]),
        choice.except?.map((color) => colorWords[color]),
      );
    case 'card type':
      return among(
        'a card type',
        choice.among?.map((type) => type.toLowerCase()),
        choice.except?.map((type) => type.toLowerCase()),
      );
    case 'creature type':
    case 'land type':
    case 'basic land type':
    case 'artifact type':
    case 'planeswalker type':
      return among(withArticle(choice.choose), choice.among, choice.except);
    case 'card name':
      return choice.filter === undefined ? 'a card name' : `${indefinite(choice.filter, ctx, 'card')} name`;
    case 'number':
      return printNumber(choice, ctx);
    case 'player':
      return choice.among === 'opponent' ? 'an opponent' : 'a player';
    case 'permanent':
      return indefinite(choice.filter, ctx);
    case 'word':
      return list(choice.among, 'or');
    default:
      return assertNever(choice, 'choice');
  }
}

function printNumber({ min, max }: Extract<Choice, { choose: 'number' }>, ctx: Context): string {
  return `a number between ${printAmount(min, ctx)} and ${printAmount(max, ctx)}`;
}

function among(all: string, only: readonly string[] | undefined, except: readonly string[] | undefined): string {
  if (only !== undefined) return list(only, 'or');
  return except === undefined ? all : `${all} other than ${list(except, 'or')}`;
}

export function printChoose(effect: Of<'choose'>, ctx: Context): Clause {
  const chosen = `${printChoice(effect.choice, ctx)}${effect.atRandom ? ' at random' : ''}`;
  return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('choose', plural)} ${chosen}`);
}

/** “You get two energy counters”, “each opponent loses all poison counters”. */
export function printPlayerCounters(
  effect: Of<'put player counters' | 'remove player counters'>,
  ctx: Context,
): Clause {
  const verb = effect.do === 'put player counters' ? 'get' : 'lose';
  const counters =
    effect.count === 'all'
      ? `all ${effect.counter} counters`
      : printCountOf(effect.count, `${effect.counter} counter`, ctx);
  return statement(playersNoun(effect.who, ctx), (plural) => `${conjugate(verb, plural)} ${counters}`);
}

/** How a designation is said after “is” or “becomes”. */
export function printDesignation(as: DesignationName): string {
  switch (as) {
    case 'monarch':
      return 'the monarch';
    case 'Ring-bearer':
      return 'your Ring-bearer';
    case 'alpha sector':
    case 'beta sector':
    case 'gamma sector':
      return `in the ${as}`;
    default:
      return as;
  }
}

/** “You become the monarch”, “you take the initiative”, “it becomes day”, “this creature becomes monstrous”. */
export function printDesignate(effect: Of<'designate'>, ctx: Context): Clause {
  if (effect.what === 'game') return imperative(`it becomes ${effect.as}`);
  const who = namesPlayers(effect.what) ? playersNoun(effect.what, ctx) : nominative(effect.what, ctx);
  const until = effect.until === undefined || effect.until === 'rest of the game' ? '' : ` ${effect.until}`;
  switch (effect.as) {
    case 'initiative':
      return statement(who, (plural) => `${conjugate('take', plural)} the initiative`);
    case "city's blessing":
      return statement(who, (plural) => `${conjugate('get', plural)} the city's blessing for the rest of the game`);
    case 'speed':
      return statement(
        { text: who.text === 'you' ? 'your speed' : `${who.text}'s speed`, plural: false },
        () => `becomes ${printAmount(effect.value ?? 1, ctx)}`,
      );
    case 'level':
      return statement(who, (plural) => `${conjugate('become', plural)} level ${printAmount(effect.value ?? 1, ctx)}`);
    default:
      return statement(who, (plural) => `${conjugate('become', plural)} ${printDesignation(effect.as)}${until}`);
  }
}

export function printRemoveDesignation(effect: Of<'remove designation'>, ctx: Context): Clause {
  if (effect.what === 'game') return imperative(`it stops being ${effect.as}`);
  const who = namesPlayers(effect.what) ? playersNoun(effect.what, ctx) : nominative(effect.what, ctx);
  return statement(who, (plural) => `${plural ? 'are' : 'is'} no longer ${printDesignation(effect.as)}`);
}
