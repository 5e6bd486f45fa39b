import {
  allSeats,
  noObject,
  seatBit,
  type Counter,
  type DefinitionPointer,
  type ObjectId,
} from '@stacktrail/game-events';
import {
  withCounters,
  exiledFaceDown,
  countersOn,
  type GameObject,
  objectOf,
  playerOf,
  presentObject,
  type GameState,
  choiceLabel,
} from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';
import { arrangeComponents, goesTo } from './arrange-components.js';
import { cannotEnterWithCounters } from './counter-effects.js';
import { emitDamage } from './emit-damage.js';
import { enteringPermanent, isEntering } from './entering.js';
import type { Emission } from './emission.js';
import type {
  DrawOccurrence,
  Happened,
  MoveOccurrence,
  Occurrence,
  RegenerateOccurrence,
  TokensOccurrence,
} from '../game/occurrence.js';

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
    case 'create tokens': {
      const first = game.nextObjectId();
      const { player, count, description, face = 0, copyBrings } = occurrence;
      const tapped = occurrence.tapped || copyBrings?.tapped === true;
      const counters = countersWith(game.state, occurrence);
      const { attachTo = null, copy = null } = occurrence;
      const { controller = player } = occurrence;
      const tokens = Array.from({ length: count }, (_, i) => (first + i) as ObjectId);
      beginEffects(game, occurrence, tokens, reason);
      game.emit(
        'TokensCreated',
        { player, controller, count, first, description, tapped, counters, face, copy, attachTo },
        reason,
      );
      for (const token of tokens) recordMarks(game, token, occurrence, reason);
      return { objects: tokens, amount: count };
    }
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
      if (count > 0) game.emit('CountersPut', { object, kind: counter, count }, reason);
      return { objects: [object], amount: count };
    }
  }
}

function countersWith(state: GameState, occurrence: MoveOccurrence | TokensOccurrence): readonly Counter[] {
  const { counters = [], copyBrings } = occurrence;
  const all =
    copyBrings === undefined
      ? counters
      : copyBrings.counters.reduce((sum, { kind, count }) => withCounters(sum, kind, count), counters);
  if (all.length === 0 || !isEntering(occurrence)) return all;
  return cannotEnterWithCounters(state, enteringPermanent(state, occurrence)) ? [] : all;
}

/** CR 712.21: what the second card of a melded permanent becomes as that leaves the battlefield, both to one place. */
function meldedInto({ meldedCard }: GameObject, occurrence: MoveOccurrence, becomes: ObjectId): ObjectId | null {
  if (occurrence.toCommand !== undefined) return null;
  return meldedCard >= 0 && occurrence.to !== 'battlefield' ? ((becomes + 1) as ObjectId) : null;
}

function otherCard(object: GameObject, occurrence: MoveOccurrence, becomes: ObjectId): ObjectId | null {
  return occurrence.meldsWith ?? meldedInto(object, occurrence, becomes);
}

/** CR 121.8: whether a spell is being cast or an ability activated, and hasn't become cast or activated yet. */
function isBeingAnnounced({ acting, state }: Game): boolean {
  const top = acting === 0 ? undefined : state.objects.get(state.stack.at(-1) ?? noObject);
  if (top === undefined || top.paidAt >= 0) return false;
  return top.ability === null ? top.castFrom !== null : top.ability.definition.kind === 'activated';
}

/** What it is face down: as it is to move, or as the face-down spell that becomes a permanent is (CR 708.4). */
function faceDownAs(object: GameObject, { to, faceDown }: MoveOccurrence): DefinitionPointer | null {
  if (faceDown !== undefined) return faceDown;
  return to === 'battlefield' && object.zone === 'stack' ? (object.faceDown?.pointer ?? null) : null;
}

/** CR 708.5: its controller may look at it; who knew the card before goes on to. */
function knownFaceDown(
  object: GameObject,
  { to, controller = object.owner }: MoveOccurrence,
  wasHidden: boolean,
): number {
  const before = wasHidden || object.faceDown !== null ? object.knownTo : 0;
  return to === 'exile' ? before : before | seatBit(controller);
}

