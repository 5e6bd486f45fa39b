import { enchantment, sorcery, spell, type Ability, type CardDefinition, type Effect } from '@stacktrail/card-tree';
import type { AnyGameEvent, Answer, ObjectId } from '@stacktrail/game-events';
import { alice, position, type Position } from './position.js';
import { Table } from './table.js';

/** An enchantment that has nothing but these abilities. */
export function watching(name: string, ...abilities: readonly Ability[]): CardDefinition {
  return enchantment(name, '{1}', [], ...abilities);
}

/** A spell without costs or targets. */
export function doing(...effects: readonly Effect[]): CardDefinition {
  return sorcery('Deed', '', spell(...effects));
}

/** How often each ability has triggered, by the name of its source. */
export function triggersIn(table: Table): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { data } of table.of('AbilityTriggered')) {
    const { name } = table.object(data.source).printed;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Alice casts a sorcery that does this, and it resolves. */
export function done(effects: readonly Effect[], set: (p: Position) => void): Table {
  const p = position();
  set(p);
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

/** A card is cast from the hand, what is asked on the way is answered, and it resolves. A forced choice isn't asked. */
export function resolves(table: Table, card: ObjectId, ...then: readonly Answer[]): readonly AnyGameEvent[] {
  const facts = [...table.cast(card)];
  for (const answer of then) if (table.question.kind !== 'priority') facts.push(...table.answer(answer));
  return [...facts, ...table.passAll()];
}
