import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEventStore, type EventStore } from '@stacktrail/event-store';
import { gameSecrecy, Matches, RandomBot, Sight } from '@stacktrail/match';
import { shippedDecks } from '@stacktrail/test-kit';
import { Child } from '../child/child.js';

/**
 * `npm run test:store-cost -- [--games 8] [--decisions 200] [--runs 3]`: the same games on SQLite and on the fake of
 * EventStoreDB, which runs apart, without and with sealed secrets, in turns: decisions a second, and this process's
 * processor time for each.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '8' },
    decisions: { type: 'string', default: '200' },
    runs: { type: 'string', default: '3' },
  },
});
const [games, decisions, runs] = [Number(values.games), Number(values.decisions), Number(values.runs)];
const seats = shippedDecks.slice(0, 2).map((deck, seat) => ({ name: `Seat ${seat}`, deck }));

const folder = mkdtempSync(join(tmpdir(), 'stacktrail-cost-'));
const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
await node.ask('start');
const [, port = ''] = /^(\d+)$/m.exec(node.written.out) ?? [];
const database = `esdb://127.0.0.1:${port}?tls=false`;

const stores: Readonly<Record<string, (run: number) => Promise<EventStore>>> = {
  SQLite: (run) => openEventStore(`sqlite:${join(folder, `${run}.sqlite`)}`),
  EventStoreDB: () => openEventStore(database),
  'EventStoreDB, sealed': () => openEventStore(database, { secrecy: gameSecrecy }),
};

for (let run = 0; run <= runs; run++) {
  for (const [name, open] of Object.entries(stores)) {
    const store = await open(run);
    const matches = new Matches(store);
    const begun = await Promise.all(
      Array.from({ length: games }, (_, game) => matches.create({ seats, seed: `${name} ${run} ${game}` })),
    );
    const [cpu, began] = [process.cpuUsage(), performance.now()];
    await Promise.all(begun.map(({ gameId }) => play(matches, gameId)));
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - began) / 1000;
    const answered = games * decisions;
    const cost = ((user + system) / 1000 / answered).toFixed(2);
    // The first run warms up.
    if (run > 0)
      console.log(`${name}: ${Math.round(answered / seconds)} decisions/s, ${cost} ms of processor time each`);
    await store.close();
  }
}
await node.end('end of input');
rmSync(folder, { recursive: true });

async function play(matches: Matches, gameId: string): Promise<void> {
  const bots = seats.map((_, seat) => new RandomBot(`${seat}`));
  for (let answered = 0; answered < decisions; answered++) {
    const { state, decision } = await matches.current(gameId);
    if (decision === null) return;
    const player = decision.decidedBy;
    const answer = bots[player]!.answer(new Sight(state, player), decision);
    await matches.submit(gameId, { commandId: crypto.randomUUID(), player, decision: decision.id, ...answer });
  }
}