function emitMove(emission: Emission, occurrence: MoveOccurrence, reason: Reason): Happened {
  const { game } = emission;
  const object = presentObject(game.state, occurrence.object);
  if (object === undefined) return nothing;
  const becomes = game.nextObjectId();
  const to = goesTo(occurrence, object.card);
  if (occurrence.shuffle) emission.shuffled.push(object.owner);
  else if (to === 'library') emission.placed.add(becomes);
  const everyone = allSeats(game.state.players.length);
  const hidden = to === 'hand' || to === 'library';
  const wasHidden = object.zone === 'hand' || object.zone === 'library' || object.zone === 'outside';
  const faceDown = faceDownAs(object, occurrence);
  const shown = hidden
    ? wasHidden
      ? object.knownTo
      : everyone
    : faceDown === null
      ? everyone
      : knownFaceDown(object, occurrence, wasHidden);
  if (to === 'battlefield') beginEffects(game, occurrence, [becomes], reason);
  const seenBy = to === 'hand' && faceDown === null ? shown | seatBit(object.owner) : shown;
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
      tapped: occurrence.tapped === true || occurrence.copyBrings?.tapped === true,
      counters: countersWith(game.state, occurrence),
      attachTo: occurrence.attachTo ?? null,
      group: emission.group++,
      face: occurrence.face ?? (to === 'battlefield' && object.zone === 'stack' ? object.face : 0), // CR 712.13
      faceDown,
      copy: occurrence.copy ?? null,
      other: otherCard(object, occurrence, becomes),
      card: object.card,
      seenBy,
    },
    reason,
  );
  if (occurrence.attachToPlayer !== undefined && to === 'battlefield') {
    game.emit('AttachedToPlayer', { object: becomes, player: occurrence.attachToPlayer }, reason);
  }
  recordMarks(game, becomes, occurrence, reason);
  const second = meldedInto(object, occurrence, becomes);
  const others = second === null ? emitComponents(game, object, occurrence, reason) : [second];
  const put = [becomes, ...others];
  if (occurrence.arrangement === undefined) return { objects: put, amount: 1 };
  const objects = arrangeComponents(game, object, occurrence, put, reason);
  if (emission.placed.has(becomes)) emission.placed.add(objects[0]!);
  return { objects, amount: 1 };
}

/** CR 728.3: each other card that represented the permanent is put where that went; one of a melded pair likewise. */
function emitComponents(
  game: Game,
  { id, merged, meldedCard }: GameObject,
  occurrence: MoveOccurrence,
  reason: Reason,
): readonly ObjectId[] {
  const put: ObjectId[] = [];
  const second = occurrence.toCommand !== undefined && meldedCard >= 0;
  const others = second ? [{ kind: 'card', card: meldedCard }] : merged;
  others.forEach(({ kind, card }, component) => {
    if (kind !== 'card') return;
    const becomes = game.nextObjectId();
    const to = occurrence.componentsTo ?? goesTo(occurrence, card);
    const where = to === 'library' ? (occurrence.position ?? 0) : 0;
    game.emit(
      'ComponentMoved',
      { permanent: id, component, becomes, to, position: where, card },
      { ...reason, rule: '728.3' },
    );
    put.push(becomes);
  });
  return put;
}

/** CR 611.2e: effects that begin as the permanents enter apply to them at the same time. */
function beginEffects(
  game: Game,
  { begins = [] }: Pick<MoveOccurrence, 'begins'>,
  objects: readonly ObjectId[],
  reason: Reason,
): void {
  for (const one of begins) {
    game.emit(
      'ContinuousEffectBegan',
      { ...one, effect: game.state.nextEffect, objects },
      { ...reason, rule: '611.2e' },
    );
  }
}

/** CR 607.2d, 614.12a: the permanent remembers what was chosen as it entered; a battle has its protector. */
function recordMarks(
  game: Game,
  object: ObjectId,
  { chosen = [], protector }: Pick<MoveOccurrence, 'chosen' | 'protector'>,
  reason: Reason,
): void {
  if (protector !== undefined) {
    const holder = { is: 'object', id: object } as const;
    const given = { holder, name: 'protector', player: protector, value: 0, until: null } as const;
    game.emit('DesignationGiven', given, { ...reason, rule: '310.8a' });
  }
  for (const { label: said, scope, kind, values } of chosen) {
    const label = choiceLabel(said, scope, objectOf(game.state, object).form.pointer);
    game.emit('ChoiceRecorded', { object, label, kind, values, draws: 0 }, { ...reason, rule: '614.12a' });
  }
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
  const hidden = isBeingAnnounced(game);
  if (hidden) game.drewFaceDown = true;
  const faceDown = hidden ? { faceDown: exiledFaceDown.pointer } : {};
  return emitMove(emission, { would: 'move', object: top, to: 'hand', manner: 'draw', ...faceDown }, reason);
}
