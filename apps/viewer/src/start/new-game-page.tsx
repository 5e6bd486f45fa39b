import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CreatedGame } from '../contract/created-game.js';
import { usualSettings } from '../contract/settings.js';
import type { Deck } from '../contract/games.js';
import { Client } from '../http/client.js';
import { problemOf, RequestProblem } from '../http/problem.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import { goTo, tableAddress } from '../routing/route.js';
import { keepKeys } from '../table/keys.js';
import { ClockForm, clockBody, noClock, type ClockChoice } from './clock-form.js';
import { EnteringForm, enteringBody, nothingEntered, type EnteringChoice } from './entering-form.js';
import { addedSeat, fewestSeats, mostSeats, seatBody, type SeatChoice } from './seat-choice.js';
import { SeatForm } from './seat-form.js';

const first: readonly SeatChoice[] = [
  { name: 'Ann', by: 'me', deck: '', list: '', deckName: '' },
  { name: 'Bob the bot', by: 'greedy', deck: '', list: '', deckName: '' },
];

/** Starts a game of two to eight seats, each with a deck and played by the viewer or by a bot. */
export function NewGamePage(): JSX.Element {
  const [seats, setSeats] = useState(first);
  const [seed, setSeed] = useState('');
  const [clock, setClock] = useState(noClock);
  const [entering, setEntering] = useState(nothingEntered);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [starting, setStarting] = useState(false);
  const decks = useRequest((signal) => new Client().get<Deck[]>('/decks', {}, signal), []);
  const known = decks.state === 'done' ? decks.value : [];
  // Before the form is shown: what somebody has chosen in it isn't taken away again.
  useLayoutEffect(() => {
    setSeats((now) => now.map((seat, i) => ({ ...seat, deck: deckFor(known, i), deckName: deckFor(known, i) })));
  }, [known.length]);

  const start = async (): Promise<void> => {
    setStarting(true);
    setProblem(null);
    try {
      goTo(await startedGame(seats, seed, clock, entering));
    } catch (error) {
      setProblem(problemOf(error));
      setStarting(false);
    }
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    start().catch(() => undefined);
  };
  return (
    <main id="main" class="narrow">
      <h1>New game</h1>
      <p>
        Paste deck lists as Arena or Magic Online write them, or take the decks that come with Stacktrail. Give all
        seats to bots to watch, or several to yourself to share this screen.
      </p>
      {decks.state === 'failed' && <ProblemNote problem={decks.problem} />}
      <form onSubmit={submit}>
        <div class="seat-forms" hidden={decks.state === 'loading'}>
          {seats.map((choice, i) => (
            <SeatForm
              key={i}
              seat={i}
              choice={choice}
              decks={known}
              faults={faultsOf(problem, i)}
              change={(changed) => setSeats(seats.map((one, at) => (at === i ? changed : one)))}
              remove={seats.length > fewestSeats ? () => setSeats(seats.filter((_, at) => at !== i)) : null}
            />
          ))}
        </div>
        {seats.length < mostSeats && (
          <p>
            <button type="button" onClick={() => setSeats([...seats, addedSeat(seats, deckFor(known, seats.length))])}>
              Add a seat
            </button>
          </p>
        )}
        <More {...{ clock, setClock, entering, setEntering, seed, setSeed }} />
        {problem !== null && <ProblemNote problem={withoutFaults(problem)} />}
        <button type="submit" class="primary" disabled={starting}>
          {starting ? 'Starting…' : 'Start the game'}
        </button>
      </form>
    </main>
  );
}

interface MoreProps {
  readonly clock: ClockChoice;
  readonly setClock: (clock: ClockChoice) => void;
  readonly entering: EnteringChoice;
  readonly setEntering: (choice: EnteringChoice) => void;
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
}

/** What few games need. */
function More({ clock, setClock, entering, setEntering, seed, setSeed }: MoreProps): JSX.Element {
  return (
    <details>
      <summary>More</summary>
      <ClockForm choice={clock} change={setClock} />
      <EnteringForm choice={entering} change={setEntering} />
      <SeedField seed={seed} change={setSeed} />
    </details>
  );
}

function SeedField({ seed, change }: { readonly seed: string; readonly change: (seed: string) => void }): JSX.Element {
  return (
    <label>
      Seed
      <input value={seed} maxLength={100} onInput={(event) => change(event.currentTarget.value)} />
      <small>The same seed gives the same game. Whoever knows it knows every card.</small>
    </label>
  );
}

/** Starts the game. @returns the address of its table, as its first seat that is played here sees it */
async function startedGame(
  seats: readonly SeatChoice[],
  seed: string,
  clock: ClockChoice,
  entering: EnteringChoice,
): Promise<string> {
  const body = {
    seats: seats.map(seatBody),
    ...(seed === '' ? {} : { seed }),
    ...clockBody(clock),
    ...enteringBody(entering),
  };
  const created = await new Client().post<CreatedGame>('/games', body);
  const as = keepTokens(created, seats);
  await takeUsualSettings(created, seats);
  return tableAddress(created.game, { as });
}

/** The deck that a seat is given first: each another one, as far as there are as many. */
function deckFor(known: readonly Deck[], seat: number): string {
  return known[seat % Math.max(known.length, 1)]?.name ?? '';
}

/** Gives each of the viewer's seats settings with which they are asked where players usually act. */
async function takeUsualSettings({ game, seats }: CreatedGame, choices: readonly SeatChoice[]): Promise<void> {
  for (const { player, token } of seats) {
    if (choices[player]?.by !== 'me') continue;
    await new Client(token).put(`/games/${encodeURIComponent(game)}/settings`, usualSettings);
  }
}

/** Stores the tokens of the viewer's seats and of the judge. @returns the role to look as: the first of these seats */
function keepTokens({ game, seats, judgeToken }: CreatedGame, choices: readonly SeatChoice[]): string | null {
  const mine = seats.filter(({ player, token }) => token !== null && choices[player]?.by === 'me');
  keepKeys(game, {
    seats: Object.fromEntries(mine.map(({ player, token }) => [String(player), token ?? ''])),
    judge: judgeToken,
  });
  return mine[0] === undefined ? null : String(mine[0].player);
}

/**
 * What is wrong with the deck of a seat: unknown cards, and cards that can't be played yet, with the part of their
 * text.
 */
function faultsOf(problem: RequestProblem | null, seat: number): readonly string[] {
  const path = `seats[${seat}].`;
  return problem?.faults.filter((fault) => fault.path.startsWith(path)).map(({ message }) => message) ?? [];
}

function withoutFaults({ status, title, detail, rule, faults }: RequestProblem): RequestProblem {
  const others = faults.filter(({ path }) => !/^seats\[\d+\]\./.test(path));
  const said = faults.length > 0 && others.length === 0 ? 'What is wrong stands beside each deck.' : detail;
  return new RequestProblem(status, title, said, rule, others);
}
