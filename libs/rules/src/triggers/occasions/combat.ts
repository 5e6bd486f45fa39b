import type { EventData } from '@stacktrail/game-events';
import type { GameState } from '../../state/game-state.js';
import { about, type Occasion } from '../../state/occasion.js';
import type { Family } from './family.js';

/** CR 508.1m, 509.1i. */
export const combatOccasions: Family = {
  AttackersDeclared: {
    gives: ['attacks'],
    of: (state, { data }) =>
      data.attacks.map(({ attacker, defender }) =>
        about('attacks', attacker, {
          alone: data.attacks.length === 1,
          player: defender.is === 'player' ? defender.id : (state.objects.get(defender.id)?.controller ?? null),
        }),
      ),
  },
  BlockersDeclared: {
    gives: ['blocks', 'becomes blocked', 'attacks and is not blocked'],
    of: (state, { data }) => blocked(state, data.blocks),
  },
};

/** CR 509.3a, 509.3c, 509.3g: once for each blocker, each blocked attacker, each attacker that nothing blocks. */
function blocked(state: GameState, blocks: EventData<'BlockersDeclared'>['blocks']): readonly Occasion[] {
  const blockers = blocks.filter(({ blocker }, i) => blocks.findIndex((other) => other.blocker === blocker) === i);
  const attackers = [...new Set(blocks.map((block) => block.attacker))];
  const unblocked = (state.combat?.attackers ?? []).filter((attacker) => !attacker.blocked);
  const alone = blockers.length === 1;
  return [
    ...blockers.map((block) => about('blocks', block.blocker, { thatObject: block.attacker, alone })),
    ...attackers.map((attacker) => about('becomes blocked', attacker)),
    ...unblocked.map((attacker) => about('attacks and is not blocked', attacker.object)),
  ];
}
