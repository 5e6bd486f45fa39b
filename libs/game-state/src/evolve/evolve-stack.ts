import { linkedOfCopy } from '../state/controlled-as-cast.js';
import { endAllowances } from './allowances.js';
import { allSeats, type CardIndex, type ObjectId, type PlayerId, type Revision } from '@stacktrail/game-events';
import { addedAt, commandersIn } from '../state/commanders.js';
import { GameObjectRecord, type Announcement, type StackAbility, renewPrinted } from '../state/game-object.js';
import type { GameState, GameStateRecord } from '../state/game-state.js';
import { scheduleOf } from '../state/schedule.js';
import { firstWithPriority } from '../state/turn-order.js';
import { begunKey, keywordOf } from '../state/keyword-of.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import { noDesignations } from '../state/designations.js';
import { nothingPrinted } from '../state/printed.js';
import { changeObject, changePlayer } from './changes.js';
import type { Evolvers } from './evolver.js';
import { leaveZone } from './change-zone.js';

type StackEvent =
  | 'AbilityPutOnStack'
  | 'ModesChosen'
  | 'CastingMethodChosen'
  | 'CostsAnnounced'
  | 'TargetsChosen'
  | 'DivisionAnnounced'
  | 'TotalCostDetermined'
  | 'SpellCast'
  | 'AbilityActivated'
  | 'SpecialActionTaken'
  | 'ManaAbilityActivated'
  | 'AbilityTriggered'
  | 'TriggerRemoved'
  | 'DelayedTriggerCreated'
  | 'DelayedTriggerEnded'
  | 'ResolutionBegan'
  | 'ResolutionFailed'
  | 'SpellCountered'
  | 'SpellCopied'
  | 'TargetsChanged'
  | 'AbilityRemovedFromStack'
  | 'AbilityUsed';

/** CR 903.8: how often each player has cast a commander from the command zone. */
function countCommandersCast(state: GameStateRecord, id: ObjectId, player: PlayerId): void {
  const spell = state.objects.get(id);
  if (spell?.castFrom !== 'command') return;
  const cast = commandersIn(state, spell);
  state.commanders = state.commanders.map((one) =>
    cast.includes(one) ? { ...one, casts: addedAt(one.casts, player, 1) } : one,
  );
}

export function announce(state: GameStateRecord, id: ObjectId, part: Partial<Announcement>): void {
  changeObject(state, id, (object) => {
    const old = object.announced;
    object.announced = {
      modes: part.modes ?? old.modes,
      targets: part.targets ?? old.targets,
      division: part.division ?? old.division,
      via: part.via ?? old.via,
      by: part.by === undefined ? old.by : part.by,
      ability: part.ability === undefined ? old.ability : part.ability,
      paid: part.paid ?? old.paid,
      x: part.x ?? old.x,
      hybrid: part.hybrid ?? old.hybrid,
      spent: part.spent ?? old.spent,
    };
  });
}

/** Remembers a use of an ability whose uses are limited (CR 602.5b, 603.2h, 606.3). */
function use(state: GameStateRecord, source: ObjectId, { ability, pointer }: AbilityDefinition): void {
  const used = `${source} ${pointer}`;
  if ('oncePerTurn' in ability || 'timesPerTurn' in ability) state.usedThisTurn = [...state.usedThisTurn, used];
  if (ability.kind !== 'activated') return;
  if (ability.loyalty) state.usedThisTurn = [...state.usedThisTurn, `${source} loyalty`];
  if (ability.limit?.per === 'turn') state.usedThisTurn = [...state.usedThisTurn, used];
  if (ability.limit?.per !== 'game') return;
  state.usedThisGame = [...state.usedThisGame, used];
  const keyword = keywordOf(state, pointer);
  const player = state.objects.get(source)?.controller;
  if (keyword !== null && player !== undefined) state.usedThisTurn = [...state.usedThisTurn, begunKey(player, keyword)];
}

/** A spell or ability is announced and paid for. */
function paid(state: GameStateRecord, id: ObjectId, at: Revision): void {
  changeObject(state, id, (object) => {
    object.paidAt = at;
  });
}

/** Puts a new object on top of the stack. */
function push(state: GameStateRecord, object: GameObjectRecord): void {
  state.objects = state.objects.set(object.id, object);
  state.stack = [...state.stack, object.id];
  state.nextObject = Math.max(state.nextObject, object.id + 1);
  state.passed = 0;
}

function waitingAbility(previous: GameState, trigger: number): Omit<StackAbility, 'definition' | 'source'> {
  const waiting = previous.waiting.find((candidate) => candidate.id === trigger);
  const since = waiting?.since === undefined ? {} : { since: waiting.since };
  return { context: waiting?.context ?? null, kept: waiting?.kept ?? [], ...since };
}

