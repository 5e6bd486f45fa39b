import { ConsoleLogger, Logger, ShutdownSignal } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { EventStoreError, openEventStore } from '@stacktrail/event-store';
import { AppModule } from './app.module.js';
import { configureApp } from './configure-app.js';
import { HealthCheck } from './health/health-check.js';
import { SampleGame } from './sample/sample-game.js';
import { welcome } from './sample/welcome.js';
import { InvalidSetting, readSettings, usage, type Settings } from './settings.js';

async function start({ storeUri, readModels, host, port, log, sample }: Settings): Promise<void> {
  const logger = new ConsoleLogger({
    json: log === 'json',
    flattenParams: true,
    logLevels: log === 'json' ? ['debug', 'log', 'warn', 'error', 'fatal'] : ['warn', 'error', 'fatal'],
  });
  const stores = { store: await openEventStore(storeUri), readModels };
  Logger.overrideLogger(logger);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(stores));
  configureApp(app);
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGTERM]);
  await app.listen(port, host);
  const address = await app.getUrl();
  // A store that is away may come back: until then requests are answered 503.
  const { store } = await app.get(HealthCheck).look();
  const game = sample && store.reachable ? await app.get(SampleGame).playUnlessThereIsOne() : undefined;
  if (log === 'text') {
    console.log(welcome(address, storeUri, store.problem ?? game));
    return;
  }
  const server = new Logger('Server');
  if (store.problem !== undefined) server.warn('the event store is out of reach', { problem: store.problem });
  server.log(`listening at ${address}`, { store: storeUri });
}

function explain(error: unknown): unknown {
  if (error instanceof InvalidSetting) return `${error.message}\n\n${usage}`;
  if (error instanceof EventStoreError) return `The event store can't be opened. ${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: something is there already. Give another port with --port or PORT.`;
  }
  return error;
}

try {
  await start(readSettings(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exit(error instanceof InvalidSetting ? 2 : 1);
}
