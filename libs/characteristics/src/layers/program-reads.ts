import { reads, type GameState } from '@stacktrail/game-state';
import type { LayerOrder } from './layer-order.js';
import { readsOfAmount } from '../meanings/reads-of.js';
import { aspectsOfGame, aspects } from '../reading/aspects.js';

/** Aspects that aren't part of an object's record, so a change of them doesn't make filters be asked again. */
const notOnRecords = reads.combat | reads.turn;

/**
 * The aspects that a program depends on, besides the effects and the object that it is applied to. An object's own
 * status is read when its characteristics are computed, unless an effect asks about other objects or their status
 * decided which effects exist.
 */
export function readsOfProgram(state: GameState, { effects, lookedAtObjects }: LayerOrder): number {
  let mask = readsOfDefiningAbilities(state);
  let own = 0;
  for (const effect of effects) {
    mask |= effect.reads;
    own |= effect.ownReads;
    for (const part of effect.parts) mask |= part.reads;
    if (effect.affected.ids !== null && effect.affected.ids.some((id) => state.objects.get(id)?.zone === 'stack')) {
      mask |= reads.zones; // The permanent that a spell becomes is found when effects are collected (CR 400.7a).
    }
  }
  if (lookedAtObjects) mask |= reads.zones | aspects.others;
  mask |= (mask & aspects.others) === 0 ? own & notOnRecords : own;
  return mask & aspectsOfGame;
}

/** The aspects that characteristic-defining abilities of permanents read (CR 604.3). */
function readsOfDefiningAbilities(state: GameState): number {
  let mask = 0;
  for (const id of state.battlefield) {
    const printed = state.objects.get(id)?.printed;
    if (printed?.hasCda !== true) continue;
    for (const { ability } of printed.abilities) {
      if (ability.kind !== 'static') continue;
      for (const effect of ability.effects) {
        if (effect.static !== 'defines power and toughness') continue;
        mask |= readsOfAmount(effect.power ?? 0) | readsOfAmount(effect.toughness ?? 0);
      }
    }
  }
  return mask;
}
