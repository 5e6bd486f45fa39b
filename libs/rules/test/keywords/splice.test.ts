import { expect, test } from '@jest/globals';
import {
  cost,
  dealDamage,
  draw,
  gainLife,
  instant,
  creature,
  spell,
  splice,
  subtype,
  target,
  type CardDefinition,
} from '@stacktrail/card-tree';
import {
  order,
  pay,
  player,
  select,
  bear,
  forest,
  alice,
  bob,
  colorsOf,
  position,
  plainState,
  Table,
  pools,
} from '@stacktrail/test-kit';

const arcane = (card: CardDefinition): CardDefinition => ({
  ...card,
  faces: [{ ...card.faces[0], subtypes: ['Arcane'] }],
});
const reach = arcane(instant('Reach', '{U}', spell(draw(1))));
const ray = arcane(instant('Ray', '{1}{R}', spell(target.any(), dealDamage(2)), splice(subtype('Arcane'), '{R}')));
const prayer = arcane(instant('Prayer', '{W}', spell(gainLife(3)), splice(subtype('Arcane'), '{W}')));

function library(p: ReturnType<typeof position>): void {
  for (let i = 0; i < 4; i++) p.library(alice, forest);
}

test('CR 702.47a: the card is revealed, its splice cost paid in addition, and the spell gains its text', () => {
  const p = position(pools('UR'));
  const [main, card] = [p.hand(alice, reach), p.hand(alice, ray, { knownTo: 1 })];
  library(p);
  const table = new Table(p);
  table.cast(main, select(card), select(player(bob)), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['U', 'R']);
  expect([table.zoneOf(card), table.object(card).knownTo]).toEqual(['hand', 3]);
  table.passAll();
  expect([table.life(bob), table.zoneOf(card), table.state.players[0]!.hand.length]).toEqual([18, 'hand', 2]);
});

test('CR 702.47a example: the card can be cast later, or be discarded to pay for the spell', () => {
  const p = position(pools('UR'));
  const costly = arcane(
    instant('Costly', '{U}', { kind: 'additional cost', cost: [cost.discard()] }, spell(gainLife(1))),
  );
  const [main, card] = [p.hand(alice, costly), p.hand(alice, ray)];
  p.hand(alice, bear);
  const table = new Table(p);
  table.cast(main, select(card), select(player(bob)), pay, select(card));
  expect(table.zoneOf(card)).toBe('graveyard');
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([21, 18]);
});

test('CR 612.10: the text that is added follows the spell’s own, of which it changes nothing', () => {
  const healing = arcane(instant('Healing', '{W}', spell(gainLife(1), gainLife(2))));
  const p = position(pools('WWR'));
  const [main, first, second] = [p.hand(alice, healing), p.hand(alice, ray), p.hand(alice, prayer)];
  const table = new Table(p);
  table.cast(main, select(second, first), order(second, first), select(player(bob)), pay);
  const [id] = table.state.stack;
  expect([table.object(id!).printed.name, colorsOf(table.state, id!)]).toEqual(['Healing', 'W']);
  table.passAll();
  const done = table.facts.filter(({ type }) => type === 'LifeGained' || type === 'DamageDealtToPlayer');
  expect(done.map(({ type, data }) => [type, 'amount' in data && data.amount])).toEqual([
    ['LifeGained', 1],
    ['LifeGained', 2],
    ['LifeGained', 3],
    ['DamageDealtToPlayer', 2],
  ]);
});

test('CR 702.47a: it isn’t spliced onto a spell without the quality, and need not be at all', () => {
  const p = position(pools('UU'));
  const [main, other] = [p.hand(alice, reach), p.hand(alice, instant('Other', '{U}', spell(gainLife(1))))];
  p.hand(alice, ray);
  library(p);
  const table = new Table(p);
  table.cast(other);
  expect(table.question.kind).toBe('activate mana abilities');
  table.answer(pay);
  table.passAll();
  table.cast(main, select(), pay);
  table.passAll();
  expect(table.of('TextGained')).toEqual([]);
});

