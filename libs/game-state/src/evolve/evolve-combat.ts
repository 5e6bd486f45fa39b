import type { ObjectId } from '@stacktrail/game-events';
import type { Attacker, Combat } from '../state/combat.js';
import type { GameStateRecord } from '../state/game-state.js';
import { changePlayer } from './changes.js';
import type { Evolvers } from './evolver.js';
import { leaveAsCreature, leaveCombat } from './leave-combat.js';

type CombatEvent =
  | 'AttackersDeclared'
  | 'PutOntoBattlefieldAttacking'
  | 'BlockersDeclared'
  | 'CombatDamageAssigned'
  | 'RemovedFromCombat'
  | 'CombatEnded'
  | 'BecameBlocked'
  | 'AttackReselected'
  | 'BlockAdded'
  | 'BandsFormed'
  | 'StoppedBeingAttacked';

const noCombat: Combat = {
  attackers: [],
  firstStrikers: null,
  removed: [],
  bands: [],
  attacked: [],
  obliged: [],
  former: [],
};

export const combatEvolvers: Evolvers<CombatEvent> = {
  AttackersDeclared(state, data, event) {
    const attackers = data.attacks.map(({ attacker, defender }) => ({
      object: attacker,
      defender,
      blocked: false,
      blockers: [],
      declaredAt: event.revision,
      blockedAt: event.revision,
    }));
    const combat = state.combat ?? noCombat;
    const players = data.attacks.flatMap(({ defender }) => (defender.is === 'player' ? [defender.id] : []));
    const attacked = [...new Set([...combat.attacked, ...players])];
    state.combat = { ...combat, attackers: [...combat.attackers, ...attackers], attacked };
    if (players.length === 0) return;
    if (state.catalog.asksAboutLastCombat) {
      const attacks = data.attacks.flatMap(({ attacker, defender }) =>
        defender.is === 'player' ? [{ attacker, player: defender.id }] : [],
      );
      changePlayer(state, state.activePlayer, (player) => {
        player.attacksThisCombat = [...player.attacksThisCombat, ...attacks];
      });
    }
    if (!state.catalog.asksWhomPlayersAttacked) return;
    changePlayer(state, state.activePlayer, (player) => {
      player.attackedThisTurn = [...new Set([...player.attackedThisTurn, ...players])];
    });
  },
  PutOntoBattlefieldAttacking(state, data, event) {
    const combat = state.combat ?? noCombat;
    const { revision: declaredAt } = event;
    const attacker = { object: data.object, defender: data.defender, blocked: false, blockers: [], declaredAt };
    state.combat = { ...combat, attackers: [...combat.attackers, { ...attacker, blockedAt: declaredAt }] };
  },
  BlockersDeclared(state, data, event) {
    const combat = state.combat ?? noCombat;
    state.combat = {
      ...combat,
      attackers: combat.attackers.map((attacker) => {
        const blockers = data.blocks
          .filter((block) => block.attacker === attacker.object)
          .map((block) => block.blocker);
        if (blockers.length === 0) return attacker;
        return { ...attacker, blocked: true, blockers: [...attacker.blockers, ...blockers], blockedAt: event.revision };
      }),
    };
  },
  CombatDamageAssigned(state, data) {
    const combat = state.combat ?? noCombat;
    if (state.step !== 'first-strike damage') return;
    state.combat = { ...combat, firstStrikers: data.powers.map((entry) => entry.object) };
  },
  // CR 506.4d: a creature that blocks and is attacked leaves combat as the one and then, if it must, as the other.
  RemovedFromCombat(state, data) {
    const isCreature = state.combat?.attackers.some(
      ({ object, blockers }) => object === data.object || blockers.includes(data.object),
    );
    if (isCreature) leaveAsCreature(state, data.object);
    else leaveCombat(state, data.object);
  },
  CombatEnded(state) {
    state.combat = null;
  },
  BecameBlocked: (state, data, event) =>
    changeAttacker(state, data.object, (attacker) => ({ ...attacker, blocked: true, blockedAt: event.revision })),
  AttackReselected: (state, data) =>
    changeAttacker(state, data.object, (attacker) => ({ ...attacker, defender: data.defender })),
  StoppedBeingAttacked(state, { object }) {
    const { combat } = state;
    if (combat === null || combat.removed.includes(object)) return;
    state.combat = { ...combat, removed: [...combat.removed, object] };
  },
  BandsFormed(state, data) {
    const combat = state.combat ?? noCombat;
    state.combat = { ...combat, bands: [...combat.bands, ...data.bands] };
  },
  BlockAdded: (state, data, event) =>
    changeAttacker(state, data.attacker, (attacker) => {
      if (attacker.blockers.includes(data.blocker)) return attacker;
      const blockers = [...attacker.blockers, data.blocker];
      return { ...attacker, blocked: true, blockers, blockedAt: event.revision };
    }),
};

function changeAttacker(state: GameStateRecord, id: ObjectId, change: (attacker: Attacker) => Attacker): void {
  if (state.combat === null) return;
  const attackers = state.combat.attackers.map((attacker) => (attacker.object === id ? change(attacker) : attacker));
  state.combat = { ...state.combat, attackers };
}
