import { type Cost, type KeywordName, type ManaCost, type StaticEffect, variantOf } from '@stacktrail/card-tree';
import {
  canMean,
  characteristicsOf,
  rulesInForce,
  evaluateAmount,
  holds,
  matches,
  plainContext,
  type TextContext,
} from '@stacktrail/characteristics';
import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { asSpell, type Announcement, type GameObject, type GameState, isIgnored } from '@stacktrail/game-state';
import type { Reduction } from './announced-objects.js';
import { isWho } from '../who-of-static.js';
import { isPaidFor } from './optional-costs.js';

/** What a cost is paid for: a spell, or an activated ability of an object. */
export interface Costed {
  readonly of: 'spells' | 'abilities';
  /** The spell, or the object whose ability it is. */
  readonly object: GameObject;
  readonly player: PlayerId;
  /** The keyword that the ability is short for (CR 702.1). */
  readonly keyword: KeywordName | null;
  readonly loyalty?: boolean;
  readonly isManaAbility?: boolean;
  /** A special action, such as suspending a card, which is no activated ability (CR 116.1). */
  readonly isSpecialAction?: boolean;
  readonly announced: Announcement;
  /** Reductions by its own costs (CR 702.119a). */
  readonly lessened?: readonly Reduction[];
}

type Modification = Extract<StaticEffect, { static: 'cost modification' }>;

/** A change of a cost that applies now, and how many times it applies. */
export interface Change {
  readonly change: Modification['change'];
  readonly mana: ManaCost;
  readonly costs: readonly Cost[];
  readonly times: number;
  readonly leastOne: boolean;
  /** What is left over of a reduction by colored mana doesn't reduce generic mana. */
  readonly coloredOnly?: boolean;
}

export function changesFor(state: GameState, costed: Costed): readonly Change[] {
  const { of, object, player, lessened = [] } = costed;
  const isSpell = of === 'spells';
  const spellChanges = isSpell ? rulesInForce(state, 'cost change') : [];
  const modifications = rulesInForce(state, 'cost modification');
  const hasOwn = isSpell && characteristicsOf(state, object).abilities.some(({ kind }) => kind === 'static');
  if (spellChanges.length === 0 && modifications.length === 0 && !hasOwn && lessened.length === 0) return [];
  const found: Change[] = [];
  const spell = isSpell ? asSpell(object, player) : object;
  for (const { source, controller, ability, effect } of spellChanges) {
    if (!isWho(effect.who, controller, player) || ignores(state, source, ability, player)) continue;
    if (!matches(state, effect.spells, spell, plainContext(controller, source))) continue;
    found.push({ change: effect.direction, mana: effect.mana, costs: [], times: 1, leastOne: false });
  }
  for (const { source, controller, ability, effect, times } of modifications) {
    if (effect.filter.is === 'this' && effect.of === 'spells') continue;
    if (!isWho(effect.who, controller, player) || ignores(state, source, ability, player)) continue;
    const context = plainContext(controller, source);
    if (!concerns(state, effect, costed, spell, context)) continue;
    if (!isPaidFor(state, spell, costed.announced, source, effect)) continue;
    const about = { ...context, trigger: { object: spell.id, player: null, amount: 0 } };
    found.push(changeOf(state, effect, about, times));
  }
  if (hasOwn) found.push(...ownChanges(state, costed, spell));
  for (const { mana, times } of lessened) found.push({ change: 'less', mana, costs: [], times, leastOne: false });
  return found;
}

function ignores(state: GameState, source: ObjectId, ability: DefinitionPointer | null, player: PlayerId): boolean {
  return ability !== null && isIgnored(state, source, ability, player);
}

/** Changes of the cost by the spell's own text (CR 601.2f). */
function ownChanges(state: GameState, costed: Costed, spell: GameObject): readonly Change[] {
  const found: Change[] = [];
  const { object, player, announced } = costed;
  const context: TextContext = { ...plainContext(player, object.id), announced };
  for (const { ability } of characteristicsOf(state, object).abilities) {
    if (ability.kind !== 'static') continue;
    if (ability.condition !== undefined && !holds(state, ability.condition, context)) continue;
    for (const effect of ability.effects) {
      if (effect.static === 'own cost reduction') {
        const times = Math.max(0, evaluateAmount(state, effect.generic, context));
        found.push({ change: 'less', mana: ['1'], costs: [], times, leastOne: false });
      }
      if (effect.static !== 'cost modification' || effect.filter.is !== 'this' || effect.of !== 'spells') continue;
      if (concerns(state, effect, costed, spell, context)) found.push(changeOf(state, effect, context));
    }
  }
  return found;
}

/** @param counted how many times the change applies, if that was locked in (CR 611.2d) */
function changeOf(state: GameState, effect: Modification, context: TextContext, counted: number | null = null): Change {
  const times = counted ?? (effect.times === undefined ? 1 : Math.max(0, evaluateAmount(state, effect.times, context)));
  return {
    change: effect.change,
    mana: effect.mana,
    costs: effect.costs ?? [],
    times,
    leastOne: effect.leastOne === true,
    ...(effect.coloredOnly && { coloredOnly: true }),
  };
}

function concerns(
  state: GameState,
  effect: Modification,
  { of, keyword, loyalty, isManaAbility, isSpecialAction, announced }: Costed,
  spell: GameObject,
  context: TextContext,
): boolean {
  if (effect.of !== of) return false;
  if (effect.keyword !== undefined && effect.keyword !== keyword) {
    if (keyword === null || variantOf[keyword] !== effect.keyword) return false; // CR 702.29f
  }
  if (effect.loyalty === true && loyalty !== true) return false;
  if (effect.notMana === true && isManaAbility === true) return false;
  if (effect.keyword === undefined && isSpecialAction === true) return false;
  if (of === 'abilities' && !canMean(effect.filter, spell)) return false;
  if (!matches(state, effect.filter, spell, context)) return false;
  const { targeting } = effect;
  if (targeting === undefined) return true;
  return announced.targets.flat().some((ref) => {
    if (ref.is === 'player') {
      if (effect.orYou === true && ref.id === context.you) return true;
      // “That target enchanted player”.
      return targeting.is === 'attached to by this' && state.objects.get(context.source)?.attachedToPlayer === ref.id;
    }
    const target = state.objects.get(ref.id);
    if (target === undefined || !canMean(targeting, target)) return false;
    return matches(state, targeting, target, context);
  });
}
