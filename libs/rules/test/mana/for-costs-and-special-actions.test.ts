import { describe, expect, test } from '@jest/globals';
import { artifact, creature, foretell, gainLife, instant, morph, sorcery, spell } from '@stacktrail/card-tree';
import { act, alice, number, pay, position, readCard, Table } from '@stacktrail/test-kit';

const rockFor = (what: string) =>
  readCard(artifact('Rock', '', []), `{T}: Add {C}{C}{C}. Spend this mana only ${what}.`);

describe('CR 106.6, 107.3: mana for costs that contain {X}', () => {
  const withX = rockFor('on costs that contain {X}');

  test('it pays for any part of such a cost, of a spell or of an ability', () => {
    const p = position();
    const [rock, other] = [p.battlefield(alice, withX), p.battlefield(alice, withX)];
    const source = p.battlefield(alice, readCard(artifact('Font', '', []), '{X}, {T}: You gain X life.'));
    const card = p.hand(alice, readCard(sorcery('Surge', '{X}{1}'), 'You gain X life.'));
    const table = new Table(p);
    table.activate(rock);
    table.cast(card, number(2), pay);
    table.passAll();
    expect(table.life(alice)).toBe(22);
    table.activate(other);
    table.activate(source, number(3), pay);
    table.passAll();
    expect(table.life(alice)).toBe(25);
  });

  test('it pays for no cost without {X}', () => {
    const p = position();
    const rock = p.battlefield(alice, withX);
    const card = p.hand(alice, instant('Balm', '{1}', spell(gainLife(1))));
    const table = new Table(p);
    table.activate(rock);
    table.cast(card, pay);
    expect(table.reversed?.rule).toBe('601.2h');
  });
});

describe('CR 106.6, 116.2: mana for a special action', () => {
  const vision = sorcery('Vision', '{5}', spell(gainLife(4)), foretell('{U}'));
  const mole = creature('Mole', '{5}', ['Beast'], 2, 3, morph('{2}'));

  test.each([
    ['to foretell cards or cast spells with foretell', 'foretell'],
    ['to turn permanents face up', null],
  ])('%s: whether it pays for foretelling', (what, done) => {
    const p = position();
    const rock = p.battlefield(alice, rockFor(what));
    const card = p.hand(alice, vision);
    const table = new Table(p);
    table.activate(rock);
    table.answers(act(table.options(card).find((action) => action.do === 'special')!), pay);
    expect(table.zoneOf(card)).toBe(done === null ? 'hand' : 'exile');
  });

  test.each([
    ['to turn permanents face up', true],
    ['to activate abilities', false],
    ['to foretell cards or cast spells with foretell', false],
  ])('%s: whether it pays for turning a permanent face up', (what, isTurned) => {
    const p = position();
    const [rock, other] = [
      p.battlefield(alice, rockFor('to cast creature spells')),
      p.battlefield(alice, rockFor(what)),
    ];
    const card = p.hand(alice, mole);
    const table = new Table(p);
    table.activate(rock);
    table.answers(act({ do: 'cast', object: card, via: 'face down', by: null, ability: null, face: 0 }), pay);
    table.passAll();
    const { id } = table.now(card);
    table.activate(other);
    table.answers(act({ do: 'special', object: id, action: 'turn face up' }), pay);
    expect(table.object(id).faceDown === null).toBe(isTurned);
  });
});
