import type { Zone } from '@stacktrail/card-tree';
import { allSeats, type CardIndex, type EventData, type ObjectId, type Revision } from '@stacktrail/game-events';
import { type GameObject, GameObjectRecord, renewPrinted } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import { prepareSpellOf } from '../state/prepared.js';
import { isKeywordCounter } from '../state/rule-abilities.js';
import { enterZone } from './change-zone.js';
import { restamp } from './changes.js';
import { controlledFrom } from './controlled-from.js';
import type { Evolvers } from './evolver.js';
import { effectOf } from './form-effects.js';

const noCard = -1 as CardIndex;

/** Objects that are no cards: tokens, emblems, copies of cards. */
export const createdEvolvers: Evolvers<'TokensCreated' | 'EmblemCreated' | 'CardCopied' | 'PrepareSpellCopied'> = {
  TokensCreated(state, data, event) {
    const form = state.catalog.findForm(data.description);
    if (form === undefined) return;
    const copied = data.copy === null ? undefined : state.catalog.findForm(data.copy);
    let hasStatic = false;
    for (let i = 0; i < data.count; i++) {
      const id = (data.first + i) as ObjectId;
      const token = new GameObjectRecord({
        id,
        printed: form.whole,
        form,
        face: data.face,
        copies: copied === undefined ? [] : [{ effect: effectOf(state.formEffects, id), form: copied }],
        attachedTo: data.attachTo ?? (0 as ObjectId),
        kind: 'token',
        card: noCard,
        owner: data.player,
        controller: data.controller,
        zone: 'battlefield',
        tapped: data.tapped,
        counters: data.counters,
        timestamp: ++state.timestamp,
        controlledSince: controlledFrom(state),
        enteredTurn: state.turn,
        knownTo: allSeats(state.players.length),
        placedAt: event.revision,
      });
      hasStatic ||= renewPrinted(token, state.catalog).printed.hasStatic;
      enterZone(state, token, 0);
    }
    if (data.counters.some(({ kind }) => isKeywordCounter(kind))) restamp(state);
    state.nextObject = Math.max(state.nextObject, data.first + data.count);
    if (hasStatic) restamp(state);
  },
  EmblemCreated(state, data, event) {
    const form = state.catalog.findForm(data.description);
    if (form === undefined) return;
    const emblem = new GameObjectRecord({
      id: data.object,
      printed: form.whole,
      form,
      kind: 'emblem',
      card: noCard,
      owner: data.player,
      controller: data.player,
      zone: 'command',
      timestamp: ++state.timestamp,
      knownTo: allSeats(state.players.length),
      placedAt: event.revision,
    });
    state.nextObject = Math.max(state.nextObject, data.object + 1);
    enterZone(state, emblem, 0);
    restamp(state);
  },
  CardCopied(state, data, event) {
    const original = state.objects.get(data.original);
    if (original !== undefined) addCopy(state, data, original, original.zone, event.revision);
  },
  PrepareSpellCopied(state, data, event) {
    const original = state.objects.get(data.original);
    const form = original === undefined ? undefined : prepareSpellOf(original, state.catalog);
    if (form !== undefined) addCopy(state, data, { form, printed: form.whole }, 'exile', event.revision);
  },
};

/** A copy outside the stack, which is to be cast. */
function addCopy(
  state: GameStateRecord,
  { object, player }: Pick<EventData<'CardCopied'>, 'object' | 'player'>,
  { form, printed }: Pick<GameObject, 'form' | 'printed'>,
  zone: Zone,
  placedAt: Revision,
): void {
  const copy = new GameObjectRecord({
    id: object,
    printed,
    form,
    kind: 'copy',
    card: noCard,
    owner: player,
    controller: player,
    zone,
    timestamp: ++state.timestamp,
    knownTo: allSeats(state.players.length),
    placedAt,
  });
  state.nextObject = Math.max(state.nextObject, object + 1);
  enterZone(state, copy, 0);
  state.strays = [...state.strays, copy.id];
}
