import { expect, test } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { MemoryEventStore } from '@stacktrail/event-store';
import { RecordedGame } from '@stacktrail/match/testing';
import { ProjectionsModule, READ_MODELS, type ReadModels } from '@stacktrail/projection-runtime';
import { LogModule, LogProjection } from '../src/index.js';

test('the Nest module runs the projection, and on shutdown stops it before the read models are closed', async () => {
  const store = new MemoryEventStore();
  const game = await RecordedGame.play('module', 20);
  const module = await Test.createTestingModule({
    imports: [ProjectionsModule.forRoot({ store, readModels: ':memory:' }), LogModule],
  }).compile();
  const app = await module.init();
  const log = app.get(LogProjection);
  await log.runner.waitFor(await game.store(store, 30));
  expect((await log.lines(game.id, 'spectator'))?.lines).toHaveLength(30);
  const models = app.get<ReadModels>(READ_MODELS);
  await game.store(store);
  await app.close();
  expect(() => models.get('SELECT 1')).toThrow();
  await store.close();
});
