import { inspect } from 'node:util';
import { ConsoleLogger, Logger, ShutdownSignal } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openEventStore, withoutUserInfoOf } from '@stacktrail/event-store';
import { gameSecrecy } from '@stacktrail/match';
import { startTracing } from '@stacktrail/tracing';
import { Metrics } from './metrics.js';
import { ProjectorModule } from './projector.module.js';
import { InvalidSetting, readSettings, usage, type Settings } from './settings.js';

async function start({ store: address, readModels, host, port, log, token }: Settings): Promise<void> {
  const store = await openEventStore(address.uri, { access: 'read', secrecy: gameSecrecy });
  const isJson = log === 'json';
  Logger.overrideLogger(
    new ConsoleLogger({
      json: isJson,
      logLevels: isJson ? ['log', 'warn', 'error', 'fatal'] : ['warn', 'error', 'fatal'],
    }),
  );
  const app = await NestFactory.create<NestExpressApplication>(
    ProjectorModule.on({ store, readModels, address: address.uri }, token),
  );
  app.disable('x-powered-by');
  app.get(Metrics).collectProcess();
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGTERM]);
  await app.listen(port, host);
  const url = await app.getUrl();
  if (isJson) new Logger('Projector').log(`listening at ${url}`, { store: address.shown });
  else console.log(`The projector is at ${url}`);
}

try {
  await startTracing('stacktrail-projector');
  await start(readSettings(process.env));
} catch (error) {
  const text = error instanceof InvalidSetting ? `${error.message}\n\n${usage}` : inspect(error);
  console.error(withoutUserInfoOf(Object.values(process.env).map(String), text));
  process.exit(error instanceof InvalidSetting ? 2 : 1);
}
