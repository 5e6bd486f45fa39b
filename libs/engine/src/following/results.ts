import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

/**
 * The label of cards that a search put into a library: a shuffle in the same text leaves them in place (CR 701.24b).
 */
export const foundInLibrary = 'found in library';

/**
 * The label of a library that is being searched: all searches of the text until it is shuffled count as one (CR
 * 701.23h).
 */
export const searching = '#searching';

/**
 * The context after an instruction. If the instruction has a label, later ones find under it what the instruction
 * produced.
 */
export function withResult(context: TextContext, label: string | undefined, objects: readonly ObjectId[]): TextContext {
  return label === undefined ? context : { ...context, results: new Map([...context.results, [label, objects]]) };
}

/**
 * The label that says that something optional was done, whatever it was: “do this only once each turn” asks about it
 * (CR 603.2i).
 */
export const anythingDone = '#done';

/** The context after an optional action was taken (“if you do”). */
export function withDone(context: TextContext, label: string = anythingDone): TextContext {
  return { ...context, did: new Set([...context.did, anythingDone, label]) };
}

/** The context in which these players were chosen. */
export function withPlayers(context: TextContext, label: string, players: readonly PlayerId[]): TextContext {
  return { ...context, players: new Map([...context.players, [label, players]]) };
}

/** The label of the players who chose what has the other label. */
export function choosersOf(label: string): string {
  return `#choosers of ${label}`;
}

/** The context in which this number was noted. */
export function withNumber(context: TextContext, label: string, value: number): TextContext {
  return { ...context, numbers: new Map([...context.numbers, [label, value]]) };
}

/** The context in which this word was chosen. */
export function withWord(context: TextContext, label: string, word: string): TextContext {
  return { ...context, words: new Map([...context.words, [label, word]]) };
}

/** The context of another part of the same text, which knows what earlier parts produced. */
export function withKnown(context: TextContext, before: TextContext): TextContext {
  const { results, did, players, numbers, words } = before;
  return { ...context, results, did, players, numbers, words };
}

/**
 * The context with everything that several contexts added to it. What they have under the same label is put together.
 */
export function mergeContexts(context: TextContext, outcomes: readonly TextContext[]): TextContext {
  const results = new Map(context.results);
  const did = new Set(context.did);
  const players = new Map(outcomes.at(-1)?.players ?? context.players);
  for (const outcome of outcomes) {
    for (const [label, some] of outcome.players) {
      if (context.players.get(label) === some) continue;
      players.set(label, [...new Set([...(players.get(label) ?? []), ...some])]);
    }
    for (const [label, objects] of outcome.results) {
      if (context.results.get(label) === objects) continue;
      const others = results.get(label);
      results.set(
        label,
        others === undefined || others === context.results.get(label) ? objects : [...others, ...objects],
      );
    }
    for (const label of outcome.did) did.add(label);
  }
  const last = outcomes.at(-1) ?? context;
  return { ...context, results, did, players, numbers: last.numbers, words: last.words };
}
