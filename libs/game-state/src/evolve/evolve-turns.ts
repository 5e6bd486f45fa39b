import { isDesignated } from '../state/designations.js';
import { GameObjectRecord } from '../state/game-object.js';
import { noAttacks, nobody, PlayerStateRecord } from '../state/player-state.js';
import { begun } from '../state/schedule.js';
import { firstWithPriority } from '../state/turn-order.js';
import { changeObject, changePlayer } from './changes.js';
import { takeTurn } from './evolve-schedule.js';
import type { Evolvers } from './evolver.js';

type TurnEvent = 'TurnBegan' | 'StepBegan' | 'PriorityPassed' | 'LandPlayed' | 'PermanentsUntapped' | 'DamageWoreOff';

export const turnEvolvers: Evolvers<TurnEvent> = {
  TurnBegan(state, data) {
    state.spellsCastLastTurn = state.players[state.activePlayer]?.spellsCastThisTurn ?? 0;
    state.monarchAsTurnBegan = state.players.find((player) => isDesignated(player, 'monarch'))?.id ?? null;
    state.extraTurn = takeTurn(state, data.player);
    state.schedule = null;
    state.begun = [];
    state.cutShort = false;
    if (state.skips.length > 0) state.skips = state.skips.filter((skip) => skip.turn === null);
    state.turn = data.number;
    const lastActive = state.activePlayer;
    state.activePlayer = data.player;
    state.usedThisTurn = [];
    state.players = state.players.map((player) => {
      const copy = new PlayerStateRecord(player);
      if (copy.id === lastActive && state.catalog.asksWhomPlayersAttacked) {
        copy.attackedLastTurn = copy.attackedThisTurn;
        copy.attackedThisTurn = nobody;
      }
      if (copy.id === data.player) copy.latestTurn = data.number;
      copy.landsPlayedThisTurn = 0;
      copy.additionalLandsThisTurn = 0;
      copy.spellsCastThisTurn = 0;
      copy.cardsDrawnThisTurn = 0;
      copy.cardsDrawnThisStep = 0;
      copy.planarDieRolls = 0;
      return copy;
    });
  },
  StepBegan(state, data, event) {
    if (state.schedule !== null) state.schedule = begun(state.schedule, data.step);
    state.step = data.step;
    if (data.step === 'beginning of combat' && state.catalog.asksAboutLastCombat) {
      changePlayer(state, state.activePlayer, (player) => {
        player.attacksLastCombat = player.attacksThisCombat;
        player.attacksThisCombat = noAttacks;
      });
    }
    state.begun = [...state.begun, data.step];
    state.cutShort = false;
    state.stepBeganAt = event.revision;
    state.priority = firstWithPriority(state);
    state.passed = 0;
    for (const { id, cardsDrawnThisStep } of state.players) {
      if (cardsDrawnThisStep > 0)
        changePlayer(state, id, (player) => {
          player.cardsDrawnThisStep = 0;
        });
    }
    if (data.step === 'upkeep') {
      changePlayer(state, state.activePlayer, (player) => {
        player.upkeepBefore = player.upkeep;
        player.upkeep = state.turn;
      });
    }
  },
  PriorityPassed(state, data) {
    state.passed += 1;
    const count = state.players.length;
    for (let i = 1; i <= count; i++) {
      const next = state.players[(data.player + i) % count]!;
      if (next.lost) continue;
      state.priority = next.id;
      return;
    }
  },
  LandPlayed(state, data) {
    state.passed = 0;
    changePlayer(state, data.player, (player) => {
      player.landsPlayedThisTurn += 1;
    });
  },
  PermanentsUntapped(state, data) {
    for (const id of data.objects) {
      changeObject(state, id, (object) => {
        object.tapped = false;
      });
    }
  },
  DamageWoreOff(state) {
    for (const id of [...state.battlefield, ...state.phasedOut]) {
      const object = state.objects.get(id);
      if (object === undefined || object.damage === 0) continue;
      const copy = new GameObjectRecord(object);
      copy.damage = 0;
      copy.damagedAt = [];
      state.objects = state.objects.set(id, copy);
    }
  },
};
