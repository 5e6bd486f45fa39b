import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usage } from '../../src/usage.js';
import { startServer, type Harness, type Json } from '../harness.js';
import { documentsIn, filesIn, isThere, textOf, yamlIn } from './read-infra.js';

const composes = ['docker-compose.yml', 'infra/cluster/docker-compose.yml'];
const manifests = filesIn('infra/kubernetes').filter((file) => file.endsWith('.yaml'));
const objects: readonly Json[] = manifests.flatMap((file) => documentsIn(`infra/kubernetes/${file}`));
const deployments = objects.filter(({ kind }) => kind === 'Deployment');

describe('compose', () => {
  const services: readonly (readonly [string, Json])[] = composes.flatMap((file) =>
    Object.entries(yamlIn(file).services).map(([name, service]) => [`${file} ${name}`, service] as const),
  );

  test('runs one release of the database everywhere', () => {
    const images = services.map(([, { image = '' }]) => image as string).filter((image) => image.includes('kurrentdb'));
    expect(images).toHaveLength(4);
    expect(new Set(images).size).toBe(1);
    expect(textOf('infra/README.md')).toContain(/kurrentdb:(\d+\.\d+)/.exec(images[0]!)![1]);
  });

  test('names a release of every image that isn’t built here', () => {
    for (const [, { image, build }] of services) {
      if (build === undefined && image !== 'stacktrail:local') expect(image).toMatch(/:v?\d+\.\d+(?:\.\d+)?$/);
    }
  });

  test('gives containers files and folders that are there', () => {
    for (const file of composes) {
      const services: readonly Json[] = Object.values(yamlIn(file).services);
      for (const service of services) {
        const shared = (service.volumes ?? []).map((volume: string) => volume.split(':')[0]) as string[];
        for (const path of shared.filter((each) => each.startsWith('.') && !each.includes('certificates'))) {
          expect([path, isThere(join(file, '..', path))]).toEqual([path, true]);
        }
        const { context, dockerfile } = service.build ?? { context: '.', dockerfile: '' };
        expect(isThere(join(file, '..', context, dockerfile))).toBe(true);
      }
    }
  });

  test.each(services)('%s names volumes, services and settings that there are', (name, service) => {
    const { services: all, volumes } = yamlIn(name.split(' ')[0]!);
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(service.depends_on ?? {})));
    const named = ((service.volumes ?? []) as string[])
      .map((each) => each.split(':')[0]!)
      .filter((each) => !/^\./.test(each));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    expectKnown(Object.keys(service.environment ?? {}));
  });
});

const setup = textOf('apps/cli/src/commands/setup.ts');

function expectKnown(variables: readonly string[]): void {
  for (const variable of variables.filter((name) => name.startsWith('STACKTRAIL_'))) {
    expect([variable, usage.includes(variable) || setup.includes(`'${variable}'`)]).toEqual([variable, true]);
  }
}

test('both stages of the image have the same base', () => {
  const bases = [...textOf('infra/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  expect(new Set(bases).size).toBe(1);
});

describe('Kubernetes', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startServer();
  });
  afterAll(() => harness.stop());

  test('every manifest is in the kustomization', () => {
    const { resources } = yamlIn('infra/kubernetes/kustomization.yaml');
    expect([...resources, 'kustomization.yaml'].sort()).toEqual([...manifests].sort());
  });

  test('services and budgets choose pods that there are', () => {
    const pods = deployments.map(({ spec }) => JSON.stringify(spec.template.metadata.labels));
    const choices = objects.flatMap(({ kind, spec }) =>
      kind === 'Service' ? [spec.selector] : kind === 'PodDisruptionBudget' ? [spec.selector.matchLabels] : [],
    );
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) expect(pods).toContain(JSON.stringify(choice));
    for (const { spec } of deployments) expect(pods).toContain(JSON.stringify(spec.selector.matchLabels));
  });

  test.each(deployments.map((each) => [each.metadata.name as string, each] as const))(
    '%s has probes that are answered, limits, and no rights',
    async (_, { spec }) => {
      const { containers, terminationGracePeriodSeconds } = spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(10 + 5);
      for (const { livenessProbe, readinessProbe, startupProbe, resources, securityContext, env } of containers) {
        for (const { httpGet } of [livenessProbe, readinessProbe, startupProbe]) {
          const { status } = await harness.as().get(httpGet.path);
          expect([httpGet.path, status < 300]).toEqual([httpGet.path, true]);
        }
        expect(livenessProbe.httpGet.path).not.toBe(readinessProbe.httpGet.path);
        expect(Object.keys(resources.limits).sort()).toEqual(['cpu', 'memory']);
        expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory']);
        expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
        expectKnown(env.map(({ name }: Json) => name));
      }
    },
  );

  test('no file holds a secret', () => {
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    for (const file of composes) expect(textOf(file)).not.toMatch(/(?:password|PASSWORD): (?!\$\{)/);
  });
});
