import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '../src/errors.js';
import { openEventStore } from '../src/open-store.js';
import { StoreAddress, withoutUserInfoOf } from '../src/store-address.js';
import { event, freshStream, toArray } from '../src/contract/sample-events.js';
import { connect } from '../src/eventstoredb/connection.js';

/** Words that only the user's name and password have. */
const SECRET = /walrus|zebra|quokka/;
const nasty = [
  'walrus:zebra',
  'walrus:zebra:quokka',
  'walrus:zebra%40quokka',
  'walrus:zebra@quokka',
  'walrus:zebra/quokka',
  'walrus:zebra#quokka',
  'walrus:zebra?tls=false&quokka',
  'walrus:zebra quokka',
  'walrus:zebra%quokka',
  'walrus:zebra\\quokka"\'',
  'walrus:zébra quokka',
];

describe('the address of a store', () => {
  test.each(nasty)('shows neither user nor password: %s', (userInfo) => {
    for (const uri of [
      `esdb://${userInfo}@host:2113?tls=false`,
      `esdb+discover://${userInfo}@host,other:2113`,
      `kurrentdb://${userInfo}@host:2113?tls=false`,
      `kurrentdb:${userInfo}@host`,
      `esdb://${userInfo}@host:port`,
      `esdb:${userInfo}@host`,
      `http://${userInfo}@host/`,
      `${userInfo}@host`,
    ]) {
      const address = new StoreAddress(uri);
      expect(address.uri).toBe(uri);
      const printed = [
        address.shown,
        String(address),
        JSON.stringify({ address }),
        inspect({ address }, { depth: 9, showHidden: true }),
      ];
      for (const text of printed) expect(text).not.toMatch(SECRET);
    }
  });

  test.each([
    ['memory', 'memory'],
    ['sqlite:games@home.sqlite', 'sqlite:games@home.sqlite'],
    ['esdb://127.0.0.1:1,127.0.0.1:2?tls=false', 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false'],
    ['esdb://walrus:zebra@host:2113?userKeyFile=/home/me/key.pem', 'esdb://host:2113?userKeyFile=/home/me/key.pem'],
    ['esdb+discover://walrus:zebra@host', 'esdb+discover://host'],
    ['kurrentdb+discover://walrus:zebra@host', 'kurrentdb+discover://host'],
    // What stands in the place of the port may be a password whose host is missing.
    ['esdb://walrus:zebra', 'esdb://…'],
    ['postgres://localhost', 'postgres://localhost'],
  ])('%s is shown as %s', (uri, shown) => {
    expect(new StoreAddress(uri).shown).toBe(shown);
  });

  test('an error that quotes a command line is shown without them', () => {
    for (const userInfo of nasty) {
      const uri = `esdb://${userInfo}@host:2113`;
      const given = ['games', `--stor=${uri}`, uri];
      const shown = withoutUserInfoOf(given, `unknown option '--stor=${uri}', unknown command '${uri}'`);
      expect(shown).toBe("unknown option '--stor=esdb://host:2113', unknown command 'esdb://host:2113'");
    }
    expect(withoutUserInfoOf(['rule', 'last', 'me@home'], 'no judge me@home')).toBe('no judge me@home');
  });
});

describe('user and password of a connection string', () => {
  test.each([
    ['walrus:zebra', 'walrus', 'zebra'],
    ['walrus:zebra:quokka', 'walrus', 'zebra:quokka'],
    ['walrus:zebra%40%2F%3a%23%25quokka', 'walrus', 'zebra@/:#%quokka'],
    ['wal%20rus:zebra@quokka', 'wal rus', 'zebra@quokka'],
  ])('%s', (userInfo, username, password) => {
    const { credentials, hosts } = connect(`esdb://${userInfo}@host:2113,other`);
    expect(credentials).toEqual({ username, password });
    expect(hosts).toEqual(['host:2113', 'other']);
  });

  test('kurrentdb:// means the same as esdb://', () => {
    const { hosts } = connect('kurrentdb://host:2113?tls=false');
    expect(hosts).toEqual(['host:2113']);
  });
});

describe('what goes wrong with EventStoreDB', () => {
  const opened: readonly (readonly [what: string, rest: string])[] = [
    ['a port that is none', 'host:port'],
    ['no host', ''],
    ['an option that is none', 'host:2113?tls=perhaps'],
    ['an option that is not supported', 'host:2113?throw_on-append-failure=false'],
    ['a certificate that is not to be checked', 'host:2113?tlsVerifyCert=false'],
    ['a certificate that is not there', 'host:2113?tlsCAFile=/no/such/file'],
  ];

  /** All that could be found in an error by whoever prints it, with its cause and what that holds. */
  const allOf = (error: unknown): string => inspect(error, { depth: 20, showHidden: true, getters: true });

  test.each(opened)('%s is said without user and password', async (_, rest) => {
    for (const userInfo of nasty) {
      const error: unknown = await openEventStore(`esdb://${userInfo}@${rest}`).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(allOf(error)).not.toMatch(SECRET);
    }
  });

  test('the client warns of an option that it does not know, without user and password', async () => {
    const { warn } = console;
    let warned = '';
    console.warn = (text: string) => (warned += text);
    try {
      const store = await openEventStore('esdb://walrus:zebra%40quokka@host?tls=false&unheard=of&tlsVerifyCert=false');
      await store.close();
    } finally {
      console.warn = warn;
    }
    expect(warned).toContain('unheard');
    expect(warned).not.toMatch(SECRET);
  });

  test.each(['127.0.0.1:1', '127.0.0.1:1,127.0.0.1:2'])(
    '%s is out of reach: without user and password',
    async (hosts) => {
      const uri = `esdb://walrus:zebra%40quokka@${hosts}?tls=false&maxDiscoverAttempts=1&discoveryInterval=1&defaultDeadline=500`;
      const store = await openEventStore(uri);
      const error: unknown = await toArray(store.read(freshStream())).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(EventStoreUnavailable);
      expect(allOf(error)).toContain('127.0.0.1:1');
      expect(allOf(error)).not.toMatch(SECRET);
      const refused: unknown = await store.append(freshStream(), 'any', [event()]).catch((thrown: unknown) => thrown);
      expect(refused).toBeInstanceOf(EventStoreUnavailable);
      expect(allOf(refused)).not.toMatch(SECRET);
      await store.close();
    },
  );
});
