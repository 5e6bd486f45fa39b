import type { Ref } from '@stacktrail/game-events';
import { listed } from '../words.js';
import { sentencesFor } from './telling.js';

export const combatSentences = sentencesFor({
  AttackersDeclared: ({ attacks }, tell) => {
    const groups = grouped(attacks, (attack) => attack.defender);
    const parts = groups.map(({ to, of }) => `${tell.ref(to)} with ${tell.names(of.map((attack) => attack.attacker))}`);
    return `${tell.seat(tell.before.activePlayer)} attacks ${listed(parts)}.`;
  },
  PutOntoBattlefieldAttacking: ({ object, defender }, tell) =>
    `${tell.name(object)} enters attacking ${tell.ref(defender)}.`,
  BlockersDeclared: ({ blocks }, tell) => {
    if (blocks.length === 0) return 'No creature blocks.';
    const groups = grouped(blocks, (block): Ref => ({ is: 'object', id: block.attacker }));
    const parts = groups.map(
      ({ to, of }) =>
        `${tell.names(of.map((block) => block.blocker))} block${of.length === 1 ? 's' : ''} ${tell.ref(to)}`,
    );
    return `${listed(parts)}.`;
  },
  CombatDamageAssigned: ({ assignments }, tell) => {
    const shares = assignments.map(({ from, to, amount }) => `${amount} from ${tell.name(from)} to ${tell.ref(to)}`);
    return `Combat damage is assigned: ${listed(shares, 'none')}.`;
  },
  RemovedFromCombat: ({ object }, tell) => `${tell.name(object)} is removed from combat.`,
  CombatEnded: () => 'Combat ends.',
  BecameBlocked: ({ object }, tell) => `${tell.name(object)} becomes blocked.`,
  AttackReselected: ({ object, defender }, tell) => `${tell.name(object)} now attacks ${tell.ref(defender)}.`,
  StoppedBeingAttacked: ({ object }, tell) => `${tell.name(object)} is attacked no longer.`,
  BandsFormed: ({ bands }, tell) => `${listed(bands.map((band) => `${tell.names(band)} attack in a band`))}.`,
  BlockAdded: ({ blocker, attacker, put }, tell) =>
    `${tell.name(blocker)} ${put ? 'enters blocking' : 'blocks'} ${tell.name(attacker)}.`,
});

/** Groups the sentences about the same one, in the order in which each comes first. */
function grouped<T>(
  items: readonly T[],
  of: (item: T) => Ref,
): readonly { readonly to: Ref; readonly of: readonly T[] }[] {
  const groups = new Map<string, { to: Ref; of: T[] }>();
  for (const item of items) {
    const to = of(item);
    const key = `${to.is} ${to.id}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { to, of: [item] });
    else group.of.push(item);
  }
  return [...groups.values()];
}
