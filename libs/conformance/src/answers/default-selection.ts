import type { Ability, Effect } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { sameRef, type SelectQuestion } from '@stacktrail/engine';
import type { PlayerId, Ref } from '@stacktrail/game-events';
import { typeBit, type GameState } from '@stacktrail/game-state';
import type { Table } from '../table/table.js';

/** Instructions that harm what they affect. */
const harmful: ReadonlySet<string> = new Set([
  'deal damage', 'deal divided damage', 'destroy', 'exile', 'sacrifice', 'choose and sacrifice', 'counter', 'discard',
  'discard cards', 'lose life', 'mill', 'goad', 'prohibit', 'stay at', 'fight', 'phase out', 'remove from combat',
]); // prettier-ignore

/**
 * What the other engine's player chooses where a scenario that isn't strict lists nothing: for what is good, their own
 * and as many as allowed; for what is bad, the opponents' most valuable and as few as possible.
 */
export function defaultSelection(
  table: Table,
  question: SelectQuestion,
  alreadyChosen: readonly Ref[],
): readonly Ref[] {
  const { state } = table;
  const { player, min, max, candidates } = question;
  const bad = !choosesFromLibraryOrGraveyard(state, question) && isHarmful(state, question);
  const rest = candidates.filter((ref) => !alreadyChosen.some((other) => sameRef(other, ref)));
  const isOwn = (ref: Ref): boolean => controllerOf(state, ref) === player;
  const forced =
    question.kind === 'pay cost' || question.kind === 'discard to hand size' || question.kind === 'legend rule';
  const byPreference = rest.slice().sort((a, b) => {
    if (forced) return worth(state, a) - worth(state, b);
    const side = Number(isOwn(bad ? a : b)) - Number(isOwn(bad ? b : a));
    return side !== 0 ? side : rank(state, b) - rank(state, a);
  });
  const onPreferredSide =
    forced || question.rule === '707.5' ? byPreference : byPreference.filter((ref) => isOwn(ref) !== bad);
  const count =
    bad || forced
      ? min - alreadyChosen.length
      : Math.max(min - alreadyChosen.length, Math.min(max - alreadyChosen.length, onPreferredSide.length));
  return [...alreadyChosen, ...byPreference.slice(0, Math.max(0, count))];
}

/** Whether all candidates are in libraries or graveyards: of those a player chooses the best of their own. */
function choosesFromLibraryOrGraveyard(state: GameState, { candidates, kind }: SelectQuestion): boolean {
  if (kind === 'discard to hand size') return false;
  return candidates.every((ref) => {
    const zone = ref.is === 'player' ? 'battlefield' : state.objects.get(ref.id)?.zone;
    return zone === 'library' || zone === 'graveyard';
  });
}

function controllerOf(state: GameState, ref: Ref): PlayerId | undefined {
  return ref.is === 'player' ? ref.id : state.objects.get(ref.id)?.controller;
}

/** Ranks planeswalkers before battles, those before players, and everything else by its worth. */
function rank(state: GameState, ref: Ref): number {
  if (ref.is === 'player') return 1000;
  const object = state.objects.get(ref.id);
  if (object === undefined) return 0;
  const { types } = characteristicsOf(state, object);
  if ((types & typeBit('Planeswalker')) !== 0) return 3000;
  return (types & typeBit('Battle')) !== 0 ? 2000 : worth(state, ref);
}

function worth(state: GameState, ref: Ref): number {
  const object = ref.is === 'player' ? undefined : state.objects.get(ref.id);
  if (object === undefined) return 0;
  const { power, toughness } = characteristicsOf(state, object);
  return (power ?? 0) + (toughness ?? 0) + 3 * object.printed.manaValue;
}

function isHarmful(state: GameState, { source }: SelectQuestion): boolean {
  const object = state.objects.get(source);
  if (object === undefined) return false;
  const { ability } = object;
  const trees: readonly Ability[] =
    ability === null ? object.printed.abilities.map((each) => each.ability) : [ability.definition.ability];
  return trees.some((tree) => 'modes' in tree && tree.modes.some(({ effects }) => isMostlyHarm(effects)));
}

/** The other engine weighs what is bad about an ability against what is good; where they are even, the first counts. */
function isMostlyHarm(effects: readonly Effect[]): boolean {
  const [first] = effects;
  const bad = effects.filter(harms).length;
  const good = effects.length - bad;
  return bad > good || (bad === good && first !== undefined && harms(first));
}

function harms(effect: Effect): boolean {
  if (harmful.has(effect.do)) return true;
  if (effect.do === 'move') return JSON.stringify(effect.to).match(/hand|exile|library|graveyard/) !== null;
  if (effect.do === 'tap') return true;
  if (effect.do === 'if') return effect.then.some(harms);
  if (effect.do !== 'apply') return false;
  return effect.changes.some(
    (change) => change.change === 'modify power and toughness' && JSON.stringify(change).includes('-'),
  );
}
