import { type Effect, type Objects, type TriggerEvent, isSameTree, withNodes } from '@stacktrail/card-tree';
import { constant, literally, no, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { labelsOf } from './courses.js';
import { whose } from './holes.js';

type Beginning = Extract<TriggerEvent, { readonly on: 'beginning of step' }>;

function at(text: string, step: Beginning['step'], whose: Beginning['whose']): Syntax<TriggerEvent> {
  const event: TriggerEvent = { on: 'beginning of step', step, whose };
  return words<TriggerEvent>(
    text,
    event,
    (other) => other.on === 'beginning of step' && other.step === step && other.whose === whose,
  );
}

const atTheBeginning = literally('at the beginning of ');
const nextOne = literally(' next ');

/** Of the turn that the text has added (CR 500.7). */
export const endOfThatTurn = at("at the beginning of that turn's end step", 'end', 'each player');

/** It may be either (CR 505.1). */
const nextMainPhase: TriggerEvent = {
  on: 'any of',
  of: [
    { on: 'beginning of step', step: 'precombat main', whose: 'you' },
    { on: 'beginning of step', step: 'postcombat main', whose: 'you' },
  ],
};

const nameOfStep = oneOf<Beginning['step']>(
  words<Beginning['step']>('upkeep', 'upkeep'),
  words<Beginning['step']>('draw step', 'draw'),
  words<Beginning['step']>('end step', 'end'),
);

/** “At the beginning of their next upkeep”, of the player whom the text has named. */
const theirNext: Syntax<TriggerEvent> = {
  begins: new Set(['at']),
  read(reader) {
    if (atTheBeginning.read(reader) === no) return no;
    const player = whose.read(reader);
    if (player === no || player.players !== 'that player' || nextOne.read(reader) === no) return no;
    const step = nameOfStep.read(reader);
    return step === no ? no : { on: 'beginning of step', step, whose: player };
  },
  write: (event, writer) =>
    event.on === 'beginning of step' &&
    typeof event.whose === 'object' &&
    event.whose.players === 'that player' &&
    atTheBeginning.write({}, writer) &&
    whose.write(event.whose, writer) &&
    nextOne.write({}, writer) &&
    nameOfStep.write(event.step, writer),
};

/** When a delayed triggered ability triggers (CR 603.7): “at the beginning of the next end step”. */
export const delay: Syntax<TriggerEvent> = oneOf<TriggerEvent>(
  at('at the beginning of the next end step', 'end', 'each player'),
  at("at the beginning of the next turn's upkeep", 'upkeep', 'each player'),
  at('at the beginning of the next combat', 'beginning of combat', 'each player'),
  at('at the beginning of your next end step', 'end', 'you'),
  at('at the beginning of your next upkeep', 'upkeep', 'you'),
  at('at the beginning of your next precombat main phase', 'precombat main', 'you'),
  constant<TriggerEvent>('at the beginning of your next main phase', nextMainPhase),
  at('at end of combat', 'end of combat', 'each player'),
  at('at the beginning of the next cleanup step', 'cleanup', 'each player'),
  theirNext,
);

/**
 * The one object that instructions are about, where it is something named before: a delayed triggered ability keeps it
 * (CR 603.7c).
 */
export function keptIn(effects: readonly Effect[]): Objects | undefined {
  const found = new Map<string, Objects>();
  const own = labelsOf(effects);
  const itself: Objects[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(walk);
    if ('objects' in node && typeof node.objects === 'string') {
      const means = unnamed(node as Objects);
      const isOwn = means.objects === 'result' && own.has(means.label);
      // “Return it”: its own object may be something else by then, which only the outer ability finds (CR 400.7).
      if (means.objects === 'this' && (node as Objects).called !== undefined) itself.push(means);
      if (canBeKept(means)) {
        if (!isOwn) found.set(JSON.stringify(means), means);
        return;
      }
    }
    // Where it has left the battlefield, what moves it can't find it later, and keeps it from now on (CR 603.7c).
    if ('do' in node && node.do === 'move') {
      const { what } = node as Extract<Effect, { readonly do: 'move' }>;
      if (what.objects === 'this') itself.push({ objects: 'this' });
    }
    Object.values(node).forEach(walk);
  };
  walk(effects);
  if (found.size === 0) return itself[0];
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Whether instructions are about things that a description fitted earlier: which those were isn't kept. */
export function speaksOfSeveral(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { objects, called } = node as { readonly objects?: unknown; readonly called?: unknown };
  return (objects === 'each' && called !== undefined) || Object.values(node).some(speaksOfSeveral);
}

/** The same instructions about what is kept, and back. */
export function replaced(effects: readonly Effect[], from: Objects, to: Objects): readonly Effect[] {
  return withNodes(effects, (node) => {
    const objects = node as object as Objects;
    if (!('objects' in node) || !isSameTree(unnamed(objects), from)) return undefined;
    const { called } = objects;
    return called === undefined ? to : { ...to, called };
  });
}

/** Something that was found before; what a text describes anew is found when the ability resolves. */
function canBeKept({ objects }: Objects): boolean {
  return ['target', 'result', 'that object', 'those objects', 'attached', 'paid', 'linked', 'kept'].includes(objects);
}

/** What is meant, whatever the text calls it. */
function unnamed(objects: Objects): Objects {
  return Object.fromEntries(Object.entries(objects).filter(([name]) => name !== 'called')) as Objects;
}
