import type { Branch } from './tree-text.js';

/** Plain data as a tree: a simple value is in its line, a nested one has branches. */
export function dataBranch(label: string, value: unknown): Branch {
  if (Array.isArray(value)) return listBranch(label, value);
  if (typeof value !== 'object' || value === null) return { text: `${label}: ${String(value)}`, branches: [] };
  const entries = Object.entries(value);
  const simple = entries.filter(([, each]) => isSimple(each)).map(([key, each]) => `${key} ${simpleText(each)}`);
  return {
    text: simple.length === 0 ? label : `${label}: ${simple.join(', ')}`,
    branches: entries.filter(([, each]) => !isSimple(each)).map(([key, each]) => dataBranch(key, each)),
  };
}

function listBranch(label: string, list: readonly unknown[]): Branch {
  return { text: label, branches: list.map((each, i) => dataBranch(`${i + 1}`, each)) };
}

function isSimple(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object' || each === null);
  return typeof value !== 'object' || value === null;
}

function simpleText(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? `“${value}”` : String(value);
  return value.length === 0 ? 'none' : value.map(String).join(' ');
}
