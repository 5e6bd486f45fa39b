import {
  creature,
  instant,
  type Ability,
  type AdjudicateInstruction,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { Adjudicator, Answer, ObjectId } from '@stacktrail/game-events';
import { Position, Table } from '@stacktrail/test-kit';
import { theObject } from '../../src/index.js';

/** A clause that nobody can read. */
function unread(clause: number, words = 'Grumble the mumble.'): AdjudicateInstruction {
  return { do: 'adjudicate', clause, words };
}

const asText = (
  clause: AdjudicateInstruction,
): { readonly modes: readonly [{ targets: []; effects: [typeof clause] }] } => ({
  modes: [{ targets: [], effects: [clause] }],
});

/** A paragraph of a permanent that can't be read. */
function unreadAbility(clause: number, words?: string): Ability {
  return { kind: 'unread', ...asText(unread(clause, words)) };
}

export const riddle = instant('Riddle', '', { kind: 'spell', ...asText(unread(1)) });
/** Its first clause can't be read. */
export const sphinx: CardDefinition = creature('Sphinx', '{1}', ['Sphinx'], 2, 2, unreadAbility(1));

/** A position of a game in which unread clauses are adjudicated so. */
export function adjudicated(by: Adjudicator, players = 2): Position {
  return new Position(players, (state) => {
    state.setup = { ...state.setup!, adjudication: by };
  });
}

/** The ruling that these actions happen; none where nothing does. */
export function ruling(...actions: readonly Effect[]): Answer {
  return { form: 'adjudicate', actions };
}

export const accept: Answer = { form: 'pick', keys: ['accept'] };
export const object: Answer = { form: 'pick', keys: ['object'] };

/** What the game refuses an answer with. */
export function refusal(table: Table, answer: Answer): string {
  const result = table.live.answer(table.live.pending!.id, answer);
  return result.accepted ? 'accepted' : result.message;
}

/** The action of saying that the first unread clause of an object applies, or has triggered. */
export function saying(table: Table, id: ObjectId, how: 'applies' | 'triggered'): Answer {
  const action = table.options(id).find((one) => one.do === 'special' && one.action.startsWith(`clause ${how} `));
  if (action === undefined) throw new Error(`nothing of object ${id} can be said to have ${how}`);
  return { form: 'action', action };
}

/** A judge says what the clause does. */
export function judges(table: Table, ...actions: readonly Effect[]): void {
  const result = table.live.judge({ judge: 'Judy', about: null, ruling: 'So it is.', seen: [] }, ruling(...actions));
  if (!result.accepted) throw new Error(result.message);
  table.facts.push(...result.events);
}

export const destroy = (id: ObjectId): Effect => ({ do: 'destroy', what: theObject(id) });
