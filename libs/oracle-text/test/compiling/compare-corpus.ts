import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compileCards, type CardText } from '../../src/index.js';
import { needsCorpus, textsOfCorpus } from './corpus.js';

/** What became of a card: its tree as JSON, or the messages that say why it isn't strict. */
interface Outcome {
  readonly name: string;
  readonly tree?: string;
  readonly diagnostics: readonly string[];
}

const usage = `Usage: npm run cards:compare -- FILE

Compiles the whole corpus. Where FILE doesn't exist, what became of each card is written to it; where it does, this says
what is different now: cards that are strict now, cards that were, and strict cards whose tree is another one.`;

function outcomesOf(cards: readonly CardText[]): readonly Outcome[] {
  return compileCards(cards).map(({ name, definition, diagnostics }) => ({
    name,
    ...(definition && { tree: JSON.stringify(definition) }),
    diagnostics: diagnostics.map(({ kind, message, paragraph = '' }) => `${kind}: ${message} | ${paragraph}`),
  }));
}

function compare(before: readonly Outcome[], now: readonly Outcome[]): void {
  const was = new Map(before.map((outcome) => [outcome.name, outcome]));
  const isStrict = ({ tree }: Outcome): boolean => tree !== undefined;
  const wasStrict = ({ name }: Outcome): boolean => was.get(name)?.tree !== undefined;
  const won = now.filter((outcome) => isStrict(outcome) && !wasStrict(outcome));
  const lost = now.filter((outcome) => !isStrict(outcome) && wasStrict(outcome));
  const different = now.filter(
    (outcome) => isStrict(outcome) && wasStrict(outcome) && was.get(outcome.name)!.tree !== outcome.tree,
  );
  for (const { name } of won) console.log(`strict now: ${name}`);
  for (const { name, diagnostics } of lost) console.log(`no longer strict: ${name}\n  ${diagnostics.join('\n  ')}`);
  for (const { name, tree } of different) {
    console.log(`different: ${name}\n  was ${was.get(name)!.tree!}\n  is  ${tree!}`);
  }
  console.log(
    `${now.filter(isStrict).length} of ${now.length} cards are strict: ` +
      `${won.length} more, ${lost.length} no longer, ${different.length} with another tree`,
  );
}

const cards = textsOfCorpus();
const file = process.argv[2];
if (cards === undefined || file === undefined) {
  console.error(cards === undefined ? needsCorpus : usage);
  process.exitCode = 1;
} else if (existsSync(file)) compare(JSON.parse(readFileSync(file, 'utf8')) as Outcome[], outcomesOf(cards));
else writeFileSync(file, JSON.stringify(outcomesOf(cards)));
