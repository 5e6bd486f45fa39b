import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { StoreAddress } from '@stacktrail/event-store';
import { InvalidSetting, readSettings } from '../src/settings.js';

describe('settings', () => {
  test('without any, the server listens on this machine alone and stores in a SQLite file', () => {
    expect(readSettings({}, [])).toEqual({
      store: new StoreAddress('sqlite:stacktrail.sqlite'),
      readModels: 'stacktrail.read.sqlite',
      host: '127.0.0.1',
      images: null,
      cards: null,
      hosts: [],
      limits: { creation: 30, 'heavy read': 300 },
      port: 3000,
      log: 'text',
      projector: null,
      operatorTokenFile: null,
      tokenDays: 90,
      infractions: null,
      verdictKey: null,
      personHeader: null,
      sample: true,
    });
  });

  test('variables are read, and a flag wins over its variable', () => {
    const env = {
      STACKTRAIL_STORE: 'esdb://eventstore:2113?tls=false',
      HOST: '0.0.0.0',
      PORT: '8080',
      STACKTRAIL_HOSTS: 'Games.example.org, stacktrail',
      STACKTRAIL_IMAGES: 'https://cards.example.org/{name}.jpg',
      STACKTRAIL_CARDS: 'oracle-cards.json',
      STACKTRAIL_LOG: 'json',
      STACKTRAIL_PROJECTOR: 'http://projector:3010',
      STACKTRAIL_PROJECTOR_TOKEN: 'a token of servers and projector',
      STACKTRAIL_OPERATOR_TOKEN_FILE: 'operator.token',
      STACKTRAIL_TOKEN_DAYS: '30',
      STACKTRAIL_SAMPLE: 'off',
      STACKTRAIL_PERSON_HEADER: 'X-Forwarded-User',
      STACKTRAIL_CREATIONS_PER_MINUTE: '5',
      STACKTRAIL_HEAVY_READS_PER_MINUTE: '70',
    };
    const fromEnv = {
      store: new StoreAddress(env.STACKTRAIL_STORE),
      readModels: ':memory:',
      images: { template: env.STACKTRAIL_IMAGES, origin: 'https://cards.example.org' },
      cards: 'oracle-cards.json',
      hosts: ['games.example.org', 'stacktrail'],
      host: '0.0.0.0',
      limits: { creation: 5, 'heavy read': 70 },
      port: 8080,
      log: 'json',
      projector: { url: env.STACKTRAIL_PROJECTOR, token: env.STACKTRAIL_PROJECTOR_TOKEN },
      operatorTokenFile: 'operator.token',
      tokenDays: 30,
      infractions: null,
      verdictKey: null,
      personHeader: 'X-Forwarded-User',
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

  test('the header that says who sends a request has a name that a header can have', () => {
    expect(readSettings({}, ['--person-header', 'Remote-User']).personHeader).toBe('Remote-User');
    expect(() => readSettings({}, ['--person-header', 'Remote User:'])).toThrow('can’t be the name of a header');
  });

  test('a projector has an address, and a token that stands on no command line', () => {
    const env = { STACKTRAIL_PROJECTOR_TOKEN: 'a token of servers and projector' };
    expect(readSettings(env, ['--projector', 'http://localhost:3010']).projector?.token).toBe(
      env.STACKTRAIL_PROJECTOR_TOKEN,
    );
    for (const url of ['projector:3010', 'ftp://projector', 'x']) {
      expect(() => readSettings(env, ['--projector', url])).toThrow(`STACKTRAIL_PROJECTOR is “${url}”`);
    }
    expect(() => readSettings({}, ['--projector', 'http://localhost:3010'])).toThrow('STACKTRAIL_PROJECTOR_TOKEN');
  });

  test('the list of infractions and the key of rulings are read from their files at the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'judging-'));
    const write = (name: string, text: string | Buffer): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const list = { name: 'mine', infractions: [], penalties: [], remedies: [] };
    const pem = (kind: 'ed25519' | 'ed448'): string | Buffer =>
      generateKeyPairSync(kind as 'ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const mine = write('mine.json', JSON.stringify(list));
    const key = write('key.pem', pem('ed25519'));
    const read = readSettings({ STACKTRAIL_INFRACTIONS: mine }, ['--verdict-key', key]);
    expect(read.infractions).toEqual(list);
    expect(read.verdictKey?.asymmetricKeyType).toBe('ed25519');
    const wrong: readonly (readonly [string[], string])[] = [
      [['--infractions', write('not.json', '{}')], 'name must be text'],
      [['--infractions', join(folder, 'none.json')], "can't be read as JSON"],
      [['--verdict-key', mine], 'it has no private key in PEM form'],
      [['--verdict-key', write('other.pem', pem('ed448'))], 'an Ed25519 key is needed'],
    ];
    for (const [args, problem] of wrong) {
      expect(() => readSettings({}, args)).toThrow(InvalidSetting);
      expect(() => readSettings({}, args)).toThrow(problem);
    }
    rmSync(folder, { recursive: true });
  });

  test('a limit is a whole number from 1', () => {
    for (const text of ['0', '-1', '1.5', 'many', '10000000']) {
      expect(() => readSettings({ STACKTRAIL_CREATIONS_PER_MINUTE: text }, [])).toThrow(
        `STACKTRAIL_CREATIONS_PER_MINUTE is “${text}”: expected a whole number from 1 to 1000000`,
      );
    }
  });

  test.each([[['--port', 'http']], [['--port', '70000']], [['--log', 'xml']], [['--colour']], [['memory']]])(
    'what can’t be understood is refused: %j',
    (args) => {
      expect(() => readSettings({}, args)).toThrow(InvalidSetting);
    },
  );

  test.each(['cards', 'https://cards.example.org/', 'ftp://a.org/{name}', "https://a.org;script-src *'/{name}"])(
    'pictures come from an address with a place for a card’s name, not from %s',
    (images) => {
      expect(() => readSettings({}, ['--images', images])).toThrow(InvalidSetting);
    },
  );
});
