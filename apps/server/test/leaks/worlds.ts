import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { startServer, type Client, type Harness, type Json } from '../harness.js';
import { takeSeats, type Table } from '../table.js';
import { creationOf, type Deed, type Pair, type World } from './pair.js';

const both: readonly World[] = [0, 1];

/** Two servers with a store each, so that a game and its twin can have the same ids. */
export class Worlds {
  private constructor(
    readonly stores: readonly EventStore[],
    private readonly servers: readonly Harness[],
    private readonly matches: readonly Matches[],
    private readonly addresses: readonly string[],
  ) {}

  static async start(): Promise<Worlds> {
    const stores = both.map(() => new MemoryEventStore());
    const servers = await Promise.all(stores.map((store) => startServer(store)));
    const addresses = await Promise.all(servers.map(({ app }) => app.getUrl()));
    return new Worlds(
      stores,
      servers,
      stores.map((store) => new Matches(store)),
      addresses,
    );
  }

  address(world: number): string {
    return this.addresses[world]!;
  }

  /** Somebody who asks the server of each world with their token there. */
  clients(tokens: readonly string[]): readonly Client[] {
    return this.servers.map((server, world) => server.as(tokens[world]));
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
  }

  /** Begins the game in both worlds. */
  async begin(pair: Pair, seed: string): Promise<readonly Table[]> {
    return Promise.all(
      both.map(async (world) => {
        const { gameId, seats, judgeToken } = await this.matches[world]!.create(creationOf(pair, world, seed));
        const table = takeSeats(
          this.servers[world]!,
          gameId,
          seats.map(({ token }) => token!),
          judgeToken!,
        );
        const { settings } = pair;
        if (settings !== undefined) await table.seats[0]!.put(`${table.path}/settings`, settings).expect(200);
        return table;
      }),
    );
  }
}

/** How two games were played. */
export interface Played {
  /** What was asked in one world and not in the other, if anything was. */
  readonly parting: string | undefined;
  /** For each world, what Bob was asked, as he was told of it. */
  readonly asked: readonly (readonly Json[])[];
}

/**
 * Plays the deeds in both worlds, question by question. It ends early where the two games ask different things: what
 * others were asked or told until then is compared all the same.
 */
export async function playBoth(tables: readonly Table[], { deeds, goOn, concede = false }: Pair): Promise<Played> {
  const left = [...deeds];
  const asked: readonly Json[][] = tables.map(() => []);
  let after = 0;
  while (left.length > 0 || after < goOn) {
    const decisions = await Promise.all(tables.map(pending));
    if (decisions.some((decision) => decision === null)) break;
    const [one, other] = decisions.map(({ id, player, decidedBy, kind }) =>
      JSON.stringify({ id, player, decidedBy, kind }),
    );
    if (one !== other) return { parting: `${one} and ${other}`, asked };
    if (decisions[0]?.decidedBy === 1) {
      for (const [world, decision] of (await Promise.all(tables.map(asBobSees))).entries())
        asked[world]!.push(decision);
    }
    const deed = left[0];
    const given = decisions.map((decision, world) => answerTo(decision, deed, world as World));
    if (given.some(({ isDeed }) => isDeed)) left.shift();
    else if (left.length === 0) after++;
    await Promise.all(tables.map((table, world) => send(table, decisions[world], given[world]!.answer)));
  }
  if (left.length > 0) throw new Error(`${left.length} deeds could not be done`);
  if (concede) await Promise.all(tables.map(({ seats, path }) => seats[0]!.post(`${path}/concession`).expect(200)));
  return { parting: undefined, asked };
}

async function asBobSees({ seats, path }: Table): Promise<Json> {
  return (await seats[1]!.get(`${path}/decision`).expect(200)).body;
}

async function pending({ judge, path }: Table): Promise<Json> {
  return (await judge.get(`${path}/decision`).expect(200)).body.decision;
}

function answerTo(decision: Json, deed: Deed | undefined, world: World): { isDeed: boolean; answer: object } {
  const given = decision.decidedBy === deed?.seat ? deed?.answer(decision, world) : undefined;
  return { isDeed: given !== undefined, answer: given ?? leastOf(decision) };
}

async function send(table: Table, { id, decidedBy }: Json, answer: object): Promise<void> {
  const { status, text } = await table.seats[decidedBy]!.post(`${table.path}/answers`, { decision: id, answer });
  if (status !== 200) throw new Error(`${JSON.stringify(answer)} was refused: ${text}`);
}

/** Taps for mana until the cost can be paid. */
function paying(options: Json): object {
  const pay = options.find(({ answer }: Json) => answer.action.do === 'pay');
  const source = options.find(({ answer }: Json) => answer.action.do === 'activate');
  return pay.hint?.payable === true || source === undefined ? pay.answer : source.answer;
}

/** An answer that does as little as can be. */
function leastOf({ form, kind, options }: Json): object {
  if (form === 'action') return kind === 'priority' ? { form, action: { do: 'pass' } } : paying(options);
  const nothing = options.find(
    ({ label, answer }: Json) => label === 'None of these' || /^(no|none|keep)$/.test(answer.keys),
  );
  return (nothing ?? options[0]).answer;
}
