import type { Effect, Players } from '@stacktrail/card-tree';
import { no, type No } from '../../syntax/syntax.js';

type OneByOne = Extract<Effect, { readonly do: 'for each player' }>;

const several: ReadonlySet<Players['players']> = new Set([
  'each player',
  'each opponent',
  'each other player',
  'each other opponent',
]);

/** Players whom one word names and who may be several. */
export function areSeveral({ players }: Players): boolean {
  return several.has(players);
}

/** Players about whom a clause says the same, one by one: “each opponent loses 1 life”. */
export function isEach({ players }: Players): boolean {
  return players === 'those who' || several.has(players);
}

/** Instructions that can be followed for each player in an amount of their own, and the field that names the players. */
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

/** Who follows the instruction, where that can be each of several; of control, who gains it (CR 613.1b). */
function heldIn(effect: Effect): Players | undefined {
  if (effect.do === 'apply') {
    const [change, ...more] = effect.changes;
    return change?.change === 'control' && more.length === 0 ? change.to : undefined;
  }
  const field = fields[effect.do];
  return field === undefined ? undefined : (effect as unknown as Record<string, Players>)[field];
}

function withHeld(effect: Effect, players: Players): Effect {
  if (effect.do === 'apply') return { ...effect, changes: [{ change: 'control', to: players }] };
  return { ...effect, [fields[effect.do]!]: players };
}

function speaksOfThatPlayer(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  // What is greatest among players is the same for each of them.
  if ('amount' in node && node.amount === 'greatest among players') return false;
  if ('players' in node && node.players === 'that player' && 'called' in node) return true;
  return Object.values(node).some(speaksOfThatPlayer) || isOfThatPlayer(node);
}

/** A filter says of whoever is “that player” that they control something. */
function isOfThatPlayer(node: object): boolean {
  return 'is' in node && 'who' in node && node.who === 'that player';
}

/** “Each opponent loses 1 life for each creature they control”: an instruction for each of them. */
export function oneByOne(effect: Effect, who: Players): Effect | No {
  // Whoever chooses what to sacrifice is “that player” in what is asked of it.
  if (effect.do === 'choose and sacrifice' || !speaksOfThatPlayer(effect)) return effect;
  const held = heldIn(effect);
  if (held?.players !== who.players) return no;
  const { joined, ...plain } = effect;
  const { called: _, ...named } = who;
  const { called: calledHere } = held;
  const inner = withHeld(plain, { players: 'that player', ...(calledHere && { called: calledHere }) });
  return {
    do: 'for each player',
    who: named as Players,
    effects: [inner],
    ...(joined && { joined }),
  };
}

/** The instruction as the text says it of all of them; `undefined` if it is more than one clause. */
export function atOnce({ who, effects, joined }: OneByOne): Effect | undefined {
  const [inner, ...more] = effects;
  const held = inner === undefined ? undefined : heldIn(inner);
  if (inner === undefined || more.length > 0 || !isEach(who) || held?.players !== 'that player') return undefined;
  return { ...withHeld(inner, { ...held, ...who }), ...(joined && { joined }) };
}
