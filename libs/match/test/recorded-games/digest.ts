import { createHash } from 'node:crypto';
import { dataInVersion, type StoredGameEvent } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';

/**
 * The SHA-256 of what a game's facts say of its state, in hexadecimal digits: players, zones, objects, turn. What a build
 * derives from that or keeps beside it is not in it.
 */
export function stateDigest(state: GameState): string {
  return sha256(canonicalJson(factsOf(state)));
}

function factsOf(state: GameState): unknown {
  return {
    turn: state.turn,
    step: state.step,
    active: state.activePlayer,
    priority: state.priority,
    passed: state.passed,
    revision: state.revision,
    counted: [state.nextObject, state.draws, state.timestamp],
    outcome: state.outcome,
    pending: state.pending,
    zones: [state.battlefield, state.phasedOut, state.stack, state.exile, state.command, state.ante],
    players: state.players.map((player) => ({
      life: player.life,
      counters: player.counters,
      mana: player.mana.map(({ unit, type, source }) => [unit, type, source]),
      zones: [player.library, player.hand, player.graveyard, player.outside],
      decks: [player.attractions, player.planes, player.schemes],
      lost: player.lost,
      mulligans: player.mulligans,
    })),
    objects: [...state.objects.values()].filter(({ left }) => !left).map(objectFacts),
    deckLists: state.deckLists,
    commanders: state.commanders.length,
    definitions: state.setup?.definitions ?? null,
  };
}

function objectFacts(object: ReturnType<GameState['objects']['get']> & object): unknown {
  return {
    id: object.id,
    card: object.card,
    kind: object.kind,
    zone: object.zone,
    name: object.printed.name,
    owner: object.owner,
    controller: object.controller,
    face: [object.face, object.flipped, object.faceDown !== null],
    tapped: object.tapped,
    damage: object.damage,
    counters: object.counters.map(({ kind, count }) => [kind, count]),
    attachedTo: [object.attachedTo, object.attachedToPlayer],
    timestamp: object.timestamp,
    enteredTurn: object.enteredTurn,
    knownTo: object.knownTo,
    phasedOut: object.phasedOut !== null,
    announced: [object.announced.modes, object.announced.targets, object.announced.division, object.announced.x],
    placedAt: object.placedAt,
  };
}

/** What everybody saw in version 1. */
const shownToAll: ReadonlySet<string> = new Set(['CastingMethodChosen', 'SpecialActionTaken']);

/**
 * The SHA-256 of a stream without what another build of the same rules may write otherwise: hashes of batches, versions of
 * events and of the program, and the words of a reversal.
 */
export function comparableDigest(stored: readonly StoredGameEvent[]): string {
  const hash = createHash('sha256');
  for (const event of stored) {
    const { type, envelope } = event;
    const { schemaVersion: _version, batch, ...rest } = envelope;
    const comparable = { type, data: comparableData(event), ...rest, seals: batch !== undefined };
    hash.update(canonicalJson(comparable)).update('\n');
  }
  return hash.digest('hex');
}

/** The versions of types that the recorded games have, where the type has grown since. */
const versionThen: Readonly<Record<string, number>> = {
  GameStarted: 2,
  DeckBrought: 1,
  SeedCommitted: 1,
  ObjectMoved: 2,
  CardsLookedAt: 1,
  DrawnCardsTakenUp: 1,
  LibraryOrdered: 1,
  LibraryOrderedAtRandom: 1,
  ReplacementEffectBegan: 1,
  LastingReplacementBegan: 1,
};

function comparableData(event: StoredGameEvent): unknown {
  const { type } = event;
  const then = versionThen[type];
  const data = then === undefined ? event.data : dataInVersion(event, then);
  const { detail, seenBy, ...rest } = data as Readonly<Record<string, unknown>>;
  if (type === 'ActionReversed') return { ...rest, ...(seenBy !== undefined && { seenBy }) };
  return shownToAll.has(type) && data.veiled === undefined
    ? { ...rest, ...(detail !== undefined && { detail }) }
    : data;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
