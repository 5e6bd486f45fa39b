import type { AnyGameEvent, ObjectId, Ref } from '@stacktrail/game-events';
import type { Named, ScenarioAction } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import { Tactics } from '../table/tactics.js';

/** A spell or ability that a player is putting on the stack, and the words for its targets that are left. */
export class Announcement {
  words: readonly Named[];
  /** It has become cast or activated: what is asked from now on is something else's. */
  isDone = false;
  /** Every target that was chosen for it, asked or forced. */
  readonly targets: Ref[] = [];

  constructor(
    readonly action: ScenarioAction,
    readonly tactics: Tactics,
  ) {
    const { targets = [] } = action;
    this.words = [...targets].sort((a, b) => (a.mode ?? 0) - (b.mode ?? 0));
  }

  /** Keeps account of what has happened. */
  follow(events: readonly AnyGameEvent[]): void {
    for (const event of events) {
      if (this.isDone) return;
      if (event.type === 'TargetsChosen') this.targets.push(...event.data.targets.flat());
      if (event.type === 'SpellCast' || event.type === 'AbilityActivated') this.isDone = true;
    }
  }

  /** Words that nothing asked for mean targets that were forced. Returns a word that means none of the targets. */
  unmetWord(table: Table): Named | undefined {
    return this.words.find((word) => !this.targets.some((ref) => table.means(word, ref)));
  }
}

/** Whether a question is about the object that is being announced. */
export function isAbout(announcement: Announcement | null, source: ObjectId): announcement is Announcement {
  return announcement !== null && !announcement.isDone && source !== 0;
}
