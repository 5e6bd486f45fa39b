import type { Filter, TriggerEvent, Whoever } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printCountOf } from './amounts.js';
import { printAttacked } from './combat-rules.js';
import { kindOfSelf, nameOfAttached, nameOfSelf } from '../english/speaker.js';
import type { Context } from './context.js';
import { list, numberWord, ordinal, withArticle } from '../english/words.js';
import { indefinite, pluralPhrase } from './filters.js';
import { printMoving } from './happening-moves.js';
import { printDesignation } from './marks.js';
import { verb, type Tense } from './verbs.js';

/** What a happening is said of, and in which tense: “a creature dies”, “creatures died”. */
export interface Saying {
  readonly tense: Tense;
  readonly ctx: Context;
}

interface Subject {
  readonly text: string;
  readonly plural: boolean;
}

const whoWords: Readonly<Record<Whoever, string>> = {
  you: 'you',
  'an opponent': 'an opponent',
  'any player': 'a player',
  'another player': 'another player',
  'that player': 'that player',
  'enchanted player': 'enchanted player',
};

function player(who: Whoever): Subject {
  return { text: whoWords[who], plural: who === 'you' };
}

/** “A creature you control”, “one or more creatures you control”. */
function things(what: Filter | undefined, event: TriggerEvent, ctx: Context, noun = 'permanent'): Subject {
  const filter: Filter = what ?? { is: 'anything' };
  if (event.oneOrMore) return { text: `one or more ${pluralPhrase(filter, ctx, noun)}`, plural: true };
  return { text: indefinite(filter, ctx, noun), plural: false };
}

/** “Your second spell each turn”, “a creature spell”. */
function counted(what: Filter | undefined, event: TriggerEvent, ctx: Context, noun: string): string {
  const { text } = things(what, event, ctx, noun);
  if (event.nth === undefined) return text;
  return `${event.nth > 1 || noun !== 'card' ? 'your ' : 'your '}${ordinal(event.nth)} ${text.replace(/^an? /, '')}`;
}

/** Whether what dies is a creature: other permanents “are put into a graveyard from the battlefield” (CR 700.4). */
function isCreature(what: Filter, ctx: Context): boolean {
  if (what.is === 'this') return kindOfSelf(ctx.speaker) === 'creature';
  if (what.is === 'attached to by this') return nameOfAttached(ctx.speaker).endsWith('creature');
  if (what.is === 'all') return what.of.some((part) => isCreature(part, ctx));
  if (what.is === 'any') return what.of.every((part) => isCreature(part, ctx));
  return what.is === 'type' && what.type === 'Creature';
}

const recipients = {
  player: ' to a player',
  opponent: ' to an opponent',
  creature: ' to a creature',
  planeswalker: ' to a planeswalker',
  battle: ' to a battle',
  permanent: ' to a permanent',
  anything: '',
  you: ' to you',
};

/** Whom it attacks, or how many it blocks or is blocked by. */
function attackDetail(event: Extract<TriggerEvent, { alone?: true }>): string {
  if (event.alone) return 'alone';
  if (event.whom !== undefined) return printAttacked(event.whom);
  if (event.atLeast === undefined) return '';
  return `${event.on === 'blocks' ? '' : 'by '}${numberWord(event.atLeast)} or more creatures`;
}

/** “With two or more creatures”, “with a creature with flying”. */
function printAttackers({ atLeast, what }: Extract<TriggerEvent, { on: 'player attacks' }>, ctx: Context): string {
  if (atLeast === undefined)
    return `with ${what === undefined ? 'a creature' : `one or more ${pluralPhrase(what, ctx, 'creature')}`}`;
  return `with ${numberWord(atLeast)} or more ${what === undefined ? 'creatures' : pluralPhrase(what, ctx, 'creature')}`;
}

function combatWord(combat: boolean | undefined): string {
  return combat === undefined ? '' : combat ? 'combat ' : 'noncombat ';
}

/** Events that count by their words: the number stands in them, not after them. */
const countsInWords: ReadonlySet<TriggerEvent['on']> = new Set(['casts', 'draws']);

/** The event as a clause with a subject: “this creature enters”, “you cast your second spell each turn”. */
export function printHappening(event: TriggerEvent, saying: Saying): string {
  const during = event.during === undefined ? '' : ` during ${event.during}`;
  const nth =
    event.nth === undefined
      ? ''
      : countsInWords.has(event.on)
        ? ' each turn'
        : ` for the ${ordinal(event.nth)} time each turn`;
  return `${clause(event, saying)}${nth}${during}`;
}

