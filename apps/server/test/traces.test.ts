import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, streamName } from '@stacktrail/event-store';
import { shippedDecks } from '@stacktrail/test-kit';
import { startServer, type Harness } from './harness.js';
import { annBegins, pendingAt, sitDown, type Table } from './table.js';

type Span = ReturnType<InMemorySpanExporter['getFinishedSpans']>[number];

describe('traces', () => {
  const exporter = new InMemorySpanExporter();
  const store = new MemoryEventStore();
  const commandId = 'the-first-answer';
  let harness: Harness;
  let table: Table;
  let spans: readonly Span[];
  const secrets: string[] = [];

  beforeAll(async () => {
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
    harness = await startServer(store);
    table = await sitDown(harness);
    const { id } = await pendingAt(table);
    await table.seats[0]!.post(`${table.path}/answers?token=${table.tokens[0]}`, {
      decision: id,
      answer: annBegins,
      commandId,
    }).expect(200);
    // Both are answered once the read model has the command's facts.
    await table.judge.get(`${table.path}/board`).expect(200);
    await table.judge.get(`${table.path}/log`).expect(200);
    secrets.push(table.game, table.judgeToken, ...table.tokens);
    for await (const { data } of store.read(streamName(`secret-${table.game}`))) {
      const { seed, salt } = data as Readonly<Record<string, unknown>>;
      secrets.push(...[seed, salt].filter((each) => typeof each === 'string' && each.length > 8).map(String));
    }
    await harness.stop();
    spans = exporter.getFinishedSpans();
  });

  afterAll(() => {
    for (const api of [trace, context, propagation]) api.disable();
  });

  const ofCommand = (name: string): readonly Span[] =>
    spans.filter((span) => span.name === name && span.attributes['stacktrail.command.id'] === commandId);

  test('a command leads from its request through its append to its projections', () => {
    const [command] = ofCommand('command SubmitAnswer');
    const [append] = ofCommand('append');
    const request = spans.find(({ name }) => name === 'POST /games/:game/answers');
    expect(command!.parentSpanContext?.spanId).toBe(request!.spanContext().spanId);
    expect(append!.parentSpanContext?.spanId).toBe(command!.spanContext().spanId);
    expect(append!.spanContext().traceId).toBe(request!.spanContext().traceId);
    const [link] = append!.links;
    for (const name of ['project board', 'project log']) {
      const [projected] = ofCommand(name);
      expect(projected!.spanContext().traceId).toBe(link!.context.traceId);
      expect(projected!.attributes['stacktrail.revision.last']).toBe(append!.attributes['stacktrail.revision.last']);
    }
  });

  test('a request has its route and its status, and no address', () => {
    const request = spans.find(({ name }) => name === 'POST /games/:game/answers');
    expect(request!.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/games/:game/answers',
      'http.response.status_code': 200,
    });
  });

  test('no span holds a token, a seed, the name of a card or a game', () => {
    const written = JSON.stringify(
      spans.map(({ name, attributes, events, links, status, resource }) => [
        name,
        attributes,
        events,
        links,
        status,
        resource.attributes,
      ]),
    );
    const names = shippedDecks.flat().flatMap(({ faces }) => faces.map(({ name }) => name));
    expect(written).toContain(commandId);
    expect([...secrets, 'Forest', 'Kitchen Finks', ...names].filter((each) => written.includes(each))).toEqual([]);
  });
});
