import { violationOf } from '@stacktrail/engine';
import type { Answer, DecisionKind } from '@stacktrail/game-events';
import { Prng, sha256, utf8Encode } from '@stacktrail/kernel';
import { bots, Sight, unattended } from '@stacktrail/match';
import { LiveGame, type Decision } from '@stacktrail/rules';
import { newGame } from '@stacktrail/test-kit';
import { decisionView, type DecisionOption, type OwnDecision } from '@stacktrail/views';
import { randomDecks } from '@stacktrail/test-kit';
import { toAnswer } from '../../src/games/dto/any-answer.js';
import { SubmitAnswerDto } from '../../src/games/dto/submit-answer.dto.js';
import { inputCheck } from '../../src/problem/malformed-input.js';

/** What the options of a game's decisions came to. */
export interface Offered {
  readonly decisions: number;
  readonly options: number;
  /** Options without an answer: no short search found one. */
  readonly withoutAnswer: number;
  /** Answers of options that the game itself was played on with. */
  readonly sent: number;
  /** How many decisions there were of each kind. */
  readonly kinds: ReadonlyMap<DecisionKind, number>;
  /** What is wrong with an option, and where. */
  readonly faults: readonly string[];
}

const mostDecisions = 3000;
/** Once in so many decisions the game goes on with the answer of an option in the place of a bot's. */
const optionOnceIn = 4;

const pipe = inputCheck();

/** Plays a game of random decks and sends every option of every decision back, through the HTTP contract's own check. */
export async function offeredInGame(seed: string): Promise<Offered> {
  const decks = randomDecks(seed, 2);
  const nonces = decks.map((_, seat) => sha256(utf8Encode(`${seed} ${seat}`)));
  const { live } = LiveGame.start({ ...newGame(decks, seed), nonces });
  const players = decks.map((_, seat) => bots.random(`${seed} ${seat}`));
  const random = Prng.from(`options ${seed}`);
  const kinds = new Map<DecisionKind, number>();
  const faults: string[] = [];
  let [decisions, options, withoutAnswer, sent] = [0, 0, 0, 0];
  for (let decision = live.pending; decision !== null && decisions < mostDecisions; decision = live.pending) {
    const { kind } = decision.question;
    decisions += 1;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const view = asSent(decisionView(decision, live.state, { seat: decision.decidedBy }));
    options += view.options.length;
    withoutAnswer += view.options.filter(({ answer }) => answer === null).length;
    for (const fault of await faultsOf(view, decision))
      faults.push(`${seed}, decision ${decision.id}, ${kind}: ${fault}`);
    if (kind === 'judge a loop') {
      const { loop, ...words } = unattended;
      live.judge({ ...words, about: null, seen: [] }, { form: 'pick', keys: [loop] });
      continue;
    }
    const option = random.below(optionOnceIn) === 0 ? random.pick(view.options) : undefined;
    const fromOption = option?.answer ?? null;
    if (fromOption !== null) sent += 1;
    const { answer, ahead } =
      fromOption === null
        ? players[decision.decidedBy]!.answer(new Sight(live.state, decision.decidedBy), decision)
        : { answer: fromOption, ahead: option?.ahead };
    const result = live.answer(decision.id, answer, ahead);
    if (!result.accepted) {
      faults.push(
        `${seed}, decision ${decision.id}, ${kind}: “${option?.label ?? 'a bot'}” was refused: ${result.message}`,
      );
      break;
    }
  }
  return { decisions, options, withoutAnswer, sent, kinds, faults };
}

/** The view as it comes over HTTP. */
function asSent(view: object): OwnDecision {
  return JSON.parse(JSON.stringify(view)) as OwnDecision;
}

async function faultsOf(view: OwnDecision, decision: Decision): Promise<readonly string[]> {
  const faults: string[] = [];
  const labels = new Set(view.options.map(({ label }) => label));
  if (view.options.length === 0) faults.push('it has no option');
  if (labels.size !== view.options.length) faults.push(`two options read alike: ${[...labels].join(' | ')}`);
  for (const option of view.options) {
    const fault = await faultOf(option, view, decision);
    if (fault !== null) faults.push(`“${option.label}”: ${fault}`);
  }
  return faults;
}

async function faultOf(
  { answer, piece, ahead }: DecisionOption,
  { id, combine }: OwnDecision,
  { question }: Decision,
): Promise<string | null> {
  if (answer === null) return piece === undefined ? 'it has neither an answer nor a piece' : null;
  if (piece !== undefined && combine === null) return 'it is a piece of nothing';
  const body = { decision: id, answer, ...(ahead === undefined ? {} : { ahead }) };
  let taken: SubmitAnswerDto;
  try {
    taken = (await pipe.transform(body, { type: 'body', metatype: SubmitAnswerDto })) as SubmitAnswerDto;
  } catch (error) {
    return `its answer is malformed: ${(error as Error).message}`;
  }
  const violation = violationOf(question, toAnswer(taken.answer));
  if (violation !== null) return `its answer ${JSON.stringify(answer)} is refused: ${violation.message}`;
  return piece === undefined || holds(answer, combine!.into, piece) ? null : 'its answer lacks its piece';
}

/** Whether the list of an answer has a piece in it, whatever its amount. */
function holds(answer: Answer, into: string, piece: DecisionOption['piece']): boolean {
  const list = (answer as unknown as Record<string, readonly unknown[]>)[into] ?? [];
  return list.some((item) => key(item) === key(piece));
}

function key(piece: unknown): string {
  return JSON.stringify(piece, (name, value: unknown) => (name === 'amount' ? undefined : value));
}