function clause(event: TriggerEvent, saying: Saying): string {
  const { tense, ctx } = saying;
  const says = (subject: Subject, base: string, rest = ''): string =>
    `${subject.text} ${verb(base, subject.plural, tense)}${rest === '' ? '' : ` ${rest}`}`;
  switch (event.on) {
    case 'transforms':
      return event.into
        ? says({ text: 'a permanent', plural: false }, 'transform', `into ${indefinite(event.what, ctx)}`)
        : says(things(event.what, event, ctx), 'transform');
    case 'is turned face up':
      return says(things(event.what, event, ctx), 'be', 'turned face up');
    case 'enters':
      return says(things(event.what, event, ctx), 'enter', event.from ? `from ${event.from}` : '');
    case 'dies': {
      const subject = things(event.what, event, ctx);
      if (isCreature(event.what, ctx)) return says(subject, 'die');
      return says(subject, 'be', 'put into a graveyard from the battlefield');
    }
    case 'leaves the battlefield':
      return says(things(event.what, event, ctx), 'leave', 'the battlefield');
    case 'moves':
      return says(things(event.what, event, ctx, 'card'), ...printMoving(event));
    case 'attacks and is not blocked':
      return `${says(things(event.what, event, ctx), 'attack')}${event.alone ? ' alone' : ''} and isn't blocked`;
    case 'attacks':
    case 'blocks':
      return says(things(event.what, event, ctx), event.on.slice(0, -1), attackDetail(event));
    case 'blocks a creature':
      return says(things(event.what, event, ctx), 'block', indefinite(event.other, ctx, 'creature'));
    case 'becomes blocked by a creature':
      return says(things(event.what, event, ctx), 'become', `blocked by ${indefinite(event.other, ctx, 'creature')}`);
    case 'player attacks': {
      const whom = event.whom === undefined ? [] : [printAttacked(event.whom)];
      const many = event.atLeast === undefined && event.what === undefined ? [] : [printAttackers(event, ctx)];
      return says(player(event.who), 'attack', [...whom, ...many].join(' '));
    }
    case 'is attacked':
      return says({ text: printAttacked(event.whom), plural: event.whom.who === 'you' }, 'be', 'attacked');
    case 'becomes blocked':
      return says(things(event.what, event, ctx), 'become', ['blocked', attackDetail(event)].join(' ').trimEnd());
    case 'becomes tapped':
    case 'becomes untapped':
      return says(things(event.what, event, ctx), 'become', event.on.replace('becomes ', ''));
    case 'becomes attached':
    case 'becomes unattached': {
      const host = event.host
        ? ` ${event.on === 'becomes attached' ? 'to' : 'from'} ${indefinite(event.host, ctx)}`
        : '';
      return says(things(event.what, event, ctx), 'become', event.on.replace('becomes ', '') + host);
    }
    case 'becomes':
      if (event.state.startsWith('phased ')) {
        return says(things(event.what, event, ctx), 'phase', event.state.replace('phased ', ''));
      }
      if (event.state.startsWith('turned ')) return says(things(event.what, event, ctx), 'be', event.state);
      return says(things(event.what, event, ctx), 'become', event.state);
    case 'is sacrificed':
      return says({ text: 'you', plural: true }, 'sacrifice', things(event.what, event, ctx).text);
    case 'is dealt damage':
      return says(things(event.what, event, ctx), 'be', `dealt ${combatWord(event.combat)}damage`);
    case 'is dealt excess damage':
      return says(things(event.what, event, ctx), 'be', `dealt excess ${combatWord(event.combat)}damage`);
    case 'player is dealt damage': {
      const by = event.by ? ` by ${indefinite(event.by, ctx, 'source')}` : '';
      return says(player(event.who), 'be', `dealt ${combatWord(event.combat)}damage${by}`);
    }
    case 'deals damage': {
      const to = event.damaged ? ` to ${indefinite(event.damaged, ctx)}` : recipients[event.to];
      return says(things(event.what, event, ctx, 'source'), 'deal', `${combatWord(event.combat)}damage${to}`);
    }
    case 'is countered':
      return says(things(event.what, event, ctx, 'spell'), 'be', 'countered');
    case 'resolves':
      if (event.keyword !== undefined) {
        const of = `${withArticle(`${event.keyword} ability`)} of ${indefinite(event.what, ctx)}`;
        return says({ text: of, plural: false }, 'resolve');
      }
      return says(things(event.what, event, ctx, 'spell'), 'resolve');
    case 'control changes':
      return printControl(event, saying);
    case 'counters are put':
    case 'counters are removed':
      return printCounters(event, saying);
    case 'becomes the target': {
      const by =
        event.by === 'any player' ? '' : event.by === 'you' ? ' you control' : ` ${whoWords[event.by]} controls`;
      const source = event.of === 'ability' ? 'an ability' : `a ${event.of}`;
      return says(things(event.what, event, ctx), 'become', `the target of ${source}${by}`);
    }
    default:
      return actionClause(event, saying, says);
  }
}

