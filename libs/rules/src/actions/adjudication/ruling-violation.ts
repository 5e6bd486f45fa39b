import { InvalidCard, someNode, validateInstruction, type Effect, type Node } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { presentObject, type GameState } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';
import { objectNamed, playerNamed } from './named-things.js';
import { rulingVerbs, rulingVerbsKnown } from './primitives.js';

/** How many actions a ruling can have, how long they can be as JSON, and how large its numbers. */
export const mostActions = 20;
const longest = 4000;
const highest = 1000;

/** References that mean something by themselves. The others mean what a card's text said before. */
const objectWords: ReadonlySet<unknown> = new Set([
  ...['this', 'result', 'each', 'each one', 'asked', 'attached', 'top of library', 'bottom of library'],
  ...['together', 'other than', 'matching', 'attachments of', 'hosts of', 'commanders', 'greatest', 'least'],
]);
const playerWords: ReadonlySet<unknown> = new Set([
  ...['you', 'noted', 'each player', 'each opponent', 'each teammate', 'active player', 'controller of', 'owner of'],
  ...['each other player', 'opponents of', 'together', 'player to the left of', 'player to the right of'],
]);

/** Texts inside a ruling that speak for themselves: of a token, or of an ability that something gains. */
const ownTexts: ReadonlySet<string> = new Set(['abilities', 'ability', 'token', 'back']);

const publicZones: ReadonlySet<string> = new Set(['battlefield', 'graveyard', 'exile', 'stack', 'command']);

/**
 * What is wrong with a ruling, in a sentence; `null` if it can be followed. An instruction that turns out to be impossible
 * later is ignored as usual (CR 101.3).
 *
 * @param context what the words of the unread clause would refer to
 */
export function rulingViolation(state: GameState, context: TextContext, actions: readonly Effect[]): string | null {
  if (actions.length > mostActions) return `a ruling has at most ${mostActions} actions, not ${actions.length}`;
  const labels = new Set<unknown>([...context.results.keys(), ...context.players.keys()]);
  for (const [i, action] of actions.entries()) {
    const wrong = shapeOf(action) ?? actionViolation(state, context, labels, action);
    if (wrong !== null) return `action ${i + 1}: ${wrong}`;
    someNode(action, (node) => {
      labels.add(node['label']);
      return false;
    });
  }
  const { length } = canonicalJson(actions);
  return length <= longest ? null : `a ruling has at most ${longest} characters as JSON, not ${length}`;
}

/** What is wrong with the tree as such. */
function shapeOf(action: Effect): string | null {
  try {
    validateInstruction(action);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidCard)) throw error;
    return `${error.path === '' ? 'the action' : error.path}: expected ${error.expected}, found ${error.found}`;
  }
}

function actionViolation(
  state: GameState,
  context: TextContext,
  labels: ReadonlySet<unknown>,
  action: Effect,
): string | null {
  return (
    firstIn(action, anywhere) ??
    firstIn(
      action,
      (node) => referenceViolation(context, labels, action, node) ?? thingViolation(state, node),
      ownTexts,
    )
  );
}

/** What the first node that something is wrong with has wrong. */
function firstIn(action: Effect, wrongWith: (node: Node) => string | null, apart?: ReadonlySet<string>): string | null {
  let wrong: string | null = null;
  someNode(
    action,
    (node) => {
      wrong = wrongWith(node);
      return wrong !== null;
    },
    apart,
  );
  return wrong;
}

function anywhere(node: Node): string | null {
  const { do: verb, objects } = node;
  if (typeof verb === 'string' && !rulingVerbsKnown.has(verb)) {
    return `“${verb}” is no action of a ruling; these are: ${rulingVerbs.join(', ')}`;
  }
  if (objects === 'granter' || objects === 'last' || objects === 'first') {
    return `“${objects}” can’t be said in a ruling: name the object by its number, such as #12`;
  }
  if (typeof node['card'] === 'string') return 'a ruling describes a token itself instead of naming a card';
  const large = Object.values(node).find(
    (value): value is number => typeof value === 'number' && Math.abs(value) > highest,
  );
  return large === undefined ? null : `${large} is more than a ruling’s numbers can be, ${highest}`;
}

function referenceViolation(
  context: TextContext,
  labels: ReadonlySet<unknown>,
  action: Effect,
  node: Node,
): string | null {
  const { objects, players } = node;
  if (isLabelled(node)) {
    const known = labels.has(node['label']) || objectNamed(node) !== null || playerNamed(node) !== null;
    return known ? null : `nothing has the label “${String(node['label'])}”: an object is #12, a player is seat 1`;
  }
  const slot = node['slot'];
  if ((objects === 'target' || players === 'target') && typeof slot === 'number' && context.targets[slot]) return null;
  if (players === 'that player') {
    const isSaid = context.trigger !== null || action.do === 'for each player';
    return isSaid ? null : '“that player” means nobody here: a player is seat 1';
  }
  if (objects === 'that object' && context.trigger !== null) return null;
  if (typeof objects === 'string' && !objectWords.has(objects)) return `“${objects}” means nothing here`;
  return typeof players === 'string' && !playerWords.has(players) ? `“${players}” means nobody here` : null;
}

function isLabelled({ objects, players }: Node): boolean {
  return objects === 'result' || players === 'noted';
}

function thingViolation(state: GameState, node: Node): string | null {
  const player = playerNamed(node);
  if (player !== null && state.players[player]?.lost !== false) return `no player at seat ${player} is in the game`;
  const id = objectNamed(node);
  if (id === null) return null;
  const object = presentObject(state, id);
  if (object === undefined) return `there is no object #${id} now`;
  const isSeen = publicZones.has(object.zone) && !(object.zone === 'exile' && object.faceDown !== null);
  return isSeen ? null : `#${id} is hidden: only what everybody sees can be named; let its owner choose it`;
}
