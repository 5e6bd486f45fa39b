import { type Effect, type TokenDescription, colorWords } from '@stacktrail/card-tree';
import { printAmount, printCountOf } from './amounts.js';
import type { Context } from './context.js';
import { list } from '../english/words.js';
import { printGranted } from './granted.js';
import { accusative } from './references.js';

function printColors(token: TokenDescription): string {
  return token.colors.length === 0 ? 'colorless' : list(token.colors.map((color) => colorWords[color]));
}

/** A token without creature stats that has a subtype is called by it alone: “a Treasure token” (CR 111.10). */
function isPredefined(token: TokenDescription): boolean {
  return token.power === undefined && token.subtypes.length === 1 && token.types.length === 1;
}

function printQualities(token: TokenDescription, counted: string | undefined): string {
  if (isPredefined(token)) return token.subtypes.join(' ');
  const size =
    counted !== undefined ? [counted] : token.power === undefined ? [] : [`${token.power}/${token.toughness ?? 0}`];
  const types = token.types.map((type) => type.toLowerCase());
  return [
    ...token.supertypes.map((word) => word.toLowerCase()),
    ...size,
    printColors(token),
    ...token.subtypes,
    ...types,
  ].join(' ');
}

type CreateTokens = Extract<Effect, { do: 'create tokens' }>;

function printArrival(effect: CreateTokens, ctx: Context): string {
  if (effect.attachedTo !== undefined) return ` attached to ${accusative(effect.attachedTo, ctx)}`;
  if (effect.withCounters !== undefined) {
    const { counter, count } = effect.withCounters;
    return ` with ${printCountOf(count, `${counter} counter`, ctx)} on ${effect.count === 1 ? 'it' : 'them'}`;
  }
  if (!effect.attacking) return '';
  return ` that${effect.count === 1 ? "'s" : ' are'} ${effect.tapped ? 'tapped and ' : ''}attacking`;
}

/** What is created: “two 1/1 white Spirit creature tokens with flying”. */
export function printTokens(effect: CreateTokens, ctx: Context): string {
  const tapped = effect.tapped && !effect.attacking ? 'tapped ' : '';
  if (typeof effect.token === 'string') {
    return printCountOf(effect.count, `${tapped}${effect.token} token`, ctx) + printArrival(effect, ctx);
  }
  const { token, size } = effect;
  if ('card' in token)
    return printCountOf(effect.count, `${tapped}${token.card} token`, ctx) + printArrival(effect, ctx);
  const counted = size && `${printAmount(size.power, ctx)}/${printAmount(size.toughness, ctx)}`;
  const predefined = isPredefined(token);
  const name = token.name === `${token.subtypes.join(' ')} Token` || predefined ? '' : ` named ${token.name}`;
  const abilities =
    token.abilities.length === 0 || predefined ? '' : ` with ${printGranted(token.abilities, token, ctx)}`;
  const tail = `${name}${abilities}${printArrival(effect, ctx)}`;
  const noun = `${tapped}${printQualities(token, counted)} token`;
  const many = printCountOf(effect.count, noun, ctx);
  const each = / for each /.exec(many);
  return each ? many.slice(0, each.index) + tail + many.slice(each.index) : many + tail;
}
