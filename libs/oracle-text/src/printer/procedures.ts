import type { Effect, KeywordAction, ExchangedValue, Option, Procedural, ResultsRow } from '@stacktrail/card-tree';
import { printAmount, printCountOf, printHowMany } from './amounts.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { capitalise, conjugate, list, possessiveOf } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';
import { printKeywordAction } from './keyword-actions.js';
import { printSetLife } from './life.js';
import { printChoice } from './marks.js';
import { printChoosePlayers } from './players.js';
import { accusative, nominative, playersNoun, possessive, printRecipients } from './references.js';
import { printTogether } from './targets.js';

type Of<K extends Procedural['do']> = Extract<Effect, { readonly do: K }>;

const times = { 2: 'double', 3: 'triple' } as const;

/** Instructions that choose, look, note and repeat. */
export function printProcedural(effect: Procedural | KeywordAction, ctx: Context): Clause {
  switch (effect.do) {
    case 'choose objects':
      return printChooseObjects(effect, ctx);
    case 'choose players':
      return printChoosePlayers(effect, ctx);
    case 'note choice': {
      const who = playersNoun(effect.who, ctx);
      const what = printChoice(effect.choice, ctx);
      return instruction(who, (plural) => `${conjugate('choose', plural)} ${what}`);
    }
    case 'note random number':
      ctx.labels.set(effect.label, { noun: 'that number', plural: false });
      return imperative(
        `choose a number between ${printAmount(effect.least, ctx)} and ${printAmount(effect.most, ctx)} at random`,
      );
    case 'note number':
      ctx.labels.set(effect.label, { noun: 'the noted number', plural: false });
      return imperative(`note ${printAmount(effect.amount, ctx)}`);
    case 'look at': {
      const who = playersNoun(effect.who, ctx);
      const things = accusative(effect.what, ctx);
      if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'card', plural: true });
      return instruction(who, (plural) => `${conjugate('look', plural)} at ${things}`);
    }
    case 'reveal': {
      const things = accusative(effect.what, ctx);
      if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'card', plural: true });
      if (effect.who !== undefined) {
        return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('reveal', plural)} ${things}`);
      }
      return imperative(`reveal ${things}`);
    }
    case 'reveal until':
    case 'exile until':
      return printUntil(effect, ctx);
    case 'put into library':
      return printPutIntoLibrary(effect, ctx);
    case 'shuffle into library': {
      const who = playersNoun(effect.who, ctx);
      const things = accusative(effect.what, ctx);
      return instruction(
        who,
        (plural) => `${conjugate('shuffle', plural)} ${things} into ${who.text === 'you' ? 'your' : 'their'} library`,
      );
    }
    case 'search zones':
      return printSearchZones(effect, ctx);
    case 'discard cards':
      return imperative(`discard ${accusative(effect.what, ctx)}`);
    case 'exchange control':
      return imperative(`exchange control of ${accusative(effect.first, ctx)} and ${accusative(effect.second, ctx)}`);
    case 'exchange life totals':
      return imperative(
        `exchange life totals between ${playersNoun(effect.first, ctx).text} and ${playersNoun(effect.second, ctx).text}`,
      );
    case 'exchange values': {
      const until =
        effect.until === 'this turn' ? ' until end of turn' : effect.until === undefined ? '' : ` ${effect.until}`;
      return imperative(
        `exchange ${printExchanged(effect.first, ctx)} and ${printExchanged(effect.second, ctx)}${until}`,
      );
    }
    case 'exchange zones': {
      const who = playersNoun(effect.who, ctx);
      const whose = who.text === 'you' ? 'your' : 'their';
      return instruction(
        who,
        (plural) => `${conjugate('exchange', plural)} ${whose} ${effect.first} and ${effect.second}`,
      );
    }
    case 'set life total':
      return printSetLife(effect, ctx);
    case 'multiply power and toughness': {
      const until = effect.until === 'this turn' ? 'until end of turn' : effect.until;
      return imperative(`${times[effect.by]} ${possessive(effect.of, ctx)} ${effect.what} ${until}`);
    }
    case 'multiply counters': {
      const kind = effect.counter === undefined ? 'each kind of counter' : `${effect.counter} counters`;
      return imperative(`${times[effect.by]} the number of ${kind} on ${printRecipients(effect.on, ctx)}`);
    }
    case 'multiply life total':
      return imperative(`${times[effect.by]} ${possessiveOf(playersNoun(effect.who, ctx))} life total`);
    case 'change targets':
      return printChangeTargets(effect, ctx);
    case 'reroll stored results':
      return instruction(
        playersNoun(effect.who, ctx),
        (plural) => `${conjugate('reroll', plural)} any number of ${possessive(effect.of, ctx)} stored results`,
      );
    case 'roll again':
      return imperative('roll again');
    case 'unattach':
      return imperative(`unattach ${accusative(effect.what, ctx)}`);
    case 'pay any life': {
      const who = playersNoun(effect.who, ctx);
      ctx.labels.set(effect.label, { noun: 'the life paid this way', plural: false });
      return instruction(who, (plural) => `${conjugate('pay', plural)} any amount of life`);
    }
    default:
      return printBranching(effect, ctx);
  }
}

type Branching = Extract<
  Procedural,
  {
    readonly do:
      | 'for each'
      | 'repeat'
      | 'repeat while'
      | 'choose one'
      | 'separate into piles'
      | 'vote'
      | 'flip coins'
      | 'roll dice';
  }
>;

/** Instructions that hold others. */
function printBranching(effect: Branching | KeywordAction, ctx: Context): Clause {
  switch (effect.do) {
    case 'for each': {
      const each = nominative(effect.of, ctx).text.replace(/^(?:all|those) /, '');
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return imperative(`for each of ${each}, ${sentence}`, also);
    }
    case 'repeat': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      const many = effect.times === 2 ? 'twice' : `${printHowMany(effect.times, ctx)} times`;
      return imperative(sentence, [...also, `do this ${many}`]);
    }
    case 'repeat while': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return imperative(sentence, [...also, 'if you do, repeat this process']);
    }
    case 'choose one':
      return printChooseOne(effect, ctx);
    case 'separate into piles': {
      const who = playersNoun(effect.who, ctx);
      const things = accusative(effect.what, ctx);
      for (const label of effect.labels) ctx.labels.set(label, { noun: 'card', plural: true });
      return statement(who, (plural) => `${conjugate('separate', plural)} ${things} into two piles`);
    }
    case 'vote': {
      const who = playersNoun(effect.who, ctx);
      const things = isWords(effect.options) ? list(effect.options, 'or') : accusative(effect.options, ctx);
      return statement(
        who,
        (plural) => `${effect.secret ? 'secretly ' : ''}${conjugate('vote', plural)} for ${things}`,
      );
    }
    case 'flip coins': {
      const who = playersNoun(effect.who, ctx);
      ctx.labels.set(effect.label, {
        noun: effect.called ? 'the number of flips won' : 'the number of heads',
        plural: false,
      });
      const coins =
        effect.count === 'until you lose' ? 'a coin until you lose a flip' : printCountOf(effect.count, 'coin', ctx);
      return instruction(who, (plural) => `${conjugate('flip', plural)} ${coins}`);
    }
    case 'roll dice':
      return printRoll(effect, ctx);
    default:
      return printKeywordAction(effect, ctx);
  }
}

/** “Your life total”, “this creature's power” (CR 701.12g). */
function printExchanged(value: ExchangedValue, ctx: Context): string {
  if (value.value === 'life total') return `${possessiveOf(playersNoun(value.of, ctx))} life total`;
  return `${possessive(value.of, ctx)} ${value.value}`;
}

function isWords(options: Of<'vote'>['options']): options is readonly string[] {
  return Array.isArray(options);
}

function printChooseObjects(effect: Of<'choose objects'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const one = effect.max === 1;
  const from = nominative(effect.from, ctx).text.replace(/^all /, '');
  const number = effect.min === effect.max || effect.max !== 1 ? printHowMany(effect.max, ctx) : 'one';
  const upTo = effect.min === effect.max || number === 'any number of' ? '' : 'up to ';
  const together = (effect.together ?? []).map((condition) => ` ${printTogether(condition, ctx)}`).join('');
  ctx.labels.set(effect.label, { noun: 'card', plural: !one });
  const random = effect.atRandom ? ' at random' : '';
  return instruction(who, (plural) => `${conjugate('choose', plural)} ${upTo}${number} of ${from}${together}${random}`);
}

function printUntil(effect: Of<'reveal until' | 'exile until'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const verb = effect.do === 'reveal until' ? 'reveal' : 'exile';
  const whose = who.text === 'you' ? 'your' : 'their';
  const things =
    effect.count === 1
      ? indefinite(effect.filter, ctx, 'card')
      : `${printHowMany(effect.count, ctx)} ${pluralPhrase(effect.filter, ctx, 'card')}`;
  ctx.labels.set(effect.label, { noun: 'card', plural: effect.count !== 1 });
  ctx.labels.set(effect.rest, { noun: 'card', plural: true });
  return instruction(
    who,
    (plural) =>
      `${conjugate(verb, plural)} cards from the top of ${whose} library until ${plural ? 'you' : 'they'} ${verb} ${things}`,
  );
}

function printPutIntoLibrary(effect: Of<'put into library'>, ctx: Context): Clause {
  const things = accusative(effect.what, ctx);
  const plural = nominative(effect.what, ctx).plural;
  const library = plural ? "their owners' libraries" : "its owner's library";
  const order = plural ? ` in ${effect.order === 'any' ? 'any' : 'a random'} order` : '';
  if (effect.below !== undefined) {
    return imperative(`put ${things} into ${library} beneath the top ${printHowMany(effect.below, ctx)} cards`);
  }
  return imperative(`put ${things} on ${effect.position === 'top' ? 'top' : 'the bottom'} of ${library}${order}`);
}

function printSearchZones(effect: Of<'search zones'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const owner = playersNoun(effect.whose, ctx);
  const whose = owner.text === who.text ? (who.text === 'you' ? 'your' : 'their') : possessiveOf(owner);
  const one = effect.max === 1;
  const things = one
    ? indefinite(effect.filter, ctx, 'card')
    : `${effect.min === effect.max ? '' : 'up to '}${printHowMany(effect.max, ctx)} ${pluralPhrase(effect.filter, ctx, 'card')}`.replace(
        'up to any',
        'any',
      );
  ctx.labels.set(effect.label, { noun: 'card', plural: !one });
  const reveal = effect.reveal ? ` and reveal ${one ? 'it' : 'them'}` : '';
  return instruction(
    who,
    (plural) => `${conjugate('search', plural)} ${whose} ${list(effect.zones)} for ${things}${reveal}`,
  );
}

function printChangeTargets(effect: Of<'change targets'>, ctx: Context): Clause {
  const of = accusative(effect.of, ctx);
  const to = effect.to === undefined ? '' : ` to ${printRecipients(effect.to, ctx)}`;
  const what = {
    all: `change the target of ${of}${to}`,
    one: `change a target of ${of}${to}`,
    any: `change any targets of ${of}${to}`,
    'choose new': `choose new targets for ${of}`,
  }[effect.how];
  return instruction(playersNoun(effect.who, ctx), (plural) =>
    plural ? what : what.replace(/^\w+/, (verb) => `${verb}s`),
  );
}

function printOption({ word, effects }: Option, ctx: Context): string {
  const { sentence, also } = ctx.grammar.nested(effects, ctx);
  const text = [sentence, ...also].join('. ');
  return word === undefined ? text : `${capitalise(word)} — ${text}`;
}

function printChooseOne(effect: Of<'choose one'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const options = effect.options.map((option) => printOption(option, ctx));
  if (effect.facing !== undefined) {
    return statement(who, (plural) => `${conjugate('face', plural)} a ${effect.facing} — ${options.join(', or ')}`);
  }
  const random = effect.atRandom ? ' at random' : '';
  return statement(who, (plural) => `${conjugate('choose', plural)} one${random} — ${options.join(', or ')}`);
}

function printRow({ from, to, effects }: ResultsRow, ctx: Context): string {
  const range = to === undefined ? `${from}+` : to === from ? `${from}` : `${from}–${to}`;
  const { sentence, also } = ctx.grammar.nested(effects, ctx);
  return `${range} | ${[sentence, ...also].join('. ')}`;
}

function printRoll(effect: Of<'roll dice'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const dice = effect.count === 1 ? `a d${effect.sides}` : `${printHowMany(effect.count, ctx)} d${effect.sides}`;
  const words = effect.sides === 6 ? printCountOf(effect.count, 'six-sided die', ctx, 'six-sided dice') : dice;
  const modifier = effect.modifier === undefined ? '' : ` and add ${printAmount(effect.modifier, ctx)}`;
  const ignore = effect.ignore === undefined ? '' : ` and ignore the ${effect.ignore} roll`;
  ctx.labels.set(effect.label, { noun: 'the result', plural: false });
  const rows = (effect.table ?? []).map((row) => printRow(row, ctx));
  const [those, on] = [effect.count === 1 ? 'that result' : 'those results', effect.storeOn];
  const store = on === undefined ? '' : ` and store ${those} on ${accusative(on, ctx)}`;
  const clause = instruction(who, (plural) => `${conjugate('roll', plural)} ${words}${modifier}${ignore}${store}`);
  return { ...clause, also: rows };
}
