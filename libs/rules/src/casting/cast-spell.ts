import type { CastVia, ObjectId, PlayerId } from '@stacktrail/game-events';
import { payCost } from '../costs/pay-cost.js';
import { symbolsOf } from '../costs/mana-due.js';
import { payMana } from '../costs/pay-mana.js';
import { costsOfSpell, isUnpayable, totalCostOfSpell, type TotalCost } from '../costs/total-cost.js';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { perform } from '../gate/perform.js';
import { IllegalAction } from '../illegal-action.js';
import { activateManaAbilities } from '../mana/activate-mana-abilities.js';
import { objectOf } from '../state/game-state.js';
import { chooseTargets } from '../targets/choose-targets.js';
import { contextOfStackObject } from '../targets/instructions-of.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';
import { announceCosts } from './announce-costs.js';
import { announceModes } from './announce-modes.js';
import { castingForbidden } from './timing.js';

/**
 * CR 601.2: casts a spell.
 *
 * @param via the rule that lets the player cast it from where it is
 * @throws IllegalAction where a step can't be complied with; the caller reverses the action (CR 731)
 */
export function* castSpell(game: Game, player: PlayerId, card: ObjectId, via: CastVia): Procedure<void> {
  const spell = yield* proposeSpell(game, player, card); // 601.2a
  yield* announceModes(game, spell); // 601.2b
  yield* announceKickerAndCosts(game, spell, via); // 601.2b
  yield* chooseTargets(game, spell); // 601.2c, 601.2d
  checkProposalIsLegal(game, spell); // 601.2e
  const cost = determineTotalCost(game, spell); // 601.2f
  yield* activateManaAbilities(game, player, cost.mana, spell); // 601.2g
  yield* payTotalCost(game, spell, cost); // 601.2h
  becomeCast(game, spell); // 601.2i
}

/** CR 601.2a: the card moves to the stack. */
function* proposeSpell(game: Game, player: PlayerId, card: ObjectId): Procedure<ObjectId> {
  const [moved] = yield* perform(
    game,
    [{ would: 'move', object: card, to: 'stack', manner: 'cast', controller: player }],
    {
      rule: '601.2a',
      source: card,
      player,
    },
  );
  return moved!.objects[0]!;
}

/** CR 601.2b: kicker first, since it decides which symbols there are to announce for. */
function* announceKickerAndCosts(game: Game, id: ObjectId, via: CastVia): Procedure<void> {
  const spell = objectOf(game.state, id);
  const kicked = yield* announceKicker(game, id);
  yield* announceCosts(game, id, costsOfSpell(spell.printed, via, kicked), kicked, via);
}

/** CR 702.33a. */
function* announceKicker(game: Game, id: ObjectId): Procedure<number> {
  const spell = objectOf(game.state, id);
  const kicker = spell.printed.abilities.find(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'kicker',
  );
  if (kicker === undefined) return 0;
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose kicker',
    rule: '702.33a',
    player: spell.controller,
    prompt: 'Pay the kicker cost?',
    source: id,
    options: [
      { key: 'yes', text: 'Kick the spell.' },
      { key: 'no', text: "Don't kick it." },
    ],
    min: 1,
    max: 1,
  });
  return answer.keys[0] === 'yes' ? 1 : 0;
}

/** CR 601.2e, 601.5: what was announced may have made it a spell that an effect forbids. */
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
  yield* payMana(game, controller, cost.mana, id, reason);
  for (const part of cost.others) yield* payCost(game, part, context, reason);
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
  noticeTriggers(game, before, from);
}
