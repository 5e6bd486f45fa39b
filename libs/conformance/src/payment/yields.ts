import { manaTypes, type Ability, type Cost, type ManaType } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { Action, ObjectId } from '@stacktrail/game-events';
import { typeBit } from '@stacktrail/game-state';
import { LiveGame } from '@stacktrail/rules';
import { required } from '../scenario/required.js';
import { playerIn } from '../table/player-in.js';
import type { Table } from '../table/table.js';

type Activation = Extract<Action, { do: 'activate' }>;

/** One way of using a mana ability. */
export interface ManaYield {
  readonly action: Activation;
  readonly object: ObjectId;
  readonly mana: readonly ManaType[];
  /** The color to choose, if the ability lets its player choose one. */
  readonly choose: ManaType | null;
  /** How much mana has to be paid to activate the ability. */
  readonly costs: number;
  /**
   * How bad the other costs are: 0 if the ability costs only tapping, more for life, sacrifices, side effects and
   * limits on the mana.
   */
  readonly pain: number;
  /** How many yields the object has, those of its other mana abilities included. */
  readonly alternatives: number;
  readonly snow: boolean;
  /**
   * Whether the ability can be activated again at once: its cost doesn't tap or use up its own object, but other
   * permanents.
   */
  readonly isRepeatable: boolean;
}

/**
 * The mana that the mana abilities among these actions give, in the order in which it is to be used: what costs least
 * comes first, then what would be missed least for other things.
 *
 * @param includeTriggered whether mana of triggered mana abilities counts, too; each ability is then tried
 */
export function yieldsOf(table: Table, actions: readonly Action[], includeTriggered = false): readonly ManaYield[] {
  const all: Omit<ManaYield, 'alternatives'>[] = [];
  for (const action of actions) {
    if (action.do !== 'activate') continue;
    const object = table.object(action.object);
    if (object === undefined) continue;
    const { ability } = table.state.catalog.ability(action.ability);
    const snow = characteristicsOf(table.state, object).supertypes.includes('Snow');
    const options = (includeTriggered ? null : optionsOf(ability)) ?? yieldsByTrial(table, action);
    for (const mana of options) {
      const choose = options.length > 1 ? required(mana[0]) : null;
      all.push({ action, object: action.object, mana, choose, ...burden(ability), snow });
    }
  }
  const yieldCounts = new Map<ObjectId, number>();
  for (const { object } of all) yieldCounts.set(object, (yieldCounts.get(object) ?? 0) + 1);
  return inOrderOfUse(
    table,
    all.map((each) => ({ ...each, alternatives: required(yieldCounts.get(each.object)) })),
  );
}

function inOrderOfUse(table: Table, yields: readonly ManaYield[]): readonly ManaYield[] {
  // A tapped creature can't block, so creatures are used after others that give as much.
  const isCreature = ({ object }: ManaYield): number =>
    Number((characteristicsOf(table.state, required(table.object(object))).types & typeBit('Creature')) !== 0);
  // Permanents that could be tapped for something other than mana are used after others.
  const hasOtherUse = ({ object }: ManaYield): number =>
    Number(
      characteristicsOf(table.state, required(table.object(object))).abilities.some(({ ability }) =>
        tapsForOtherThanMana(ability),
      ),
    );
  return yields
    .map((each) => [each, hasOtherUse(each)] as const)
    .sort(
      ([a, other], [b, another]) =>
        a.pain - b.pain ||
        a.costs - b.costs ||
        other - another ||
        a.alternatives - b.alternatives ||
        isCreature(a) - isCreature(b),
    )
    .map(([each]) => each);
}

/** Whether an ability taps its own object for something other than mana. */
function tapsForOtherThanMana(ability: Ability): boolean {
  if (ability.kind !== 'activated' || !ability.cost.some(({ cost }) => cost === 'tap')) return false;
  return ability.modes.every(({ effects }) => effects.every((effect) => effect.do !== 'add mana'));
}

