import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyGameEvent, DecisionKind } from '@stacktrail/game-events';
import { Prng, sha256, utf8Encode } from '@stacktrail/kernel';
import { bots, Sight } from '@stacktrail/match';
import { LiveGame, resume } from '@stacktrail/rules';
import { newGame } from '@stacktrail/test-kit';
import { decisionView, describeEvent, type OwnDecision } from '@stacktrail/views';
import { randomDecks } from '@stacktrail/test-kit';

/**
 * `node … write-decisions.ts [--count 40] [--seed 1] [--games 200] --out FOLDER`: decisions of as many kinds as there are,
 * chosen by a seed from games of random decks, as JSON for a reader who hasn't seen the program, and in a second file what
 * each of their options does.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '200' },
    out: { type: 'string', default: '.' },
  },
});

/** What an option does when it is taken. */
interface Taken {
  readonly label: string;
  readonly answer: unknown;
  readonly ahead?: unknown;
  readonly facts: readonly string[];
}

interface Asked {
  readonly view: OwnDecision;
  /** Takes each option in a game of its own. */
  readonly takeEach: () => readonly Taken[];
}

const random = Prng.from(`forty ${values.seed}`);
const byKind = new Map<DecisionKind, Asked[]>();
/** How many decisions of one kind are kept to choose from, a game. */
const mostOfAGame = 2;

for (let i = 0; i < Number(values.games); i++) play(`forty ${values.seed} ${i}`);
write(chosen(Number(values.count)));

function play(seed: string): void {
  const decks = randomDecks(seed, 2);
  const options = {
    ...newGame(decks, seed),
    asksByWhatIsOpen: true,
    skipsCountedChoices: true,
    nonces: decks.map((_, seat) => sha256(utf8Encode(`${seed} ${seat}`))),
  };
  const {
    live,
    catalog,
    events: first,
  } = LiveGame.start({
    ...options,
    seats: options.seats.map((seat, at) => ({ ...seat, name: ['Ann', 'Bob'][at]! })),
  });
  const events = [...first];
  const players = decks.map((_, seat) => bots.random(`${seed} ${seat}`));
  const kept = new Map<DecisionKind, number>();
  for (let decision = live.pending, i = 0; decision !== null && i < 1500; decision = live.pending, i++) {
    const { kind } = decision.question;
    if (kind === 'judge a loop') return;
    const viewer = { seat: decision.decidedBy };
    const count = kept.get(kind) ?? 0;
    if (count < mostOfAGame && random.below(kind === 'priority' ? 40 : 3) === 0) {
      const view = JSON.parse(JSON.stringify(decisionView(decision, live.state, viewer))) as OwnDecision;
      kept.set(kind, count + 1);
      byKind.set(kind, [...(byKind.get(kind) ?? []), { view, takeEach: takingEach(view, events.slice()) }]);
    }
    const { answer, ahead } = players[decision.decidedBy]!.answer(new Sight(live.state, decision.decidedBy), decision);
    const result = live.answer(decision.id, answer, ahead);
    if (!result.accepted) throw new Error(result.message);
    events.push(...result.events);
  }

  /** What each option does, in a game that goes on by itself after these facts. */
  function takingEach({ id, options: offered }: OwnDecision, before: readonly AnyGameEvent[]): Asked['takeEach'] {
    return () =>
      offered.flatMap(({ label, answer, ahead }): readonly Taken[] => {
        if (answer === null) return [];
        const { live: other } = resume(catalog, before, options);
        const earlier = other.state;
        const result = other.answer(id, answer, ahead);
        if (!result.accepted) throw new Error(`${label}: ${result.message}`);
        const facts = result.events.map((event) =>
          describeEvent(event, { before: earlier, after: other.state }, 'judge'),
        );
        return [{ label, answer, ...(ahead === undefined ? {} : { ahead }), facts }];
      });
  }
}

/** One of each kind, then others in turn. */
function chosen(count: number): readonly Asked[] {
  const found: Asked[] = [];
  const left = [...byKind.values()].map((list) => list.slice());
  while (found.length < count && left.some((list) => list.length > 0)) {
    for (const list of left) {
      if (found.length < count && list.length > 0) found.push(...list.splice(random.below(list.length), 1));
    }
  }
  return found;
}

function write(decisions: readonly Asked[]): void {
  mkdirSync(values.out, { recursive: true });
  const asked = decisions.map(({ view }, number) => ({ number, decision: view }));
  const facts = decisions.map(({ takeEach, view }, number) => ({ number, kind: view.kind, options: takeEach() }));
  writeFileSync(`${values.out}/decisions-${values.count}.json`, `${JSON.stringify(asked, null, 1)}\n`);
  writeFileSync(`${values.out}/decisions-${values.count}-facts.json`, `${JSON.stringify(facts, null, 1)}\n`);
  const kinds = [...new Set(decisions.map(({ view }) => view.kind))];
  console.log(`${decisions.length} decisions of ${kinds.length} kinds: ${kinds.join(', ')}`);
}
