import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

/** What a search put into a library: a shuffle in the same text leaves it where it is (CR 701.24b). */
export const foundInLibrary = 'found in library';

/** A library is being searched: what the same text searches it for until it is shuffled is one search (CR 701.23h). */
export const searching = '#searching';

/** The context after an instruction: what it produced is known to later ones under its label, if it has one. */
export function withResult(context: TextContext, label: string | undefined, objects: readonly ObjectId[]): TextContext {
  return label === undefined ? context : { ...context, results: new Map([...context.results, [label, objects]]) };
}

/** Something optional has been done, whatever it was: “do this only once each turn” asks for it (CR 603.2i). */
export const anythingDone = '#done';

/** The context after an optional action was taken (“if you do”). */
export function withDone(context: TextContext, label: string = anythingDone): TextContext {
  return { ...context, did: new Set([...context.did, anythingDone, label]) };
}

/** The context in which these players were chosen. */
export function withPlayers(context: TextContext, label: string, players: readonly PlayerId[]): TextContext {
  return { ...context, players: new Map([...context.players, [label, players]]) };
}

/** The context in which this number was noted. */
export function withNumber(context: TextContext, label: string, value: number): TextContext {
  return { ...context, numbers: new Map([...context.numbers, [label, value]]) };
}

/** The context in which this word was chosen. */
export function withWord(context: TextContext, label: string, word: string): TextContext {
  return { ...context, words: new Map([...context.words, [label, word]]) };
}

/** The context of another part of the same text, which knows what those before it produced. */
export function withKnown(context: TextContext, before: TextContext): TextContext {
  const { results, did, players, numbers, words } = before;
  return { ...context, results, did, players, numbers, words };
}

/** What was known before and what each of several contexts that came out of it adds; under one label all of it. */
export function mergeContexts(context: TextContext, outcomes: readonly TextContext[]): TextContext {
  const results = new Map(context.results);
  const did = new Set(context.did);
  for (const outcome of outcomes) {
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
  return { ...context, results, did, players: last.players, numbers: last.numbers, words: last.words };
}
