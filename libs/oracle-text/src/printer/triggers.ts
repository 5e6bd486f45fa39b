import type { TriggerEvent, Step } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printCondition } from './conditions.js';
import type { Context } from './context.js';
import { list } from '../english/words.js';
import { printHappening } from './happenings.js';

type Whose = Extract<TriggerEvent, { on: 'beginning of step' }>['whose'];

const owners: Readonly<Record<Extract<Whose, string>, string>> = {
  you: 'your',
  'each opponent': "each opponent's",
  'each player': 'each',
  'that player': "that player's",
  'enchanted player': "enchanted player's",
};

function possessiveOfWhose(whose: Whose): string {
  return typeof whose === 'string' ? owners[whose] : `${whose.players} player's`;
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

/** “When” of what happens to an object once, “whenever” of what may happen again. */
function whenWord(event: TriggerEvent): string {
  switch (event.on) {
    case 'transforms':
    case 'is turned face up':
    case 'enters':
    case 'dies':
    case 'leaves the battlefield':
    case 'moves':
    case 'is sacrificed':
    case 'is countered':
    case 'becomes':
    case 'control changes':
      return event.what.is === 'this' ? 'when' : 'whenever';
    case 'casts':
      return event.what.is === 'this' ? 'when' : 'whenever';
    case 'is designated':
      return event.what?.is === 'this' ? 'when' : 'whenever';
    case 'when you do':
    case 'state':
      return 'when';
    case 'counters are put':
      return event.reaches !== undefined ? 'when' : 'whenever';
    case 'counters are removed':
      return event.last ? 'when' : 'whenever';
    case 'any of':
      return event.of.every((each) => whenWord(each) === 'when') ? 'when' : 'whenever';
    default:
      return 'whenever';
  }
}

/** The event of a triggered ability: “when this creature enters”, “whenever you cast a noncreature spell”. */
export function printTriggerEvent(event: TriggerEvent, ctx: Context): string {
  if (event.on === 'beginning of step') return printBeginning(event) + during(event);
  if (event.on === 'state') return `when ${printCondition(event.condition, ctx)}`;
  if (event.on === 'any of') return printAlternatives(event, ctx);
  if (event.on === 'chapter') return printHappening(event, { tense: 'present', ctx });
  return `${whenWord(event)} ${printHappening(event, { tense: 'present', ctx })}`;
}

function during(event: TriggerEvent): string {
  return event.during === undefined ? '' : ` during ${event.during}`;
}

/** “Whenever this creature enters or attacks”: a subject that they share is said once. */
function printAlternatives(event: Extract<TriggerEvent, { on: 'any of' }>, ctx: Context): string {
  if (event.of.some((each) => each.on === 'beginning of step' || each.on === 'state')) {
    return list(
      event.of.map((each) => printTriggerEvent(each, ctx)),
      'or',
    );
  }
  const clauses = event.of.map((each) => printHappening(each, { tense: 'present', ctx }));
  const subject = event.of.map((each) => ('what' in each ? JSON.stringify(each.what) : null));
  const first = clauses[0] ?? '';
  const shared = subject.every((each) => each !== null && each === subject[0]) ? sharedWords(clauses) : 0;
  const rest = clauses.slice(1).map((clause) => clause.split(' ').slice(shared).join(' '));
  return `${whenWord(event)} ${list([first, ...rest], 'or')}`;
}

/** How many words several clauses begin with alike. */
function sharedWords(clauses: readonly string[]): number {
  const words = clauses.map((clause) => clause.split(' '));
  let count = 0;
  while (words.every((each) => each[count] !== undefined && each[count] === words[0]?.[count])) count += 1;
  return count;
}

/** When a delayed triggered ability triggers, after its effect: “at the beginning of the next end step”. */
export function printDelay(event: TriggerEvent, ctx: Context, until?: string): string {
  if (event.on !== 'beginning of step') return `${printTriggerEvent(event, ctx)} ${until ?? 'this turn'}`;
  if (event.step === 'end of combat') return 'at end of combat';
  const owner =
    event.whose === 'you' ? 'your next' : event.whose === 'each opponent' ? "an opponent's next" : 'the next';
  if (event.whose === 'each player' && event.step === 'upkeep') return "at the beginning of the next turn's upkeep";
  return `at the beginning of ${owner} ${event.step === 'end' ? 'end step' : event.step}`;
}
