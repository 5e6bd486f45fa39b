import type { TargetSpec, Together, Filter } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { kindInFilter } from '../english/speaker.js';
import type { Context } from './context.js';
import { numberWord, pluralise } from '../english/words.js';
import { pluralPhrase, saysOther, singular } from './filters.js';

/** Whether the text speaks of several targets. */
export function targetIsPlural(target: TargetSpec): boolean {
  return target.max !== 1;
}

/** What later text calls the target: “that creature”, “that player”. */
export function targetKind(target: TargetSpec): string {
  switch (target.kind) {
    case 'any target':
      return 'permanent or player';
    case 'player':
    case 'opponent':
      return target.kind;
    case 'spell':
      return 'spell';
    case 'card in graveyard':
    case 'card in exile':
      return 'card';
    case 'ability':
      return 'ability';
    case 'spell or ability':
      return 'spell or ability';
    case 'spell or permanent':
      return 'spell or permanent';
    case 'card in graveyard or permanent':
      return 'card or permanent';
    case 'permanent or opponent':
    case 'permanent':
    case 'permanent or player':
      return kindInFilter(target.filter);
    default:
      return assertNever(target.kind, 'kind of target');
  }
}

/** “One or two”, “up to three”, “X”: how many targets, where it isn't one. */
function printHowMany(target: TargetSpec, ctx: Context): string {
  const { min, max } = target;
  const most = typeof max === 'number' ? numberWord(max) : ctx.grammar.amount(max, ctx);
  if (typeof max !== 'number' && max.amount === 'any number') return min === 0 ? 'any number of' : 'one or more';
  if (min === max) return max === 1 ? '' : most;
  if (min === 0) return `up to ${most}`;
  if (min === 1 && max === 2) return 'one or two';
  if (min === 1 && max === 3) return 'one, two, or three';
  return `between ${ctx.grammar.amount(min, ctx)} and ${most}`;
}

function ownerOf(filter: Filter): 'you' | 'opponent' | 'that player' | undefined {
  if (filter.is === 'owned by') return filter.who;
  return filter.is === 'all' ? filter.of.map(ownerOf).find((owner) => owner !== undefined) : undefined;
}

function withoutOwner(filter: Filter): Filter {
  if (filter.is === 'owned by') return { is: 'anything' };
  return filter.is === 'all' ? { is: 'all', of: filter.of.filter((part) => part.is !== 'owned by') } : filter;
}

/** Of cards in graveyards it means a single one (CR 404.2). */
function isOwner(together: Together): boolean {
  return together.all === 'share' && together.quality === 'owner';
}

function printCardInGraveyard(target: TargetSpec, ctx: Context): string {
  const cards = targetIsPlural(target) ? pluralPhrase : singular;
  const owner = ownerOf(target.filter);
  const graveyard =
    owner === 'you'
      ? 'your graveyard'
      : owner === 'opponent'
        ? "an opponent's graveyard"
        : target.together?.some(isOwner)
          ? 'a single graveyard'
          : 'a graveyard';
  return `target ${cards(withoutOwner(target.filter), ctx, 'card')} from ${graveyard}`;
}

function printPermanents(target: TargetSpec, ctx: Context): string {
  const plural = targetIsPlural(target);
  const things = (plural ? pluralPhrase : singular)(target.filter, ctx).replace(/^other /, '');
  return `target ${things}`;
}

function printKind(target: TargetSpec, ctx: Context): string {
  const plural = targetIsPlural(target);
  switch (target.kind) {
    case 'any target':
      return target.min === 1 && target.max === 1 ? 'any target' : plural ? 'targets' : 'target';
    case 'player':
    case 'opponent':
      return `target ${target.kind}${plural ? 's' : ''}`;
    case 'spell':
      return `target ${(plural ? pluralPhrase : singular)(target.filter, ctx, 'spell')}`;
    case 'card in graveyard':
      return printCardInGraveyard(target, ctx);
    case 'ability':
      return `target ${(plural ? pluralPhrase : singular)(target.filter, ctx, 'activated or triggered ability')}`;
    case 'spell or ability':
    case 'spell or permanent':
      return `target ${(plural ? pluralPhrase : singular)(target.filter, ctx, target.kind)}`;
    case 'card in exile':
      return `target exiled ${(plural ? pluralPhrase : singular)(target.filter, ctx, 'card')}`;
    case 'card in graveyard or permanent':
      return `target ${(plural ? pluralPhrase : singular)(target.filter, ctx, 'permanent or card in a graveyard')}`;
    case 'permanent or opponent':
      return `${printPermanents(target, ctx)} or opponent${plural ? 's' : ''}`;
    case 'permanent':
      return printPermanents(target, ctx);
    case 'permanent or player':
      return `${printPermanents(target, ctx)} or player${plural ? 's' : ''}`;
    default:
      return assertNever(target.kind, 'kind of target');
  }
}

/** A target where it is first mentioned: “target creature an opponent controls”, “up to two target creatures”. */
export function printTarget(target: TargetSpec, ctx: Context): string {
  const another = saysOther(target.filter) || (target.otherThan?.length ?? 0) > 0;
  const words = [printHowMany(target, ctx), another ? (targetIsPlural(target) ? 'other' : 'another') : ''];
  const phrase = [...words.filter((text) => text !== ''), printKind(target, ctx)].join(' ');
  const who = target.playerWho === undefined ? '' : ` who fits: ${ctx.grammar.condition(target.playerWho, ctx)}`;
  const inOneZone = target.kind === 'card in graveyard';
  const several = (target.together ?? []).filter((one) => !inOneZone || !isOwner(one));
  const together = several.map((one) => ` ${printTogether(one, ctx)}`);
  const chance = target.atRandom ? ' chosen at random' : '';
  return `${phrase}${who}${together.join('')}${chance}`;
}

/** “With different names”, “that share a creature type”, “with total mana value 5 or less”. */
export function printTogether(together: Together, ctx: Context): string {
  if (together.all === 'total') {
    return `with total ${together.measure} ${ctx.grammar.quantity(together.to, together.compare, ctx)}`;
  }
  if (together.all === 'differ in') return `with different ${pluralise(together.quality)}`;
  if (together.quality === 'controller') return 'controlled by the same player';
  return together.quality === 'owner' ? 'owned by the same player' : `that share a ${together.quality}`;
}

/** Whose hand or library a card in a graveyard goes to is known where the target is one's own (“your hand”). */
export function targetIsYours(target: TargetSpec): boolean {
  return target.kind === 'card in graveyard' && ownerOf(target.filter) === 'you';
}
