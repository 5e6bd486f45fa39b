import { characteristicsOf, evaluateAmount, plainContext } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  type AbilityDefinition,
  type Characteristics,
  type GameObject,
  objectOf,
  type GameState,
  typeBit,
} from '@stacktrail/game-state';
import type { Leaf } from './decide.js';
import type { DamageOccurrence, Occurrence } from '../game/occurrence.js';

const creature = typeBit('Creature');
const planeswalker = typeBit('Planeswalker');
const battle = typeBit('Battle');

/** A result of damage, with the places of the leaves that deal the damage. */
export interface DamageResult {
  readonly occurrence: Occurrence;
  readonly from: readonly number[];
}

/** CR 120.4c: the results of damage. All damage that one source with lifelink deals at once is one gain of life. */
export function resultsOfDamage(state: GameState, leaves: readonly Leaf[]): readonly DamageResult[] {
  const results: DamageResult[] = [];
  const lifelinks = new Map<ObjectId, { readonly source: GameObject; amount: number; readonly from: number[] }>();
  leaves.forEach(({ occurrence }, i) => {
    if (occurrence.would !== 'be dealt damage') return;
    const source = objectOf(state, occurrence.from);
    const characteristics = characteristicsOf(state, source);
    for (const result of resultsOf(state, occurrence, source, characteristics))
      results.push({ occurrence: result, from: [i] });
    if (!characteristics.keywords.has('lifelink')) return;
    const before = lifelinks.get(source.id);
    if (before === undefined) lifelinks.set(source.id, { source, amount: occurrence.amount, from: [i] });
    else {
      before.amount += occurrence.amount;
      before.from.push(i);
    }
  });
  for (const { source, amount, from } of lifelinks.values()) {
    // CR 120.3f
    const gain = { would: 'gain life', player: source.controller, amount, rule: '120.3f', source: source.id } as const;
    results.push({ occurrence: gain, from });
  }
  return results;
}

/** The sum of the numbers of a creature's toxic abilities (CR 702.164b). */
function toxicValue(state: GameState, source: GameObject, abilities: readonly AbilityDefinition[]): number {
  const context = plainContext(source.controller, source.id);
  let total = 0;
  for (const { ability } of abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'toxic') continue;
    total += evaluateAmount(state, ability.count, context);
  }
  return total;
}

/** CR 120.3, but for what is marked and what lifelink does. */
function resultsOf(
  state: GameState,
  { to, amount, combat }: DamageOccurrence,
  source: GameObject,
  { keywords, abilities, types }: Characteristics,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const by = source.controller;
  const about = { source: source.id };
  if (to.is === 'player') {
    const poison = (count: number, rule: string): Occurrence => {
      return { would: 'player gets counters', player: to.id, by, counter: 'poison', count, rule, ...about };
    };
    if (keywords.has('infect')) found.push(poison(amount, '120.3b'));
    else found.push({ would: 'lose life', player: to.id, amount, fromDamage: true, rule: '120.3a', ...about });
    const toxic =
      combat && (types & creature) !== 0 && keywords.has('toxic') ? toxicValue(state, source, abilities) : 0;
    if (toxic > 0) found.push(poison(toxic, '120.3g'));
    return found;
  }
  const object = objectOf(state, to.id);
  const recipient = characteristicsOf(state, object).types;
  const lose = (counter: string, rule: string): Occurrence => {
    return { would: 'lose counters', object: to.id, counter, count: amount, rule, ...about };
  };
  if ((recipient & planeswalker) !== 0) found.push(lose('loyalty', '120.3c'));
  if ((recipient & battle) !== 0) found.push(lose('defense', '120.3h'));
  if ((recipient & creature) !== 0 && (keywords.has('wither') || keywords.has('infect'))) {
    found.push({ would: 'get counters', object: to.id, by, counter: '-1/-1', count: amount, rule: '120.3d', ...about });
  }
  return found;
}

/**
 * How much of the damage is marked: none from sources with wither or infect (120.3d), and only on creatures (120.3e).
 */
export function markedDamage(
  state: GameState,
  to: Ref & { is: 'object' },
  keywords: ReadonlySet<string>,
  amount: number,
): number {
  const { types } = characteristicsOf(state, objectOf(state, to.id));
  return (types & creature) !== 0 && !keywords.has('wither') && !keywords.has('infect') ? amount : 0;
}
