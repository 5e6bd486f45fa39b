import type { Amount, Effect, Filter, EntersModification, FollowInstead, Replacement } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printCountOf } from './amounts.js';
import { finite, imperative, type Clause } from './clauses.js';
import { printCondition } from './conditions.js';
import { nameOfSelf } from '../english/speaker.js';
import type { Context } from './context.js';
import { printApply, printDuration } from './continuous.js';
import { printPaying } from './costs.js';
import { conjugate, numberWord, type Noun } from '../english/words.js';
import { printEntersAsCopy } from './face-actions.js';
import { indefinite, pluralPhrase, singular } from './filters.js';
import { printChoice } from './marks.js';
import { printRecipients } from './references.js';

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
  if (instead.enters === 'after') {
    const { sentence, also } = ctx.grammar.nested(instead.effects, ctx);
    const then = instead.then.flatMap((each) => printEnters({ would: 'enter', what, instead: each }, ctx));
    return [`as ${subject.text} ${conjugate('enter', subject.plural)}, ${sentence}`, ...also, ...then];
  }
  if (instead.enters === 'remembering') {
    const what = instead.word ?? printAmount(instead.number ?? 0, ctx);
    return [`${subject.text} ${conjugate('remember', subject.plural)} ${what}`];
  }
  if (instead.enters === 'with choice') {
    const chooses = instead.who === 'opponent' ? 'an opponent chooses' : 'choose';
    return [`as ${subject.text} ${conjugate('enter', subject.plural)}, ${chooses} ${printChoice(instead.choice, ctx)}`];
  }
  if (instead.enters === 'as a copy') {
    const of = singular(instead.of, ctx, instead.zone === 'graveyard' ? 'card' : 'permanent');
    if (instead.must) {
      const one = instead.of.is === 'this' ? nameOfSelf(ctx.speaker) : indefinite(instead.of, ctx);
      return [`${subject.text} ${conjugate('enter', subject.plural)} as a copy of ${one}`];
    }
    const copies = printEntersAsCopy(subject.text, of, instead.zone ?? 'battlefield', instead.except, ctx);
    if (instead.whenYouDo === undefined) return [copies];
    const { sentence, also } = ctx.grammar.nested([instead.whenYouDo], ctx);
    return [copies, sentence, ...also];
  }
  if (instead.enters === 'under an effect') {
    const when = instead.if === undefined ? '' : `if ${printCondition(instead.if, ctx)}, `;
    return [`${when}${finite(printApply(instead.effect, ctx))}`];
  }
  if (instead.enters === 'under your control') {
    const whose = controllerOf(what) === 'opponent' ? " under an opponent's control" : '';
    const one = indefinite(whose === '' ? what : withoutController(what), ctx);
    return [`if ${one} would enter${whose}, it enters under your control instead`];
  }
  if (instead.enters === 'transformed') {
    const when = instead.if === undefined ? '' : ` if ${printCondition(instead.if, ctx)}`;
    return [`${subject.text} ${conjugate('enter', subject.plural)} transformed${when}`];
  }
  if (instead.enters === 'tapped') return printEntersTapped(subject, instead, ctx);
  if (instead.enters === 'not') {
    const one = what.is === 'this' ? subject.text : indefinite(what, ctx);
    return printFollow(`${one} would enter`, { do: 'follow', effects: instead.effects }, ctx);
  }
  const counters = `${printCountOf(instead.count, `${instead.counter} counter`, ctx)} on ${subject.plural ? 'them' : 'it'}`;
  const [count, each] = counters.split(/ (?=for each )/);
  const place =
    each === undefined
      ? counters
      : `${count} on ${subject.plural ? 'them' : 'it'} ${each.replace(/ on (?:it|them)$/, '')}`;
  if (instead.if) return [`if ${printCondition(instead.if, ctx)}, it enters with ${place}`];
  return [`${subject.text} ${conjugate('enter', subject.plural)} with ${place}`];
}

