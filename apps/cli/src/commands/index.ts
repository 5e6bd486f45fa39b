import type { Command } from 'commander';
import type { Io } from '../io.js';
import { addAnalytics } from './analytics.js';
import { addAnchor } from './anchor.js';
import { addArchive, addUnarchive } from './archive.js';
import { addBackup, addRestore } from './backup.js';
import { addBench } from './bench.js';
import { addCompact } from './compact.js';
import { addConformance } from './conformance.js';
import { addCards } from './cards.js';
import { addDecks } from './decks.js';
import { addContinue } from './continue.js';
import { addCopy } from './copy.js';
import { addDelete, addDeleted } from './delete.js';
import { addEnd } from './end.js';
import { addExplain } from './explain.js';
import { addExport } from './export.js';
import { addGames } from './games.js';
import { addKeys } from './keys.js';
import { addPlay } from './play.js';
import { addReplay } from './replay.js';
import { addRewind } from './rewind.js';
import { addRule } from './rule.js';
import { addSetup } from './setup.js';
import { addShortcut } from './shortcut.js';
import { addSql } from './sql.js';
import { addTokens } from './tokens.js';
import { addVerify } from './verify.js';

/** Every command, in the order in which the help lists them. */
export const commands: readonly ((program: Command, io: Io) => void)[] = [
  addPlay,
  addContinue,
  addGames,
  addReplay,
  addExplain,
  addRewind,
  addRule,
  addEnd,
  addShortcut,
  addVerify,
  addAnchor,
  addKeys,
  addExport,
  addCopy,
  addSetup,
  addTokens,
  addAnalytics,
  addSql,
  addConformance,
  addCards,
  addDecks,
  addArchive,
  addUnarchive,
  addDelete,
  addDeleted,
  addBackup,
  addRestore,
  addCompact,
  addBench,
];
