import { expect, test } from '@jest/globals';
import type { Matches } from '@stacktrail/match';
import { BotTable } from '../src/bots/bot-table.js';
import type { Freshness } from '../src/stores/freshness.js';

test.each(Array.from({ length: 12 }, (_, turns) => turns))(
  'bots look at the game after whatever happens, also %i turns of the queue after their last look',
  async (turns) => {
    let looks = 0;
    const current = () => {
      looks += 1;
      return Promise.resolve({ decision: null, requests: [], drawOffer: null, damaged: null, state: { players: [] } });
    };
    const table = new BotTable('game', new Map(), { current } as unknown as Matches, null as unknown as Freshness);
    const first = table.play();
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    const before = looks;
    await Promise.all([first, table.play()]);
    expect(looks).toBeGreaterThan(before);
  },
);