/** “Under an opponent's control” says of what would enter who would control it. */
function withoutController(filter: Filter): Filter {
  if (filter.is !== 'all') return filter;
  const of = filter.of.filter((each) => each.is !== 'controlled by');
  return of.length === 1 ? of[0]! : { is: 'all', of };
}

function controllerOf(filter: Filter): string | undefined {
  const of = filter.is === 'all' ? filter.of : [filter];
  return of.flatMap((each) => (each.is === 'controlled by' ? [each.who] : []))[0];
}

const deathsReplaced = {
  exile: 'exile it instead',
  'shuffle into library': "shuffle it into its owner's library instead",
  'return to hand': "return it to its owner's hand instead",
  'put on top of library': "put it on top of its owner's library instead",
  'put on the bottom of library': "put it on the bottom of its owner's library instead",
};

const players = {
  you: 'you',
  opponent: 'an opponent',
  'any player': 'a player',
  'enchanted player': 'enchanted player',
  anything: 'anything',
};

const often: Readonly<Record<number, string>> = { 2: 'twice' };

/** “Twice that many tokens”, “that much damage plus 1”, “half that damage, rounded down”: what there is instead. */
function printChanged(to: Amount, much: 'much' | 'many', thing: string, ctx: Context): string {
  const that = `that ${much}${thing}`;
  if (typeof to === 'object') {
    if (to.amount === 'that much') return that;
    if (to.amount === 'product' && isThat(to.of[1]))
      return `${often[to.of[0] as number] ?? `${printAmount(to.of[0]!, ctx)} times`} ${that}`;
    if (to.amount === 'sum' && isThat(to.of[0])) return `${that} plus ${printAmount(to.of[1]!, ctx)}`;
    if (to.amount === 'difference' && isThat(to.of[0])) return `${that} minus ${printAmount(to.of[1], ctx)}`;
    if (to.amount === 'half') return `half ${that}, rounded ${to.round},`;
    return `${thing.trim()} equal to ${printAmount(to, ctx)}`;
  }
  return `${much === 'many' ? numberWord(to) : to}${thing}`;
}

function isThat(amount: Amount | undefined): boolean {
  return typeof amount === 'object' && amount.amount === 'that much';
}

/** “If … would …, you may draw a card instead”. */
function printFollow(would: string, { effects, may }: FollowInstead, ctx: Context): readonly string[] {
  if (effects.length === 0) return [`if ${would}, skip that instead`];
  const { sentence, also } = ctx.grammar.nested(effects, ctx, may ? 'you' : undefined);
  return [`if ${would}, ${may ? 'you may ' : ''}${sentence} instead`, ...also];
}

function printMoved(
  { would, what, instead }: Of<'die' | 'go to graveyard' | 'leave the battlefield' | 'be discarded'>,
  ctx: Context,
): readonly string[] {
  const one = what.is === 'this' ? printSubject(what, ctx).text : undefined;
  const movement = {
    die: `${one ?? indefinite(what, ctx)} would die`,
    'go to graveyard': `${one ?? indefinite(what, ctx, 'card')} would be put into a graveyard from anywhere`,
    'leave the battlefield': `${one ?? indefinite(what, ctx)} would leave the battlefield`,
    'be discarded':
      one === undefined ? `a player would discard ${indefinite(what, ctx, 'card')}` : `you would discard ${one}`,
  }[would];
  if (instead.do === 'follow') return printFollow(movement, instead, ctx);
  return [`if ${movement}, ${deathsReplaced[instead.do]}`];
}

function printPrevented(text: string, then: readonly Effect[] | undefined, ctx: Context): readonly string[] {
  if (then === undefined) return [text];
  const { sentence, also } = ctx.grammar.nested(then, ctx);
  return [text, sentence, ...also];
}

/** “By creatures”, but “by red sources”. */
function namesType(filter: Filter): boolean {
  return filter.is === 'type' || (filter.is === 'all' && filter.of.some(namesType));
}

