import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Json } from '../harness.js';

export const root = join(import.meta.dirname, '..', '..', '..', '..');

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

export const isThere = (file: string): boolean => existsSync(join(root, file));

export const filesIn = (folder: string): readonly string[] => readdirSync(join(root, folder));

/** The documents of a YAML file. @throws Error where it is none */
export function documentsIn(file: string): readonly Json[] {
  return parseAllDocuments(textOf(file), { merge: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) throw new Error(`${file}: ${problem.message}`);
    return document.toJS() as Json;
  });
}

export const yamlIn = (file: string): Json => documentsIn(file)[0];

/** The Prometheus expressions of the alerts and of the dashboard, with what each stands in. */
export function expressions(): readonly { readonly of: string; readonly text: string }[] {
  const alerts = yamlIn('infra/prometheus/alerts.yml').groups.flatMap(({ rules }: Json) => rules);
  const { panels } = JSON.parse(textOf('infra/grafana/dashboards/stacktrail.json')) as Json;
  return [
    ...alerts.map(({ alert, expr }: Json) => ({ of: alert, text: expr })),
    ...panels.flatMap(({ title, targets }: Json) => targets.map(({ expr }: Json) => ({ of: title, text: expr }))),
  ];
}
