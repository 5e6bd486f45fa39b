import type { StaticEffect, Effect, Filter, PlayableFrom, PlayPermission } from '@stacktrail/card-tree';
import { instruction, type Clause } from './clauses.js';
import { spellOrSelf } from '../english/speaker.js';
import type { Context } from './context.js';
import { printPaying } from './costs.js';
import { conjugate, possessiveOf } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';
import { accusative, nominativeIsPlural, playersNoun } from './references.js';

const places: Readonly<Record<PlayableFrom, string>> = {
  hand: 'your hand',
  graveyard: 'your graveyard',
  'top of library': 'the top of your library',
  exile: 'exile',
};

const players = { you: 'you', opponent: 'your opponents', 'any player': 'players' };
const casters = { you: ' you cast', opponent: ' your opponents cast', 'any player': '' };

function isLands(filter: Filter): boolean {
  return filter.is === 'type' && filter.type === 'Land';
}

/** “play lands and cast spells”, “play lands”, “cast creature spells”, “cast this card”. */
function printPlaying({ permit, filter, once }: PlayPermission, ctx: Context): string {
  if (once !== undefined) return isLands(filter) ? `${permit} a land` : `cast ${indefinite(filter, ctx, 'spell')}`;
  if (filter.is === 'this') return `${permit} this card`;
  if (isLands(filter)) return `${permit} lands`;
  const spells = `cast ${filter.is === 'anything' ? 'spells' : pluralPhrase(filter, ctx, 'spell')}`;
  return permit === 'play' ? `play lands and ${spells}` : spells;
}

/** What is paid, when, and what mana can be: what stands after what may be played. */
function printManner(how: PlayPermission, plural: boolean, ctx: Context): string {
  const whose = plural ? 'their mana costs' : 'its mana cost';
  const it = plural ? 'them' : 'it';
  const paid =
    how.pay === undefined
      ? ''
      : how.pay === 'nothing'
        ? ` without paying ${whose}`
        : ` by ${printPaying(how.pay, ctx).replace(/^(\w+?)e?( |$)/, '$1ing$2')} rather than paying ${whose}`;
  const flash = how.flash ? ` as though ${plural ? 'they' : 'it'} had flash` : '';
  const mana = how.spendAs ? `, and mana of any ${how.spendAs.slice('any '.length)} can be spent to cast ${it}` : '';
  const more =
    how.additional === undefined
      ? ''
      : ` if you ${printPaying(how.additional, ctx)} in addition to paying its other costs`;
  return (how.transformed ? ' transformed' : '') + paid + flash + more + mana;
}

const insteadOfGraveyard = 'if that spell would be put into a graveyard, exile it instead';

const insteadOfAnywhere = 'if that spell would leave the stack, exile it instead of putting it anywhere else';

function also(how: PlayPermission): readonly string[] {
  if (how.exiledAfterwards === 'wherever it would go') return [insteadOfAnywhere];
  return how.exiledAfterwards ? [insteadOfGraveyard] : [];
}

type Static<K extends StaticEffect['static']> = Extract<StaticEffect, { readonly static: K }>;

/** “You may cast creature spells from the top of your library” (CR 601.3). */
export function printMayPlay({ who, from, how }: Static<'may play'>, ctx: Context): readonly string[] {
  const plural = how.filter.is !== 'this' && how.once === undefined;
  const often =
    how.once === undefined
      ? ''
      : `${how.onceUnsaid ? '' : 'once '}${how.once === 'each turn' ? '' : 'during '}${how.once}, `;
  return [
    `${often}${players[who]} may ${printPlaying(how, ctx)} from ${places[from]}${printManner(how, plural, ctx)}`,
    ...also(how),
  ];
}

export function printAsThoughFlash({ who, spells, then }: Static<'as though flash'>, ctx: Context): readonly string[] {
  const may = `${players[who]} may cast`;
  if (spells.is !== 'this') return [`${may} ${pluralPhrase(spells, ctx, 'spell')} as though they had flash`];
  const own = `${may} this spell as though it had flash`;
  if (then === undefined) return [own];
  const { sentence, also } = ctx.grammar.nested(then, ctx);
  return [own, `if you cast it any time a sorcery couldn't have been cast, ${sentence}`, ...also];
}

/** “You may pay 1 life rather than pay this spell's mana cost” (CR 118.9). */
export function printAlternativeCost({ who, spells, cost }: Static<'alternative cost'>, ctx: Context): string {
  const paying = `${players[who]} may ${printPaying(cost, ctx)} rather than pay`;
  if (spells.is === 'this')
    return `${paying} ${possessiveOf({ text: spellOrSelf(ctx.speaker), plural: false })} mana cost`;
  return `${paying} the mana cost for ${pluralPhrase(spells, ctx, 'spell')}${casters[who]}`;
}

const lasting: Readonly<Partial<Record<string, string>>> = { 'rest of the game': 'for as long as it remains exiled' };

/** “You may play that card this turn”. */
export function printMayPlayThose(effect: Extract<Effect, { do: 'may play' }>, ctx: Context): Clause {
  const { who, what, how, until } = effect;
  const plural = nominativeIsPlural(what, ctx);
  const cards = accusative(what, ctx);
  const duration = lasting[until] ?? until;
  const text = `may ${how.permit} ${cards} ${duration}${printManner(how, plural, ctx)}`;
  return { ...instruction(playersNoun(who, ctx), () => text), imperative: false, also: also(how) };
}

/** “Cast it without paying its mana cost” (CR 608.2g). */
export function printCast({ who, what, how, copies }: Extract<Effect, { do: 'cast' }>, ctx: Context): Clause {
  const manner = printManner(how, nominativeIsPlural(what, ctx), ctx);
  const cards = accusative(what, ctx);
  return {
    ...instruction(playersNoun(who, ctx), (plural) =>
      copies
        ? `${conjugate('copy', plural)} ${cards} and cast the copy${manner}`
        : `${conjugate(how.permit, plural)} ${cards}${manner}`,
    ),
    also: also(how),
  };
}