function printDamage(
  { to, orTo, from, much, combat, instead }: Of<'be dealt damage'>,
  ctx: Context,
): readonly string[] {
  const kind = combat === true ? 'combat damage' : combat === false ? 'noncombat damage' : 'damage';
  const recipient = typeof to === 'string' ? players[to] : to.is === 'this' ? nameOfSelf(ctx.speaker) : undefined;
  const source = from ? ` by ${pluralPhrase(from, ctx, namesType(from) ? 'permanent' : 'source')}` : '';
  const or = orTo === undefined ? '' : ` or ${indefinite(orTo, ctx)}`;
  const things = `${recipient ?? (typeof to === 'string' ? players[to] : pluralPhrase(to, ctx))}${or}`;
  if (instead.do === 'prevent all' && much === undefined) {
    const whom = to === 'anything' ? '' : ` to ${things}`;
    return printPrevented(`prevent all ${kind} that would be dealt${whom}${source}`, instead.then, ctx);
  }
  const one = from ? indefinite(from, ctx, 'source') : 'a source';
  const count = much === undefined ? '' : `${printAmount(much.to, ctx)} ${comparisons[much.compare]} `;
  const would = `${one} would deal ${count}${kind}${to === 'anything' ? '' : ` to ${things}`}`;
  if (instead.do === 'change amount')
    return [`if ${would}, it deals ${printChanged(instead.to, 'much', ' damage', ctx)} instead`];
  if (instead.do === 'prevent all') return printPrevented(`if ${would}, prevent that damage`, instead.then, ctx);
  if (instead.do === 'follow') return printFollow(would, instead, ctx);
  if (instead.do === 'deal double') return [`if ${would}, it deals double that damage instead`];
  if (instead.do === 'redirect')
    return [`if ${would}, it deals that damage to ${printRecipients(instead.to, ctx)} instead`];
  return printPrevented(`if ${would}, prevent ${printAmount(instead.amount, ctx)} of that damage`, instead.then, ctx);
}

const comparisons = {
  'at least': 'or more',
  'at most': 'or less',
  exactly: 'exactly',
  'less than': 'or less but not exactly',
  'greater than': 'or more but not exactly',
};

function printGain({ who, instead }: Of<'gain life'>, ctx: Context): readonly string[] {
  const player = players[who];
  if (instead.do === 'follow') return printFollow(`${player} would gain life`, instead, ctx);
  const gain = conjugate('gain', who === 'you');
  if (instead.do === 'change amount') {
    const life = printChanged(instead.to, 'much', ' life', ctx);
    return [`if ${player} would gain life, ${who === 'you' ? 'you' : 'that player'} ${gain} ${life} instead`];
  }
  if (instead.do === 'gain nothing') {
    return [`if ${player} would gain life, that player gains no life instead`];
  }
  return [
    `if ${player} would gain life, ${who === 'you' ? 'you' : 'that player'} ${gain} twice that much life instead`,
  ];
}

function printDraw({ who, butFirstInDrawStep, instead }: Of<'draw'>, ctx: Context): readonly string[] {
  const they = who === 'you' ? 'you draw in each of your' : 'they draw in each of their';
  const but = butFirstInDrawStep ? ` except the first one ${they} draw steps` : '';
  const would = `${players[who]} would draw a card${but}`;
  if (instead.do === 'follow') return printFollow(would, instead, ctx);
  const doer = who === 'you' ? '' : 'that player ';
  const plural = who === 'you';
  if (instead.do === 'skip') return [`if ${would}, ${doer}${conjugate('skip', plural)} that draw instead`];
  return [`if ${would}, ${doer}${conjugate('draw', plural)} two cards instead`];
}

function printDraws({ who, atLeast = 1, instead }: Of<'draw cards'>, ctx: Context): readonly string[] {
  const they = who === 'you' ? 'you' : 'they';
  const would = `${players[who]} would draw ${numberWord(atLeast)} or more cards`;
  if (instead.do === 'follow') return printFollow(would, instead, ctx);
  const cards =
    instead.do === 'draw more'
      ? `that many cards plus ${numberWord(instead.count)}`
      : printChanged(instead.to, 'many', ' cards', ctx);
  return [`if ${would}, ${they} draw ${cards} instead`];
}

