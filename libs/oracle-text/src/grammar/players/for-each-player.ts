import { type Effect, type Objects, type Players, someNode } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { withChanges, type Referent } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { eachWho } from '../basics/holes.js';
import { ofAllPlayers } from '../basics/one-by-one.js';
import { playersWithOwnTarget, type PlayersWithOwnTarget } from '../targets/target-per-player.js';
import { nounsOf } from '../targets/targets.js';
import { eachOtherOpponent } from './other-opponents.js';
import { whoCannot } from './who-cannot.js';
import { flipsLost } from '../this-way/flips-lost.js';
import { whoDid } from '../this-way/who-does.js';
import { whoSearchedALibrary } from '../this-way/who-searched.js';

interface Clauses {
  read(reader: Reader): readonly Effect[] | No;
  write(effects: readonly Effect[], writer: Writer): boolean;
}

const openings = (['each opponent', 'each player'] as const).map((who) => ({ who, words: literally(`for ${who}, `) }));

/**
 * The slots of targets that instructions use, and whether the instructions refer to each player or these targets again.
 */
function mentions(effects: readonly Effect[]): { readonly slots: ReadonlySet<number>; readonly again: boolean } {
  const slots = new Set<number>();
  let again = false;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(walk);
    const { slot, called, players, who } = node as Readonly<Record<string, unknown>>;
    if (typeof slot === 'number') {
      if (called === undefined) slots.add(slot);
      else again = true;
    }
    if (players === 'that player' || who === 'that player') again = true;
    Object.values(node).forEach(walk);
  };
  walk(effects);
  return { slots, again };
}

/** The one target that the instructions have for each player; `undefined` if they have another target, or none. */
function targetPerPlayer(
  effects: readonly Effect[],
  { targets }: Scope,
  who: PlayersWithOwnTarget,
): number | undefined {
  if (!targets.some((target) => playersWithOwnTarget(target) === who)) return undefined;
  const { slots, again } = mentions(effects);
  const [slot, ...more] = slots;
  if (again || slot === undefined || more.length > 0) return undefined;
  const target = targets[slot];
  return target !== undefined && playersWithOwnTarget(target) === who ? slot : undefined;
}

/** Whether the text calls each of the players “that player” as it says whom the damage is dealt to. */
function dealsToThatPlayer([first]: readonly Effect[]): boolean {
  return first?.do === 'deal damage' && 'players' in first.to && first.to.called === 'player';
}

/** After the sentence, the targets are a plural referent. */
function addTargetsAsReferent(slot: number, scope: Scope): void {
  scope.playersWithOwnTarget = null;
  scope.name({ objects: 'target', slot }, true, nounsOf(scope.targets[slot]!));
}

/** Instructions without a target are followed once for each player, who is “that player” in them. */
function forEach(effects: readonly Effect[], who: PlayersWithOwnTarget): readonly Effect[] | No {
  const { slots } = mentions(effects);
  return slots.size > 0 || someNode(effects, ({ slot }) => slot !== undefined)
    ? no
    : [{ do: 'for each player', who: { players: who }, effects }];
}

const eachOne: Players = { players: 'that player' };

function nameEach(scope: Scope, who: PlayersWithOwnTarget): void {
  scope.name(eachOne, false, who === 'each opponent' ? ['player', 'opponent'] : ['player']);
}

function isMade(means: Objects | Players): boolean {
  if ('players' in means) return false;
  return means.objects === 'together' ? means.of.every(isMade) : means.objects === 'result';
}

/**
 * After the sentence, the objects that were chosen or created for each player are plural, and “that player” has no
 * meaning.
 */
export function makeReferentsPlural(scope: Scope, before: Referent | null): void {
  const made: Referent[] = [];
  for (let one = scope.soFar.referents; one !== null && one !== before; one = one.before) {
    if (one.means !== null && isMade(one.means)) made.unshift(one);
  }
  scope.soFar = withChanges(scope.soFar, { referents: before });
  for (const { means, nouns } of made) scope.name(means!, true, nouns);
}

