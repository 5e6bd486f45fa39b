import type { Command } from 'commander';
import { addJudging } from './disputes/judging-commands.js';
import { addPenalties } from './disputes/penalty-commands.js';
import { addReading } from './disputes/reading-commands.js';
import { addSaying } from './disputes/saying-commands.js';
import type { Io } from '../io.js';

/** `dispute open|note|appeal|close|evidence|rule|show|report|penalty|penalties|key` (docs/disputes.md). */
export function addDispute(command: Command, io: Io): void {
  addSaying(command, io);
  addJudging(command, io);
  addReading(command, io);
  addPenalties(command, io);
}