/** The mana that an ability gives, read from its tree; `null` if it depends on the state. */
function optionsOf(ability: Ability): readonly (readonly ManaType[])[] | null {
  if (ability.kind !== 'activated' || ability.modes.length !== 1) return null;
  const adding = required(ability.modes[0]).effects.filter((effect) => effect.do === 'add mana');
  const [only] = adding;
  if (only === undefined || adding.length > 1) return null;
  const { mana } = only;
  if (mana.add === 'fixed') return [mana.mana];
  if (mana.add !== 'one of' || typeof mana.count !== 'number') return null;
  const { count } = mana;
  return mana.types.map((type) => new Array<ManaType>(count).fill(type));
}

/** Costs that are paid with other permanents than the ability's own object. */
const usesOthers: ReadonlySet<Cost['cost']> = new Set<Cost['cost']>(['tap permanents', 'sacrifice']);

function burden(ability: Ability): { readonly costs: number; readonly pain: number; readonly isRepeatable: boolean } {
  if (ability.kind !== 'activated') return { costs: 0, pain: 0, isRepeatable: false };
  let costs = 0;
  let pain = 0;
  for (const cost of ability.cost) {
    if (cost.cost === 'mana')
      costs += cost.mana.reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 1), 0);
    else if (cost.cost === 'pay life') pain += 1;
    else if (cost.cost !== 'tap') pain += 4;
  }
  // Mana that can be spent only on certain things is used after other mana.
  for (const { effects } of ability.modes) {
    pain += effects.filter((effect) => effect.do !== 'add mana' || effect.spend !== undefined).length;
  }
  const isRepeatable =
    !ability.oncePerTurn &&
    ability.cost.some(({ cost }) => usesOthers.has(cost)) &&
    ability.cost.every(({ cost }) => cost === 'mana' || cost === 'pay life' || usesOthers.has(cost));
  return { costs, pain, isRepeatable };
}

/** The mana that an ability gives if it is tried at the last priority point, once for each color that can be chosen. */
function yieldsByTrial(table: Table, action: Activation): readonly (readonly ManaType[])[] {
  const first = trial(table, action, null);
  if (first === null) return [];
  if (first.keys === null) return [first.mana];
  return first.keys.flatMap((key) => {
    const mana = trial(table, action, key)?.mana ?? [];
    return mana.length > 0 ? [mana] : [];
  });
}

function trial(
  table: Table,
  action: Activation,
  key: string | null,
): { readonly mana: readonly ManaType[]; readonly keys: readonly ManaType[] | null } | null {
  if (table.origin === null) return null;
  const live = LiveGame.at(table.origin, table.premise.secrets);
  live.begin();
  const player = live.pending?.player;
  if (player === undefined || player !== table.pending?.player) return null;
  const before = playerIn(live.state, player).mana.length;
  let result = live.answer(required(live.pending).id, { form: 'action', action });
  let keys: readonly ManaType[] | null = null;
  for (let i = 0; i < 10 && result.accepted; i++) {
    const question = live.pending?.question;
    if (question === undefined || question.kind === 'priority') break;
    if (question.form !== 'pick') return null;
    if (question.kind === 'choose replacement') {
      result = live.answer(required(live.pending).id, { form: 'pick', keys: [required(question.options[0]).key] });
      continue;
    }
    if (question.kind !== 'choose mana') return null;
    const types = question.options.map((option) => option.key).filter(isManaType);
    keys = types;
    const chosen = types.find((type) => type === key) ?? types[0];
    if (chosen === undefined) return null;
    result = live.answer(required(live.pending).id, { form: 'pick', keys: [chosen] });
  }
  if (!result.accepted || result.reversed !== null) return null;
  return {
    mana: playerIn(live.state, player)
      .mana.slice(before)
      .map(({ type }) => type),
    keys,
  };
}

function isManaType(key: string): key is ManaType {
  return (manaTypes as readonly string[]).includes(key);
}