/**
 * After “for each player, choose a creature that player controls”, “the rest” are the other creatures of all of these
 * players.
 */
function makeRestOfAll(scope: Scope, before: Objects | null, who: PlayersWithOwnTarget): void {
  if (scope.rest !== null && scope.rest !== before) scope.rest = ofAllPlayers(scope.rest, { players: who });
}

/** “For each opponent, destroy up to one target creature that player controls.” “For each opponent, you draw a card.” */
export const forEachPlayer = {
  word: 'for',
  read(reader: Reader, clauses: Clauses): readonly Effect[] | No {
    const from = reader.mark();
    const { scope } = reader;
    for (const { who, words } of openings) {
      reader.back(from);
      if (words.read(reader) === no) continue;
      scope.playersWithOwnTarget = who;
      nameEach(scope, who);
      const effects = clauses.read(reader);
      scope.playersWithOwnTarget = null;
      if (effects === no) return no;
      const slot = targetPerPlayer(effects, scope, who);
      if (slot !== undefined) {
        addTargetsAsReferent(slot, scope);
        return effects;
      }
      makeReferentsPlural(scope, from.soFar.referents);
      makeRestOfAll(scope, from.soFar.rest, who);
      return forEach(effects, who);
    }
    return no;
  },
  write(sentence: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
    const { scope } = writer;
    for (const { who, words } of openings) {
      const slot = targetPerPlayer(sentence, scope, who);
      const [effect] = sentence;
      const once = slot === undefined && sentence.length === 1 && effect?.do === 'for each player' ? effect : undefined;
      if (slot === undefined && (once?.who.players !== who || forEach(once.effects, who) === no)) continue;
      const start = writer.mark();
      // “Each opponent exiles the top card of their library” says the same in fewer words.
      const isShort =
        once !== undefined &&
        mentions(once.effects).again &&
        !dealsToThatPlayer(once.effects) &&
        clauses.write(sentence, writer);
      writer.back(start);
      if (isShort) return false;
      const { referents, rest } = scope.soFar;
      scope.playersWithOwnTarget = who;
      nameEach(scope, who);
      const could = words.write({}, writer) && clauses.write(once?.effects ?? sentence, writer);
      scope.playersWithOwnTarget = null;
      if (!could) return false;
      if (slot !== undefined) addTargetsAsReferent(slot, scope);
      else {
        makeReferentsPlural(scope, referents);
        makeRestOfAll(scope, rest, who);
      }
      return true;
    }
    return false;
  },
};

const certainPlayers = oneOf(...whoCannot, ...whoDid, ...whoSearchedALibrary, eachOtherOpponent, flipsLost, eachWho);

/** “For each opponent who can't, you draw a card”, “for each opponent who does, …”, “for each other opponent, …”. */
export const forEachWhoCannot = {
  word: 'for',
  read(reader: Reader, clauses: Clauses): readonly Effect[] | No {
    const { scope } = reader;
    const who = reader.take('for') ? certainPlayers.read(reader) : no;
    if (who === no || !reader.take(',')) return no;
    const { referents, targets } = scope.soFar;
    nameEach(scope, who.players === 'each other opponent' ? 'each opponent' : 'each player');
    const effects = clauses.read(reader);
    // A target of its own would be announced for each of the players.
    if (effects === no || scope.targets.length > targets.length) return no;
    makeReferentsPlural(scope, referents);
    return [{ do: 'for each player', who, effects }];
  },
  write([effect, ...more]: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
    if (effect?.do !== 'for each player' || more.length > 0) return false;
    const { scope } = writer;
    if (!writer.add('for ') || !certainPlayers.write(effect.who, writer) || !writer.add(', ')) return false;
    const { referents } = scope.soFar;
    nameEach(scope, effect.who.players === 'each other opponent' ? 'each opponent' : 'each player');
    if (!clauses.write(effect.effects, writer)) return false;
    makeReferentsPlural(scope, referents);
    return true;
  },
};
