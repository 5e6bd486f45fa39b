import { addedAt, commandersIn } from '../state/commanders.js';
import type { Mana } from '../state/player-state.js';
import { announce } from './evolve-stack.js';
import { changePlayer, withCounters } from './changes.js';
import type { Evolvers } from './evolver.js';

type PlayerEvent =
  | 'DamageDealtToPlayer'
  | 'LifeGained'
  | 'LifeLost'
  | 'AdditionalLandsAllowed'
  | 'PlayerCountersPut'
  | 'ManaAdded'
  | 'ManaSpent'
  | 'ManaEmptied'
  | 'ManaBecameColorless';

export const playerEvolvers: Evolvers<PlayerEvent> = {
  /** The life lost is a fact of its own (CR 120.3a). */
  DamageDealtToPlayer(state, data) {
    const source = state.objects.get(data.source);
    if (!data.combat || state.commanders.length === 0 || source === undefined) return;
    const dealing = commandersIn(state, source);
    state.commanders = state.commanders.map((one) =>
      dealing.includes(one) ? { ...one, damage: addedAt(one.damage, data.player, data.amount) } : one,
    );
  },
  LifeGained: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.life += data.amount;
    }),
  LifeLost: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.life -= data.amount;
    }),
  AdditionalLandsAllowed: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.additionalLandsThisTurn += data.count;
    }),
  PlayerCountersPut: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.counters = withCounters(player.counters, data.kind, data.count);
    }),
  ManaAdded(state, data) {
    const added: Mana[] = data.mana.map((type, i) => ({
      unit: data.first + i,
      type,
      source: data.source,
      instruction: data.instruction,
    }));
    state.nextMana = Math.max(state.nextMana, data.first + added.length);
    changePlayer(state, data.player, (player) => {
      player.mana = [...player.mana, ...added];
    });
  },
  ManaSpent(state, data) {
    const spent = new Set(data.mana.map((mana) => mana.unit));
    const on = state.objects.get(data.on);
    if (on?.zone === 'stack' && !on.left) {
      const units = state.players[data.player]?.mana.filter((mana) => spent.has(mana.unit)) ?? [];
      announce(state, data.on, { spent: [...on.announced.spent, ...units] });
    }
    changePlayer(state, data.player, (player) => {
      player.mana = player.mana.filter((mana) => !spent.has(mana.unit));
    });
  },
  ManaEmptied: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.mana = data.kept.length === 0 ? [] : player.mana.filter(({ unit }) => data.kept.includes(unit));
    }),
  ManaBecameColorless: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.mana = player.mana.map((mana) => (data.units.includes(mana.unit) ? { ...mana, type: 'C' } : mana));
    }),
};
