import type { ObjectId } from '@stacktrail/game-events';
import { countersOn, objectOf, playerOf } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import type { OccurrenceResult, Occurrence, RegenerateOccurrence } from '../game/occurrence.js';
import type { Emission } from './emission.js';
import { emitDamage } from './emit-damage.js';
import { emitDraw } from './emit-draw.js';
import { emitMove } from './emit-move.js';
import { emitTokens } from './emit-tokens.js';

const nothing: OccurrenceResult = { objects: [], amount: 0 };

function reasonFor(emission: Emission, occurrence: Occurrence): Reason {
  const { reason } = emission;
  return {
    rule: occurrence.rule ?? reason.rule,
    source: occurrence.source ?? reason.source ?? (0 as ObjectId),
    player: reason.player ?? null,
    causes: occurrence.causes ?? reason.causes ?? emission.game.causes,
  };
}

/** Records an occurrence after all replacements. */
export function emitOccurrence(emission: Emission, occurrence: Occurrence): OccurrenceResult {
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
    case 'remove damage':
      game.emit('DamageMarkRemoved', { object: occurrence.object }, reason);
      return nothing;
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
    case 'create tokens':
      return emitTokens(game, occurrence, reason);
    case 'player gets counters': {
      const { player, counter, count } = occurrence;
      if (count > 0) game.emit('PlayerCountersPut', { player, kind: counter, count }, reason);
      return { objects: [], amount: count };
    }
    case 'win the game':
    case 'lose the game': {
      const ends = occurrence.would === 'win the game' ? emission.ends.wins : emission.ends.losses;
      ends.push({ player: occurrence.player, rule: reason.rule, causes: reason.causes ?? [] });
      return nothing;
    }
    case 'lose counters': {
      const count = Math.min(occurrence.count, countersOn(objectOf(game.state, occurrence.object), occurrence.counter));
      if (count > 0)
        game.emit('CountersRemoved', { object: occurrence.object, kind: occurrence.counter, count }, reason);
      return { objects: [occurrence.object], amount: count };
    }
    case 'produce mana': {
      const { player, object: source, mana, instruction } = occurrence;
      game.emit('ManaAdded', { player, mana, first: game.state.nextMana, source, instruction }, reason);
      return { objects: [], amount: mana.length };
    }
    case 'follow instructions':
      return nothing;
    case 'draw cards':
    case 'take action':
      return { objects: [], amount: occurrence.count };
    case 'get counters': {
      const { object, counter, count } = occurrence;
      const player = occurrence.by ?? reason.player ?? objectOf(game.state, object).controller;
      if (count > 0) game.emit('CountersPut', { object, kind: counter, count }, { ...reason, player });
      return { objects: [object], amount: count };
    }
  }
}

/** CR 701.19a: regeneration also has its controller tap the permanent, on which abilities can trigger. */
function emitRegeneration(game: Game, { object, shield }: RegenerateOccurrence, reason: Reason): OccurrenceResult {
  const { tapped, controller: player } = objectOf(game.state, object);
  const tapping = game.state.catalog.asksWhoTaps ? { ...reason, player } : reason;
  if (!tapped) game.emit('Tapped', { object }, tapping);
  game.emit('Regenerated', { object, shield }, reason);
  return nothing;
}
