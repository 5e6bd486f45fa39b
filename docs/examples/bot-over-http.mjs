// Plays a game on a server against the server's own bot.
//
//   node bot-over-http.mjs http://127.0.0.1:3000
import { given, RequestRefused, StacktrailClient } from '@stacktrail/client';
import { choose } from './bot.mjs';

const [url] = process.argv.slice(2);
if (url === undefined) {
  console.error('Usage: node bot-over-http.mjs SERVER');
  process.exit(2);
}
const server = new StacktrailClient({ url });
const [{ name: deck }] = given(await server.requests.GET('/decks'));
const created = given(
  await server.requests.POST('/games', {
    body: {
      seats: [
        { name: 'Example', deck },
        { name: 'Server', deck, bot: 'greedy' },
      ],
    },
  }),
);
const { game } = created;
const me = server.as(created.seats[0].token);
const path = { params: { path: { game } } };
console.log(`game ${game}`);

for await (const { type, data } of me.watch(game, { after: -1 })) {
  if (type === 'GameEnded') break;
  if (type !== 'DecisionAsked' || data.decidedBy !== 0) continue;
  const { decision } = given(await me.requests.GET('/games/{game}/decision', path));
  // What was asked then may be answered since, by answers ahead.
  if (decision?.decidedBy === 0) await answer(decision);
}
const { winner, seats, turn } = given(await me.requests.GET('/games/{game}', path));
console.log(`${winner === null ? 'a draw' : `${seats[winner]} has won`} in turn ${turn}`);

/** An answer that the rules refuse is replaced by the example that the decision has. */
async function answer({ id, ...decision }) {
  const send = (body) => me.requests.POST('/games/{game}/answers', { ...path, body: { decision: id, ...body } });
  try {
    given(await send({ ...choose(decision), pay: 'auto' }));
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status !== 422) throw error;
    given(await send(decision.send.body));
  }
}
