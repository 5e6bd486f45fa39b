import type { AnyGameEvent, ObjectId, Ref } from '@stacktrail/game-events';
import type { Named, ScenarioAction } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import { Tactics } from '../table/tactics.js';

/** A spell or ability that a player is putting on the stack. */
export class Announcement {
  /** What the action names as targets, as far as nothing has asked for it yet. */
  targetNames: readonly Named[];
  /** Whether it has been cast or activated: questions that come later are about something else. */
  isDone = false;
  /** Every target that was chosen for it, asked or forced. */
  readonly targets: Ref[] = [];

  constructor(
    readonly action: ScenarioAction,
    readonly tactics: Tactics,
  ) {
    this.targetNames = inOrderOfModes(action.targets ?? []);
  }

  /** Takes note of the facts that putting it on the stack has made. */
  follow(events: readonly AnyGameEvent[]): void {
    for (const event of events) {
      if (this.isDone) return;
      if (event.type === 'TargetsChosen') this.targets.push(...event.data.targets.flat());
      if (event.type === 'SpellCast' || event.type === 'AbilityActivated') this.isDone = true;
    }
  }

  /** A name that nothing asked for means a target that was forced. Returns a name that means none of the targets. */
  unusedName(table: Table): Named | undefined {
    return this.targetNames.find((word) => !this.targets.some((ref) => table.means(word, ref)));
  }
}

/** Names by the modes that they are for; one that names no mode goes on with that of the name before it. */
function inOrderOfModes(names: readonly Named[]): readonly Named[] {
  let mode = 0;
  const of = new Map(names.map((name) => [name, (mode = name.mode ?? mode)]));
  return [...names].sort((a, b) => (of.get(a) ?? 0) - (of.get(b) ?? 0));
}

/** Whether a question is about the object that is being announced. */
export function isAbout(announcement: Announcement | null, source: ObjectId): announcement is Announcement {
  return announcement !== null && !announcement.isDone && source !== 0;
}
