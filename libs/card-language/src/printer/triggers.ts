import { assertNever } from '@stacktrail/kernel';
import type { Amount } from '../amounts.js';
import type { Filter } from '../filters.js';
import type { TriggerEvent } from '../triggers.js';
import type { Step } from '../zones.js';
import { printAmount, printCountOf } from './amounts.js';
import { kindOfSelf, nameOfAttached, type Context } from './context.js';
import { indefinite } from './filters.js';
import { printDesignation } from './marks.js';

type Whose = 'you' | 'each opponent' | 'each player';
type Whoever = 'you' | 'an opponent' | 'any player';

/** Who does something, with the verb in its form: “you cast”, “a player casts”. */
function who(player: Whoever, verb: string): string {
  return player === 'you' ? `you ${verb}` : `${player === 'any player' ? 'a player' : player} ${verb}s`;
}

function possessiveOfWhose(whose: Whose): string {
  return whose === 'you' ? 'your' : whose === 'each opponent' ? "each opponent's" : 'each';
}

/** “Your upkeep”, “the end step”, “combat on your turn”: a step as the time of a trigger (CR 603.2b). */
function printStep(step: Step, whose: Whose): string {
  const owner = possessiveOfWhose(whose);
  switch (step) {
    case 'end':
      return whose === 'each player' ? 'the end step' : `${owner} end step`;
    case 'precombat main':
      return `${owner} first main phase`;
    case 'postcombat main':
      return `${owner} second main phase`;
    case 'beginning of combat':
      return whose === 'each player' ? 'each combat' : `combat on ${owner} turn`;
    case 'untap':
    case 'draw':
    case 'declare attackers':
    case 'declare blockers':
    case 'first-strike damage':
    case 'combat damage':
    case 'cleanup':
      return `${owner} ${step} step`;
    case 'upkeep':
    case 'end of combat':
      return `${owner} ${step}`;
    default:
      return assertNever(step, 'step');
  }
}

function printBeginning(event: Extract<TriggerEvent, { on: 'beginning of step' }>): string {
  if (event.step !== 'end of combat') return `at the beginning of ${printStep(event.step, event.whose)}`;
  return event.whose === 'each player'
    ? 'at end of combat'
    : `at end of combat on ${possessiveOfWhose(event.whose)} turn`;
}

/** Whether what dies is a creature: other permanents “are put into a graveyard from the battlefield” (CR 700.4). */
function isCreature(what: Filter, ctx: Context): boolean {
  if (what.is === 'this') return kindOfSelf(ctx.speaker) === 'creature';
  if (what.is === 'attached to by this') return nameOfAttached(ctx.speaker).endsWith('creature');
  if (what.is === 'all') return what.of.some((part) => isCreature(part, ctx));
  if (what.is === 'any') return what.of.every((part) => isCreature(part, ctx));
  return what.is === 'type' && what.type === 'Creature';
}

