import {
  all,
  creatures,
  color,
  each,
  enchantment,
  gets,
  instant,
  spell,
  staticAbility,
  type CardDefinition,
  type Effect,
  type TargetSpec,
  type WordKind,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { attackWith, pick, select, alice, bob, position, seen, type Position, Table } from '@stacktrail/test-kit';

const anyOf: TargetSpec = { kind: 'spell or permanent', filter: { is: 'anything' }, min: 1, max: 1 };

export const what = { objects: 'target', slot: 0 } as const;

/** “Change the text of target spell or permanent …” */
export function rewording(
  words: readonly WordKind[],
  more: Partial<Extract<Effect, { do: 'change text' }>> = {},
): CardDefinition {
  return instant('Rewording', '', spell(anyOf, { do: 'change text', what, words, ...more }));
}

interface Made {
  readonly table: Table;
  readonly change: (object: ObjectId, ...words: readonly string[]) => void;
}

/** Nobody attacks, and the next turn begins. */
export function nextTurn(table: Table): void {
  table.passUntil('upkeep');
  if (table.question.kind === 'priority') return;
  table.answer(attackWith(bob));
  table.passUntil('upkeep');
}

/** Casts a card; a choice of targets that is forced isn't asked. */
export function cast(table: Table, card: ObjectId, ...targets: readonly ObjectId[]): void {
  table.cast(card);
  if (table.question.kind !== 'priority') table.answer(select(...targets));
}

/** Alice has the spell that changes words, and plays it when she has priority. */
export function at(card: CardDefinition, set: (p: Position) => void): Made {
  const p = position();
  set(p);
  const id = p.hand(alice, card);
  const more = [p.hand(alice, card), p.hand(alice, card)];
  const table = new Table(p);
  const hand = [id, ...more];
  const change = (object: ObjectId, ...words: readonly string[]): void => {
    cast(table, hand.shift()!, object);
    table.passAll();
    for (const word of words) table.answer(pick(word));
  };
  return { table, change };
}

export const crusade = enchantment(
  'Crusade',
  '{W}',
  [],
  staticAbility({
    static: 'continuous',
    affects: each(all(creatures, color('W'))),
    changes: [gets(1, 1)],
  }),
);

export function protectionsOf(table: Table, id: ObjectId): unknown {
  return seen(table.state, id).abilities.map(
    ({ ability }) => ability.kind === 'keyword' && 'from' in ability && ability.from,
  );
}