/** “If you tap a permanent for mana, it produces twice as much of that mana instead” (CR 106.12b). */
function printProducedInstead({ what, who, atLeast, instead }: Of<'produce mana'>, ctx: Context): string {
  const mana = atLeast === undefined ? 'mana' : `${numberWord(atLeast)} or more mana`;
  const taps =
    who === 'any player'
      ? `${indefinite(what, ctx)} is tapped for ${mana}`
      : `${players[who]} ${conjugate('tap', who === 'you')} ${indefinite(what, ctx)} for ${mana}`;
  if (instead.do === 'produce times') {
    const times = often[instead.times] ?? `${numberWord(instead.times)} times`;
    return `if ${taps}, it produces ${times} as much of that mana instead`;
  }
  const anyColor = instead.types.length === 5 && !instead.types.includes('C');
  const symbol = anyColor ? 'mana of any color' : instead.types.map((type) => `{${type}}`).join(' or ');
  if (instead.count === undefined) return `if ${taps}, it produces ${symbol} instead of any other type`;
  const made = anyColor ? `${numberWord(instead.count)} ${symbol}` : symbol.repeat(instead.count);
  return `if ${taps}, it produces ${made} instead of any other type and amount`;
}

function printLoseLess({ who, fromDamage, fromRadiation, instead }: Of<'lose life'>, ctx: Context): readonly string[] {
  const source = fromRadiation ? ' from radiation' : '';
  const [first] = instead.do === 'follow' ? instead.effects : [];
  if (fromRadiation && who === 'you' && first?.do === 'gain life') {
    return ['you gain life rather than lose life from radiation'];
  }
  if (instead.do === 'follow') return printFollow(`${players[who]} would lose life${source}`, instead, ctx);
  const whose = who === 'you' ? 'your' : `${players[who]}'s`;
  if (instead.do === 'lose double') {
    return [
      `if ${players[who]} would lose life, ${who === 'you' ? 'you lose' : 'they lose'} twice that much life instead`,
    ];
  }
  if (instead.do === 'change amount') {
    const they = who === 'you' ? 'you lose' : 'they lose';
    return [`if ${players[who]} would lose life, ${they} ${printChanged(instead.to, 'much', ' life', ctx)} instead`];
  }
  const what = fromDamage ? 'damage that would reduce' : 'an effect that would reduce';
  return [`${what} ${whose} life total to less than ${instead.life} reduces it to ${instead.life} instead`];
}

function printTokensInstead({ who, what, instead }: Of<'create tokens'>, ctx: Context): readonly string[] {
  const kind = what === undefined ? '' : `${singular(what, ctx, 'token').replace(/ token$/, '')} `;
  const whose = { you: ' under your control', opponent: " under an opponent's control", 'any player': '' }[who];
  const tokens = `one or more ${kind}tokens`;
  if (instead.do === 'double') {
    return [`if an effect would create ${tokens}${whose}, it creates twice that many of those tokens instead`];
  }
  const would = `${tokens} would be created${whose}`;
  if (instead.do === 'follow') return printFollow(would, instead, ctx);
  if (instead.do === 'change amount') {
    return [`if ${would}, ${printChanged(instead.to, 'many', ' of those tokens', ctx)} are created instead`];
  }
  const others = instead.tokens.map(({ token, count }) => printCountOf(count, printToken(token), ctx)).join(' and ');
  return [`if ${would}, ${instead.besides ? 'those tokens plus ' : ''}${others} are created instead`];
}

function printToken(
  token: Extract<Of<'create tokens'>['instead'], { do: 'create' }>['tokens'][number]['token'],
): string {
  if (typeof token === 'string') return `${token} token`;
  const size = token.power === undefined ? '' : `${token.power}/${token.toughness} `;
  return `${size}${[...token.subtypes, ...token.types.map((type) => type.toLowerCase())].join(' ')} token`;
}

