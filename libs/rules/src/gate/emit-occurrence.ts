import { allSeats, seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game, Reason } from '../game/game.js';
import { typeBit } from '../state/printed.js';
import { objectOf, playerOf, presentObject } from '../state/game-state.js';
import type {
  DamageOccurrence,
  DrawOccurrence,
  Happened,
  MoveOccurrence,
  Occurrence,
  RegenerateOccurrence,
} from './occurrence.js';

/**
 * What is recorded together. `group` counts simultaneous moves; `results` are those of damage that replacement effects
 * may change (CR 120.4c); `shuffled` are the players whose libraries are shuffled afterwards.
 */
export interface Emission {
  readonly game: Game;
  readonly reason: Reason;
  group: number;
  readonly results: Occurrence[];
  readonly shuffled: Set<PlayerId>;
}

const nothing: Happened = { objects: [], amount: 0 };

function reasonFor(emission: Emission, occurrence: Occurrence): Reason {
  const { reason } = emission;
  return {
    rule: occurrence.rule ?? reason.rule,
    source: occurrence.source ?? reason.source ?? (0 as ObjectId),
    player: reason.player ?? null,
    causes: occurrence.causes ?? reason.causes ?? emission.game.causes,
  };
}

/** Records what happens, after every replacement. */
export function emitOccurrence(emission: Emission, occurrence: Occurrence): Happened {
  const { game } = emission;
  const reason = reasonFor(emission, occurrence);
  switch (occurrence.would) {
    case 'move':
      return emitMove(emission, occurrence, reason);
    case 'destroy': {
      const { toughness, damage } = occurrence.lethal ?? { toughness: 0, damage: 0 };
      game.emit('Destroyed', { object: occurrence.object, toughness, damage }, reason);
      return nothing;
    }
    case 'regenerate':
      return emitRegeneration(game, occurrence, reason);
    case 'be dealt damage':
      return emitDamage(emission, occurrence, reason);
    case 'gain life': {
      const life = playerOf(game.state, occurrence.player).life + occurrence.amount;
      game.emit('LifeGained', { player: occurrence.player, amount: occurrence.amount, life }, reason);
      return { objects: [], amount: occurrence.amount };
    }
    case 'lose life': {
      const life = playerOf(game.state, occurrence.player).life - occurrence.amount;
      game.emit('LifeLost', { player: occurrence.player, amount: occurrence.amount, life }, reason);
      return { objects: [], amount: occurrence.amount };
    }
    case 'draw':
      return emitDraw(emission, occurrence, reason);
    case 'create tokens': {
      const first = game.nextObjectId();
      const { player, count, description, tapped, counters = [] } = occurrence;
      game.emit('TokensCreated', { player, count, first, description, tapped, counters }, reason);
      return { objects: Array.from({ length: count }, (_, i) => (first + i) as ObjectId), amount: count };
    }
    case 'get counters': {
      const { object, counter, count } = occurrence;
      if (count > 0) game.emit('CountersPut', { object, kind: counter, count }, reason);
      return { objects: [object], amount: count };
    }
  }
}

function emitMove(emission: Emission, occurrence: MoveOccurrence, reason: Reason): Happened {
  const { game } = emission;
  const object = presentObject(game.state, occurrence.object);
  if (object === undefined) return nothing;
  const becomes = game.nextObjectId();
  const { to } = occurrence;
  if (occurrence.shuffle) emission.shuffled.add(object.owner);
  const everyone = allSeats(game.state.players.length);
  const hidden = to === 'hand' || to === 'library';
  const wasHidden = object.zone === 'hand' || object.zone === 'library';
  const shown = hidden ? (wasHidden ? object.knownTo : everyone) : everyone;
  const seenBy = to === 'hand' ? shown | seatBit(object.owner) : shown;
  game.emit(
    'ObjectMoved',
    {
      object: object.id,
      becomes,
      from: object.zone,
      to,
      position: to === 'library' ? (occurrence.position ?? 0) : 0,
      manner: occurrence.manner,
      controller: to === 'battlefield' || to === 'stack' ? (occurrence.controller ?? object.owner) : object.owner,
      tapped: occurrence.tapped ?? false,
      counters: occurrence.counters ?? [],
      attachTo: occurrence.attachTo ?? null,
      group: emission.group++,
      card: object.card,
      seenBy,
    },
    reason,
  );
  return { objects: [becomes], amount: 1 };
}

