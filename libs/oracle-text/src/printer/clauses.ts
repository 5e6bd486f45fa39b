import { capitalise, list, type Noun } from '../english/words.js';

/**
 * One instruction as a clause. `says` is its predicate in the form that agrees with a subject; of “you” an imperative
 * clause names no subject (“draw a card”), another one does (“you gain 2 life”).
 */
export interface Clause {
  readonly who: Noun;
  readonly imperative: boolean;
  readonly says: (plural: boolean) => string;
  /** Sentences that follow it: “It can't be regenerated”. */
  readonly also: readonly string[];
}

const youNoun: Noun = { text: 'you', plural: true };

/** An instruction to “you” that says no subject. */
export function imperative(text: string, also: readonly string[] = []): Clause {
  return { who: youNoun, imperative: true, says: () => text, also };
}

/** A clause with a subject that is always said. */
export function statement(who: Noun, says: (plural: boolean) => string, also: readonly string[] = []): Clause {
  return { who, imperative: false, says, also };
}

/** An instruction to a player: imperative of “you”, with the subject of anyone else. */
export function instruction(who: Noun, says: (plural: boolean) => string): Clause {
  return { who, imperative: true, says, also: [] };
}

/** The clause as a sentence of its own, without capital and full stop. */
export function finite(clause: Clause): string {
  const predicate = clause.says(clause.who.plural);
  return clause.imperative && clause.who.text === 'you' ? predicate : `${clause.who.text} ${predicate}`;
}

/** The clause after “and” or “then”: a subject that was just said is left out. */
function continued(clause: Clause, before: Clause): string {
  if (clause.who.text === before.who.text) return clause.says(clause.who.plural);
  return `${clause.who.text} ${clause.says(clause.who.plural)}`;
}

/** The clause after “may”: its bare verb where the actor is the same, “have …” otherwise. */
export function bare(clause: Clause, actor: string): string {
  if (clause.who.text === actor || (clause.imperative && clause.who.text === 'you')) return clause.says(true);
  return `have ${clause.who.text} ${clause.says(true)}`;
}

/** Clauses joined into one sentence. */
export interface Joined {
  readonly clause: Clause;
  readonly by: 'and' | 'then' | undefined;
}

/** One sentence of joined clauses: “you lose 1 life and create a token”, “scry 2, then draw a card”. */
export function joinClauses(clauses: readonly Joined[], first: (clause: Clause) => string = finite): string {
  const runs: string[][] = [];
  let before: Clause | undefined;
  for (const { clause, by } of clauses) {
    const run = runs[runs.length - 1];
    const text = before ? continued(clause, before) : first(clause);
    if (run && by === 'and') run.push(text);
    else runs.push([text]);
    before = clause;
  }
  return runs.map((run) => list(run)).join(', then ');
}

/** Sentences as a paragraph: capital letters and full stops. A sentence that ends a quotation has its stop inside. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.map((sentence) => capitalise(sentence) + (sentence.endsWith('."') ? '' : '.')).join(' ');
}
