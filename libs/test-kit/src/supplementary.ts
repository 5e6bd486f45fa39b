import { artifact, type Ability, type CardDefinition, type CardType, type Supertype } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord, type GameStateRecord, PlayerStateRecord } from '@stacktrail/game-state';

function nontraditional(
  type: CardType,
  name: string,
  abilities: readonly Ability[],
  supertypes: readonly Supertype[] = [],
): CardDefinition {
  const card = artifact(name, '', [], ...abilities);
  return { ...card, faces: [{ ...card.faces[0], manaCost: null, types: [type], supertypes }] };
}

export const plane = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  nontraditional('Plane', name, abilities);
export const phenomenon = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  nontraditional('Phenomenon', name, abilities);
export const scheme = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  nontraditional('Scheme', name, abilities);
export const ongoing = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  nontraditional('Scheme', name, abilities, ['Ongoing']);

/** Puts those objects, which are in the command zone, into a player's planar or scheme deck, the first on top. */
export function intoDeck(
  state: GameStateRecord,
  player: PlayerId,
  deck: 'planes' | 'schemes',
  ids: readonly ObjectId[],
): void {
  state.command = state.command.filter((id) => !ids.includes(id));
  for (const id of ids) {
    const hidden = new GameObjectRecord(state.objects.get(id)!);
    hidden.knownTo = 0;
    state.objects = state.objects.set(id, hidden);
  }
  state.players = state.players.map((record) => {
    const copy = new PlayerStateRecord(record);
    if (copy.id === player) copy[deck] = ids;
    return copy;
  });
}

/** What dice will show, one after the other: of the planar die 1 is the Planeswalker symbol, 2 the chaos symbol. */
export function diceWillShow(state: GameStateRecord, player: PlayerId, ...values: readonly number[]): void {
  state.foretoldChance = values.map((value) => ({ player, kind: 'die', value }));
}

export const conspiracy = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  nontraditional('Conspiracy', name, abilities);

export function vanguard(name: string, hand: number, life: number, ...abilities: readonly Ability[]): CardDefinition {
  const card = nontraditional('Vanguard', name, abilities);
  return { ...card, faces: [{ ...card.faces[0], handModifier: hand, lifeModifier: life }] };
}
