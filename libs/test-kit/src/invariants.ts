import type { GameState } from '@stacktrail/game-state';

/** What is wrong with a state that no sequence of plays may lead to; nothing if it is sound. */
export function brokenInvariants(state: GameState): readonly string[] {
  return [...zoneTrouble(state), ...cardTrouble(state), ...numberTrouble(state)];
}

function zoneTrouble(state: GameState): readonly string[] {
  const zones = [
    ...state.players.flatMap((player) => [
      ...player.library.map((id) => ['library', id] as const),
      ...player.hand.map((id) => ['hand', id] as const),
      ...player.graveyard.map((id) => ['graveyard', id] as const),
      ...player.outside.map((id) => ['outside', id] as const),
      ...[player.attractions, player.planes, player.schemes].flat().map((id) => ['command', id] as const),
    ]),
    ...(state.ante ?? []).map((id) => ['ante', id] as const),
    ...(['battlefield', 'stack', 'exile', 'command'] as const).flatMap((zone) =>
      state[zone].map((id) => [zone, id] as const),
    ),
    ...state.phasedOut.map((id) => ['battlefield', id] as const),
  ];
  const trouble: string[] = [];
  const seen = new Set<number>();
  for (const [zone, id] of zones) {
    if (seen.has(id)) trouble.push(`object ${id} is in two zones`);
    seen.add(id);
    const object = state.objects.get(id);
    if (object === undefined || object.left) trouble.push(`object ${id} in ${zone} is not there`);
    else if (object.zone !== zone) trouble.push(`object ${id} in ${zone} believes that it is in ${object.zone}`);
  }
  for (const object of state.objects.values()) {
    if (!object.left && !seen.has(object.id)) trouble.push(`object ${object.id} (${object.zone}) is in no zone`);
  }
  return trouble;
}

/** Each physical card is represented by one present object, or by none once its owner has left the game (CR 800.4a). */
export { cardTrouble as cardTroubleOf };

function cardTrouble(state: GameState): readonly string[] {
  const total = state.deckLists.reduce((sum, deck) => sum + deck.length, 0);
  const counts = new Array<number>(total).fill(0);
  for (const object of state.objects.values()) {
    if (object.left) continue;
    if (object.card >= 0) counts[object.card]! += 1;
    if (object.meldedCard >= 0) counts[object.meldedCard]! += 1;
    for (const { card } of object.merged) if (card >= 0) counts[card]! += 1;
  }
  const ofWhom = state.deckLists.flatMap((deck, seat) => deck.map(() => seat % state.players.length));
  return counts.flatMap((count, card) => {
    const hasLost = state.players[ofWhom[card]!]?.lost === true;
    // Whoever loses as the game ends doesn't leave it any more.
    const fits = hasLost ? count === 0 || (state.outcome !== null && count === 1) : count === 1;
    return fits ? [] : [`card ${card} is there ${count} times`];
  });
}

function numberTrouble(state: GameState): readonly string[] {
  const trouble: string[] = [];
  for (const player of state.players) if (!Number.isSafeInteger(player.life)) trouble.push(`life is ${player.life}`);
  for (const object of state.objects.values()) {
    for (const { kind, count } of object.counters) {
      if (!Number.isSafeInteger(count) || count <= 0) trouble.push(`${count} ${kind} counters on object ${object.id}`);
    }
    if (!Number.isSafeInteger(object.damage) || object.damage < 0) trouble.push(`damage of ${object.damage}`);
  }
  return trouble;
}
