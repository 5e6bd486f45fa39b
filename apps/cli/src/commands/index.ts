import type { Command } from 'commander';
import type { Io } from '../io.js';

/** A command as the help lists it. What it does is loaded when it is asked for. */
export interface ListedCommand {
  /** Its name, and its arguments as Commander writes them. */
  readonly usage: string;
  /** An argument that it takes besides, once it is loaded. */
  readonly further?: string;
  readonly about: string;
  /** Whether it has commands of its own in the place of options. */
  readonly isGroup?: boolean;
  /** What gives a command its options and what it does. */
  readonly load: () => Promise<(command: Command, io: Io) => void>;
}

/** Every command, in the order in which the help lists them. */
export const commands: readonly ListedCommand[] = [
  {
    usage: 'play',
    about: 'let two bots play whole games, and store them; or play one yourself with --seat',
    load: async () => (await import('./play.js')).addPlay,
  },
  {
    usage: 'continue <game>',
    about: 'let bots go on with an unfinished game, from the decision that it waits for to its end',
    load: async () => (await import('./continue.js')).addContinue,
  },
  {
    usage: 'games',
    about: 'list the games of a store, in the order in which they were begun',
    load: async () => (await import('./games.js')).addGames,
  },
  {
    usage: 'replay <game>',
    about: 'show the game as it was at a revision, folded from its facts alone',
    load: async () => (await import('./replay.js')).addReplay,
  },
  {
    usage: 'find <game>',
    about: 'list the events of a game in which a card, a player or a rule has a part, or something happened',
    load: async () => (await import('./find.js')).addFind,
  },
  {
    usage: 'explain <game>',
    further: '[revision]',
    about: 'show why an event happened, why an object is what it is, or why something can’t be done, with the rules',
    load: async () => (await import('./explain.js')).addExplain,
  },
  {
    usage: 'rewind <game>',
    about: 'append a reversal, as a judge: the game goes on from an earlier decision',
    load: async () => (await import('./rewind.js')).addRewind,
  },
  {
    usage: 'fork <game>',
    about: 'begin another line of play: a game of its own that has the events of this one up to a revision',
    load: async () => (await import('./fork.js')).addFork,
  },
  {
    usage: 'diff <game>',
    further: '<other>',
    about: 'show where two lines of play, or two games, part, and how they stand at their ends',
    load: async () => (await import('./diff.js')).addDiff,
  },
  {
    usage: 'tell <file>',
    about: 'enter a game that was played elsewhere, as on paper, from its written record (docs/told-games.md)',
    load: async () => (await import('./tell.js')).addTell,
  },
  {
    usage: 'rule <game>',
    about: 'append a judge’s ruling; with --loop it answers whether the game goes round for ever',
    load: async () => (await import('./rule.js')).addRule,
  },
  {
    usage: 'dispute',
    about: 'dispute an event of a game: claims, evidence, signed rulings, penalties, and a report to hand over',
    isGroup: true,
    load: async () => (await import('./dispute.js')).addDispute,
  },
  {
    usage: 'end <game>',
    about: 'end a game whose record is damaged, as a judge: it goes back to before the damage and is a draw',
    load: async () => (await import('./end.js')).addEnd,
  },
  {
    usage: 'shortcut <game>',
    about: 'suggest a sequence of choices that is taken at once, or answer the one that was suggested',
    load: async () => (await import('./shortcut.js')).addShortcut,
  },
  {
    usage: 'verify [game]',
    about:
      'check the record of a game, or of a bundle: facts, hashes, shuffles, cards, and that the rules make the same facts',
    load: async () => (await import('./verify.js')).addVerify,
  },
  {
    usage: 'anchor [game]',
    about: 'sign how many events a game has and what they are, with ids, times, people and commands',
    load: async () => (await import('./anchor.js')).addAnchor,
  },
  {
    usage: 'keys <name>',
    about: 'make a key pair to sign games with: NAME.pem stays with you, NAME.pub.pem is for whoever verifies',
    load: async () => (await import('./keys.js')).addKeys,
  },
  {
    usage: 'export [game]',
    about: 'write the stored events as NDJSON, each with the id of its game, without times, persons and commands',
    load: async () => (await import('./export.js')).addExport,
  },
  {
    usage: 'import <file>',
    about: 'bring the game of a bundle into a store, to look at it there',
    load: async () => (await import('./import.js')).addImport,
  },
  {
    usage: 'copy',
    about: 'copy a store into another, take up a copy that was cut off, and compare the two',
    load: async () => (await import('./copy.js')).addCopy,
  },
  {
    usage: 'setup',
    about: 'prepare what servers need',
    isGroup: true,
    load: async () => (await import('./setup.js')).addSetup,
  },
  {
    usage: 'tokens',
    about: 'service tokens: of operators and analysts',
    isGroup: true,
    load: async () => (await import('./tokens.js')).addTokens,
  },
  {
    usage: 'persons',
    about: 'who gives commands, where a proxy says so; erase somebody',
    isGroup: true,
    load: async () => (await import('./persons.js')).addPersons,
  },
  {
    usage: 'analytics',
    about: 'tables of the games of a store, for analysts',
    isGroup: true,
    load: async () => (await import('./analytics.js')).addAnalytics,
  },
  {
    usage: 'sql <query>',
    about: 'ask the tables that “analytics export” writes, in DuckDB’s SQL, such as “select * from games”',
    load: async () => (await import('./sql.js')).addSql,
  },
  {
    usage: 'conformance <file>',
    about: 'play the scenarios of a file (docs/conformance.md) and say which hold',
    load: async () => (await import('./conformance.js')).addConformance,
  },
  {
    usage: 'cards',
    about: 'how far cards are understood; show one, build the pool',
    isGroup: true,
    load: async () => (await import('./cards.js')).addCards,
  },
  {
    usage: 'decks',
    about: 'how far decks can be played, and which cards they lack',
    isGroup: true,
    load: async () => (await import('./decks.js')).addDecks,
  },
  {
    usage: 'archive <game>',
    about: 'write a game that is over, its secrets and its cards into one file, and read the file back',
    load: async () => (await import('./archive.js')).addArchive,
  },
  {
    usage: 'unarchive <file>',
    about: 'bring the game of an archive into a store, as it was stored, and compare both',
    load: async () => (await import('./archive.js')).addUnarchive,
  },
  {
    usage: 'delete <game>',
    about: 'delete a game that is over for ever; a record of who did it, when and why stays',
    load: async () => (await import('./delete.js')).addDelete,
  },
  {
    usage: 'deleted',
    about: 'the games that were deleted: when, by whom and why',
    load: async () => (await import('./delete.js')).addDeleted,
  },
  {
    usage: 'backup <file>',
    about: 'copy a SQLite store into a file, also while a server writes to it, and read the copy through',
    load: async () => (await import('./backup.js')).addBackup,
  },
  {
    usage: 'restore <file>',
    about: 'make a SQLite store of a backup, where no store is yet, and read it through',
    load: async () => (await import('./backup.js')).addRestore,
  },
  {
    usage: 'compact',
    about: 'pack the events of a SQLite store into blocks; a run that was cut off is taken up by the next one',
    load: async () => (await import('./compact.js')).addCompact,
  },
  {
    usage: 'bench',
    further: '[name]',
    about: 'measure this machine beside the targets of docs/performance.md',
    load: async () => (await import('./bench.js')).addBench,
  },
];
