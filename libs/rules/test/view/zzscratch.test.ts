import { test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { shippedDecks } from '../decks.js';
import { playAtRandom } from '../random-play.js';
import { fold, initialState } from '../../src/index.js';
import { boardView, decisionView, describeEvent, Timeline } from '../../src/view/index.js';

test('scratch', () => {
  const out: string[] = [];
  const decisions: unknown[] = [];
  const { catalog, events } = playAtRandom(shippedDecks, '7', 500, (_, live) => {
    const p = live.pending;
    if (p && decisions.length < 60) decisions.push([decisionView(p, live.state, { seat: p.player }), decisionView(p, live.state, 'spectator')]);
  });
  const t = new Timeline(catalog);
  for (const e of events) {
    const before = t.state;
    t.append(e);
    const around = { before, after: t.state };
    const j = describeEvent(e, around, 'judge');
    const s = describeEvent(e, around, 'spectator');
    out.push(`${e.revision} ${e.type} ${e.rule}: ${j}${s === j ? '' : `   || ${s}`}`);
  }
  writeFileSync('/tmp/zz-log.txt', out.join('\n'));
  writeFileSync('/tmp/zz-dec.json', JSON.stringify(decisions, null, 1));
  writeFileSync('/tmp/zz-board.json', JSON.stringify(boardView(t.at(Math.floor(events.length * 0.8) as never), 'spectator'), null, 1));
  const start = Date.now();
  let n = 0;
  for (let k = 0; k < 5; k++) { const tt = new Timeline(catalog); for (const e of events) { const before = tt.state; tt.append(e); for (const v of ['judge', 'spectator', {seat: 0}, {seat: 1}] as never[]) n += describeEvent(e, { before, after: tt.state }, v).length; } }
  console.log(events.length, (Date.now() - start) / 5, 'ms per game for 4 viewers');
  const s2 = Date.now();
  for (let k = 0; k < 5; k++) fold(catalog, events);
  console.log((Date.now() - s2) / 5, 'ms fold');
  const s3 = Date.now();
  for (let r = 0; r < events.length; r += 10) boardView(t.at(r as never), { seat: 0 as never });
  console.log((Date.now() - s3) / (events.length / 10), 'ms per board');
  void initialState; void n;
});
