import { type Effect, type Players, withNodes } from '@stacktrail/card-tree';
import { no, type No } from '../../syntax/syntax.js';

type OneByOne = Extract<Effect, { readonly do: 'for each player' }>;

const several: ReadonlySet<Players['players']> = new Set([
  'each player',
  'each opponent',
  'each other player',
  'each other opponent',
]);

/** Whether a reference can mean several players: “each opponent”. */
export function areSeveral({ players }: Players): boolean {
  return several.has(players);
}

/** Whether a clause applies to each of the players separately: “each opponent loses 1 life”. */
export function isEach({ players }: Players): boolean {
  return players === 'those who' || several.has(players);
}

/** Instructions that can have a different amount for each player, and the field that names the players. */
const fields: Partial<Record<Effect['do'], 'who' | 'to'>> = {
  'gain life': 'who',
  'lose life': 'who',
  'deal damage': 'to',
  draw: 'who',
  move: 'who',
  mill: 'who',
  discard: 'who',
  'create tokens': 'who',
  'put player counters': 'who',
};

/**
 * The players of the instruction who can be several: those who follow it, or the player who gains control (CR 613.1b).
 */
function playersOf(effect: Effect): Players | undefined {
  if (effect.do === 'apply') {
    const [change, ...more] = effect.changes;
    return change?.change === 'control' && more.length === 0 ? change.to : undefined;
  }
  const field = fields[effect.do];
  return field === undefined ? undefined : (effect as unknown as Record<string, Players>)[field];
}

function withPlayers(effect: Effect, players: Players): Effect {
  if (effect.do === 'apply') return { ...effect, changes: [{ change: 'control', to: players }] };
  return { ...effect, [fields[effect.do]!]: players };
}

function refersToThatPlayer(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  // The greatest amount among players is the same for each of them.
  if ('amount' in node && node.amount === 'greatest among players') return false;
  if ('players' in node && node.players === 'that player' && 'called' in node) return true;
  return Object.values(node).some(refersToThatPlayer) || isOfThatPlayer(node);
}

/** Whether a filter demands that “that player” controls the object. */
function isOfThatPlayer(node: object): boolean {
  return 'is' in node && 'who' in node && node.who === 'that player';
}

/** “Each opponent loses 1 life for each creature they control”: an instruction for each of those players. */
export function oneByOne(effect: Effect, who: Players): Effect | No {
  // In “choose and sacrifice”, “that player” already means the player who chooses.
  if (effect.do === 'choose and sacrifice' || !refersToThatPlayer(effect)) return effect;
  const held = playersOf(effect);
  if (held?.players !== who.players) return no;
  const { joined, ...plain } = effect;
  const { called: _, ...named } = who;
  const { called: calledHere } = held;
  const inner = withPlayers(plain, { players: 'that player', ...(calledHere && { called: calledHere }) });
  return {
    do: 'for each player',
    who: named as Players,
    effects: [inner],
    ...(joined && { joined }),
  };
}

/** The instruction as the text words it for all of the players; `undefined` if it takes more than one clause. */
export function atOnce({ who, effects, joined }: OneByOne): Effect | undefined {
  const [inner, ...more] = effects;
  const held = inner === undefined ? undefined : playersOf(inner);
  if (inner === undefined || more.length > 0 || !isEach(who) || held?.players !== 'that player') return undefined;
  return { ...withPlayers(inner, { ...held, ...who }), ...(joined && { joined }) };
}

/** The tree with these players in the place of “that player”, where each of them has been “that player” in turn. */
export function ofAllPlayers<T>(tree: T, who: Players): T {
  return withNodes(tree, (node) => {
    if (node['players'] === 'that player') return { ...who };
    return node['is'] === 'controlled by' && node['who'] === 'that player'
      ? { is: 'controlled by players', who }
      : undefined;
  });
}
