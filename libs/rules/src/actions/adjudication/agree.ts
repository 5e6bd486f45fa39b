import type { AdjudicateInstruction, Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { ask, once, type Game, type Procedure, type RulingQuestion } from '@stacktrail/engine';
import type { Adjudicator, DecisionKind, PlayerId } from '@stacktrail/game-events';
import { playersInOrder, type GameState } from '@stacktrail/game-state';
import { rulingViolation } from './ruling-violation.js';
import { suggestedActions } from './suggested-actions.js';

/** An unread clause that matters now. */
export interface Clause {
  readonly instruction: AdjudicateInstruction;
  /** The name of the card that has it. */
  readonly card: string;
  readonly context: TextContext;
  readonly rule: string;
}

/** What an unread clause does now. */
export interface Agreed {
  readonly actions: readonly Effect[];
  readonly by: Adjudicator;
  /** How many times somebody objected. */
  readonly objections: number;
}

/** After that many objections a judge says it. */
const mostObjections = 2;

/**
 * Has people say what an unread clause does. Among players its controller says it, and each other player in turn order
 * accepts that or objects; after an objection the controller is asked again, and after a second one a judge is.
 */
export function* agree(game: Game, clause: Clause): Procedure<Agreed> {
  let objections = 0;
  while (game.state.setup?.adjudication !== 'judge' && objections < mostObjections) {
    const { actions } = yield* ask(rulingQuestion(game.state, clause, 'adjudicate'));
    if (yield* allAccept(game, clause, actions)) return { actions, by: 'players', objections };
    objections += 1;
  }
  const { actions } = yield* ask(rulingQuestion(game.state, clause, 'judge a clause'));
  return { actions, by: 'judge', objections };
}

function rulingQuestion(state: GameState, clause: Clause, kind: DecisionKind): RulingQuestion {
  const { instruction, card, context, rule } = clause;
  const whose = kind === 'adjudicate' ? 'Say' : 'A judge says';
  return {
    form: 'adjudicate',
    kind,
    rule,
    player: context.you,
    prompt: `${whose} what clause ${instruction.clause} of ${card} does now${said(clause)}`,
    source: context.source,
    clause: instruction.clause,
    words: instruction.words ?? null,
    suggestions: once(() => suggestedActions(state, context.you)),
    findViolation: ({ actions }) => {
      const wrong = rulingViolation(state, context, actions);
      return wrong === null ? null : { rule, message: `This ruling can’t be followed: ${wrong}.` };
    },
  };
}

function said({ instruction: { words } }: Clause): string {
  return words === undefined ? '.' : `: “${words}”`;
}

function* allAccept(
  game: Game,
  { instruction, card, context, rule }: Clause,
  actions: Agreed['actions'],
): Procedure<boolean> {
  for (const player of othersInOrder(game.state, context.you)) {
    const before = `Clause ${instruction.clause} of ${card}: accept this, or object. `;
    const { keys } = yield* ask({
      form: 'pick',
      kind: 'accept an adjudication',
      rule,
      player,
      prompt: before,
      inFull: [before, { ruling: actions, source: context.source }],
      source: context.source,
      options: [
        { key: 'accept', text: 'Accept.' },
        { key: 'object', text: 'Object.' },
      ],
      min: 1,
      max: 1,
    });
    if (keys[0] === 'object') return false;
  }
  return true;
}

/** The other players, in turn order from a player on. */
function othersInOrder(state: GameState, first: PlayerId): readonly PlayerId[] {
  const all = playersInOrder(state);
  const at = all.indexOf(first);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
}
