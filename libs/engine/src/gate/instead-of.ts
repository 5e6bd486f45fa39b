import type { ManaType, EntersModification, Replacement as ReplacementTree } from '@stacktrail/card-tree';
import {
  hasKeyword,
  hasRule,
  evaluateAmount,
  compares,
  holds,
  matches,
  type TextContext,
} from '@stacktrail/characteristics';
import { noObject, type PlayerId } from '@stacktrail/game-events';
import { withCounters, type GameObject, objectOf, playerOf, type GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { chooseValue } from '../choices/choose-value.js';
import { chooseManaType } from '../choices/mana-type.js';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { beginning } from './continuous-beginning.js';
import { enteringPermanent, isEntering, type Entering } from './entering.js';
import { entersAsCopy } from './enters-as-copy.js';
import { otherFace } from './other-face.js';
import type { ChosenAsItEnters, DamageOccurrence, LifeOccurrence, Occurrence } from '../game/occurrence.js';
import { changedAmount, follow, instructed, just, knowing, type MakeInstead } from './follow-instead.js';
import { insteadOfAction } from './instead-of-action.js';
import { insteadOfCounters } from './instead-of-counters.js';
import { aboutDamage, insteadOfDamage } from './instead-of-damage.js';
import { insteadOfMove } from './instead-of-move.js';
import { insteadOfTokens } from './instead-of-tokens.js';
import type { Instead } from '../game/replacement.js';
import { isPlayer, isRecipient } from './whom.js';

/** What the effect would make of the occurrence; `null` where it doesn't apply to it. */
export function insteadOf(
  state: GameState,
  occurrence: Occurrence,
  tree: ReplacementTree,
  context: TextContext,
  permanent: GameObject | null,
  together: readonly Occurrence[],
): MakeInstead | null {
  const instead = insteadOfEvent(state, occurrence, tree, context, permanent, together);
  if (instead === null || tree.while === undefined) return instead;
  return holds(state, tree.while, context) ? instead : null;
}

function insteadOfEvent(
  state: GameState,
  occurrence: Occurrence,
  tree: ReplacementTree,
  context: TextContext,
  permanent: GameObject | null,
  together: readonly Occurrence[],
): MakeInstead | null {
  switch (tree.would) {
    case 'enter':
      if (permanent === null || !isEntering(occurrence) || !matches(state, tree.what, permanent, context)) return null;
      return (game) => entersModified(game, occurrence, tree.instead, context);
    case 'be destroyed': {
      if (occurrence.would !== 'destroy') return null;
      const { object } = occurrence;
      if (!matches(state, tree.what, objectOf(state, object), context)) return null;
      if (tree.instead.do === 'regenerate') {
        if (occurrence.noRegeneration || hasRule(state, objectOf(state, object), "can't be regenerated")) return null;
        return just({ would: 'regenerate', object, shield: 0 }); // CR 701.19b
      }
      const source = objectOf(state, context.source);
      const removal: Occurrence = { would: 'remove damage', object };
      if (hasKeyword(state, source, 'indestructible')) return just(removal); // CR 702.12b
      return just(removal, { would: 'destroy', object: source.id });
    }
    case 'die':
    case 'go to graveyard':
    case 'leave the battlefield':
    case 'be discarded':
      return insteadOfMove(state, occurrence, tree, context);
    case 'lose the game':
    case 'win the game':
      if (occurrence.would !== tree.would || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      return follow(occurrence, tree.instead, context, { player: occurrence.player });
    case 'be dealt damage': {
      if (occurrence.would !== 'be dealt damage') return null;
      if (tree.combat !== undefined && tree.combat !== occurrence.combat) return null;
      if (!isRecipient(state, occurrence.to, tree, context)) return null;
      if (tree.much !== undefined && !isSoMuch(state, occurrence, tree.much, context)) return null;
      if (tree.from !== undefined && !matches(state, tree.from, objectOf(state, occurrence.from), context)) return null;
      return insteadOfDamage(state, occurrence, tree.instead, context);
    }
    case 'gain life':
      if (occurrence.would !== 'gain life' || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      if (tree.instead.do === 'follow') return follow(occurrence, tree.instead, context, occurrence);
      if (tree.instead.do === 'change amount')
        return just({ ...occurrence, amount: changedAmount(state, tree.instead.to, context, occurrence) });
      return tree.instead.do === 'gain nothing' ? just() : just({ ...occurrence, amount: occurrence.amount * 2 });
    case 'draw':
      if (occurrence.would !== 'draw' || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      if (tree.butFirstInDrawStep && isFirstInDrawStep(state, occurrence.player)) return null;
      if (tree.instead.do === 'follow') return follow(occurrence, tree.instead, context, occurrence);
      return tree.instead.do === 'skip' ? just() : just(occurrence, occurrence);
    case 'draw cards':
      if (occurrence.would !== 'draw cards' || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      if (occurrence.count < (tree.atLeast ?? 0)) return null;
      return insteadOfDraws(state, occurrence, tree.instead, context);
    case 'lose life': {
      if (occurrence.would !== 'lose life' || !isPlayer(state, occurrence.player, tree.who, context)) return null;
      if (tree.fromDamage && !occurrence.fromDamage) return null;
      if (tree.fromRadiation && !occurrence.fromRadiation) return null;
      if (tree.instead.do === 'follow') return follow(occurrence, tree.instead, context, occurrence);
      if (tree.instead.do === 'change amount')
        return just({ ...occurrence, amount: changedAmount(state, tree.instead.to, context, occurrence) });
      if (tree.instead.do === 'lose double') return just({ ...occurrence, amount: occurrence.amount * 2 });
      return stayAt(state, occurrence, tree.instead.life, together);
    }
    case 'roll dice':
      return null; // as dice are rolled
    case 'produce mana':
      return insteadOfMana(state, occurrence, tree, context);
    case 'create tokens':
      return insteadOfTokens(state, occurrence, tree, context);
    case 'get counters':
      return insteadOfCounters(state, occurrence, tree, context, permanent);
    case 'take action':
      return insteadOfAction(state, occurrence, tree, context);
    default:
      return assertNever(tree, 'replacement');
  }
}

function isSoMuch(
  state: GameState,
  occurrence: DamageOccurrence,
  { compare, to }: NonNullable<Extract<ReplacementTree, { would: 'be dealt damage' }>['much']>,
  context: TextContext,
): boolean {
  return compares(occurrence.amount, compare, evaluateAmount(state, to, knowing(context, aboutDamage(occurrence))));
}

/** The first card that a player draws in their draw step, whatever makes them draw it (CR 504.1). */
function isFirstInDrawStep(state: GameState, player: PlayerId): boolean {
  return state.step === 'draw' && state.activePlayer === player && playerOf(state, player).cardsDrawnThisStep === 0;
}

function insteadOfDraws(
  state: GameState,
  occurrence: Extract<Occurrence, { would: 'draw cards' }>,
  instead: Extract<ReplacementTree, { would: 'draw cards' }>['instead'],
  context: TextContext,
): MakeInstead {
  const about = { player: occurrence.player, amount: occurrence.count };
  if (instead.do === 'follow') return follow(occurrence, instead, context, about);
  if (instead.do === 'draw more') return just({ ...occurrence, count: occurrence.count + instead.count });
  return just({ ...occurrence, count: changedAmount(state, instead.to, context, about) });
}

/**
 * CR 120.4c: less life is lost where all that happens at the same time would reduce the life total to less than `least`.
 * A life total that is less already isn't reduced to it, and nothing is replaced.
 */
function stayAt(
  state: GameState,
  occurrence: LifeOccurrence,
  least: number,
  together: readonly Occurrence[],
): MakeInstead | null {
  const { life } = playerOf(state, occurrence.player);
  if (life < least) return null;
  let after = life;
  for (const other of together) {
    if (other.would === 'gain life' && other.player === occurrence.player) after += other.amount;
    if (other.would === 'lose life' && other.player === occurrence.player) after -= other.amount;
  }
  if (after >= least) return null;
  const amount = Math.max(0, occurrence.amount - (least - after));
  return amount === 0 ? just() : just({ ...occurrence, amount });
}

/** CR 106.12b: more of that mana, or other mana; of several types the player chooses one. */
function insteadOfMana(
  state: GameState,
  occurrence: Occurrence,
  { what, who, atLeast = 1, instead }: Extract<ReplacementTree, { would: 'produce mana' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'produce mana' || !isPlayer(state, occurrence.player, who, context)) return null;
  const { mana, object, player } = occurrence;
  if (mana.length < atLeast || !matches(state, what, objectOf(state, object), context)) return null;
  if (instead.do === 'produce times') {
    return just({ ...occurrence, mana: Array.from({ length: instead.times }, () => mana).flat() });
  }
  const { types, count = mana.length } = instead;
  return function* () {
    const type = types.length < 2 ? types[0] : yield* chooseManaType(player, types, context.source);
    return [{ ...occurrence, mana: type === undefined ? [] : new Array<ManaType>(count).fill(type) }];
  };
}

function* entersModified(
  game: Game,
  occurrence: Entering,
  change: EntersModification,
  context: TextContext,
): Procedure<Instead> {
  const { state } = game;
  if (change.enters === 'after') return yield* entersAfter(game, occurrence, change, context);
  if (change.enters === 'remembering') return remembering(state, occurrence, change, context);
  if (change.enters === 'not') {
    const object = occurrence.would === 'move' ? occurrence.object : noObject;
    return [instructed(occurrence, change.effects, context, { object, player: context.you, amount: 1 })];
  }
  if (change.enters === 'under your control') return [{ ...occurrence, controller: context.you }];
  if (change.enters === 'as a copy') return yield* entersAsCopy(game, occurrence, change, context);
  if (change.enters === 'transformed') return transformed(state, occurrence, change, context);
  if (change.enters === 'with counters') {
    if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
    const count = evaluateAmount(state, change.count, context);
    if (count <= 0) return [occurrence];
    return [{ ...occurrence, counters: withCounters(occurrence.counters ?? [], change.counter, count) }];
  }
  if (change.enters === 'under an effect') {
    if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
    return [{ ...occurrence, begins: [...(occurrence.begins ?? []), beginning(state, change.effect, context)] }];
  }
  if (change.enters === 'with choice') return yield* entersWithChoice(game, occurrence, change, context);
  if (change.unless !== undefined && holds(state, change.unless, context)) return [occurrence];
  if (change.unlessPays !== undefined) {
    // CR 614.12a: the choice is made before the permanent enters.
    const paid = yield* game.outer.offerPayment(
      game,
      context.you,
      change.unlessPays,
      context,
      '614.12a',
      'It enters tapped unless you pay.',
    );
    if (paid) return [occurrence];
  }
  return [{ ...occurrence, tapped: true }];
}

/**
 * CR 614.12a: what is done as it enters is done before it does. Several tokens each have it done for themselves, so they
 * enter one by one in the same event.
 */
function* entersAfter(
  game: Game,
  occurrence: Entering,
  { effects, then }: Extract<EntersModification, { enters: 'after' }>,
  context: TextContext,
): Procedure<Instead> {
  const count = occurrence.would === 'move' ? 1 : occurrence.count;
  const all: Occurrence[] = [];
  for (let i = 0; i < count; i++) {
    const reason = { rule: '614.12a', source: context.source, player: context.you };
    const about = { ...context, entering: game.entering }; // CR 614.13a
    const after = yield* game.outer.followInstructions(game, effects, about, reason);
    const one = occurrence.would === 'move' ? occurrence : { ...occurrence, count: 1 };
    let modified: Entering = one;
    for (const change of then) {
      const [next] = yield* entersModified(game, modified, change, after);
      if (next !== undefined && isEntering(next)) modified = next;
    }
    all.push(modified);
  }
  return all;
}

/** What is kept as though it had been chosen for the permanent (CR 607.2d). */
function remembering(
  state: GameState,
  occurrence: Entering,
  change: Extract<EntersModification, { enters: 'remembering' }>,
  context: TextContext,
): Instead {
  const { label, number, word } = change;
  if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
  const scope = state.catalog.scopeOf(change);
  const kept: ChosenAsItEnters =
    word === undefined
      ? {
          label,
          kind: 'number',
          values: [{ is: 'number', number: evaluateAmount(state, number ?? 0, context) }],
          scope,
        }
      : { label, kind: 'word', values: [{ is: 'word', word }], scope };
  return [{ ...occurrence, chosen: [...(occurrence.chosen ?? []), kept] }];
}

/**
 * CR 614.12a: the choice is made before the permanent enters. Of several tokens each has a choice of its own, so they
 * enter one by one in the same event.
 */
function* entersWithChoice(
  game: Game,
  occurrence: Entering,
  change: Extract<EntersModification, { enters: 'with choice' }>,
  context: TextContext,
): Procedure<Instead> {
  const { choice, label = choice.choose, who } = change;
  const scope = game.state.catalog.scopeOf(change);
  const chooser = who === 'opponent' ? yield* opponentToChoose(game, context) : context.you;
  if (chooser === undefined) return [occurrence];
  const choose = function* (): Procedure<ChosenAsItEnters> {
    const { kind, values } = yield* chooseValue(game, choice, { player: chooser, rule: '614.12a', context });
    return { label, kind, values, scope };
  };
  const { chosen = [] } = occurrence;
  if (occurrence.would === 'move') return [{ ...occurrence, chosen: [...chosen, yield* choose()] }];
  const tokens: Occurrence[] = [];
  for (let i = 0; i < occurrence.count; i++) {
    tokens.push({ ...occurrence, count: 1, chosen: [...chosen, yield* choose()] });
  }
  return tokens;
}

/** The controller chooses which of several opponents chooses. */
function* opponentToChoose(game: Game, context: TextContext): Procedure<PlayerId | undefined> {
  const choice = { choose: 'player', among: 'opponent' } as const;
  const { values } = yield* chooseValue(game, choice, { player: context.you, rule: '614.12a', context });
  return values[0]?.is === 'player' ? values[0].id : undefined;
}

/** CR 712.13a: what can't have its other face up on the battlefield is put into its owner's graveyard. */
function transformed(
  state: GameState,
  occurrence: Entering,
  change: Extract<EntersModification, { enters: 'transformed' }>,
  context: TextContext,
): Instead {
  if (change.if !== undefined && !holds(state, change.if, context)) return [occurrence];
  const permanent = enteringPermanent(state, occurrence);
  const face = otherFace(permanent);
  if (face !== null) return [{ ...occurrence, face }];
  if (permanent.form.layout !== 'transforming' || permanent.faceDown !== null) return [occurrence];
  if (occurrence.would !== 'move') return [];
  const { object, causes = [] } = occurrence;
  return [{ would: 'move', object, to: 'graveyard', manner: 'put', causes }];
}
