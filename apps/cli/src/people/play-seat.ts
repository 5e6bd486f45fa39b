import { invariant } from '@stacktrail/kernel';
import { createInterface } from 'node:readline';
import type { PlayerId } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { isForJudge, rulingUnattended, Sight, type Bot, type Matches } from '@stacktrail/match';
import { boardView, decisionView, describeEvent, type OwnDecision } from '@stacktrail/views';
import type { Io } from '../io.js';
import { boardText } from '../output/board-text.js';
import { isBookkeeping } from '../output/log-lines.js';
import { decisionText, readTypedLine } from './person.js';

/** A game that a person plays in the terminal. */
export interface Seated {
  readonly matches: Matches;
  readonly game: string;
  readonly seat: PlayerId;
  /** Who plays the other seats, by seat. */
  readonly bots: readonly Bot[];
}

/** Where the person stops is asked for their decisions alone; elsewhere the seat passes. */
const usualStops = {
  stops: { mine: ['precombat main', 'postcombat main'], theirs: ['end'], ownOnStack: false },
  passUntil: null,
  yields: [],
  orderLikeTriggers: true,
} as const;

/**
 * Lets a person answer for a seat until the game is over or they leave it; it can be gone on with. What a bot does is
 * told as the seat may see it. Mana is paid automatically where tapping does it.
 *
 * @returns whether the game is over
 */
export async function playSeat(io: Io, seated: Seated): Promise<boolean> {
  const { matches, game, seat } = seated;
  const lines = createInterface({ input: io.input() as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  let told = (await matches.current(game)).revision as number;
  await matches.changeSettings(game, seat, usualStops);
  for (;;) {
    told = await tellSince(io, seated, told);
    const { decision, state } = await matches.current(game);
    if (decision === null) return true;
    if (isForJudge(decision.question.kind)) {
      await matches.rule(game, { commandId: `${game}/${decision.id}`, ...rulingUnattended(decision.question.kind) });
      continue;
    }
    if (decision.decidedBy !== seat) {
      const bot = seated.bots[decision.decidedBy];
      invariant(bot !== undefined, () => `nobody plays seat ${decision.decidedBy} of game ${game}`);
      const given = bot.answer(new Sight(state, decision.decidedBy), decision);
      const command = {
        commandId: `${game}/${decision.id}`,
        player: decision.decidedBy,
        decision: decision.id,
        ...given,
      };
      const done = await matches.submit(game, command);
      if (!done.accepted)
        throw new Error(`game ${game}, decision ${decision.id}: a bot's answer was refused: ${done.message}`);
      continue;
    }
    const shown = decisionView(decision, state, { seat }) as OwnDecision;
    io.out.write(`${decisionText(shown)}\n> `);
    const next = await lines.next();
    if (next.done === true) return false;
    const typed = readTypedLine(next.value, shown);
    if (typed.is === 'quit') return false;
    if (typed.is === 'board') io.out.write(`${boardText(boardView(state, { seat }))}\n`);
    else if (typed.is === 'unknown') io.out.write(`${typed.why}\n`);
    else if (typed.is === 'concede') await matches.concede(game, { commandId: `${game}/concede`, player: seat });
    else await send(io, seated, shown, typed);
  }
}

async function send(
  io: Io,
  { matches, game, seat }: Seated,
  { id }: OwnDecision,
  { answer, ahead }: Extract<ReturnType<typeof readTypedLine>, { is: 'answer' }>,
): Promise<void> {
  const commandId = `${game}/${id}`;
  const done = await matches.submit(game, { commandId, player: seat, decision: id, answer, ahead, pay: 'auto' });
  if (!done.accepted) io.out.write(`No: ${done.message} (CR ${done.rule})\n`);
  else if (done.reversed !== null) io.out.write(`Taken back: ${done.reversed.message} (CR ${done.reversed.rule})\n`);
}

/** Tells what has happened since a revision, but for who was asked and who passed. @returns the revision told up to */
async function tellSince(io: Io, { matches, game, seat }: Seated, since: number): Promise<number> {
  const { revision } = await matches.current(game);
  if (revision <= since) return since;
  const { facts, catalog, history } = await matches.load(game);
  const timeline = fold(catalog, history);
  for (const event of facts) {
    if (event.revision <= since || isBookkeeping(event)) continue;
    const before = timeline.at((event.revision - 1) as typeof event.revision);
    const after = timeline.at(event.revision);
    io.out.write(`  ${describeEvent(event, { before, after }, { seat })}\n`);
  }
  return revision;
}
