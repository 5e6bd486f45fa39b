import { startServer, type Client, type Harness, type Json } from './harness.js';

/** A game with everyone who may look at it. */
export interface Table {
  readonly game: string;
  readonly path: string;
  /** The seats' clients, in seat order. */
  readonly seats: readonly Client[];
  readonly tokens: readonly string[];
  readonly judgeToken: string;
  readonly judge: Client;
  readonly spectator: Client;
}

export const forestsAndFinks = '30 Forest\n30 Kitchen Finks';

/** Both hands hold lands and creatures with this seed. */
export const twoSeats = {
  seed: 'x',
  seats: [
    { name: 'Ann', deckList: forestsAndFinks },
    { name: 'Bob', deckList: forestsAndFinks },
  ],
};

export async function sitDown(harness: Harness, game: object = twoSeats): Promise<Table> {
  const { body } = await harness.as().post('/games', game).expect(201);
  const tokens = body.seats.map((seat: { token: string }) => seat.token) as string[];
  return takeSeats(harness, body.game, tokens, body.judgeToken);
}

export function takeSeats(harness: Harness, game: string, tokens: readonly string[], judgeToken: string): Table {
  return {
    game,
    path: `/games/${game}`,
    tokens,
    judgeToken,
    seats: tokens.map((token) => harness.as(token)),
    judge: harness.as(judgeToken),
    spectator: harness.as(),
  };
}

export async function startTable(game: object = twoSeats): Promise<Table & { readonly harness: Harness }> {
  const harness = await startServer();
  return { ...(await sitDown(harness, game)), harness };
}

/** What the game waits for, with every option. */
export async function pendingAt({ judge, path }: Table): Promise<Json> {
  return (await judge.get(`${path}/decision`).expect(200)).body.decision;
}

export const doing = (action: object): object => ({ form: 'action', action });
export const picking = (...keys: string[]): object => ({ form: 'pick', keys });
export const pass = doing({ do: 'pass' });

/** The seat whose decision it is answers. */
export async function answer(table: Table, given: object, more: object = {}): Promise<Json> {
  const { id, decidedBy } = await pendingAt(table);
  const sent = table.seats[decidedBy]!.post(`${table.path}/answers`, { decision: id, answer: given, ...more });
  return (await sent.expect(200)).body;
}

export const annBegins = { form: 'select', chosen: [{ is: 'player', id: 0 }] };

/** Ann begins, and both keep their hands: she has priority in her first upkeep. */
export async function begin(table: Table): Promise<void> {
  await answer(table, annBegins);
  await answer(table, picking('keep'));
  await answer(table, picking('keep'));
}

/** Both pass, or do nothing else that they are asked for, until the board looks so. */
export async function passUntil(table: Table, found: (board: Json) => boolean): Promise<Json> {
  for (let asked = 0; asked < 400; asked++) {
    const { body: board } = await table.judge.get(`${table.path}/board`).expect(200);
    if (found(board)) return board;
    const decision = await pendingAt(table);
    await answer(table, leastOf(decision));
  }
  throw new Error('the board never looked so');
}

function leastOf({ form, kind, options }: Json): object {
  if (form === 'action') return kind === 'priority' ? pass : doing({ do: 'pay' });
  return options[0].answer;
}

/** Ann's main phase of a turn, with priority. */
export function annsMain(turn: number): (board: Json) => boolean {
  return (board) => board.turn === turn && board.step === 'precombat main' && board.priority === 0;
}

export async function actionsNow(table: Table): Promise<Json[]> {
  return (await pendingAt(table)).options.map((one: Json) => one.answer.action);
}

export async function playLand(table: Table): Promise<void> {
  const land = (await actionsNow(table)).find((action) => action.do === 'play land');
  await answer(table, doing(land));
}
