import type { Destination, Effect, SearchedFor, Objects } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printCountOf } from './amounts.js';
import { imperative, instruction, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { printContinuous } from './continuous.js';
import { conjugate, list } from '../english/words.js';
import { indefinite, pluralPhrase, singular } from './filters.js';
import { printHappening } from './happenings.js';
import { accusative, nominative, nominativeIsPlural, playersNoun } from './references.js';
import { printTogether, targetIsYours } from './targets.js';

/** Whose zone moved objects come to. */
function owners(what: Objects, ctx: Context): string {
  if (what.objects === 'target') {
    const target = ctx.targets[what.slot];
    if (target && targetIsYours(target)) return 'your';
  }
  return nominativeIsPlural(what, ctx) ? "their owners'" : "its owner's";
}

/** Things that come back to the battlefield are cards already: in a graveyard, or exiled by the same text. */
function returns(what: Objects, ctx: Context): boolean {
  if (what.objects === 'kept' || what.objects === 'result') return true;
  if (what.objects === 'target') return ctx.targets[what.slot]?.kind === 'card in graveyard';
  return what.objects === 'this' || what.objects === 'that object' || (what.objects === 'each' && what.zone !== 'hand');
}

/** How a permanent arrives: “tapped under its owner's control with a +1/+1 counter on it”. */
function printArrival(to: Destination, owner: string, plural: boolean, ctx: Context): string {
  const attacking = to.tapped ? ' tapped and attacking' : ' attacking';
  const tapped = to.attacking ? attacking : to.tapped ? ' tapped' : '';
  const control =
    to.control === 'you' ? ' under your control' : to.control === 'owner' ? ` under ${owner} control` : '';
  const transformed = to.transformed ? ' transformed' : '';
  const faceDown = to.faceDown === undefined ? '' : ' face down';
  const how = `${faceDown}${tapped}${transformed}${control}`;
  if (to.withCounters === undefined) return how;
  const counters = printCountOf(to.withCounters.count, `${to.withCounters.counter} counter`, ctx);
  return `${how} with ${counters} on ${plural ? 'them' : 'it'}`;
}

/** “Exile target creature”, “return that card to its owner's hand”, “put it on top of its owner's library”. */
export function printMoving(what: Objects, to: Destination, ctx: Context): string {
  const owner = owners(what, ctx);
  const plural = nominativeIsPlural(what, ctx);
  const things = accusative(what, ctx);
  switch (to.zone) {
    case 'hand':
      return `return ${things} to ${owner} hand${plural && owner !== 'your' ? 's' : ''}`;
    case 'exile':
      return `exile ${things}${to.faceDown === undefined ? '' : ' face down'}`;
    case 'graveyard':
      return `put ${things} into ${owner} graveyard${plural && owner !== 'your' ? 's' : ''}`;
    case 'library':
      return `put ${things} on ${to.position === 'bottom' ? 'the bottom' : 'top'} of ${owner} library`;
    case 'battlefield': {
      const onto = returns(what, ctx) ? `return ${things} to` : `put ${things} onto`;
      return `${onto} the battlefield${printArrival(to, owner, plural, ctx)}`;
    }
    default:
      return assertNever(to.zone, 'zone');
  }
}

/** “Until this creature leaves the battlefield” (CR 610.3). */
/** “Until this creature leaves the battlefield” (CR 610.3, 610.4). */
export function printUntil(until: Extract<Effect, { readonly do: 'move' }>['until'], ctx: Context): string {
  if (until === undefined) return '';
  if (until !== 'this leaves the battlefield') return ` until ${printHappening(until, { tense: 'present', ctx })}`;
  return ` until ${nominative({ objects: 'this' }, ctx).text} leaves the battlefield`;
}

/** “That permanent is an enchantment in addition to its other types.” */
function printBeing({ is }: Destination, ctx: Context): readonly string[] {
  if (is === undefined) return [];
  const also = is.changes.some(({ change }) => change === 'add types') ? ' in addition to its other types' : '';
  const said = printContinuous(is.to, is.changes, ctx);
  return [said.endsWith(also) ? said : said + also];
}

export function printMove(effect: Extract<Effect, { readonly do: 'move' }>, ctx: Context): Clause {
  const until = printUntil(effect.until, ctx);
  const said = `${printMoving(effect.what, effect.to, ctx)}${until}`;
  const clause =
    effect.who === undefined
      ? imperative(said, printBeing(effect.to, ctx))
      : instruction(playersNoun(effect.who, ctx), (plural) => said.replace(/^\w+/, (verb) => conjugate(verb, plural)));
  if (effect.label !== undefined) {
    ctx.labels.set(effect.label, { noun: 'card', plural: nominativeIsPlural(effect.what, ctx) });
  }
  return clause;
}

function printPut(it: string, to: Destination, whose: string, ctx: Context): string {
  switch (to.zone) {
    case 'hand':
      return `put ${it} into ${whose} hand`;
    case 'battlefield':
      return `put ${it} onto the battlefield${printArrival(to, whose, it !== 'it' && it !== 'that card', ctx)}`;
    case 'graveyard':
      return `put ${it} into ${whose} graveyard`;
    case 'exile':
      return `exile ${it}`;
    case 'library':
      return `put ${it} on ${to.position === 'bottom' ? 'the bottom' : 'top'}`;
    default:
      return assertNever(to.zone, 'zone');
  }
}

function printWanted({ filter, count }: SearchedFor, ctx: Context): string {
  if (count === 1) return indefinite(filter, ctx, 'card');
  const plural = pluralPhrase(filter, ctx, 'card');
  if (typeof count === 'object' && count.amount === 'any number') return `any number of ${plural}`;
  return `up to ${printCountOf(count, singular(filter, ctx, 'card'), ctx, plural)}`;
}

/** “Search your library for a basic land card, put it onto the battlefield tapped” (CR 701.19). */
export function printSearch(effect: Extract<Effect, { readonly do: 'search library' }>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const whose = who.text === 'you' ? 'your' : 'their';
  const one = effect.count === 1 && effect.also === undefined;
  const differ = (effect.together ?? []).map((one) => ` ${printTogether(one, ctx)}`).join('');
  const cards = list([
    `${printWanted(effect, ctx)}${differ}`,
    ...(effect.also ?? []).map((wanted) => printWanted(wanted, ctx)),
  ]);
  const anyCard = effect.filter.is === 'anything';
  const it = one ? (anyCard ? 'that card' : 'it') : anyCard ? 'those cards' : 'them';
  const reveal = effect.reveal ? `, reveal ${it}` : '';
  const put = printPut(it, effect.to, whose, ctx);
  if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'card', plural: !one });
  return instruction(who, (plural) => {
    const moved = plural ? put : put.replace(/^(\w+)/, '$1s');
    return `${conjugate('search', plural)} ${whose} library for ${cards}${plural ? reveal : reveal.replace('reveal', 'reveals')}, ${moved}`;
  });
}
