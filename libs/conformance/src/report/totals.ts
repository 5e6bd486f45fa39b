import { verdicts, type Verdict } from '../outcome/outcomes.js';
import type { ScenarioResult } from '../run/run-scenario.js';

/** How many scenarios came to each verdict. */
export type Counts = Readonly<Record<Verdict, number>>;

export interface Totals {
  readonly all: Counts;
  /** What passed, of all that could be played: not of those that are unsupported; `null` if there are none. */
  readonly rate: number | null;
  readonly byTier: Readonly<Record<string, Counts>>;
  readonly byArea: Readonly<Record<string, Counts>>;
}

/** What a run came to: one JSON object. */
export interface Report {
  readonly totals: Totals;
  readonly scenarios: readonly ScenarioResult[];
}

export function reportOf(scenarios: readonly ScenarioResult[]): Report {
  const all = countsOf(scenarios);
  return {
    totals: { all, rate: rateOf(all), byTier: by('tier', scenarios), byArea: by('area', scenarios) },
    scenarios,
  };
}

export function rateOf({ pass, fail, inconclusive }: Counts): number | null {
  const played = pass + fail + inconclusive;
  return played === 0 ? null : pass / played;
}

function by(field: 'tier' | 'area', scenarios: readonly ScenarioResult[]): Readonly<Record<string, Counts>> {
  const names = [...new Set(scenarios.map((each) => each[field]))].sort();
  return Object.fromEntries(names.map((name) => [name, countsOf(scenarios.filter((each) => each[field] === name))]));
}

function countsOf(scenarios: readonly ScenarioResult[]): Counts {
  const count = (verdict: Verdict): number => scenarios.filter((each) => each.verdict === verdict).length;
  return Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
}
