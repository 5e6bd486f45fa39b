import { isDamagedEvent, type DamagedEvent, type EventStore } from '@stacktrail/event-store';
import { gameOfStream, type CheckResult, type Problem, type VerifyReport } from '@stacktrail/match';

/** What the log of a whole store says that its streams, read one by one, may not. */
export interface StoreScan {
  /** In the order of the log. */
  readonly damaged: readonly DamagedEvent[];
  /** How many events of each game the log has. */
  readonly lengths: ReadonlyMap<string, number>;
}

/** Reads every event of a store. */
export async function scanStore(store: EventStore): Promise<StoreScan> {
  const damaged: DamagedEvent[] = [];
  const lengths = new Map<string, number>();
  for await (const entry of store.readAll()) {
    if (isDamagedEvent(entry)) damaged.push(entry);
    const of = gameOfStream(entry.stream ?? '');
    if (of?.holdsFacts !== true) continue;
    const { game } = of;
    lengths.set(game, Math.max(lengths.get(game) ?? 0, (entry.revision ?? -1) + 1));
  }
  return { damaged, lengths };
}

/** The reports of a store's games with what its log says besides. */
export function withScan(reports: readonly VerifyReport[], { damaged, lengths }: StoreScan): readonly VerifyReport[] {
  const byGame = new Map(reports.map((report) => [report.game, report]));
  const add = (game: string, problem: Problem): void => {
    byGame.set(game, withProblem(byGame.get(game) ?? { game, events: 0, ok: true, checks: [] }, problem));
  };
  for (const { stream, revision, problem } of damaged) {
    const of = gameOfStream(stream ?? '');
    if (of === null) continue;
    add(
      of.game,
      of.holdsFacts ? { revision, problem } : { revision: null, problem: inWords({ stream, revision, problem }) },
    );
  }
  for (const [game, length] of lengths) {
    const { events } = byGame.get(game) ?? { events: 0 };
    const problem = `the log of the store has ${length} events of the game, its stream ${events}`;
    if (length > events && byGame.get(game)?.ok !== false) add(game, { revision: events, problem });
  }
  return [...byGame.values()];
}

/** Damage that is no game's: cards that games pin, or events of no known stream. */
export function damageOfNoGame({ damaged }: StoreScan): readonly string[] {
  return damaged.filter(({ stream }) => gameOfStream(stream ?? '') === null).map(inWords);
}

function inWords(
  damage: Pick<DamagedEvent, 'stream' | 'revision' | 'problem'> & { readonly position?: string },
): string {
  const { stream, revision, position, problem } = damage;
  const place = stream === null ? `position ${Number(position)}` : `${stream}, revision ${revision ?? 'unknown'}`;
  return `${place}: ${problem}`;
}

/** The report with one more event that is not as it was stored, unless it says so already. */
function withProblem(report: VerifyReport, problem: Problem): VerifyReport {
  const chain = report.checks.find(({ check }) => check === 'chain');
  const isKnown = ({ revision }: Problem): boolean => revision !== null && revision === problem.revision;
  if (chain?.problems.some(isKnown) === true) return report;
  const { examined = 0, problems = [] } = chain ?? {};
  const failed: CheckResult = {
    check: 'chain',
    status: 'failed',
    examined,
    problems: [...problems, problem],
    skipped: null,
  };
  return { ...report, ok: false, checks: [failed, ...report.checks.filter(({ check }) => check !== 'chain')] };
}
