import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openEventStore, openSqliteDriver } from '@stacktrail/event-store';
import { ModelTables, ReadModels, ReadModelsInUse, readModelsBeside, UnreadableReadModels } from '../src/index.js';

describe('the file of read models', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-models-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('keeps what was written', async () => {
    const file = join(folder, 'models.sqlite');
    const first = await ReadModels.open(file);
    first.exec('CREATE TABLE words (word TEXT)');
    first.transaction(() => first.run('INSERT INTO words VALUES (?)', 'kept'));
    first.close();
    const second = await ReadModels.open(file);
    expect(second.get('SELECT word FROM words')?.['word']).toBe('kept');
    second.close();
  });

  test('undoes a transaction that fails, and a part of one alone', async () => {
    const models = await ReadModels.open(':memory:');
    models.exec('CREATE TABLE words (word TEXT)');
    const add = (word: string): void => models.run('INSERT INTO words VALUES (?)', word);
    const fail = (): never => {
      throw new Error('no');
    };
    models.transaction(() => {
      add('one');
      expect(() => models.part(() => [add('two'), fail()])).toThrow('no');
      models.part(() => add('three'));
    });
    expect(() => models.transaction(() => [add('four'), fail()])).toThrow('no');
    expect(models.get('SELECT group_concat(word) AS words FROM words')?.['words']).toBe('one,three');
    models.close();
  });

  test('is not taken for one where it is an event store or another program’s', async () => {
    const events = join(folder, 'events.sqlite');
    await (await openEventStore(`sqlite:${events}`)).close();
    await expect(ReadModels.open(events)).rejects.toThrow(UnreadableReadModels);
    const other = join(folder, 'other.sqlite');
    const driver = await openSqliteDriver(other);
    driver.exec('CREATE TABLE theirs (a)');
    driver.close();
    await expect(ReadModels.open(other)).rejects.toThrow(other);
    const text = join(folder, 'text');
    await writeFile(text, 'no database at all, and long enough to be looked at as one');
    await expect(ReadModels.open(text)).rejects.toThrow(UnreadableReadModels);
  });

  test('belongs to one opener, who is told of by the error of the next', async () => {
    const file = join(folder, 'models.sqlite');
    const models = await ReadModels.open(file);
    await expect(ReadModels.open(file)).rejects.toThrow(ReadModelsInUse);
    models.close();
  });

  test('lies beside the event store’s, or in memory where that has none', () => {
    expect(readModelsBeside('sqlite:data/games.sqlite')).toBe('data/games.read.sqlite');
    expect(readModelsBeside('sqlite:./data.d/games')).toBe('./data.d/games.read.sqlite');
    expect(readModelsBeside('memory')).toBe(':memory:');
    expect(readModelsBeside('esdb://localhost:2113?tls=false')).toBe(':memory:');
  });
});

test('tables of one generation know nothing of another’s', async () => {
  const models = await ReadModels.open(':memory:');
  const [one, eleven] = [1, 11].map((generation) => new ModelTables(models, 'words', generation)) as [
    ModelTables,
    ModelTables,
  ];
  for (const tables of [one, eleven]) tables.create({ list: 'word TEXT NOT NULL PRIMARY KEY' });
  one.run('INSERT INTO {list} VALUES (?)', 'here');
  expect(eleven.json('SELECT json_group_array(word) FROM {list}')).toEqual([]);
  one.drop();
  expect(eleven.json('SELECT json_group_array(word) FROM {list}')).toEqual([]);
  expect(() => one.get('SELECT * FROM {list}')).toThrow();
  models.close();
});
