import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Named } from '@stacktrail/game-events';
import { textFault } from '../checks/texts.js';

/** An infraction as judges name it, and the id of the penalty that it usually has. */
interface Infraction extends Named {
  readonly penalty?: string;
}

/** What judges have names for. An organiser replaces it by a file of their own (docs/disputes.md). */
export interface Infractions {
  /** The name of the whole list. */
  readonly name: string;
  readonly infractions: readonly Infraction[];
  readonly penalties: readonly Named[];
  readonly remedies: readonly Named[];
}

/** A file of infractions can't be used. */
export class InfractionsRefused extends Error {
  override readonly name = 'InfractionsRefused';

  /** @param problem what is wrong in it, and where */
  constructor(file: string, problem: string) {
    super(`${file} is no file of infractions: ${problem}`);
  }
}

const lists = ['infractions', 'penalties', 'remedies'] as const;

/** The longest name of an infraction, a penalty or a remedy, and the longest id, in characters. */
const longestName = 200;
const idPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Reads a file of infractions. @throws InfractionsRefused that says where it is wrong and what would be right */
export function readInfractions(file: string): Infractions {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InfractionsRefused(file, `it can't be read as JSON: ${(error as Error).message}`);
  }
  const problem = problemIn(given);
  if (problem !== null) throw new InfractionsRefused(file, problem);
  return given as Infractions;
}

let standard: Infractions | undefined;

/** The list that comes with the program. */
export function standardInfractions(): Infractions {
  return (standard ??= readInfractions(standardFile()));
}

/** The file lies beside the package's code, or beside the bundle that the package has become. */
function standardFile(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'infractions.json');
    if (existsSync(file) || dirname(folder) === folder) return file;
  }
}

function problemIn(given: unknown): string | null {
  const { name, ...rest } = (given ?? {}) as Readonly<Record<string, unknown>>;
  const fault = textFault(name, 'name', longestName);
  if (fault !== null) return `name ${fault}`;
  for (const list of lists) {
    const entries = rest[list];
    if (!Array.isArray(entries)) return `${list} must be a list of {"id", "name"}`;
    const seen = new Set<unknown>();
    for (const [i, entry] of (entries as readonly unknown[]).entries()) {
      const problem = problemOf(entry, seen);
      if (problem !== null) return `${list}[${i}].${problem}`;
      seen.add((entry as Named).id);
    }
  }
  return unknownPenalty(rest as unknown as Infractions);
}

function problemOf(entry: unknown, seen: ReadonlySet<unknown>): string | null {
  const { id, name } = (entry ?? {}) as Partial<Named>;
  if (typeof id !== 'string' || !idPattern.test(id))
    return 'id must be made of small letters, digits and dashes, 60 at most';
  if (seen.has(id)) return `id is “${id}”, which another entry has`;
  const fault = textFault(name, 'name', longestName);
  return fault === null ? null : `name ${fault}`;
}

function unknownPenalty({ infractions, penalties }: Infractions): string | null {
  const known = new Set(penalties.map(({ id }) => id));
  const at = infractions.findIndex(({ penalty }) => penalty !== undefined && !known.has(penalty));
  if (at < 0) return null;
  return `infractions[${at}].penalty must be one of ${[...known].join(', ')}`;
}