function printCountersInstead(replacement: Of<'get counters'>, ctx: Context): readonly string[] {
  const { counter, what, players: who, by, instead } = replacement;
  const counters = counter === undefined ? 'counters' : `${counter} counters`;
  const on = [
    ...(what === undefined ? (who === undefined ? ['a permanent you control'] : []) : [indefinite(what, ctx)]),
    ...(who === undefined ? [] : [players[who]]),
  ].join(' or ');
  const would =
    by === undefined
      ? `one or more ${counters} would be put on ${on}`
      : `${players[by]} would put one or more ${counters} on ${on}`;
  if (instead.do === 'follow') return printFollow(would, instead, ctx);
  const many = instead.do === 'double' ? 'twice that many' : printChanged(instead.to, 'many', '', ctx);
  return [`if ${would}, ${many} of those counters are put on it instead`];
}

function printActionInstead({ action, who, what, instead }: Of<'take action'>, ctx: Context): readonly string[] {
  const doer = what === undefined ? players[who] : indefinite(what, ctx);
  const would = `${doer} would ${action}`;
  if (instead.do === 'follow') return printFollow(would, instead, ctx);
  return [
    `if ${would}, ${what === undefined && who === 'you' ? 'you' : 'they'} ${action} ${printChanged(instead.to, 'many', '', ctx)} instead`,
  ];
}

/** One that a resolving spell or ability makes: “if … would … this turn, …”, “the next time … would … this turn, …”. */
export function printLastingReplacement(effect: Extract<Effect, { readonly do: 'replace' }>, ctx: Context): Clause {
  const [first = '', ...also] = printReplacement(effect.replacement, ctx);
  const lasts = printDuration(effect.until, true, ctx);
  const [, would, instead] = /^if (.*?), (.*)$/s.exec(first) ?? [];
  if (would === undefined) return imperative(`${first}${lasts}`, also);
  return imperative(`${effect.next ? 'the next time' : 'if'} ${would}${lasts}, ${instead}`, also);
}

/** A replacement or prevention effect of a static ability (CR 614, 615), as sentences. */
export function printReplacement(replacement: Replacement, ctx: Context): readonly string[] {
  const [first = '', ...also] = printEvent(replacement, ctx);
  if (replacement.while === undefined) return [first, ...also];
  const [would, ...instead] = first.split(/, (?!.* would )/);
  return [[`${would} while ${printCondition(replacement.while, ctx)}`, ...instead].join(', '), ...also];
}

function printEvent(replacement: Replacement, ctx: Context): readonly string[] {
  switch (replacement.would) {
    case 'enter':
      return printEnters(replacement, ctx);
    case 'be destroyed':
      if (replacement.instead.do === 'regenerate') {
        return [
          `if ${replacement.what.is === 'this' ? nameOfSelf(ctx.speaker) : indefinite(replacement.what, ctx)} would be destroyed, regenerate it`,
        ];
      }
      return [
        `if ${indefinite(replacement.what, ctx).replace(/^an? (?=enchanted|equipped)/, '')} would be destroyed, instead remove all damage marked on it and destroy ${nameOfSelf(ctx.speaker)}`,
      ];
    case 'die':
    case 'go to graveyard':
    case 'leave the battlefield':
    case 'be discarded':
      return printMoved(replacement, ctx);
    case 'lose the game':
    case 'win the game':
      return printFollow(`${players[replacement.who]} would ${replacement.would}`, replacement.instead, ctx);
    case 'be dealt damage':
      return printDamage(replacement, ctx);
    case 'gain life':
      return printGain(replacement, ctx);
    case 'draw':
      return printDraw(replacement, ctx);
    case 'draw cards':
      return printDraws(replacement, ctx);
    case 'lose life':
      return printLoseLess(replacement, ctx);
    case 'produce mana':
      return [printProducedInstead(replacement, ctx)];
    case 'roll dice': {
      const { count, ignore } = replacement.instead;
      const many = `instead roll that many dice plus ${numberWord(count)}`;
      return [`if ${players[replacement.who]} would roll one or more dice, ${many} and ignore the ${ignore} roll`];
    }
    case 'create tokens':
      return printTokensInstead(replacement, ctx);
    case 'get counters':
      return printCountersInstead(replacement, ctx);
    case 'take action':
      return printActionInstead(replacement, ctx);
    default:
      return assertNever(replacement, 'replacement');
  }
}