export const stackEvolvers: Evolvers<StackEvent> = {
  AbilityPutOnStack(state, data, event, previous) {
    const definition = state.catalog.findAbility(data.ability);
    if (definition === undefined) return;
    const about = data.triggered === null ? { context: null, kept: [] } : waitingAbility(previous, data.triggered);
    push(
      state,
      new GameObjectRecord({
        id: data.object,
        printed: nothingPrinted,
        kind: 'ability',
        card: -1 as CardIndex,
        owner: data.controller,
        controller: data.controller,
        zone: 'stack',
        timestamp: ++state.timestamp,
        knownTo: allSeats(state.players.length),
        placedAt: event.revision,
        ability: { definition, source: data.source, ...about },
      }),
    );
    if (data.triggered === null) use(state, data.source, definition);
    else state.waiting = state.waiting.filter((trigger) => trigger.id !== data.triggered);
  },
  ModesChosen: (state, data) => announce(state, data.object, { modes: data.modes }),
  CastingMethodChosen: (state, data) =>
    announce(state, data.object, { via: data.via, by: data.by, ability: data.ability }),
  CostsAnnounced: (state, data) =>
    announce(state, data.object, { via: data.via, paid: data.paid, x: data.x, hybrid: data.hybrid }),
  TargetsChosen: (state, data) => announce(state, data.object, { targets: data.targets }),
  DivisionAnnounced: (state, data) => announce(state, data.object, { division: data.division }),
  TotalCostDetermined() {},
  SpellCast(state, data, event) {
    state.passed = 0;
    paid(state, data.object, event.revision);
    changePlayer(state, data.player, (player) => {
      player.spellsCastThisTurn += 1;
    });
    if (state.commanders.length > 0) countCommandersCast(state, data.object, data.player);
  },
  AbilityActivated(state, data, event) {
    state.passed = 0;
    paid(state, data.object, event.revision);
  },
  SpecialActionTaken(state, data) {
    const definition = state.catalog.findAbility(data.ability);
    if (definition === undefined) return;
    state.passed = 0;
    use(state, data.object, definition);
  },
  ManaAbilityActivated(state, data) {
    const definition = state.catalog.findAbility(data.ability);
    if (definition === undefined) return;
    state.passed = 0;
    use(state, data.source, definition);
  },
  AbilityTriggered(state, data, event) {
    const definition = state.catalog.findAbility(data.ability);
    if (definition === undefined) return;
    const delayed =
      data.delayed === null ? undefined : state.delayed.find((candidate) => candidate.id === data.delayed);
    state.waiting = [
      ...state.waiting,
      {
        id: data.trigger,
        definition,
        source: data.source,
        controller: data.controller,
        context: data.context,
        kept: delayed?.kept ?? [],
        triggeredAt: event.revision,
        ...(delayed === undefined ? {} : { since: delayed.created }),
      },
    ];
    state.nextTrigger = Math.max(state.nextTrigger, data.trigger + 1);
    use(state, data.source, definition);
  },
  TriggerRemoved(state, data) {
    state.waiting = state.waiting.filter((trigger) => trigger.id !== data.trigger);
  },
  DelayedTriggerCreated(state, data, event) {
    const definition = state.catalog.findAbility(data.ability);
    if (definition === undefined) return;
    const { delayed: id, source, controller, kept, lasting, until, context } = data;
    const { turn } = state;
    const created = event.revision;
    const phase = isOfAddedPhase(definition) ? { phase: scheduleOf(state).nextPhase - 1 } : {};
    state.delayed = [
      ...state.delayed,
      { id, definition, source, controller, kept, lasting, created, until, turn, context, ...phase },
    ];
    state.nextTrigger = Math.max(state.nextTrigger, id + 1);
  },
  DelayedTriggerEnded(state, data) {
    state.delayed = state.delayed.filter((trigger) => trigger.id !== data.delayed);
    if (state.allowances.length > 0) endAllowances(state, 'stops', data.delayed);
  },
  ResolutionBegan(state) {
    state.passed = 0;
    state.priority = firstWithPriority(state);
  },
  ResolutionFailed(state) {
    state.passed = 0;
    state.priority = firstWithPriority(state);
  },
  SpellCountered() {},
  SpellCopied(state, data, event) {
    const original = state.objects.get(data.original);
    if (original === undefined) return;
    const copy = new GameObjectRecord(original);
    copy.id = data.object;
    copy.kind = original.kind === 'ability' ? 'ability' : 'copy';
    copy.card = -1 as CardIndex;
    copy.owner = data.controller;
    copy.controller = data.controller;
    copy.baseController = data.controller;
    copy.announced = { ...copy.announced, spent: [] }; // CR 707.10: it isn't cast
    copy.castFrom = null;
    copy.linked = linkedOfCopy(original);
    copy.designations = noDesignations; // no card that was foretold (CR 702.143c)
    copy.zone = 'stack';
    copy.left = false;
    copy.lastKnown = null;
    if (copy.texts.length > 0) {
      copy.texts = []; // CR 707.2: what changes a text isn't copied
      renewPrinted(copy, state.catalog);
    }
    copy.timestamp = ++state.timestamp;
    copy.placedAt = event.revision;
    push(state, copy);
  },
  TargetsChanged: (state, data) => announce(state, data.object, { targets: data.targets }),
  AbilityUsed(state, data) {
    state.usedThisTurn = [...state.usedThisTurn, `${data.source} ${data.ability}`];
  },
  AbilityRemovedFromStack(state, data) {
    const old = state.objects.get(data.object);
    if (old !== undefined && !old.left) leaveZone(state, new GameObjectRecord(old), 0 as ObjectId);
  },
};

/** Whether a delayed triggered ability is about the phase that was added last (CR 500.8). */
function isOfAddedPhase({ ability }: AbilityDefinition): boolean {
  return ability.kind === 'triggered' && ability.event.on === 'beginning of step' && ability.event.added === true;
}
