import { seatBit } from '@stacktrail/game-events';
import { endAllowances } from './allowances.js';
import { changeObject, restamp } from './changes.js';
import { endFormEffect } from './evolve-faces.js';
import type { GameStateRecord } from '../state/game-state.js';
import type { Evolvers } from './evolver.js';

type EffectEvent =
  | 'ContinuousEffectBegan'
  | 'ReplacementEffectBegan'
  | 'LastingReplacementBegan'
  | 'DamagePrevented'
  | 'DamageRedirected'
  | 'OccurrenceReplaced'
  | 'EffectEnded'
  | 'PermissionBegan'
  | 'ProhibitionBegan'
  | 'PlayerControlBegan'
  | 'PlayerControlled'
  | 'ObjectsLinked'
  | 'ActionAllowed'
  | 'AllowedActionTaken'
  | 'AbilityIgnored'
  | 'ReturnAwaited'
  | 'ReturnDue'
  | 'ReturnEnded';

/** What a shield can still do, or that it is used up (CR 615.7). */
function useShield(
  state: GameStateRecord,
  { effect, left }: { readonly effect: number; readonly left: number | null },
): void {
  if (left === null) return;
  state.shields =
    left === 0
      ? state.shields.filter((shield) => shield.id !== effect)
      : state.shields.map((shield) => (shield.id === effect ? { ...shield, amount: left } : shield));
}

