import type { Command } from 'commander';
import { sourceOption, usualSource } from '../cards/source-option.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { withJson } from '../stores/store-option.js';
import { wholeNumber } from './arguments.js';

interface StatusOptions extends AnswerOptions {
  readonly source?: string;
  readonly format?: string;
  readonly adjudication: boolean;
  readonly wanted: boolean;
  readonly most: number;
}

/** `decks`: how far the decks that people bring can be played. */
export function addDecks(decks: Command, io: Io): void {
  const command = decks
    .command('status <file...>')
    .description(
      'count the decks that can be played whole: lists as Arena and Magic Online write them, .dek files, ' +
        'collections of one deck a line as JSON, plain or gzipped, and folders of all these',
    )
    .option(...sourceOption, usualSource())
    .option('--format <format>', 'only decks of this format, as the answer names it, such as commander')
    .option('--adjudication', 'count what can be played where unread clauses are adjudicated; it needs --source', false)
    .option('--wanted', 'list each card that is lacking, those first that make most decks whole', false)
    .option('--most <count>', 'how many lines of each kind are listed for people', wholeNumber(0), 25);
  withJson(command).action(async (files: readonly string[], options: StatusOptions) => {
    const { statusOfDecks } = await import('../decks/status-of-decks.js');
    const { decksText, wantedText } = await import('../decks/decks-text.js');
    const status = await statusOfDecks(io, files, options);
    const hasTexts = options.source !== undefined;
    print(io, options, status, () =>
      options.wanted ? wantedText(status.wanted, hasTexts) : decksText(status, options.most, hasTexts),
    );
  });
}
