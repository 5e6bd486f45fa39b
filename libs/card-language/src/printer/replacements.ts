import { assertNever } from '@stacktrail/kernel';
import type { Filter } from '../filters.js';
import type { EntersModification, Replacement } from '../replacements.js';
import { printAmount, printCountOf } from './amounts.js';
import { printCondition } from './conditions.js';
import { nameOfSelf, type Context } from './context.js';
import { printPaying } from './costs.js';
import { conjugate, numberWord, type Noun } from './english.js';
import { printEntersAsCopy } from './face-actions.js';
import { indefinite, pluralPhrase, singular } from './filters.js';
import { printChoice } from './marks.js';

type Of<W extends Replacement['would']> = Extract<Replacement, { readonly would: W }>;

function printSubject(what: Filter, ctx: Context): Noun {
  if (what.is === 'this') {
    ctx.mention('this');
    return { text: nameOfSelf(ctx.speaker), plural: false };
  }
  return { text: pluralPhrase(what, ctx), plural: true };
}

function printEntersTapped(
  subject: Noun,
  instead: Extract<EntersModification, { enters: 'tapped' }>,
  ctx: Context,
): readonly string[] {
  const enters = conjugate('enter', subject.plural);
  if (instead.unlessPays) {
    const paying = printPaying(instead.unlessPays, ctx);
    return [`as ${subject.text} ${enters}, you may ${paying}`, "if you don't, it enters tapped"];
  }
  const unless = instead.unless ? ` unless ${printCondition(instead.unless, ctx)}` : '';
  return [`${subject.text} ${enters} tapped${unless}`];
}

function printEnters({ what, instead }: Of<'enter'>, ctx: Context): readonly string[] {
  const subject = printSubject(what, ctx);
  if (instead.enters === 'with choice') {
    const chooses = instead.who === 'opponent' ? 'an opponent chooses' : 'choose';
    return [`as ${subject.text} ${conjugate('enter', subject.plural)}, ${chooses} ${printChoice(instead.choice, ctx)}`];
  }
  if (instead.enters === 'as a copy') {
    const of = singular(instead.of, ctx, instead.zone === 'graveyard' ? 'card' : 'permanent');
    return [printEntersAsCopy(subject.text, of, instead.zone ?? 'battlefield', instead.except, ctx)];
  }
  if (instead.enters === 'transformed') {
    const when = instead.if === undefined ? '' : ` if ${printCondition(instead.if, ctx)}`;
    return [`${subject.text} ${conjugate('enter', subject.plural)} transformed${when}`];
  }
  if (instead.enters === 'tapped') return printEntersTapped(subject, instead, ctx);
  const counters = `${printCountOf(instead.count, `${instead.counter} counter`, ctx)} on ${subject.plural ? 'them' : 'it'}`;
  const [count, each] = counters.split(/ (?=for each )/);
  const place =
    each === undefined
      ? counters
      : `${count} on ${subject.plural ? 'them' : 'it'} ${each.replace(/ on (?:it|them)$/, '')}`;
  if (instead.if) return [`if ${printCondition(instead.if, ctx)}, it enters with ${place}`];
  return [`${subject.text} ${conjugate('enter', subject.plural)} with ${place}`];
}

const deathsReplaced = {
  exile: 'exile it instead',
  'shuffle into library': "shuffle it into its owner's library instead",
  'return to hand': "return it to its owner's hand instead",
};

const players = { you: 'you', opponent: 'an opponent', 'any player': 'a player' };

function printDamage({ to, from, combat, instead }: Of<'be dealt damage'>, ctx: Context): string {
  const kind = combat === true ? 'combat damage' : combat === false ? 'noncombat damage' : 'damage';
  const recipient = typeof to === 'string' ? players[to] : to.is === 'this' ? nameOfSelf(ctx.speaker) : undefined;
  const source = from ? ` by ${pluralPhrase(from, ctx, 'source')}` : '';
  const things = recipient ?? (typeof to === 'string' ? players[to] : pluralPhrase(to, ctx));
  if (instead.do === 'prevent all') return `prevent all ${kind} that would be dealt to ${things}${source}`;
  const one = from ? indefinite(from, ctx, 'source') : 'a source';
  if (instead.do === 'deal double') {
    return `if ${one} would deal ${kind} to ${things}, it deals double that damage instead`;
  }
  return `if ${one} would deal ${kind} to ${things}, prevent ${printAmount(instead.amount, ctx)} of that damage`;
}

function printGain({ who, instead }: Of<'gain life'>): string {
  const player = players[who];
  const gain = conjugate('gain', who === 'you');
  if (instead.do === 'gain nothing') return `if ${player} would gain life, that player gains no life instead`;
  return `if ${player} would gain life, ${who === 'you' ? 'you' : 'that player'} ${gain} twice that much life instead`;
}

function printDraw({ who, instead }: Of<'draw'>): string {
  const doer = who === 'you' ? '' : 'that player ';
  const plural = who === 'you';
  if (instead.do === 'skip')
    return `if ${players[who]} would draw a card, ${doer}${conjugate('skip', plural)} that draw instead`;
  return `if ${players[who]} would draw a card, ${doer}${conjugate('draw', plural)} two cards instead`;
}

function printDrawMore({ who, instead }: Of<'draw cards'>): string {
  const they = who === 'you' ? 'you' : 'they';
  return `if ${players[who]} would draw one or more cards, ${they} draw that many cards plus ${numberWord(instead.count)} instead`;
}

function printLoseLess({ who, fromDamage, instead }: Of<'lose life'>): string {
  const whose = who === 'you' ? 'your' : `${players[who]}'s`;
  if (instead.do === 'lose double') {
    return `if ${players[who]} would lose life, ${who === 'you' ? 'you lose' : 'they lose'} twice that much life instead`;
  }
  const what = fromDamage ? 'damage that would reduce' : 'an effect that would reduce';
  return `${what} ${whose} life total to less than ${instead.life} reduces it to ${instead.life} instead`;
}

function printDouble(replacement: Of<'create tokens' | 'get counters'>): string {
  if (replacement.would === 'create tokens') {
    return 'if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead';
  }
  const counters = replacement.counter === undefined ? 'counters' : `${replacement.counter} counters`;
  return `if one or more ${counters} would be put on a permanent you control, twice that many of those counters are put on it instead`;
}

/** A replacement or prevention effect of a static ability (CR 614, 615), as sentences. */
export function printReplacement(replacement: Replacement, ctx: Context): readonly string[] {
  switch (replacement.would) {
    case 'enter':
      return printEnters(replacement, ctx);
    case 'die':
      return [`if ${indefinite(replacement.what, ctx)} would die, ${deathsReplaced[replacement.instead.do]}`];
    case 'go to graveyard':
      return [
        `if ${indefinite(replacement.what, ctx, 'card')} would be put into a graveyard from anywhere, exile it instead`,
      ];
    case 'be dealt damage':
      return [printDamage(replacement, ctx)];
    case 'gain life':
      return [printGain(replacement)];
    case 'draw':
      return [printDraw(replacement)];
    case 'draw cards':
      return [printDrawMore(replacement)];
    case 'lose life':
      return [printLoseLess(replacement)];
    case 'create tokens':
    case 'get counters':
      return [printDouble(replacement)];
    default:
      return assertNever(replacement, 'replacement');
  }
}
