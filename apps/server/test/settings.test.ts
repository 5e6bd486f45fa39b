import { describe, expect, test } from '@jest/globals';
import { StoreAddress } from '@stacktrail/event-store';
import { InvalidSetting, readSettings } from '../src/settings.js';

describe('settings', () => {
  test('without any, the server listens on this machine alone and stores in a SQLite file', () => {
    expect(readSettings({}, [])).toEqual({
      store: new StoreAddress('sqlite:stacktrail.sqlite'),
      readModels: 'stacktrail.read.sqlite',
      host: '127.0.0.1',
      port: 3000,
      log: 'text',
      sample: true,
    });
  });

  test('variables are read, and a flag wins over its variable', () => {
    const env = {
      STACKTRAIL_STORE: 'esdb://eventstore:2113?tls=false',
      HOST: '0.0.0.0',
      PORT: '8080',
      STACKTRAIL_LOG: 'json',
      STACKTRAIL_SAMPLE: 'off',
    };
    const fromEnv = {
      store: new StoreAddress(env.STACKTRAIL_STORE),
      readModels: ':memory:',
      host: '0.0.0.0',
      port: 8080,
      log: 'json',
      sample: false,
    };
    expect(readSettings(env, [])).toEqual(fromEnv);
    expect(readSettings(env, ['--store', 'memory', '--port', '0', '--sample'])).toEqual({
      ...fromEnv,
      store: new StoreAddress('memory'),
      port: 0,
      sample: true,
    });
    expect(readSettings({}, ['--no-sample']).sample).toBe(false);
    expect(readSettings({ STACKTRAIL_READ_MODELS: 'read.sqlite' }, ['--store', 'memory']).readModels).toBe(
      'read.sqlite',
    );
  });

  test.each([[['--port', 'http']], [['--port', '70000']], [['--log', 'xml']], [['--colour']], [['memory']]])(
    'what can’t be understood is refused: %j',
    (args) => {
      expect(() => readSettings({}, args)).toThrow(InvalidSetting);
    },
  );
});
