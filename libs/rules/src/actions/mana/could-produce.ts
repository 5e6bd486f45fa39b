import { colors, manaTypes, type Effect, type Filter, type ManaProduced, type ManaType } from '@stacktrail/card-tree';
import {
  characteristicsOf,
  typesIn,
  staticsInForce,
  identityOfCommander,
  evaluateAmount,
  chosenWords,
  matches,
  plainContext,
  type TextContext,
} from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameObject, objectOf, type GameState, colorBit } from '@stacktrail/game-state';

type Chosen = Exclude<ManaProduced, { add: 'fixed' | 'symbols' | 'double unspent' }>;

/** The types among which the mana of an instruction is chosen; empty if no type is defined (CR 106.5). */
export function typesOf(
  state: GameState,
  mana: Chosen,
  context: TextContext,
  asked: ReadonlySet<GameObject> = new Set(),
): readonly ManaType[] {
  switch (mana.add) {
    case 'one of':
    case 'any combination':
      return mana.types;
    case 'different colors':
      return colors;
    case 'chosen color':
      return [
        ...new Set([
          ...(mana.or ?? []),
          ...(chosenWords(state, context, mana, mana.label ?? 'color') as readonly ManaType[]), // CR 607.5a
        ]),
      ];
    case 'noted color': {
      const noted = context.words.get(mana.label);
      return noted === undefined ? [] : [noted as ManaType];
    }
    case 'type produced':
      return typesIn(context.trigger?.amount ?? 0);
    case 'commander identity':
      return identityOfCommander(state, context.you);
    case 'color among': {
      const from = idsIn(state, mana.zone);
      const mask = objectsAmong(state, from, mana.permanents, context).reduce(
        (all, object) => all | characteristicsOf(state, object).colors,
        0,
      );
      return colors.filter((color) => (mask & colorBit(color)) !== 0);
    }
    case 'could produce': {
      const found = new Set<ManaType>();
      for (const object of objectsAmong(state, state.battlefield, mana.by, context)) {
        for (const type of couldProduce(state, object, asked)) found.add(type);
      }
      const wanted: readonly ManaType[] = mana.what === 'color' ? colors : manaTypes;
      return wanted.filter((type) => found.has(type));
    }
  }
}

function idsIn(state: GameState, zone: 'exile' | 'graveyard' | undefined): readonly ObjectId[] {
  if (zone === 'graveyard') return state.players.flatMap(({ graveyard }) => graveyard);
  return zone === 'exile' ? state.exile : state.battlefield;
}

function objectsAmong(
  state: GameState,
  ids: readonly ObjectId[],
  filter: Filter,
  context: TextContext,
): readonly GameObject[] {
  return ids.map((id) => objectOf(state, id)).filter((object) => matches(state, filter, object, context));
}

/**
 * The types of mana that a permanent could produce now, whatever its abilities cost (CR 106.7). If an ability asks what
 * other permanents could produce, abilities of these that ask the same don't count.
 */
function couldProduce(state: GameState, object: GameObject, asked: ReadonlySet<GameObject>): readonly ManaType[] {
  if (asked.has(object)) return [];
  const now = new Set([...asked, object]);
  const context = plainContext(object.controller, object.id);
  return characteristicsOf(state, object).abilities.flatMap(({ ability, isManaAbility }) =>
    isManaAbility && ability.kind === 'activated'
      ? replacedTypes(
          state,
          object,
          ability.cost.some(({ cost }) => cost === 'tap'),
          ability.modes.flatMap((mode) => mode.effects.flatMap((effect) => typesAdded(state, effect, context, now))),
        )
      : [],
  );
}

/** CR 106.7: what replacement effects make of it, in whatever order they are applied: the last of them decides. */
function replacedTypes(
  state: GameState,
  object: GameObject,
  taps: boolean,
  types: readonly ManaType[],
): readonly ManaType[] {
  if (!taps || types.length === 0) return types;
  const instead: ManaType[] = [];
  for (const { source, effect } of staticsInForce(state, 'replacement')) {
    const { replacement } = effect;
    if (replacement.would !== 'produce mana' || replacement.instead.do !== 'produce') continue;
    const context = plainContext(objectOf(state, source).controller, source);
    if (matches(state, replacement.what, object, context)) instead.push(...replacement.instead.types);
  }
  return instead.length === 0 ? types : instead;
}

function typesAdded(
  state: GameState,
  effect: Effect,
  context: TextContext,
  asked: ReadonlySet<GameObject>,
): readonly ManaType[] {
  if (effect.do !== 'add mana') return [];
  const { mana } = effect;
  if (mana.add === 'fixed') return mana.mana;
  if (mana.add === 'double unspent') return [];
  if (mana.add === 'symbols') {
    return mana.symbols.flatMap((symbol) => symbol.split('/').map(typeOfHalf)).filter((type) => type !== null);
  }
  return evaluateAmount(state, mana.count, context) > 0 ? typesOf(state, mana, context, asked) : [];
}

/** The type that a half of a symbol adds (CR 106.8–106.11). */
function typeOfHalf(half: string): ManaType | null {
  const type = manaTypes.find((each) => each === half);
  if (type !== undefined) return type;
  return half === 'P' || half === 'X' ? null : 'C';
}
