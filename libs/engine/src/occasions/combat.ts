import { hasType, defendingPlayerOf } from '@stacktrail/characteristics';
import { type Attack, type Block, type GameEvent, type ObjectId, type Ref, noObject } from '@stacktrail/game-events';
import { type GameState, makeOccasion, type AttackOn, type Occasion } from '@stacktrail/game-state';
import type { OccasionTable } from './occasion-table.js';

const blocking = ['blocks', 'becomes blocked', 'blocks a creature', 'becomes blocked by a creature'] as const;

/** CR 508.1m, 509.1i, and effects that make creatures block or become blocked. */
export const combatOccasions: OccasionTable = {
  AttackersDeclared: {
    gives: ['attacks', 'player attacks', 'is attacked'],
    of: (state, { data }) => attacked(state, data.attacks),
  },
  BlockersDeclared: {
    gives: [...blocking, 'attacks and is not blocked'],
    of: (state, { data }) => blocked(state, data.blocks),
  },
  BlockAdded: { gives: [...blocking], of: (state, event, before) => blockAdded(state, event, before) },
  BecameBlocked: {
    gives: ['becomes blocked'],
    of: (_state, { data }) => [makeOccasion('becomes blocked', data.object)],
  },
};

function attackOn(state: GameState, { attacker, defender }: Attack): AttackOn {
  const player = defendingPlayerOf(state, defender);
  if (defender.is === 'player') return { as: 'player', player, attacker };
  const object = state.objects.get(defender.id);
  return { as: object !== undefined && hasType(state, object, 'Battle') ? 'battle' : 'planeswalker', player, attacker };
}

/**
 * CR 508.3: an occasion for each attacker and for the attacking player, and for each player or permanent that is
 * attacked one of being attacked and one of the attacking player's attack on it, which tells whom (508.3e).
 */
function attacked(state: GameState, attacks: readonly Attack[]): readonly Occasion[] {
  const alone = attacks.length === 1;
  const on = attacks.map((attack) => attackOn(state, attack));
  const defenders = new Map<string, Ref>(attacks.map(({ defender }) => [`${defender.is} ${defender.id}`, defender]));
  return [
    ...attacks.map(({ attacker }, i) =>
      makeOccasion('attacks', attacker, { alone, player: on[i]!.player, attacks: [on[i]!] }),
    ),
    makeOccasion('player attacks', noObject, { player: state.activePlayer, attacks: on, amount: attacks.length }),
    ...[...defenders.values()].flatMap((defender) => {
      const those = on.filter(
        (_, i) => attacks[i]!.defender.is === defender.is && attacks[i]!.defender.id === defender.id,
      );
      const object = defender.is === 'object' ? defender.id : noObject;
      const more = { player: state.activePlayer, attacks: those, amount: those.length };
      return [
        makeOccasion('is attacked', object, more),
        makeOccasion('player attacks', noObject, { ...more, otherPlayer: those[0]!.player }),
      ];
    }),
  ];
}

/**
 * CR 509.3a–d, 509.3g: an occasion for each blocker, each blocked attacker, each pair of these, and each unblocked
 * attacker.
 */
function blocked(state: GameState, blocks: readonly Block[]): readonly Occasion[] {
  const blockers = [...new Set(blocks.map(({ blocker }) => blocker))];
  const attackers = [...new Set(blocks.map(({ attacker }) => attacker))];
  const unblocked = (state.combat?.attackers ?? []).filter((attacker) => !attacker.blocked);
  const alone = blockers.length === 1;
  return [
    ...blockers.map((blocker) => {
      const own = blocks.filter((block) => block.blocker === blocker);
      return makeOccasion('blocks', blocker, { thatObject: own[0]!.attacker, alone, amount: own.length });
    }),
    ...attackers.map((attacker) =>
      makeOccasion('becomes blocked', attacker, {
        amount: blocks.filter((block) => block.attacker === attacker).length,
      }),
    ),
    ...blocks.flatMap(({ blocker, attacker }) => [blocksCreature(blocker, attacker), blockedBy(attacker, blocker)]),
    ...unblocked.map(({ object, defender }) =>
      makeOccasion('attacks and is not blocked', object, {
        player: state.activePlayer,
        attacks: [attackOn(state, { attacker: object, defender })],
      }),
    ),
  ];
}

function blocksCreature(blocker: ObjectId, attacker: ObjectId): Occasion {
  return makeOccasion('blocks a creature', blocker, { thatObject: attacker, other: attacker });
}

function blockedBy(attacker: ObjectId, blocker: ObjectId): Occasion {
  return makeOccasion('becomes blocked by a creature', attacker, { thatObject: blocker, other: blocker });
}

/**
 * CR 509.3a–d: an effect, or a band (CR 702.22h), makes a creature block. A creature that is put onto the battlefield
 * blocking never “blocked”. If several of these facts belong together, the first one changes whether the creatures
 * block or are blocked.
 */
function blockAdded(
  state: GameState,
  { data: { blocker, attacker, put }, rule }: GameEvent<'BlockAdded'>,
  before: GameState,
): readonly Occasion[] {
  const attackers = state.combat?.attackers ?? [];
  const first = attackers.find((each) => each.blockers.includes(blocker))?.object;
  const wasBlocking = before.combat?.attackers.some((each) => each.blockers.includes(blocker)) ?? false;
  const wasBlocked = before.combat?.attackers.find(({ object }) => object === attacker)?.blocked ?? false;
  const isFirst = attackers.find(({ object }) => object === attacker)?.blockers[0] === blocker;
  const begins = !put && rule !== '702.22h' && !wasBlocking && first === attacker;
  return [
    ...(put ? [] : [blocksCreature(blocker, attacker)]),
    ...(begins ? [makeOccasion('blocks', blocker, { thatObject: attacker, amount: 1 })] : []),
    blockedBy(attacker, blocker),
    ...(isFirst && !wasBlocked ? [makeOccasion('becomes blocked', attacker, { amount: 1 })] : []),
  ];
}