/** “When” of what happens to an object once, “whenever” of what may happen again. */
function whenWord(what: Filter): string {
  return what.is === 'this' ? 'when' : 'whenever';
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const ordinals = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function printReaches(
  reaches: Amount,
  { counter, what }: Extract<TriggerEvent, { on: 'counters are put' }>,
  ctx: Context,
): string {
  const nth = typeof reaches === 'number' ? (ordinals[reaches] ?? `${reaches}th`) : `${printAmount(reaches, ctx)}th`;
  return `when the ${nth} ${counter} counter is put on ${indefinite(what, ctx)}`;
}

const recipients = { player: ' to a player', opponent: ' to an opponent', creature: ' to a creature', anything: '' };

/** The event of a triggered ability: “when this creature enters”, “whenever you cast a noncreature spell”. */
export function printTriggerEvent(event: TriggerEvent, ctx: Context): string {
  switch (event.on) {
    case 'transforms':
      return event.into
        ? `${whenWord(event.what)} a permanent transforms into ${indefinite(event.what, ctx)}`
        : `${whenWord(event.what)} ${indefinite(event.what, ctx)} transforms`;
    case 'is turned face up':
      return `${whenWord(event.what)} ${indefinite(event.what, ctx)} is turned face up`;
    case 'enters':
      return `${whenWord(event.what)} ${indefinite(event.what, ctx)} enters${event.from ? ` from ${event.from}` : ''}`;
    case 'dies': {
      const dies = isCreature(event.what, ctx) ? 'dies' : 'is put into a graveyard from the battlefield';
      return `${whenWord(event.what)} ${indefinite(event.what, ctx)} ${dies}`;
    }
    case 'leaves the battlefield':
      return `${whenWord(event.what)} ${indefinite(event.what, ctx)} ${event.on}`;
    case 'attacks and is not blocked':
      return `whenever ${indefinite(event.what, ctx)} attacks${event.alone ? ' alone' : ''} and isn't blocked`;
    case 'attacks':
    case 'blocks':
    case 'becomes blocked':
      return `whenever ${indefinite(event.what, ctx)} ${event.on}${event.alone ? ' alone' : ''}`;
    case 'becomes tapped':
    case 'becomes untapped':
    case 'is dealt damage':
      return `whenever ${indefinite(event.what, ctx)} ${event.on}`;
    case 'is sacrificed':
      return `${whenWord(event.what)} you sacrifice ${indefinite(event.what, ctx)}`;
    case 'beginning of step':
      return printBeginning(event);
    case 'casts':
      return `whenever ${who(event.who, 'cast')} ${indefinite(event.what, ctx, 'spell')}`;
    case 'deals damage':
      return `whenever ${indefinite(event.what, ctx)} deals ${event.combat ? 'combat ' : ''}damage${recipients[event.to]}`;
    case 'draws':
      return `whenever ${who(event.who, 'draw')} a card`;
    case 'discards':
      return `whenever ${who(event.who, 'discard')} a card`;
    case 'gains life':
      return `whenever ${who(event.who, 'gain')} life`;
    case 'loses life':
      return `whenever ${who(event.who, 'lose')} life`;
    case 'tapped for mana':
      return event.who === 'any player'
        ? `whenever ${indefinite(event.what, ctx)} is tapped for mana`
        : `whenever ${who(event.who, 'tap')} ${indefinite(event.what, ctx)} for mana`;
    case 'becomes the target': {
      const by = event.by === 'any player' ? '' : event.by === 'you' ? ' you control' : ' an opponent controls';
      const source = event.of === 'ability' ? 'an ability' : `a ${event.of}`;
      return `whenever ${indefinite(event.what, ctx)} becomes the target of ${source}${by}`;
    }
    case 'is designated':
      return printIsDesignated(event, ctx);
    case 'player gets counters':
    case 'player loses counters': {
      const verb = event.on === 'player gets counters' ? 'get' : 'lose';
      const kind = event.counter === undefined ? 'counters' : `${event.counter} counters`;
      return `whenever ${who(event.who, verb)} one or more ${kind}`;
    }
    case 'chapter':
      return event.chapters.map((chapter) => roman[chapter - 1] ?? String(chapter)).join(', ');
    case 'counters are removed':
      return event.last
        ? `when the last ${event.counter} counter is removed from ${indefinite(event.what, ctx)}`
        : `whenever one or more ${event.counter} counters are removed from ${indefinite(event.what, ctx)}`;
    case 'counters are put': {
      if (event.reaches !== undefined) return printReaches(event.reaches, event, ctx);
      const some =
        event.atLeast === undefined
          ? `one or more ${event.counter} counters`
          : printCountOf(event.atLeast, `${event.counter} counter`, ctx);
      return `whenever ${some} are put on ${indefinite(event.what, ctx)}`;
    }
    default:
      return assertNever(event, 'trigger event');
  }
}

function printIsDesignated(event: Extract<TriggerEvent, { on: 'is designated' }>, ctx: Context): string {
  if (event.what !== undefined) {
    return `${whenWord(event.what)} ${indefinite(event.what, ctx)} becomes ${printDesignation(event.as)}`;
  }
  if (event.who === undefined) return `whenever it becomes ${event.as}`;
  if (event.as === 'initiative') return `whenever ${who(event.who, 'take')} the initiative`;
  return `whenever ${who(event.who, 'become')} ${printDesignation(event.as)}`;
}

/** When a delayed triggered ability triggers, after its effect: “at the beginning of the next end step”. */
export function printDelay(event: TriggerEvent, ctx: Context): string {
  if (event.on !== 'beginning of step') return `${printTriggerEvent(event, ctx)} this turn`;
  if (event.step === 'end of combat') return 'at end of combat';
  const owner =
    event.whose === 'you' ? 'your next' : event.whose === 'each opponent' ? "an opponent's next" : 'the next';
  if (event.whose === 'each player' && event.step === 'upkeep') return "at the beginning of the next turn's upkeep";
  return `at the beginning of ${owner} ${event.step === 'end' ? 'end step' : event.step}`;
}
