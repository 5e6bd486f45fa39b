import type { Step, TriggerEvent, Zone } from '@stacktrail/card-language';
import {
  noObject,
  type AnyGameEvent,
  type Counter,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { countersOn } from '../state/game-object.js';
import { objectOf, type GameState } from '../state/game-state.js';

/** What happened, as triggered abilities ask about it (CR 603.2). */
export interface Occasion {
  readonly on: TriggerEvent['on'];
  /** The object that the event's filter is asked of. */
  readonly object: ObjectId;
  /** What the text refers to as “that object”, “that player”, “that much”. */
  readonly thatObject: ObjectId;
  readonly player: PlayerId | null;
  readonly amount: number;
  /** CR 603.10a: abilities are looked for in the state before it. */
  readonly lookBack?: true;
  readonly from?: Zone;
  readonly step?: Step;
  /** What a source dealt damage to; absent where its damage to all is meant. */
  readonly damaged?: 'player' | 'creature';
  readonly combat?: boolean;
  readonly counter?: string;
  /** How many of the counters there are after it. */
  readonly total?: number;
  readonly designation?: string;
  /** It is the only creature that was declared (CR 506.5). */
  readonly alone?: boolean;
  readonly targetedBy?: 'spell' | 'ability';
}

function about(on: Occasion['on'], object: ObjectId, more: Partial<Occasion> = {}): Occasion {
  return { on, object, thatObject: object, player: null, amount: 0, ...more };
}

const none: readonly Occasion[] = [];

/**
 * The occasions that a fact gives for abilities to trigger.
 *
 * @param state the state after all that happened at once
 */
export function occasionsOf(state: GameState, event: AnyGameEvent): readonly Occasion[] {
  switch (event.type) {
    case 'ObjectMoved':
      return moved(state, event.data);
    case 'PlayerLeft':
      return leftWithTheirOwner(state, event.data.objects);
    case 'TokensCreated':
      return Array.from({ length: event.data.count }, (_, i) => (event.data.first + i) as ObjectId).flatMap((id) => [
        about('enters', id, { player: event.data.player }),
        ...countersPut(state, id, event.data.counters),
      ]);
    case 'Transformed':
      return [about('transforms', event.data.object)];
    case 'TurnedFaceUp':
      return [about('is turned face up', event.data.object)];
    case 'StepBegan':
      return [about('beginning of step', noObject, { step: event.data.step, player: state.activePlayer })];
    case 'SpellCast':
      return [about('casts', event.data.object, { player: event.data.player })];
    case 'AttackersDeclared':
      return event.data.attacks.map(({ attacker, defender }) =>
        about('attacks', attacker, {
          alone: event.data.attacks.length === 1,
          player: defender.is === 'player' ? defender.id : objectOf(state, defender.id).controller,
        }),
      );
    case 'BlockersDeclared':
      return blocked(state, event.data.blocks);
    case 'DamageDealtToPlayer': {
      const { source, player, amount, combat } = event.data;
      return [about('deals damage', source, { player, amount, combat, damaged: 'player' })];
    }
    case 'DamageDealtToPermanent': {
      const { source, object, amount, combat } = event.data;
      return [about('deals damage', source, { thatObject: object, amount, combat, damaged: 'creature' })];
    }
    case 'LifeGained':
      return [about('gains life', noObject, { player: event.data.player, amount: event.data.amount })];
    case 'LifeLost':
      return [about('loses life', noObject, { player: event.data.player, amount: event.data.amount })];
    case 'Tapped':
      return [about('becomes tapped', event.data.object)];
    case 'Untapped':
      return [about('becomes untapped', event.data.object)];
    case 'PermanentsUntapped':
      return event.data.objects.map((object) => about('becomes untapped', object));
    case 'CountersPut':
      return countersPut(state, event.data.object, [event.data]);
    case 'CountersRemoved': {
      const { object, count: amount, kind: counter } = event.data;
      const total = countersOn(objectOf(state, object), counter);
      return [about('counters are removed', object, { amount, counter, total })];
    }
    case 'PlayerCountersPut':
    case 'PlayerCountersRemoved': {
      const { player, count: amount, kind: counter } = event.data;
      const on = event.type === 'PlayerCountersPut' ? 'player gets counters' : 'player loses counters';
      return [about(on, noObject, { player, amount, counter })];
    }
    case 'DesignationGiven': {
      const { holder, name: designation, value: amount } = event.data;
      if (holder?.is === 'object') return [about('is designated', holder.id, { designation, amount })];
      return [about('is designated', noObject, { designation, amount, player: holder?.id ?? null })];
    }
    case 'ManaAbilityActivated':
      return [about('tapped for mana', event.data.source, { player: event.data.player })];
    case 'TargetsChosen':
    case 'TargetsChanged':
      return targeted(state, event.data);
    default:
      return none;
  }
}

/** An occasion that several facts give together. */
interface SharedOccasion {
  readonly occasion: Occasion;
  readonly causes: readonly Revision[];
}

/**
 * CR 603.2: simultaneous damage is one event for each source that deals it, whatever it is dealt to, and for each
 * permanent that is dealt it, whatever deals it.
 */
export function damageOccasionsOf(events: readonly AnyGameEvent[]): readonly SharedOccasion[] {
  const found = new Map<string, SharedOccasion>();
  const add = (on: Occasion['on'], object: ObjectId, amount: number, combat: boolean, cause: Revision): void => {
    const key = `${on} ${object}`;
    const { occasion, causes } = found.get(key) ?? { occasion: about(on, object, { combat }), causes: [] };
    found.set(key, { occasion: { ...occasion, amount: occasion.amount + amount }, causes: [...causes, cause] });
  };
  for (const { type, data, revision } of events) {
    if (type !== 'DamageDealtToPlayer' && type !== 'DamageDealtToPermanent') continue;
    add('deals damage', data.source, data.amount, data.combat, revision);
    if (type === 'DamageDealtToPermanent') add('is dealt damage', data.object, data.amount, data.combat, revision);
  }
  return [...found.values()];
}

function moved(state: GameState, data: Extract<AnyGameEvent, { type: 'ObjectMoved' }>['data']): readonly Occasion[] {
  const found: Occasion[] = [];
  const owner = objectOf(state, data.becomes).owner;
  if (data.to === 'battlefield') {
    found.push(about('enters', data.becomes, { from: data.from, player: data.controller }));
    found.push(...countersPut(state, data.becomes, data.counters));
  }
  if (data.from === 'battlefield') {
    const player = objectOf(state, data.object).controller;
    found.push(about('leaves the battlefield', data.object, { lookBack: true, player }));
    if (data.to === 'graveyard') found.push(about('dies', data.object, { lookBack: true, player }));
    if (data.manner === 'sacrifice') found.push(about('is sacrificed', data.object, { lookBack: true, player }));
  }
  if (data.manner === 'draw') found.push(about('draws', data.becomes, { player: owner, amount: 1 }));
  if (data.manner === 'discard') found.push(about('discards', data.becomes, { player: owner, amount: 1 }));
  return found;
}

/** CR 603.6c: permanents leave the battlefield when they leave the game because their owner does. */
function leftWithTheirOwner(state: GameState, objects: readonly ObjectId[]): readonly Occasion[] {
  return objects.flatMap((id) => {
    const { zone, controller } = objectOf(state, id);
    if (zone !== 'battlefield') return none;
    return [about('leaves the battlefield', id, { lookBack: true, player: controller })];
  });
}

/** CR 122.6: counters that a permanent enters with are put on it. */
function countersPut(state: GameState, object: ObjectId, counters: readonly Counter[]): readonly Occasion[] {
  return counters.flatMap(({ kind, count }) => {
    const total = countersOn(objectOf(state, object), kind);
    const put = about('counters are put', object, { amount: count, counter: kind, total });
    return kind === 'lore' ? [put, ...chaptersReached(object, total - count, total)] : [put];
  });
}

/** CR 714.2b: the chapters whose numbers the lore counters reach. */
function chaptersReached(object: ObjectId, before: number, after: number): readonly Occasion[] {
  return Array.from({ length: Math.max(0, after - before) }, (_, i) =>
    about('chapter', object, { amount: before + i + 1 }),
  );
}

/** CR 509.3a, 509.3c, 509.3g: once for each blocker, each blocked attacker, each attacker that nothing blocks. */
function blocked(
  state: GameState,
  blocks: Extract<AnyGameEvent, { type: 'BlockersDeclared' }>['data']['blocks'],
): readonly Occasion[] {
  const blockers = blocks.filter(({ blocker }, i) => blocks.findIndex((other) => other.blocker === blocker) === i);
  const attackers = [...new Set(blocks.map((block) => block.attacker))];
  const unblocked = (state.combat?.attackers ?? []).filter((attacker) => !attacker.blocked);
  const alone = blockers.length === 1;
  return [
    ...blockers.map((block) => about('blocks', block.blocker, { thatObject: block.attacker, alone })),
    ...attackers.map((attacker) => about('becomes blocked', attacker)),
    ...unblocked.map((attacker) => about('attacks and is not blocked', attacker.object)),
  ];
}

/** CR 115.1, 601.2c: each object becomes a target once of a spell or ability, however many of its targets it is. */
function targeted(
  state: GameState,
  data: Extract<AnyGameEvent, { type: 'TargetsChosen' | 'TargetsChanged' }>['data'],
): readonly Occasion[] {
  const by = objectOf(state, data.object);
  const ids = new Set(data.targets.flat().flatMap((ref) => (ref.is === 'object' ? [ref.id] : [])));
  const targetedBy = by.kind === 'ability' ? 'ability' : 'spell';
  return [...ids].map((object) =>
    about('becomes the target', object, { thatObject: data.object, player: by.controller, targetedBy }),
  );
}
