import type { RelationFilter } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import type { Context } from './context.js';
import { withArticle } from '../english/words.js';

/** What a relation says of one thing and of several: after the noun, in front of it, or as the noun itself. */
export interface RelationPhrase {
  readonly place: 'after' | 'quality' | 'head';
  readonly singular: string;
  readonly plural: string;
}

/** Filters inside filters, as the noun phrases that they are. */
export interface Phrases {
  indefinite(filter: RelationOperand, ctx: Context, noun?: string): string;
}
type RelationOperand = Extract<RelationFilter, { readonly is: 'targets' }>['what'];

function behind(singular: string, plural = singular): RelationPhrase {
  return { place: 'after', singular, plural };
}

function before(text: string): RelationPhrase {
  return { place: 'quality', singular: text, plural: text };
}

function head(text: string): RelationPhrase {
  return { place: 'head', singular: text, plural: text };
}

/** How rules text says that a thing stands in that relation. */
export function printRelation(filter: RelationFilter, ctx: Context, phrases: Phrases): RelationPhrase {
  switch (filter.is) {
    case 'one of':
      return behind(`among ${ctx.grammar.objects(filter.objects, ctx)}`);
    case 'convoked':
      return behind(`that convoked ${ctx.grammar.objects(filter.objects, ctx)}`);
    case 'where':
      return behind(`if ${ctx.grammar.condition(filter.condition, ctx)}`);
    case 'controlled by players':
    case 'owned by players':
      return owned(filter, ctx);
    case 'in zone':
      return behind(
        filter.zone === 'battlefield' || filter.zone === 'stack' ? `on the ${filter.zone}` : `in ${filter.zone}`,
      );
    case 'cast from':
      return behind(filter.zone === undefined ? 'that was cast' : `cast from ${filter.zone}`);
    case 'shares':
      return shared(filter, ctx);
    case 'counters':
      return counted(filter, ctx);
    case 'targets': {
      const what = phrases.indefinite(filter.what, ctx);
      return behind(
        `that targets ${filter.only ? 'only ' : ''}${what}`,
        `that target ${filter.only ? 'only ' : ''}${what}`,
      );
    }
    case 'targets player': {
      const who = ctx.grammar.players(filter.who, ctx).text;
      return behind(
        `that targets ${filter.only ? 'only ' : ''}${who}`,
        `that target ${filter.only ? 'only ' : ''}${who}`,
      );
    }
    case 'number of targets':
      if (filter.compare === 'exactly' && filter.to === 1) return behind('with a single target');
      return behind(`with ${ctx.grammar.quantity(filter.to, filter.compare, ctx)} targets`);
    case 'activated ability':
    case 'triggered ability':
    case 'loyalty ability':
      return head(filter.is);
    case 'modal':
    case 'enchanted':
    case 'equipped':
    case 'modified':
    case 'transformed':
      return before(filter.is);
    case 'face down':
      return before('face-down');
    case 'outlaw':
    case 'permanent card':
    case 'permanent spell':
      return head(filter.is);
    case 'has an Adventure':
      return behind('that has an Adventure', 'that have an Adventure');
    case 'has an Omen':
      return behind('that has an Omen', 'that have an Omen');
    case 'without abilities':
      return behind('with no abilities');
    case 'with an activated ability':
      return behind('with an activated ability', 'with activated abilities');
    case 'even mana value':
    case 'odd mana value':
      return behind(`with ${withArticle(filter.is)}`, `with ${filter.is}s`);
    case 'with a repeated mana symbol':
      return behind(
        'with more than one of the same mana symbol in its mana cost',
        'with more than one of the same mana symbol in their mana costs',
      );
    case 'mana cost contains':
      return behind(`with {${filter.symbol}} in its mana cost`, `with {${filter.symbol}} in their mana costs`);
    case 'attached to':
      return behind(`attached to ${phrases.indefinite(filter.what, ctx)}`);
    case 'has attached':
      return behind(
        `with ${phrases.indefinite(filter.what, ctx)} attached to it`,
        `with ${phrases.indefinite(filter.what, ctx)} attached to them`,
      );
    case 'blocks':
      return behind(`blocking ${phrases.indefinite(filter.what, ctx)}`);
    case 'is blocked by':
      return behind(`blocked by ${phrases.indefinite(filter.what, ctx)}`);
    case 'attacks players': {
      const who = ctx.grammar.players(filter.who, ctx).text;
      return behind(
        filter.orPermanents ? `attacking ${who} or a planeswalker or battle ${who} controls` : `attacking ${who}`,
      );
    }
    case 'has noted':
      return filter.quality === 'name'
        ? behind('with the chosen name')
        : filter.quality === 'color'
          ? behind('of the chosen color')
          : behind(filter.quality === 'card type' ? 'of the chosen card type' : 'of the chosen type');
    default:
      return assertNever(filter, 'filter');
  }
}

function owned(
  filter: Extract<RelationFilter, { readonly who: unknown; readonly is: `${string} by players` }>,
  ctx: Context,
): RelationPhrase {
  const who = ctx.grammar.players(filter.who, ctx);
  const verb = filter.is === 'controlled by players' ? 'control' : 'own';
  return behind(`${who.text} ${verb}${who.plural ? '' : 's'}`);
}

function shared(filter: Extract<RelationFilter, { readonly is: 'shares' }>, ctx: Context): RelationPhrase {
  const other = ctx.grammar.objects(filter.with, ctx);
  switch (filter.quality) {
    case 'name':
    case 'mana value':
    case 'power':
    case 'toughness':
      return behind(`with the same ${filter.quality} as ${other}`);
    case 'controller':
    case 'owner':
      return behind(`with the same ${filter.quality} as ${other}`);
    case 'color':
    case 'card type':
    case 'permanent type':
    case 'creature type':
    case 'land type':
      return behind(`that shares a ${filter.quality} with ${other}`, `that share a ${filter.quality} with ${other}`);
    default:
      return assertNever(filter.quality, 'quality');
  }
}

function counted(filter: Extract<RelationFilter, { readonly is: 'counters' }>, ctx: Context): RelationPhrase {
  const kind = filter.counter === undefined ? 'counter' : `${filter.counter} counter`;
  if (filter.compare === 'at least' && filter.to === 1 && filter.said === undefined) {
    return behind(`with ${withArticle(kind)} on it`, `with ${kind}s on them`);
  }
  if (filter.compare === 'at most' && filter.to === 0)
    return behind(`with no ${kind}s on it`, `with no ${kind}s on them`);
  const number = ctx.grammar
    .quantity(filter.to, filter.compare, ctx)
    .replace('greater', 'more')
    .replace('less', 'fewer');
  return behind(`with ${number} ${kind}s on it`, `with ${number} ${kind}s on them`);
}