/** CR 701.19a: it is tapped, which abilities can see. */
function emitRegeneration(game: Game, { object, shield }: RegenerateOccurrence, reason: Reason): Happened {
  if (!objectOf(game.state, object).tapped) game.emit('Tapped', { object }, reason);
  game.emit('Regenerated', { object, shield }, reason);
  return nothing;
}

/** CR 121.2, 121.4. */
function emitDraw(emission: Emission, occurrence: DrawOccurrence, reason: Reason): Happened {
  const { game } = emission;
  const top = playerOf(game.state, occurrence.player).library[0];
  if (top === undefined) {
    game.emit('DrawFailed', { player: occurrence.player }, { ...reason, rule: '121.4' });
    return nothing;
  }
  return emitMove(emission, { would: 'move', object: top, to: 'hand', manner: 'draw' }, reason);
}

/** CR 120.3: the results of damage, by what was damaged and what its source is. */
function emitDamage(emission: Emission, occurrence: DamageOccurrence, reason: Reason): Happened {
  const { game } = emission;
  const { from, to, amount, combat } = occurrence;
  const source = objectOf(game.state, from);
  const { keywords } = characteristicsOf(game.state, source);
  const dealt: Reason = { ...reason, source: from };
  const revision =
    to.is === 'player'
      ? game.emit('DamageDealtToPlayer', { source: from, player: to.id, amount, combat }, dealt)
      : game.emit(
          'DamageDealtToPermanent',
          {
            source: from,
            object: to.id,
            amount,
            marked: marked(game, to, keywords, amount),
            combat,
            deathtouch: keywords.has('deathtouch'),
          },
          dealt,
        );
  damageResults(emission, occurrence, keywords, { ...dealt, causes: [revision] });
  if (keywords.has('lifelink')) {
    const player = source.controller;
    emission.results.push({ would: 'gain life', player, amount, rule: '120.3f', source: from, causes: [revision] });
  }
  return { objects: [], amount };
}

/** How much of the damage is marked: none from wither or infect (120.3d), and only on creatures (120.3e). */
function marked(game: Game, to: Ref & { is: 'object' }, keywords: ReadonlySet<string>, amount: number): number {
  const { types } = characteristicsOf(game.state, objectOf(game.state, to.id));
  const isCreature = (types & typeBit('Creature')) !== 0;
  return isCreature && !keywords.has('wither') && !keywords.has('infect') ? amount : 0;
}

function damageResults(
  { game, results }: Emission,
  occurrence: DamageOccurrence,
  keywords: ReadonlySet<string>,
  reason: Reason,
): void {
  const { to, amount } = occurrence;
  if (to.is === 'player') {
    if (keywords.has('infect')) {
      game.emit('PlayerCountersPut', { player: to.id, kind: 'poison', count: amount }, { ...reason, rule: '120.3b' });
      return;
    }
    const life = playerOf(game.state, to.id).life - amount;
    game.emit('LifeLost', { player: to.id, amount, life }, { ...reason, rule: '120.3a' });
    return;
  }
  const object = objectOf(game.state, to.id);
  const { types } = characteristicsOf(game.state, object);
  if ((types & typeBit('Planeswalker')) !== 0) {
    game.emit('CountersRemoved', { object: to.id, kind: 'loyalty', count: amount }, { ...reason, rule: '120.3c' });
  }
  if ((types & typeBit('Creature')) !== 0 && (keywords.has('wither') || keywords.has('infect'))) {
    const { source, causes } = reason;
    const counters = { would: 'get counters', object: to.id, counter: '-1/-1', count: amount } as const;
    results.push({ ...counters, rule: '120.3d', ...(source && { source }), ...(causes && { causes }) });
  }
}
