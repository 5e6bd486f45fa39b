import { expect, test } from '@jest/globals';
import { creatureToken, enchantment, instant, land, sorcery } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const wood = land('Wood', ['Forest']);
const glow = enchantment('Glow', '', []);
const bolt = instant('Spark', '');
const upheaval = readCard(
  sorcery('Upheaval', ''),
  "Each player shuffles all permanents they own into their library, then reveals that many cards from the top of their library. Each player puts all artifact, creature, and land cards revealed this way onto the battlefield, then does the same for enchantment cards, then puts all cards revealed this way that weren't put onto the battlefield on the bottom of their library.",
);

function played(table: Table): Readonly<Record<string, readonly string[]>> {
  const names = (player: typeof alice): readonly string[] =>
    table.state.battlefield
      .map((id) => table.object(id))
      .filter(({ controller }) => controller === player)
      .map(({ printed }) => printed.name);
  return { alice: names(alice), bob: names(bob) };
}

test('CR 608.2c: each reveals as many cards as they own permanents, tokens too, which aren’t cards (CR 111.8)', () => {
  const p = position();
  for (let i = 0; i < 3; i++) p.token(alice, creatureToken(1, 1, ['G'], ['Saproling']));
  for (let i = 0; i < 4; i++) p.library(alice, wood);
  p.battlefield(bob, glow);
  const id = p.hand(alice, upheaval);
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  expect(played(table)).toEqual({ alice: ['Wood', 'Wood', 'Wood'], bob: ['Glow'] });
  expect(playerOf(table.state, alice).library).toHaveLength(1);
});

test('CR 608.2c: first some kinds enter together, then the others; what is neither goes to the bottom', () => {
  const p = position();
  for (let i = 0; i < 2; i++) p.token(alice, creatureToken(1, 1, ['G'], ['Saproling']));
  p.token(alice, creatureToken(1, 1, ['G'], ['Saproling']));
  for (const card of [glow, bolt, wood]) p.library(alice, card);
  const id = p.hand(alice, upheaval);
  const table = new Table(p);
  table.cast(id);
  const facts = table.passAll();
  const entered = facts.flatMap((fact) =>
    fact.type === 'ObjectMoved' && fact.data.to === 'battlefield' ? [fact.data] : [],
  );
  expect(entered.map(({ becomes }) => table.object(becomes).printed.name)).toEqual(['Wood', 'Glow']);
  expect(playerOf(table.state, alice).library.map((card) => table.object(card).printed.name)).toEqual(['Spark']);
});
