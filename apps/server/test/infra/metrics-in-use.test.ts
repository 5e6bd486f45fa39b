import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Metrics } from '../../src/metrics/metrics.js';
import { startServer, type Harness } from '../harness.js';
import { sitDown } from '../table.js';
import { expressions, textOf, yamlIn } from './read-infra.js';

/** The names of a histogram's series end so. */
const ends = /_(?:bucket|count|sum)$/;
/** Labels that Prometheus adds, or that a histogram has. */
const labelsAdded = ['le', 'instance', 'job'];

describe('alerts and dashboard', () => {
  let harness: Harness;
  /** The names of what the server exports, and their labels. */
  const exported = new Map<string, readonly string[]>();

  beforeAll(async () => {
    harness = await startServer();
    const metrics = harness.app.get(Metrics);
    metrics.collectProcess();
    await sitDown(harness);
    const { text } = await harness.as().get('/metrics').expect(200);
    for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm)) {
      const { labelNames } = metrics.registry.getSingleMetric(name) as unknown as { readonly labelNames?: string[] };
      exported.set(name, labelNames ?? []);
    }
  });

  afterAll(() => harness.stop());

  test('there is something to be checked', () => {
    expect(expressions().length).toBeGreaterThan(20);
    expect(exported.size).toBeGreaterThan(15);
  });

  test.each(expressions())('the metrics of “$of” are ones that the server exports: $text', ({ text }) => {
    const withoutLabels = text.replace(/\{[^}]*\}/g, '').replace(/by \([^)]*\)/g, '');
    const names = [...withoutLabels.matchAll(/\b(?:stacktrail|process|nodejs)_\w+|\bup\b/g)].map(([name]) => name);
    expect(names).not.toEqual([]);
    for (const name of names.filter((each) => each !== 'up')) {
      const labels = exported.get(name) ?? exported.get(name.replace(ends, ''));
      expect({ name, isExported: labels !== undefined }).toEqual({ name, isExported: true });
    }
    const grouped = [...text.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
    const filtered = [...text.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label = '']) => label);
    const known = [
      ...labelsAdded,
      ...names.flatMap((name) => exported.get(name) ?? exported.get(name.replace(ends, '')) ?? []),
    ];
    for (const label of [...grouped, ...filtered]) expect(known).toContain(label);
  });

  test('every metric of the server’s own is looked at somewhere', () => {
    const looked = expressions()
      .map(({ text }) => text)
      .join('\n');
    const own = [...exported.keys()].filter((name) => name.startsWith('stacktrail_'));
    expect(own.filter((name) => !looked.includes(name))).toEqual([]);
  });

  test('an alert says how bad it is and what has happened', () => {
    for (const { rules } of yamlIn('infra/prometheus/alerts.yml').groups) {
      for (const { labels, annotations } of rules) {
        expect(['warning', 'critical']).toContain(labels.severity);
        expect(annotations.summary).toMatch(/\.$/);
      }
    }
  });

  test('the dashboard asks the source of data that is provisioned', () => {
    const [{ uid }] = yamlIn('infra/grafana/provisioning/datasources/prometheus.yml').datasources;
    const dashboard = textOf('infra/grafana/dashboards/stacktrail.json');
    const asked = [...dashboard.matchAll(/"uid": "(\w+)"/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set([uid, 'stacktrail']));
  });
});