type ByPlayer = Exclude<
  TriggerEvent,
  {
    readonly on:
      | 'transforms'
      | 'is turned face up'
      | 'enters'
      | 'dies'
      | 'leaves the battlefield'
      | 'moves'
      | 'attacks'
      | 'blocks'
      | 'becomes blocked'
      | 'blocks a creature'
      | 'becomes blocked by a creature'
      | 'player attacks'
      | 'is attacked'
      | 'attacks and is not blocked'
      | 'becomes tapped'
      | 'becomes untapped'
      | 'becomes attached'
      | 'becomes unattached'
      | 'becomes'
      | 'is sacrificed'
      | 'is dealt damage'
      | 'is dealt excess damage'
      | 'player is dealt damage'
      | 'deals damage'
      | 'is countered'
      | 'resolves'
      | 'control changes'
      | 'counters are put'
      | 'counters are removed'
      | 'becomes the target';
  }
>;

/** What players do. */
function actionClause(
  event: ByPlayer,
  { tense, ctx }: Saying,
  says: (subject: Subject, base: string, rest?: string) => string,
): string {
  switch (event.on) {
    case 'casts': {
      const from =
        event.from === undefined ? '' : ` from ${event.from === 'exile' ? 'exile' : withArticle(event.from)}`;
      const targeting = event.targeting ? ` that targets ${indefinite(event.targeting, ctx)}` : '';
      return says(player(event.who), 'cast', `${counted(event.what, event, ctx, 'spell')}${targeting}${from}`);
    }
    case 'copies':
      return says(player(event.who), 'copy', things(event.what, event, ctx, 'spell').text);
    case 'activates': {
      const kind = event.loyalty ? 'a loyalty ability' : 'an ability';
      const limit = event.nonMana ? " that isn't a mana ability" : '';
      if (event.keyword !== undefined) {
        return says(player(event.who), 'activate', withArticle(`${event.keyword} ability`));
      }
      return says(player(event.who), 'activate', `${kind} of ${indefinite(event.what, ctx)}${limit}`);
    }
    case 'expends':
      return says(player(event.who), 'expend', String(event.count));
    case 'enters room':
      return says({ text: 'you', plural: true }, 'move', 'your venture marker into this room');
    case 'completes a dungeon':
      return says(player(event.who), 'complete', 'a dungeon');
    case 'commits a crime':
      return says(player(event.who), 'commit', 'a crime');
    case 'reveals this way':
      return says({ text: 'you', plural: true }, 'reveal', `${indefinite(event.what, ctx, 'card')} this way`);
    case 'plays a land':
      return says(player(event.who), 'play', indefinite(event.what, ctx, 'land').replace(/^a permanent/, 'a land'));
    case 'draws':
    case 'discards':
      return says(player(event.who), event.on.slice(0, -1), counted(event.what, event, ctx, 'card'));
    case 'gains life':
    case 'loses life':
      return says(player(event.who), event.on === 'gains life' ? 'gain' : 'lose', 'life');
    case 'loses the game':
      return says(player(event.who), 'lose', 'the game');
    case 'shuffles': {
      const whose = event.who === 'you' ? 'your' : 'their';
      return says(player(event.who), 'shuffle', `${whose} library`);
    }
    case 'tapped for mana':
      return event.who === 'any player'
        ? says(things(event.what, event, ctx), 'be', 'tapped for mana')
        : says(player(event.who), 'tap', `${indefinite(event.what, ctx)} for mana`);
    case 'is designated':
      return printIsDesignated(event, says, ctx);
    case 'player gets counters':
    case 'player loses counters':
      return says(
        player(event.who),
        event.on === 'player gets counters' ? 'get' : 'lose',
        `one or more ${event.counter === undefined ? '' : `${event.counter} `}counters`,
      );
    case 'keyword action':
      if (event.action === 'roll a die') return says(player(event.who), 'roll', printRolled(event));
      if (event.action === 'roll dice') return says(player(event.who), 'roll', 'one or more dice');
      if (event.action === 'chaos ensues') return says({ text: 'chaos', plural: false }, 'ensue');
      if (event.action === 'roll the planar die') return says(player(event.who), 'roll', 'the planar die');
      if (event.what?.is === 'this') {
        const self = nameOfSelf(ctx.speaker);
        if (event.action === 'set in motion') return says(player(event.who), 'set', `${self} in motion`);
        const way = /^planeswalk (.*)$/.exec(event.action)?.[1];
        if (way !== undefined) return says(player(event.who), 'planeswalk', `${way} ${self}`);
      }
      if (event.action === 'search') {
        return says(player(event.who), 'search', `${event.who === 'you' ? 'your' : 'their'} library`);
      }
      if (event.championed !== undefined) {
        const one = indefinite(event.championed, ctx);
        return says(
          { text: one, plural: false },
          'be',
          `championed with ${event.what ? indefinite(event.what, ctx) : ''}`,
        );
      }
      return says(player(event.who), event.action, event.what ? indefinite(event.what, ctx) : '');
    case 'ability triggers': {
      const whose =
        event.who === 'any player' ? '' : event.who === 'you' ? ' you control' : ` ${whoWords[event.who]} controls`;
      return says({ text: `a triggered ability of ${indefinite(event.what, ctx)}${whose}`, plural: false }, 'trigger');
    }
    case 'any of':
      return list(
        event.of.map((each) => printHappening(each, { tense, ctx })),
        'or',
      );
    case 'chapter':
      return printChapters(event.chapters);
    case 'when you do':
      return says({ text: 'you', plural: true }, 'do');
    case 'state':
    case 'beginning of step':
      return 'it begins';
    default:
      return assertNever(event, 'what a player does');
  }
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** “I, II”: the symbols in front of a chapter ability (CR 714.2). */
function printChapters(chapters: readonly number[]): string {
  return chapters.map((chapter) => roman[chapter - 1] ?? String(chapter)).join(', ');
}

function printIsDesignated(
  event: Extract<TriggerEvent, { on: 'is designated' }>,
  says: (subject: Subject, base: string, rest?: string) => string,
  ctx: Context,
): string {
  if (event.as === 'left half unlocked' || event.as === 'right half unlocked') {
    return says({ text: 'you', plural: true }, 'unlock', 'this door');
  }
  if (event.what !== undefined) {
    const value = event.value === undefined ? '' : ` ${event.value}`;
    return says(things(event.what, event, ctx), 'become', `${printDesignation(event.as)}${value}`);
  }
  if (event.who === undefined) return says({ text: 'it', plural: false }, 'become', event.as);
  if (event.as === 'initiative') return says(player(event.who), 'take', 'the initiative');
  return says(player(event.who), 'become', printDesignation(event.as));
}

function printControl(event: Extract<TriggerEvent, { on: 'control changes' }>, { tense, ctx }: Saying): string {
  const what = things(event.what, event, ctx).text;
  if (event.from !== undefined) {
    const { text, plural } = player(event.from);
    return `${text} ${verb('lose', plural, tense)} control of ${what}`;
  }
  const { text, plural } = player(event.to ?? 'any player');
  return `${text} ${verb('gain', plural, tense)} control of ${what}`;
}

/** “A 4 or higher on a die”, “a die”. */
function printRolled({ atLeast, atMost }: Extract<TriggerEvent, { on: 'keyword action' }>): string {
  if (atLeast === undefined && atMost === undefined) return 'a die';
  if (atLeast === atMost) return `a ${atLeast ?? 0}`;
  if (atMost === undefined) return `a ${atLeast ?? 0} or higher on a die`;
  return atLeast === undefined ? `a ${atMost} or less on a die` : `a ${atLeast}–${atMost} on a die`;
}

type CounterEvent = Extract<TriggerEvent, { on: 'counters are put' | 'counters are removed' }>;

function printCounters(event: CounterEvent, { tense, ctx }: Saying): string {
  const kind = event.counter === undefined ? 'counter' : `${event.counter} counter`;
  const what = indefinite(event.what, ctx);
  if (event.on === 'counters are put' && event.reaches !== undefined) {
    const nth = typeof event.reaches === 'number' ? ordinal(event.reaches) : `${printAmount(event.reaches, ctx)}th`;
    return `the ${nth} ${kind} ${verb('be', false, tense)} put on ${what}`;
  }
  if (event.on === 'counters are removed') {
    return event.last
      ? `the last ${kind} ${verb('be', false, tense)} removed from ${what}`
      : `one or more ${kind}s ${verb('be', true, tense)} removed from ${what}`;
  }
  const some = event.atLeast === undefined ? `one or more ${kind}s` : printCountOf(event.atLeast, kind, ctx);
  return `${some} ${verb('be', true, tense)} put on ${what}`;
}
