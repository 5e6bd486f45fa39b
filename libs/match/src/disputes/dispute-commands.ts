import type { Position } from '@stacktrail/event-store';
import type { GameDisputes, Party, PlayerId, Revision } from '@stacktrail/game-events';
import { longest, longestClock } from '../checks/command-faults.js';
import { textFault, type TextForm } from '../checks/texts.js';
import type { Command } from '../commands.js';
import { InvalidCommand, type CommandFault } from '../errors.js';

/** The longest texts of a dispute, in characters. */
export const longestOfDispute = { claim: 2000, note: 4000, ruling: longest.ruling, reason: longest.reason } as const;

/** How many disputes a game may have, and how many events they may have together. */
export const mostOfDisputes = { disputes: 100, events: 2000 } as const;

/** What every command to the disputes of a game has: who gives it. */
export interface DisputeCommand extends Command {
  readonly by: Party;
}

/** Opens a dispute about a revision of the game. */
export interface OpenDispute extends DisputeCommand {
  readonly revision: Revision;
  readonly claim: string;
}

/** Gathers further evidence, as a judge. */
export interface GatherEvidence extends DisputeCommand {
  readonly dispute: number;
  readonly revision: Revision;
  /** The slice of the log; some facts around the revision where absent. */
  readonly from?: Revision;
  readonly to?: Revision;
}

export interface AddNote extends DisputeCommand {
  readonly dispute: number;
  readonly text: string;
  /** Whether it is for the judge alone, also after the ruling. */
  readonly confidential: boolean;
}

/** A judge's ruling. Infraction, remedy and penalty are ids of the list that is in use. */
export interface MakeRuling extends DisputeCommand {
  readonly dispute: number;
  readonly rule: string;
  readonly ruling: string;
  readonly player?: PlayerId;
  readonly infraction?: string;
  readonly remedy?: string;
  readonly penalty?: string;
  readonly rewind?: { readonly to: Revision; readonly reshuffleUnknown?: boolean };
  readonly extensions?: readonly { readonly player: PlayerId; readonly seconds: number }[];
}

export interface AppealRuling extends DisputeCommand {
  readonly dispute: number;
  readonly grounds: string;
}

/** A judge closes a dispute; a seat its own one that isn't ruled yet. */
export interface CloseDispute extends DisputeCommand {
  readonly dispute: number;
  readonly reason: string;
}

/** A judge gives somebody a penalty that nobody has disputed about. */
export interface GivePenalty extends DisputeCommand {
  readonly player: PlayerId;
  readonly infraction?: string;
  readonly penalty: string;
  readonly reason: string;
}

/** What a command to the disputes of a game did. */
export interface DisputeDone {
  readonly game: string;
  /** The number of the dispute; `null` if it was about none. */
  readonly dispute: number | null;
  /** The command's id was stored already, and nothing was done now. */
  readonly repeated: boolean;
  /** Where in the store its last event is, and the last event of the game that came of it, if any did. */
  readonly position: Position;
  readonly gamePosition: Position | null;
  readonly disputes: GameDisputes;
}

const texts: Readonly<Record<string, readonly [TextForm, number]>> = {
  commandId: ['key', longest.id],
  claim: ['words', longestOfDispute.claim],
  text: ['words', longestOfDispute.note],
  ruling: ['words', longestOfDispute.ruling],
  grounds: ['words', longestOfDispute.claim],
  reason: ['words', longestOfDispute.reason],
};

const rulePattern = /^[1-9]\d{2}(?:\.\d{1,3}[a-z]?)?$/;

/** Checks what doesn't depend on the game. @throws InvalidCommand that names each field that is wrong */
export function checkDisputeCommand(command: DisputeCommand): void {
  const given = command as unknown as Readonly<Record<string, unknown>>;
  const faults: CommandFault[] = Object.entries(texts).flatMap(([path, [form, most]]) => {
    const message = given[path] === undefined ? null : textFault(given[path], form, most);
    return message === null ? [] : [{ path, message }];
  });
  const { rule, extensions = [] } = command as Partial<MakeRuling>;
  const judge = 'judge' in command.by ? textFault(command.by.judge, 'name', longest.name) : null;
  if (judge !== null) faults.push({ path: 'judge', message: judge });
  if (rule !== undefined && !rulePattern.test(rule))
    faults.push({ path: 'rule', message: 'must be the number of a rule, such as 704, 704.5 or 704.5f' });
  for (const [i, { seconds }] of extensions.entries()) {
    if (Number.isSafeInteger(seconds) && seconds >= 1 && seconds <= longestClock) continue;
    faults.push({ path: `extensions[${i}].seconds`, message: `must be a whole number from 1 to ${longestClock}` });
  }
  if (faults.length > 0) throw new InvalidCommand(faults);
}
