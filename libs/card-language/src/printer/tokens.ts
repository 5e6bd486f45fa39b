import type { Effect, TokenDescription } from '../effects.js';
import { printCountOf } from './amounts.js';
import type { Context } from './context.js';
import { list } from './english.js';
import { printGranted } from './granted.js';
import { colorWords } from './symbols.js';

function printColors(token: TokenDescription): string {
  return token.colors.length === 0 ? 'colorless' : list(token.colors.map((color) => colorWords[color]));
}

/** A token without creature stats that has a subtype is called by it alone: “a Treasure token” (CR 111.10). */
function isPredefined(token: TokenDescription): boolean {
  return token.power === undefined && token.subtypes.length === 1 && token.types.length === 1;
}

function printQualities(token: TokenDescription): string {
  if (isPredefined(token)) return token.subtypes.join(' ');
  const size = token.power === undefined ? [] : [`${token.power}/${token.toughness ?? 0}`];
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

function printArrival(effect: CreateTokens): string {
  if (!effect.attacking) return '';
  return ` that${effect.count === 1 ? "'s" : ' are'} ${effect.tapped ? 'tapped and ' : ''}attacking`;
}

/** What is created: “two 1/1 white Spirit creature tokens with flying”. */
export function printTokens(effect: CreateTokens, ctx: Context): string {
  const { token } = effect;
  const tapped = effect.tapped && !effect.attacking ? 'tapped ' : '';
  const predefined = isPredefined(token);
  const name = token.name === `${token.subtypes.join(' ')} Token` || predefined ? '' : ` named ${token.name}`;
  const abilities =
    token.abilities.length === 0 || predefined ? '' : ` with ${printGranted(token.abilities, token, ctx)}`;
  const tail = `${name}${abilities}${printArrival(effect)}`;
  const noun = `${tapped}${printQualities(token)} token`;
  const counted = printCountOf(effect.count, noun, ctx);
  const each = / for each /.exec(counted);
  return each ? counted.slice(0, each.index) + tail + counted.slice(each.index) : counted + tail;
}
