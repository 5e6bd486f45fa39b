import { expect, test } from '@jest/globals';
import { changeRecords, renameFields, renameWords } from '../../src/index.js';

const tree = {
  name: 'yard',
  from: 'yard',
  zones: ['yard', 'hand'],
  effects: [{ do: 'move', from: 'yard', inner: { do: 'tell', from: 'yard' } }],
};

test('words are renamed in the fields that are named, alone and in lists, on every level', () => {
  expect(renameWords({ from: { yard: 'graveyard' }, zones: { yard: 'graveyard' } })(tree)).toEqual({
    name: 'yard',
    from: 'graveyard',
    zones: ['graveyard', 'hand'],
    effects: [{ do: 'move', from: 'graveyard', inner: { do: 'tell', from: 'graveyard' } }],
  });
});

test('a word or field is renamed in the records that are meant alone', () => {
  const moves = (record: Readonly<Record<string, unknown>>): boolean => record['do'] === 'move';
  expect(renameWords({ from: { yard: 'graveyard' } }, moves)(tree)).toEqual({
    ...tree,
    effects: [{ do: 'move', from: 'graveyard', inner: { do: 'tell', from: 'yard' } }],
  });
  expect(renameFields({ from: 'zone' }, moves)(tree)).toEqual({
    ...tree,
    effects: [{ do: 'move', zone: 'yard', inner: { do: 'tell', from: 'yard' } }],
  });
});

test('a field keeps its place, and none takes the place of another', () => {
  expect(Object.keys(renameFields({ from: 'zone' })(tree))).toEqual(['name', 'zone', 'zones', 'effects']);
  expect(() => renameFields({ from: 'zones' })(tree)).toThrow('a record has both “from” and “zones”');
});

test('names that objects inherit are names like others', () => {
  const odd = JSON.parse('{"do":"constructor","__proto__":{"do":"toString"}}') as Readonly<Record<string, unknown>>;
  const renamed = renameWords({ do: { draw: 'take' }, constructor: { a: 'b' } })(odd);
  expect(JSON.stringify(renamed)).toBe(JSON.stringify(odd));
  const field = renameFields({ do: '__proto__' })({ do: 'draw' });
  expect(JSON.stringify(field)).toBe('{"__proto__":"draw"}');
});

test('records are changed from the inside out', () => {
  const counted = changeRecords((record) => ({ ...record, fields: Object.keys(record).length }));
  expect(counted({ a: { b: [{}] } })).toEqual({ a: { b: [{ fields: 0 }], fields: 1 }, fields: 1 });
});
