import type { LogLine } from '../contract/log.js';

type MarkKind = 'turn' | 'cast' | 'combat' | 'death' | 'reversal' | 'ruling';

/** A moment worth finding on the slider. */
export interface Mark {
  readonly revision: number;
  readonly kind: MarkKind;
  readonly text: string;
}

const kinds: Readonly<Record<string, MarkKind>> = {
  TurnBegan: 'turn',
  SpellCast: 'cast',
  AttackersDeclared: 'combat',
  Destroyed: 'death',
  PlayerLost: 'death',
  ActionReversed: 'reversal',
  RulingGiven: 'ruling',
  RewindRequested: 'ruling',
};

export function marksIn(lines: readonly LogLine[]): readonly Mark[] {
  return lines.flatMap((line) => {
    const kind = kinds[line.type] ?? (isDeath(line) ? 'death' : undefined);
    return kind === undefined ? [] : [{ revision: line.revision, kind, text: line.text }];
  });
}

/** Whether a permanent was put into a graveyard by a state-based action (CR 704.5f–j) or sacrificed (CR 701.21). */
function isDeath({ type, rule }: LogLine): boolean {
  return type === 'ObjectMoved' && (/^704\.5[f-j]/.test(rule) || rule.startsWith('701.21'));
}

/** A stretch of events that was reversed: a branch of the game that ended. */
export interface Branch {
  readonly first: number;
  readonly last: number;
  readonly reversedBy: number;
  readonly text: string;
}

export function branchesIn(lines: readonly LogLine[]): readonly Branch[] {
  const branches: Branch[] = [];
  for (const { revision, reversedBy } of lines) {
    if (reversedBy === null) continue;
    const open = branches.at(-1);
    if (open?.reversedBy === reversedBy && open.last === revision - 1)
      branches[branches.length - 1] = { ...open, last: revision };
    else branches.push({ first: revision, last: revision, reversedBy, text: lines[reversedBy]?.text ?? '' });
  }
  return branches;
}
