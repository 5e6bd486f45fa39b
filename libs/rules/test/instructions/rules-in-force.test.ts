import { expect, test } from '@jest/globals';
import { artifact, gainLife, instant, sorcery, spell, creature, type CardDefinition } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, bob, pay, plainState, pools, position, readCard, Table } from '@stacktrail/test-kit';

/** An artifact that says that as often as one likes. */
const saying = (...texts: readonly string[]): CardDefinition => readCard(artifact('Forge', '', []), ...texts);
const gain = instant('Gain', '{2}', spell(gainLife(1)));
const rite = sorcery('Rite', '{2}', spell(gainLife(1)));
const filler = creature('Cub', '', ['Bear'], 1, 1);

function scene(text: string, ...mana: readonly string[]) {
  const p = position(pools(...mana));
  const forge = p.battlefield(alice, saying(text));
  const rites = [p.hand(alice, rite), p.hand(alice, rite)] as const;
  const gains = [p.hand(alice, gain), p.hand(alice, gain)] as const;
  const theirs = p.hand(bob, gain);
  for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, filler);
  const table = new Table(p);
  table.activate(forge);
  if (table.question.kind !== 'priority') table.answer(pay);
  table.passAll();
  return { table, rites, gains, theirs };
}

/** Casts it with the mana that is there. */
function casts(table: Table, card: ObjectId): void {
  table.cast(card);
  while (table.question.kind !== 'priority') table.answer(pay);
}

function resolves(table: Table, card: ObjectId): void {
  casts(table, card);
  table.passAll();
}

const castable = (table: Table, card: ObjectId): boolean => table.options(card).length > 0;
const costsOf = (table: Table) => table.of('TotalCostDetermined').map(({ data }) => data.mana.join(''));

test('CR 611.2f: the next such spell costs less, others as much as ever', () => {
  const { table, rites, gains } = scene(
    '{0}: The next sorcery spell you cast this turn costs {1} less to cast.',
    'CCCCCCC',
    '',
  );
  resolves(table, gains[0]);
  resolves(table, rites[0]);
  resolves(table, rites[1]);
  expect(costsOf(table)).toEqual(['2', '1', '2']);
  const [began] = table.of('ContinuousEffectBegan');
  expect(began!.rule).toBe('611.2c');
  expect(table.state.catalog.findInstruction(began!.data.instruction)).toMatchObject({
    do: 'put in force',
    next: true,
  });
  expect(table.of('EffectEnded').map(({ data, rule }) => [data.effect, rule])).toEqual([
    [began!.data.effect, '611.2f'],
  ]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 611.2d: how much less it costs is counted as the effect begins', () => {
  const text =
    '{0}: The next spell you cast this turn costs {X} less to cast, where X is the number of cards in your hand.';
  const { table, gains } = scene(text, 'CCCCCCC', '');
  expect(table.of('ContinuousEffectBegan')[0]!.data.values).toEqual([4]);
  resolves(table, gains[0]);
  expect(costsOf(table)).toEqual(['0']);
});

test('CR 611.2c: spells of opponents cost more, those that are cast later too, until the duration ends', () => {
  const { table, gains, theirs } = scene(
    '{0}: Spells your opponents cast cost {1} more to cast until your next turn.',
    'CC',
    'CCC',
  );
  resolves(table, gains[0]);
  table.pass();
  resolves(table, theirs);
  expect(costsOf(table)).toEqual(['2', '3']);
});

test('CR 601.3b: for a turn sorceries can be cast as though they had flash; the next one alone, once', () => {
  const { table, rites } = scene(
    '{0}: You may cast sorcery spells this turn as though they had flash.',
    'CCCCCCCCC',
    '',
  );
  table.passUntil('upkeep');
  expect(castable(table, rites[0])).toBe(false);
  const during = scene('{0}: You may cast sorcery spells this turn as though they had flash.', 'CCCCCCCCC', '');
  casts(during.table, during.gains[0]);
  expect(castable(during.table, during.rites[0])).toBe(true);
  const next = scene(
    '{0}: The next sorcery spell you cast this turn can be cast as though it had flash.',
    'CCCCCCCCC',
    '',
  );
  casts(next.table, next.gains[0]);
  expect(castable(next.table, next.rites[0])).toBe(true);
  casts(next.table, next.rites[0]);
  expect(castable(next.table, next.rites[1])).toBe(false);
});