test('CR 702.47b: not where its required choices can’t be made', () => {
  const p = position(pools('UR'));
  const main = p.hand(alice, reach);
  p.hand(
    alice,
    arcane(instant('Slayer', '{B}', spell(target.creature(), dealDamage(2)), splice(subtype('Arcane'), '{R}'))),
  );
  library(p);
  const table = new Table(p);
  table.cast(main);
  expect(table.question.kind).toBe('activate mana abilities');
});

test('CR 702.47b: several are revealed at once; their effects follow those of the main spell in the order chosen', () => {
  const p = position(pools('URW'));
  const [main, one, two] = [p.hand(alice, reach), p.hand(alice, ray), p.hand(alice, prayer)];
  library(p);
  const table = new Table(p);
  table.cast(main, select(one, two), order(two, one), select(player(bob)), pay);
  expect(table.of('CardsRevealed')).toHaveLength(1);
  const from = table.facts.length;
  table.passAll();
  const story = table.facts
    .slice(from)
    .map(({ type }) => type)
    .filter((type) => type === 'LifeGained' || type === 'DamageDealtToPlayer' || type === 'ObjectMoved');
  expect(story.slice(0, 3)).toEqual(['ObjectMoved', 'LifeGained', 'DamageDealtToPlayer']);
});

test('CR 702.47c example: the spell keeps its characteristics, so it can target what has protection from the color of the spliced card', () => {
  const p = position(pools('UR'));
  const [main, card] = [p.hand(alice, reach), p.hand(alice, ray)];
  const knight = p.battlefield(
    bob,
    creature('Knight', '{W}', ['Knight'], 2, 2, { kind: 'keyword', keyword: 'protection', from: ['R'] }),
  );
  library(p);
  const table = new Table(p);
  table.cast(main, select(card), select(knight), pay);
  const id = table.state.stack[0]!;
  expect([
    table.object(id).printed.name,
    colorsOf(table.state, id),
    table.object(id).printed.keywords.has('splice'),
  ]).toEqual(['Reach', 'U', false]);
  table.passAll();
  expect(table.zoneOf(knight)).toBe('graveyard');
});

test('CR 702.47d: a spell whose only targets are those of the added text doesn’t resolve if they are illegal', () => {
  const p = position(pools('UR'));
  const [main, card, victim] = [p.hand(alice, reach), p.hand(alice, ray), p.battlefield(bob, bear)];
  library(p);
  const kill = p.hand(bob, instant('Kill', '', spell(target.creature(), dealDamage(2))));
  const table = new Table(p);
  table.cast(main, select(card), select(victim), pay);
  table.pass();
  table.cast(kill);
  table.passAll();
  table.passAll();
  expect(table.of('ResolutionFailed')).toHaveLength(1);
  expect(table.state.players[0]!.hand).toHaveLength(1);
});

test('CR 702.47e: what it was spliced with is lost as the spell leaves the stack', () => {
  const p = position(pools('UW'));
  const [main, card] = [p.hand(alice, reach), p.hand(alice, prayer)];
  library(p);
  const table = new Table(p);
  table.cast(main, select(card), pay);
  expect(table.object(table.state.stack[0]!).printed.abilities).toHaveLength(2);
  table.passAll();
  expect(table.now(main).printed.abilities).toHaveLength(1);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 702.47c: a copy of the spell has the added text', () => {
  const p = position(pools('UW'));
  const [main, card] = [p.hand(alice, reach), p.hand(alice, prayer)];
  library(p);
  const fork = p.hand(
    alice,
    instant('Fork', '', spell(target.spell(), { do: 'copy spell', what: { objects: 'target', slot: 0 } })),
  );
  const table = new Table(p);
  table.cast(main, select(card), pay);
  table.cast(fork);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(23);
});

test('CR 201.5b example 2: text that names its card means the spell onto which it is spliced', () => {
  const p = position(pools('UR'));
  const [main, card] = [p.hand(alice, reach), p.hand(alice, ray)];
  library(p);
  const table = new Table(p);
  table.cast(main, select(card), select(player(bob)), pay);
  const spellOnStack = table.now(main).id;
  table.passAll();
  expect(table.of('DamageDealtToPlayer')).toMatchObject([{ data: { source: spellOnStack, player: bob } }]);
  expect(table.object(spellOnStack).printed.name).toBe('Reach');
});
