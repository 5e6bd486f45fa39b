import { expect, test } from '@jest/globals';
import { startServer } from './harness.js';
test('smoke', async () => {
  const s = await startServer();
  try {
    const seats = [{ name: 'A', deck: 'moorland-ghosts' }, { name: 'B', deckList: '30 Forest\n30 Kitchen Finks' }];
    const r = await s.as().post('/games', { seats, seed: 'x' });
    console.log(r.status, r.headers, JSON.stringify(r.body));
    const g = r.body.game;
    const t = r.body.seats[0].token;
    for (const p of [`/games/${g}`, `/games/${g}/decision`, `/games/${g}/board`, `/games/${g}/events/3/explanation`, '/health', '/docs-json', '/nothing', '/games/none/board', `/games/${g}/board?at=900`, `/games/${g}/board?at=x`, `/games/${g}/events?limit=2`,`/`]) {
      const a = await s.as(t).get(p);
      console.log(p, a.status, a.headers['content-type'], a.headers.etag, JSON.stringify(a.body).slice(0, 1500));
    }
    for (const [tok, p, b] of [[t, 'answers', {}], [undefined, 'answers', {}], ['x', 'answers', {}], [t, 'rulings', { ruling: 'x' }], [t, 'answers', '{'], [t, 'answers', { decision: 6, answer: { form: 'pick', keys: ['x'] } }], [t, 'answers', { decision: 5, answer: { form: 'pick', keys: ['x'] } }],[r.body.judgeToken, 'rulings', { ruling: 'x' }],[t,'concession',{}],[t,'concession',{}]] as any) {
      const a = await s.as(tok).post(`/games/${g}/${p}`, b, { 'Content-Type': 'application/json' });
      console.log(p, a.status, a.headers['content-type'], JSON.stringify(a.body).slice(0, 1500));
    }
  } finally { await s.stop(); }
  expect(1).toBe(1);
}, 30000);
