import {
  type Effect,
  type Players,
  type Objects,
  type TriggerEvent,
  isSameTree,
  withNodes,
} from '@stacktrail/card-tree';
import { constant, literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { labelsOf } from './branches.js';
import { whose } from './holes.js';

type Beginning = Extract<TriggerEvent, { readonly on: 'beginning of step' }>;

function at(
  text: string,
  step: Beginning['step'],
  whose: Beginning['whose'],
  more: Pick<Beginning, 'added'> = {},
): Syntax<TriggerEvent> {
  const event: TriggerEvent = { on: 'beginning of step', step, whose, ...more };
  return words<TriggerEvent>(
    text,
    event,
    (other) =>
      other.on === 'beginning of step' && other.step === step && other.whose === whose && other.added === more.added,
  );
}

const atTheBeginning = literally('at the beginning of ');
const nextOne = literally(' next ');

/** The end step of the extra turn that this text added (CR 500.7). */
export const endOfThatTurn = at("at the beginning of that turn's end step", 'end', 'each player');

/** A precombat or a postcombat main phase (CR 505.1). */
function nextMainPhase(whose: 'you' | 'each player'): TriggerEvent {
  return {
    on: 'any of',
    of: [
      { on: 'beginning of step', step: 'precombat main', whose },
      { on: 'beginning of step', step: 'postcombat main', whose },
    ],
  };
}

const nameOfStep = oneOf<Beginning['step']>(
  words<Beginning['step']>('upkeep', 'upkeep'),
  words<Beginning['step']>('draw step', 'draw'),
  words<Beginning['step']>('end step', 'end'),
);

/** Whether a delayed triggered ability knows the player: one of its event, or the owner of what it keeps. */
function isKnownLater({ players, called }: Players): boolean {
  return players === 'that player' || (players === 'owner of' && called === 'player');
}

/** “At the beginning of their next upkeep”: a step of the player whom the text named. */
const theirNext: Syntax<TriggerEvent> = {
  begins: new Set(['at']),
  read(reader) {
    if (atTheBeginning.read(reader) === no) return no;
    const player = whose.read(reader);
    if (player === no || !isKnownLater(player) || nextOne.read(reader) === no) return no;
    const step = nameOfStep.read(reader);
    return step === no ? no : { on: 'beginning of step', step, whose: player };
  },
  write: (event, writer) =>
    event.on === 'beginning of step' &&
    typeof event.whose === 'object' &&
    isKnownLater(event.whose) &&
    atTheBeginning.write({}, writer) &&
    whose.write(event.whose, writer) &&
    nextOne.write({}, writer) &&
    nameOfStep.write(event.step, writer),
};

/** The end of combat of a combat that is still to end in this turn (CR 511.2). */
export const endOfCombatThisTurn = at("at this turn's next end of combat", 'end of combat', 'each player');

/** A main phase that is still to begin in this turn, whoever's turn it is. */
export const mainPhaseThisTurn = constant<TriggerEvent>(
  'at the beginning of the next main phase this turn',
  nextMainPhase('each player'),
);

/** The event of a delayed triggered ability (CR 603.7): “at the beginning of the next end step”. */
export const delay: Syntax<TriggerEvent> = oneOf<TriggerEvent>(
  at('at the beginning of the next end step', 'end', 'each player'),
  at("at the beginning of the next turn's upkeep", 'upkeep', 'each player'),
  at('at the beginning of the next combat', 'beginning of combat', 'each player'),
  at('at the beginning of that combat', 'beginning of combat', 'each player', { added: true }),
  at('at the beginning of your next end step', 'end', 'you'),
  at('at the beginning of your next upkeep', 'upkeep', 'you'),
  at('at the beginning of your next precombat main phase', 'precombat main', 'you'),
  constant<TriggerEvent>('at the beginning of your next main phase', nextMainPhase('you')),
  at('at end of combat', 'end of combat', 'each player'),
  at('at the beginning of the next cleanup step', 'cleanup', 'each player'),
  theirNext,
);

/**
 * The object, named earlier, that a delayed triggered ability with these instructions has to remember (CR 603.7c);
 * `undefined` if there is no such object, or more than one.
 */
export function objectToRemember(effects: readonly Effect[]): Objects | undefined {
  const found = new Map<string, Objects>();
  const ownLabels = labelsOf(effects);
  const thisReferences: Objects[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(walk);
    if ('objects' in node && typeof node.objects === 'string') {
      const means = withoutWording(node as Objects);
      const isOwn = isMadeBy(means, ownLabels);
      // “Return it”: by then the object has changed zones, so the outer ability has to pass it on (CR 400.7).
      if (means.objects === 'this' && (node as Objects).called !== undefined) thisReferences.push(means);
      if (canBeKept(means)) {
        if (!isOwn) found.set(JSON.stringify(means), means);
        return;
      }
    }
    // An instruction that moves “this” couldn't find it once it has left the battlefield, so it is remembered now
    // (CR 603.7c).
    if ('do' in node && node.do === 'move') {
      const { what } = node as Extract<Effect, { readonly do: 'move' }>;
      if (what.objects === 'this') thisReferences.push({ objects: 'this' });
    }
    Object.values(node).forEach(walk);
  };
  walk(effects);
  if (found.size === 0) return thisReferences[0];
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Whether instructions with these labels have produced all of the objects. */
function isMadeBy(means: Objects, labels: ReadonlySet<string>): boolean {
  if (means.objects === 'together') return means.of.every((one) => isMadeBy(one, labels));
  return means.objects === 'result' && labels.has(means.label);
}

/** Whether instructions refer back to a group that a description found; a delayed trigger can't remember groups. */
export function refersToEarlierGroup(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { objects, called } = node as { readonly objects?: unknown; readonly called?: unknown };
  return (objects === 'each' && called !== undefined) || Object.values(node).some(refersToEarlierGroup);
}

/** The same instructions, or the same event, with one reference replaced by another. */
export function withReferenceReplaced<T extends readonly Effect[] | TriggerEvent>(
  effects: T,
  from: Objects,
  to: Objects,
): T {
  return withNodes(effects, (node) => {
    const objects = node as object as Objects;
    if (!('objects' in node) || !isSameTree(withoutWording(objects), from)) return undefined;
    const { called } = objects;
    return called === undefined ? to : { ...to, called };
  });
}

/**
 * Whether the reference is to an object found earlier. Objects that a text describes are found when the ability
 * resolves.
 */
function canBeKept(means: Objects): boolean {
  const { objects } = means;
  if (objects === 'together') return means.of.every(canBeKept);
  if (objects === 'put into graveyards') return canBeKept(means.of);
  return ['target', 'result', 'that object', 'those objects', 'attached', 'paid', 'linked', 'kept'].includes(objects);
}

/** The same reference without its wording, `called`. */
function withoutWording(objects: Objects): Objects {
  return Object.fromEntries(Object.entries(objects).filter(([name]) => name !== 'called')) as Objects;
}
