import type { OptionalCostName } from '@stacktrail/card-tree';
import {
  symbolsOf,
  type Game,
  type Procedure,
  perform,
  IllegalAction,
  chooseTargets,
  contextOfStackObject,
  noticeTriggers,
  announceModes,
  checkModes,
} from '@stacktrail/engine';
import { allSeats, type CastAction, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { faceDownPointer, objectOf } from '@stacktrail/game-state';
import { announceObjects } from '../costs/announced-objects.js';
import { inChosenOrder } from '../costs/in-order.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana } from '../costs/pay-mana.js';
import { payOtherwise } from '../costs/substitute-mana.js';
import { costsOfSpell, isUnpayable, totalCostOfSpell, type TotalCost } from '../costs/total-cost.js';
import { chooseWaterbending, noteWaterbending, tapToWaterbend } from '../costs/waterbend.js';
import { activateManaAbilities } from '../mana/activate-mana-abilities.js';
import { announceCosts } from './announce-costs.js';
import { announceOptionalCosts } from './announce-optional-costs.js';
import { beAssisted, payAssisting } from './assist.js';
import { announceSplices } from './announce-splices.js';
import { seatsThatKnow } from './cards-put-face-down.js';
import { applyManaRiders } from './mana-riders.js';
import { rememberControlled } from './controlled-as-cast.js';
import { endEffectsUntilCast } from '../../changes/until-cast.js';
import { beginForNextSpell, endRulesOfNextSpell } from './next-spell.js';
import { castingFaceDown, faceDownVia } from '../costs/faces.js';
import { unprepare } from './unprepare.js';
import { useOtherCost } from '../permission/other-costs.js';
import { usePermission } from '../permission/permission.js';
import { followForFlash } from './follow-for-flash.js';
import { followPermission, riderOfPermission } from './follow-permission.js';
import { castingForbidden, isSorceryTime } from '../permission/timing.js';

/**
 * CR 601.2: casts a spell.
 *
 * @param way one of the ways that are open to the player (CR 601.3)
 * @param needed the optional cost that has to be paid for it to be cast at this time (CR 702.48a)
 * @returns the spell
 * @throws IllegalAction if a step can't be complied with; the caller reverses the action (CR 731)
 */
export function* castSpell(
  game: Game,
  player: PlayerId,
  way: CastAction,
  needed: OptionalCostName | null = null,
): Procedure<ObjectId> {
  const late = !isSorceryTime(game.state, player);
  const rider = riderOfPermission(game.state, way.by);
  const spell = yield* proposeSpell(game, player, way); // 601.2a
  recordMethod(game, player, spell, way); // 601.2b
  yield* announceModes(game, spell); // 601.2b
  yield* announceSplices(game, spell); // 601.2b
  yield* announceAllCosts(game, spell, needed); // 601.2b
  checkModes(game.state, spell); // 601.4
  yield* chooseTargets(game, spell); // 601.2c, 601.2d
  checkProposalIsLegal(game, spell); // 601.2e
  const cost = determineTotalCost(game, spell); // 601.2f
  const helper = yield* beAssisted(game, spell, cost.mana); // 702.132a
  yield* activateManaAbilities(game, player, cost.mana, spell); // 601.2g
  if (helper !== null) yield* payAssisting(game, helper, spell, cost.mana);
  yield* payTotalCost(game, spell, cost); // 601.2h
  yield* applyManaRiders(game, spell); // 106.6
  rememberControlled(game, spell); // 601.2i
  becomeCast(game, spell); // 601.2i
  unprepare(game, way.object, spell); // 722.3c of CR 2026-08-07
  if (late) yield* followForFlash(game, player, spell); // 603.7g
  if (rider !== null) yield* followPermission(game, player, spell, rider);
  return spell;
}

/** CR 601.2a: the card moves to the stack, as the face that is cast (CR 709.3, 712.11b) or face down (CR 708.4). */
function* proposeSpell(game: Game, player: PlayerId, way: CastAction): Procedure<ObjectId> {
  const { object: card, face, via, ability } = way;
  const as = via === faceDownVia ? castingFaceDown(game.state, ability) : null;
  const how = as === null ? (face === 0 ? {} : { face }) : { faceDown: faceDownPointer(as.as) };
  const [moved] = yield* perform(
    game,
    [{ would: 'move', object: card, to: 'stack', manner: 'cast', controller: player, ...how }],
    {
      rule: '601.2a',
      source: card,
      player,
    },
  );
  const spell = moved!.objects[0]!;
  beginForNextSpell(game, spell);
  return spell;
}

/** Records how the spell is cast, unless it is simply cast for its mana cost (CR 601.2b, 118.9a). */
function recordMethod(game: Game, player: PlayerId, spell: ObjectId, { via, by, ability }: CastAction): void {
  if (via === 'hand' && by === null) return;
  const reason = { rule: '601.2b', source: spell, player };
  const hidden = via === faceDownVia; // CR 708.4
  const seenBy = hidden ? seatsThatKnow(game.state, spell, player) : allSeats(game.state.players.length);
  game.emit('CastingMethodChosen', { object: spell, via, by, ability, seenBy }, reason);
  usePermission(game, by, { ...reason, rule: '601.3' });
  useOtherCost(game, player, objectOf(game.state, spell), ability, { ...reason, rule: '118.9' });
}

/** CR 601.2b: optional costs are announced first, because X and mana symbols can be in them. */
function* announceAllCosts(game: Game, id: ObjectId, needed: OptionalCostName | null): Procedure<void> {
  const paid = yield* announceOptionalCosts(game, id, needed);
  const spell = objectOf(game.state, id);
  const { announced } = spell;
  const costs = costsOfSpell(game.state, spell, { ...announced, paid });
  yield* announceObjects(game, id, costs);
  yield* announceCosts(game, id, costs, { via: announced.via, paid });
}

/** CR 601.2e, 601.5: the announced choices may have made it a spell that an effect forbids. */
function checkProposalIsLegal(game: Game, id: ObjectId): void {
  const spell = objectOf(game.state, id);
  if (!castingForbidden(game.state, spell.controller, spell)) return;
  throw new IllegalAction('601.2e', 'An effect forbids to cast this spell as it was announced.');
}

/** CR 601.2f: the total cost is locked in. */
function determineTotalCost(game: Game, id: ObjectId): TotalCost {
  const cost = totalCostOfSpell(game.state, id);
  const { controller } = objectOf(game.state, id);
  game.emit(
    'TotalCostDetermined',
    { object: id, mana: symbolsOf(cost.mana) },
    { rule: '601.2f', source: id, player: controller },
  );
  return cost;
}

/** CR 601.2h: mana, then the other costs in printed order, those with a random element last. */
function* payTotalCost(game: Game, id: ObjectId, cost: TotalCost): Procedure<void> {
  const { controller, printed, announced } = objectOf(game.state, id);
  if (isUnpayable(printed, announced.via)) throw new IllegalAction('601.2h', 'It has no mana cost that could be paid.');
  const context = contextOfStackObject(game.state, id);
  const reason = { rule: '601.2h', source: id, player: controller };
  const mana = yield* payOtherwise(game, id, cost.mana, reason);
  const waterbending = yield* chooseWaterbending(game.state, controller, mana, id); // 701.67b
  tapToWaterbend(game, waterbending, reason);
  yield* payMana(game, controller, waterbending.left, id, reason);
  noteWaterbending(game, controller, cost.mana, reason);
  for (const part of yield* inChosenOrder(game, cost.others, context)) yield* payCost(game, part, context, reason);
}

/** CR 601.2i: the spell becomes cast; abilities that watch for that trigger. */
function becomeCast(game: Game, id: ObjectId): void {
  const { controller, placedAt } = objectOf(game.state, id);
  const before = game.state;
  const from = game.batch.length;
  game.emit(
    'SpellCast',
    { object: id, player: controller },
    {
      rule: '601.2i',
      source: id,
      player: controller,
      causes: [placedAt, ...game.causes],
    },
  );
  endRulesOfNextSpell(game, id);
  endEffectsUntilCast(game, id);
  noticeTriggers(game, before, from);
}
