import { ConsoleLogger, Logger, ShutdownSignal } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { EventStoreUnavailable, openEventStore } from '@stacktrail/event-store';
import { gameSecrecy, ServiceTokens } from '@stacktrail/match';
import { startTracing } from '@stacktrail/tracing';
import { BehaviorSubject } from 'rxjs';
import { AppModule } from './app.module.js';
import { configureApp } from './configure-app.js';
import { HealthCheck } from './health/health-check.js';
import { requestDeadlineMs } from './limits/request-deadline.js';
import { Metrics } from './metrics/metrics.js';
import { SampleGame, type GameToShow } from './sample/sample-game.js';
import { welcome } from './sample/welcome.js';
import { issueIntoFile } from './service-tokens/operator-token-file.js';
import { InvalidSetting, readSettings, type Settings } from './settings.js';
import { startFailure } from './start-failure.js';

async function start({
  store: address,
  readModels,
  projector,
  images,
  cards,
  host,
  hosts,
  port,
  log,
  limits,
  sample,
  operatorTokenFile,
  tokenDays,
  infractions,
  verdictKey,
  personHeader,
}: Settings): Promise<void> {
  const logger = new ConsoleLogger({
    json: log === 'json',
    flattenParams: true,
    logLevels: log === 'json' ? ['debug', 'log', 'warn', 'error', 'fatal'] : ['warn', 'error', 'fatal'],
  });
  const holder = new BehaviorSubject('the stacktrail server');
  const store = await openEventStore(address.uri, { holder, secrecy: gameSecrecy });
  const shared = {
    store,
    tokenDays,
    ...(infractions === null ? {} : { infractions }),
    ...(verdictKey === null ? {} : { verdictKey }),
  };
  const stores = projector === null ? { ...shared, readModels, address: address.uri } : { ...shared, projector };
  Logger.overrideLogger(logger);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(stores, limits, images, cards));
  configureApp(app, hosts, requestDeadlineMs, personHeader);
  app.get(Metrics).collectProcess();
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGTERM]);
  await app.listen(port, host);
  const url = await app.getUrl();
  holder.next(`the stacktrail server at ${url}`);
  if (operatorTokenFile !== null) await issueOperatorToken(app, operatorTokenFile);
  const found = await gameToShow(app, sample);
  if (log === 'text') {
    console.log(welcome(url, address.shown, found));
    return;
  }
  const server = new Logger('Server');
  if (typeof found === 'string') server.warn('the event store is out of reach', { problem: found });
  server.log(`listening at ${url}`, { store: address.shown });
}

/**
 * A game to look at, or why the store is out of reach. The server keeps running without a store, because it may come
 * back; until then requests are answered with 503.
 */
async function gameToShow(app: NestExpressApplication, sample: boolean): Promise<GameToShow | string | undefined> {
  const { store } = await app.get(HealthCheck).check();
  if (!sample || store.problem !== undefined) return store.problem;
  try {
    return await app.get(SampleGame).playUnlessThereIsOne();
  } catch (error) {
    if (error instanceof EventStoreUnavailable) return error.message;
    throw error;
  }
}

/** A store that is out of reach is no reason not to start: the next start issues the token. */
async function issueOperatorToken(app: NestExpressApplication, file: string): Promise<void> {
  try {
    if (await issueIntoFile(app.get(ServiceTokens), file))
      new Logger('Server').warn(`an operator’s token is in ${file}`);
  } catch (error) {
    if (!(error instanceof EventStoreUnavailable)) throw error;
    new Logger('Server').warn(`no operator’s token was issued: ${error.message}`);
  }
}

try {
  await startTracing('stacktrail-server');
  await start(readSettings(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(startFailure(error, [...process.argv, ...Object.values(process.env).map(String)]));
  process.exit(error instanceof InvalidSetting ? 2 : 1);
}
