import { resolve } from 'node:path';
import type { Command } from 'commander';
import { shippedPoolFile } from '@stacktrail/cards';
import { sourceOption, usualSource } from '../cards/source-option.js';
import { statusText } from '../cards/status-text.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted, grouped } from '../output/words.js';
import { withJson } from '../stores/store-option.js';
import { wholeNumber } from './arguments.js';

interface SourceOptions extends AnswerOptions {
  readonly source?: string;
}

/**
 * `cards`: how far cards are understood, one of them, and the pool of them that comes with this program. What it needs is
 * loaded once it is asked for: no other command reads files of cards.
 */
export function addCards(cards: Command, io: Io): void {
  addStatus(cards, io);
  addShow(cards, io);
  addBuild(cards, io);
}

function addStatus(cards: Command, io: Io): void {
  const command = cards
    .command('status')
    .description('count the cards that can be played, by year and format, and what is missing for others')
    .option(...sourceOption, usualSource())
    .option('--clauses <count>', 'how many clauses are listed for people', wholeNumber(0), 40);
  withJson(command).action(async (options: SourceOptions & { readonly clauses: number }) => {
    const { cardsStatus } = await import('../cards/cards-status.js');
    const status = await cardsStatus(io, options.source);
    print(io, options, status, () => statusText(status, options.clauses));
  });
}

function addShow(cards: Command, io: Io): void {
  const command = cards
    .command('show <name...>')
    .description('show a card: its text, its tree, what is not understood, and rulings')
    .option(...sourceOption, usualSource())
    .option('--rulings <file>', 'rulings, a card a line');
  withJson(command).action(async (name: readonly string[], options: SourceOptions & { readonly rulings?: string }) => {
    const { showCard } = await import('../cards/show-card.js');
    const { shownText } = await import('../cards/show-text.js');
    const shown = await showCard(io, name.join(' '), options);
    print(io, options, shown, () => shownText(shown));
  });
}

function addBuild(cards: Command, io: Io): void {
  const command = cards
    .command('build <source>')
    .description('compile a file of cards into the pool that comes with this program')
    .option('--out <file>', 'where the pool is written', shippedPoolFile);
  withJson(command).action(async (source: string, options: AnswerOptions & { readonly out: string }) => {
    const { buildCards } = await import('../cards/build-cards.js');
    const built = await buildCards(io, source, resolve(io.directory, options.out));
    print(io, options, built, () => {
      const { file, bytes, strict, cards: all } = built;
      return `${grouped(strict)} of ${counted(all, 'card')} can be played: ${grouped(bytes)} bytes in ${file}.`;
    });
  });
}
