import { describe, expect, test } from '@jest/globals';
import {
  all,
  create,
  creature,
  creatures,
  creatureToken,
  cycling,
  did,
  draw,
  enchantment,
  enterUnderYourControl,
  gets,
  instant,
  keywords,
  may,
  morph,
  move,
  onto,
  opponentControls,
  result,
  returnToHand,
  sorcery,
  spell,
  target,
  thisObject,
  triggered,
  untilEndOfTurn,
  when,
  withKeyword,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { faceDownForms } from '@stacktrail/game-state';
import {
  act,
  pick,
  bear,
  forest,
  doing,
  alice,
  bob,
  position,
  seen,
  size,
  plainState,
  Table,
} from '@stacktrail/test-kit';

describe('CR 111: tokens', () => {
  test('CR 111.4 example 2: a token with a name of its own has neither its subtype nor “Token” in it', () => {
    const pip = {
      ...creatureToken(1, 1, ['R'], ['Hamster'], keywords('trample', 'haste')),
      name: 'Pip',
      supertypes: ['Legendary'] as const,
    };
    const p = position();
    const card = p.hand(alice, doing(create(1, pip)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(seen(table.state, table.state.battlefield[0]!)).toMatchObject({ name: 'Pip', subtypes: ['Hamster'] });
  });

  test('CR 111.11 example: a token of a card has the characteristics of that card', () => {
    const p = position();
    p.library(bob, bear);
    const card = p.hand(alice, doing(create(2, { card: 'Bear' }, { tapped: true })));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const { battlefield } = table.state;
    expect(battlefield.map((id) => [size(table.state, id), table.object(id).kind, table.object(id).tapped])).toEqual([
      ['2/2', 'token', true],
      ['2/2', 'token', true],
    ]);
    expect(seen(table.state, battlefield[0]!)).toMatchObject({ name: 'Bear', subtypes: ['Bear'], power: 2 });
    expect(table.object(battlefield[0]!)).toMatchObject({ owner: alice, printed: { manaValue: 2 } });
  });
});

describe('CR 115: targets', () => {
  const withering = sorcery(
    'A withering',
    '',
    spell(draw(1)),
    cycling('{0}'),
    triggered(
      { on: 'activates', who: 'you', what: { is: 'this' }, keyword: 'cycling' },
      target.creature(),
      untilEndOfTurn(target(), gets(-1, -1)),
    ),
  );
  const scorn = instant(
    'Scorn',
    '',
    spell(target.spell({ is: 'number of targets', compare: 'at least', to: 1 }), { do: 'counter', what: target() }),
  );

  test('CR 115.1a example: a triggered ability with a target doesn’t make its card a targeted spell', () => {
    const p = position();
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const goat = p.battlefield(bob, bear);
    const [cast, cycled] = [p.hand(alice, withering), p.hand(alice, withering)];
    const answer = p.hand(bob, scorn);
    const table = new Table(p);
    table.cast(cast);
    expect(table.asked).toBe('priority 0'); // no target was chosen
    expect(table.object(table.state.stack[0]!).announced.targets).toEqual([]);
    table.pass();
    table.cast(answer);
    expect(table.reversed?.rule).toBe('601.2c'); // the spell on the stack has no target
    table.pass();
    table.activate(cycled);
    table.passAll();
    expect(size(table.state, goat)).toBe('1/1');
  });
});

describe('CR 118: costs', () => {
  test('CR 118.12 example 2: a card that entered under another’s control instead was paid all the same', () => {
    const gathering = enchantment('A gathering', '', [], enterUnderYourControl(all(creatures, opponentControls)));
    const turned = triggered(
      { on: 'is turned face up', what: { is: 'this' } },
      {
        ...may(
          {
            do: 'choose objects',
            who: you,
            from: { objects: 'each', filter: all(creatures, withKeyword('morph')), zone: 'hand', of: you },
            min: 1,
            max: 1,
            label: 'chosen',
          },
          move(result('chosen'), onto.battlefieldUnderYou),
        ),
        label: 'put',
      } as ReturnType<typeof may>,
      when(did('put'), returnToHand(thisObject)),
    );
    const plasm: CardDefinition = creature('A plasm', '{1}', ['Shapeshifter'], 1, 1, morph('{0}'), turned);
    const p = position();
    const faceDown = faceDownForms.get('morph')!;
    const hidden = p.battlefield(alice, plasm, { faceDown, knownTo: 1 });
    const other = p.hand(alice, creature('Another', '{1}', ['Elf'], 2, 2, morph('{0}')));
    p.battlefield(bob, gathering);
    const table = new Table(p);
    table.answers(act({ do: 'special', object: hidden, action: 'turn face up' }));
    table.passAll();
    table.answer(pick('yes'));
    expect([table.zoneOf(other), table.now(other).controller, table.now(other).owner]).toEqual([
      'battlefield',
      bob,
      alice,
    ]);
    expect(table.zoneOf(hidden)).toBe('hand');
  });

  test('CR 111.2, 616.1b: a token can enter under the control of another than its owner', () => {
    const gathering = enchantment('A gathering', '', [], enterUnderYourControl(all(creatures, opponentControls)));
    const p = position();
    p.battlefield(bob, gathering);
    const card = p.hand(alice, doing(create(1, creatureToken(1, 1, [], ['Elf']))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.object(table.state.battlefield[1]!)).toMatchObject({ owner: alice, controller: bob });
    expect(plainState(table.state)).toBe(table.fold());
  });
});
