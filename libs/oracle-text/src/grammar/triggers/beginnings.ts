import { type Players, type TriggerEvent, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { nounsOfAttached } from './naming.js';
import { attachedFilter } from './subjects.js';

type Beginning = Extract<TriggerEvent, { on: 'beginning of step' }>;

function when(step: Beginning['step'], whose: Beginning['whose'], text: string, nth?: number): Syntax<Beginning> {
  const event: Beginning = { on: 'beginning of step', step, whose, ...(nth !== undefined && { nth }) };
  return words<Beginning>(
    text,
    event,
    (other) => other.step === step && isSameTree(other.whose, whose) && other.nth === nth && other.during === undefined,
  );
}

const named = (
  [
    ['upkeep', 'upkeep'],
    ['draw', 'draw step'],
    ['end', 'end step'],
    ['precombat main', 'first main phase'],
  ] as const
).flatMap(([step, name]): readonly Syntax<Beginning>[] => [
  when(step, 'you', `your ${name}`),
  when(step, 'each player', step === 'end' ? 'the end step' : `each ${name}`),
  when(step, 'each opponent', `each opponent's ${name}`),
  when(step, { players: 'each other player' }, `each other player's ${name}`),
  when(step, { players: 'designated', as: 'monarch' }, `the monarch's ${name}`),
  when(step, 'that player', `that player's ${name}`),
  when(step, 'enchanted player', `enchanted player's ${name}`),
]);

/** CR 505.1a, 505.1b: every main phase after the first is a postcombat main phase; the next one is the second. */
const postcombatMainPhases: readonly Syntax<Beginning>[] = [
  when('postcombat main', 'you', 'each of your postcombat main phases'),
  when('postcombat main', 'you', 'your second main phase', 1),
  when('beginning of combat', 'you', 'combat on your turn'),
  when('beginning of combat', 'each opponent', "combat on each opponent's turn"),
  when('beginning of combat', 'each player', 'each combat'),
  when('end of combat', 'you', 'end of combat on your turn'),
];

/** “The upkeep of enchanted creature's controller” (CR 303.4). */
const ofController = (['upkeep', 'draw', 'end'] as const).map((step): Syntax<Beginning> => {
  const opening = words(`the ${step === 'upkeep' ? step : `${step} step`} of `, true);
  const whose: Players = { players: 'controller of', objects: { objects: 'attached' } };
  const controller = words("'s controller", true);
  return {
    begins: opening.begins,
    read(reader) {
      if (opening.read(reader) === no || attachedFilter.read(reader) === no) return no;
      return controller.read(reader) === no ? no : { on: 'beginning of step', step, whose };
    },
    write: (event, writer) =>
      event.step === step &&
      isSameTree(event.whose, whose) &&
      opening.write(true, writer) &&
      attachedFilter.write({ is: 'attached to by this' }, writer) &&
      controller.write(true, writer),
  };
});

/** “The chosen player's upkeep” (CR 607.2d). */
const ofChosen = (['upkeep', 'end'] as const).map((step): Syntax<Beginning> => {
  const text = words(`the chosen player's ${step === 'end' ? 'end step' : step}`, true);
  const whose: Players = { players: 'chosen' };
  return {
    begins: text.begins,
    read: (reader) => (text.read(reader) === no ? no : { on: 'beginning of step', step, whose }),
    write: (event, writer) => event.step === step && isSameTree(event.whose, whose) && text.write(true, writer),
  };
});

const beginning = oneOf<Beginning>(...ofController, ...ofChosen, ...named, ...postcombatMainPhases);

function nameOwner({ whose }: Beginning, scope: Scope): void {
  if (whose === 'you') return;
  if (typeof whose === 'object' && whose.players === 'controller of') {
    scope.name(whose.objects, false, nounsOfAttached(scope.textSource));
  }
  const nouns = whose === 'each opponent' ? (['player', 'opponent'] as const) : (['player'] as const);
  scope.name({ players: 'that player' }, false, nouns);
}

/** When a step or phase begins (CR 603.2b). */
export function readBeginning(reader: Reader): TriggerEvent | No {
  const event = beginning.read(reader);
  if (event !== no) nameOwner(event, reader.scope);
  return event;
}

export function writeBeginning(event: Beginning, writer: Writer): boolean {
  if (!beginning.write(event, writer)) return false;
  nameOwner(event, writer.scope);
  return true;
}
