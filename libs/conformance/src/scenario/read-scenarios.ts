import { gunzipSync } from 'node:zlib';
import type { Scenario, ScenarioDeck } from './scenario.js';

/** A file that isn't in the format: which line, and why. */
export class MalformedScenarios extends Error {}

const required = ['id', 'tier', 'area', 'game', 'players', 'setup', 'actions', 'choices', 'stopAt', 'asserts'] as const;

/**
 * Reads scenarios, one JSON object a line, plain or gzipped.
 *
 * @throws MalformedScenarios naming the first line that is none
 */
export function readScenarios(bytes: Uint8Array): readonly Scenario[] {
  const lines = textOf(bytes).split('\n');
  return lines.flatMap((line, i) => (line.trim() === '' ? [] : [readScenario(line, i + 1)]));
}

/** Reads the decks that scenarios name. @throws MalformedScenarios */
export function readScenarioDecks(bytes: Uint8Array): ReadonlyMap<string, ScenarioDeck> {
  const decks = parsed(textOf(bytes), 'The deck file') as Record<string, ScenarioDeck>;
  return new Map(Object.entries(decks));
}

function readScenario(line: string, number: number): Scenario {
  const scenario = parsed(line, `Line ${number}`) as Partial<Record<string, unknown>>;
  const missing = required.filter((field) => scenario[field] === undefined);
  if (missing.length > 0)
    throw new MalformedScenarios(`Line ${number} is no scenario: it has no ${missing.join(', ')}.`);
  return { strict: true, features: [], ...scenario } as unknown as Scenario;
}

function parsed(text: string, where: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // What isn't JSON is refused below.
  }
  throw new MalformedScenarios(`${where} is no JSON object.`);
}

function textOf(bytes: Uint8Array): string {
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder().decode(gzipped ? gunzipSync(bytes) : bytes);
}