export const effectEvolvers: Evolvers<EffectEvent> = {
  ContinuousEffectBegan(state, data, event) {
    const { effect: id, source, controller, objects, values, duration } = data;
    const instruction = state.catalog.findInstruction(data.instruction);
    if (instruction?.do === 'put in force') {
      const { turn } = state;
      const began = event.revision;
      state.rules = [...state.rules, { id, instruction, source, controller, values, duration, turn, began }];
      state.nextEffect = Math.max(state.nextEffect, id + 1);
      return;
    }
    if (instruction?.do !== 'apply') return;
    const timestamp = ++state.timestamp; // CR 613.7b
    const began = event.revision;
    const turn = state.turn;
    state.effects = [
      ...state.effects,
      { id, instruction, source, controller, objects, values, duration, timestamp, turn, began },
    ];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
    restamp(state);
  },
  ReplacementEffectBegan(state, data, event) {
    const { effect: id, kind, source, controller, recipients, amount, combatOnly, duration } = data;
    const { redirectTo, from, onStack, targets } = data;
    const made = data.instruction === null ? undefined : state.catalog.findInstruction(data.instruction);
    const instruction = made?.do === 'redirect damage' || made?.do === 'prevent damage' ? made : null;
    const began = event.revision;
    const turn = state.turn;
    const applies = { id, kind, source, controller, recipients, amount, combatOnly, duration, turn, began };
    state.shields = [...state.shields, { ...applies, redirectTo, from, instruction, onStack, targets }];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  LastingReplacementBegan(state, data, event) {
    const { effect: id, source, controller, kept, duration, onStack, targets } = data;
    const instruction = state.catalog.findInstruction(data.instruction);
    if (instruction?.do !== 'replace') return;
    const { turn } = state;
    const began = event.revision;
    state.replacements = [
      ...state.replacements,
      { id, instruction, source, controller, kept, onStack, targets, duration, turn, began },
    ];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  ProhibitionBegan(state, data, event) {
    const { effect: id, source, controller, players, duration } = data;
    const instruction = state.catalog.findInstruction(data.instruction);
    if (instruction?.do !== 'prohibit') return;
    const { turn } = state;
    const began = event.revision;
    state.prohibitions = [
      ...state.prohibitions,
      { id, instruction, source, controller, players, duration, turn, began },
    ];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  PlayerControlBegan(state, data, event) {
    const { effect: id, source, player, controller } = data;
    state.playerControls = [
      ...state.playerControls,
      { id, source, player, controller, applies: false, began: event.revision },
    ];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  /** CR 721.1a: of several effects the last one works. CR 721.4: what the player may see, `by` may see. */
  PlayerControlled(state, data) {
    state.playerControls = state.playerControls
      .filter(({ id, player, applies }) => id === data.effect || player !== data.player || !applies)
      .map((control) => (control.id === data.effect ? { ...control, applies: true } : control));
    const [seat, by] = [seatBit(data.player), seatBit(data.by)];
    for (const object of state.objects.values()) {
      if ((object.knownTo & seat) === 0 || (object.knownTo & by) !== 0) continue;
      changeObject(state, object.id, (changed) => {
        changed.knownTo |= by;
      });
    }
  },
  DamagePrevented: useShield,
  DamageRedirected: useShield,
  /** One that applies “the next time” is used up. */
  OccurrenceReplaced(state, { effect }) {
    if (effect === null || state.replacements.length === 0) return;
    state.replacements = state.replacements.filter(({ id, instruction }) => id !== effect || instruction.next !== true);
  },
  PermissionBegan(state, data, event) {
    const { effect: id, source, player, objects, duration } = data;
    const instruction = state.catalog.findInstruction(data.instruction);
    if (instruction?.do !== 'may play') return;
    const began = event.revision;
    const turn = state.turn;
    state.permissions = [
      ...state.permissions,
      { id, instruction, source, player, controller: player, objects, duration, turn, began },
    ];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  ObjectsLinked(state, data) {
    changeObject(state, data.source, (object) => {
      object.linked = [...object.linked, { label: data.label, objects: data.objects }];
    });
  },
  ReturnAwaited(state, data, event) {
    const { effect: id, source, controller, moved } = data;
    const instruction = state.catalog.findInstruction(data.instruction);
    if (instruction?.do !== 'move' && instruction?.do !== 'phase out') return;
    const began = event.revision;
    state.returns = [...state.returns, { id, instruction, source, controller, moved, due: false, began }];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  ReturnDue(state, data) {
    state.returns = state.returns.map((one) => (one.id === data.effect ? { ...one, due: true } : one));
  },
  ReturnEnded(state, data) {
    state.returns = state.returns.filter((one) => one.id !== data.effect);
  },
  ActionAllowed(state, data, event) {
    const { effect: id, instruction: pointer, ...more } = data;
    const instruction = state.catalog.findInstruction(pointer);
    if (instruction?.do !== 'allow action' && instruction?.do !== 'delayed trigger') return;
    const { turn } = state;
    state.allowances = [...state.allowances, { id, instruction, ...more, turn, began: event.revision }];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
  },
  AllowedActionTaken(state) {
    state.passed = 0;
  },
  AbilityIgnored(state, data, event) {
    const { effect: id, source, ability, player: controller, duration } = data;
    const { turn } = state;
    state.ignored = [...state.ignored, { id, source, ability, controller, duration, turn, began: event.revision }];
    state.nextEffect = Math.max(state.nextEffect, id + 1);
    restamp(state);
  },
  EffectEnded(state, data) {
    if (state.ignored.some(({ id }) => id === data.effect)) {
      state.ignored = state.ignored.filter(({ id }) => id !== data.effect);
      restamp(state);
    }
    if (state.allowances.length > 0) endAllowances(state, 'ends', data.effect);
    if (state.formEffects.length > 0) endFormEffect(state, data.effect);
    const effects = state.effects.filter((effect) => effect.id !== data.effect);
    if (effects.length !== state.effects.length) {
      state.effects = effects;
      restamp(state);
    }
    state.shields = state.shields.filter((shield) => shield.id !== data.effect);
    if (state.replacements.length > 0) state.replacements = state.replacements.filter(({ id }) => id !== data.effect);
    if (state.permissions.length > 0) state.permissions = state.permissions.filter(({ id }) => id !== data.effect);
    if (state.rules.length > 0) state.rules = state.rules.filter(({ id }) => id !== data.effect);
    if (state.prohibitions.length > 0) state.prohibitions = state.prohibitions.filter(({ id }) => id !== data.effect);
    if (state.playerControls.length > 0) {
      state.playerControls = state.playerControls.filter(({ id }) => id !== data.effect);
    }
  },
};
