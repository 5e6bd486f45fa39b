import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  cost,
  creature,
  creatures,
  dealDamage,
  draw,
  each,
  gainLife,
  gains,
  gets,
  instant,
  keywords,
  move,
  onto,
  sorcery,
  spell,
  staticAbility,
  subtype,
  target,
  thisObject,
  twoFaced,
  triggered,
  whenThisEnters,
  untilEndOfTurn,
  you,
  youControl,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  pick,
  player,
  select,
  bear,
  doing,
  resolves,
  watching,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  Table,
} from '@stacktrail/test-kit';

const nameOf = (table: Table, id: ObjectId): string => table.now(id).printed.name;
const becomes = (what: string, of: string): Effect => ({
  do: 'become copy',
  what: each(subtype(what)),
  of: each(subtype(of)),
});
const cast = (object: ObjectId, face = 0) => act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
const hunter = twoFaced(
  'transforming',
  creature('Hunter', '{2}{R}', ['Human'], 2, 2),
  creature('Ravager', '', ['Werewolf'], 4, 4, ...keywords('trample')),
);

describe('CR 707: copies', () => {
  test('CR 707.1, 707.2a: a copy has the color and each ability of what it copies once', () => {
    const flier = creature('Flier', '{1}{U}', ['Bird'], 1, 2, ...keywords('flying'), activated([cost.tap], draw(1)));
    const p = position();
    const golem = p.battlefield(alice, creature('Golem', '{3}', ['Golem'], 3, 3));
    p.battlefield(bob, flier);
    const card = p.hand(alice, doing(becomes('Golem', 'Bird')));
    const table = new Table(p);
    resolves(table, card);
    expect([colorsOf(table.state, golem), size(table.state, golem)]).toEqual(['U', '1/2']);
    expect(seen(table.state, golem).abilities.map(({ kind }) => kind)).toEqual(['keyword', 'activated']);
  });

  test('CR 707.2b: what the original becomes later changes no copy of it', () => {
    const p = position();
    const [golem, bird] = [
      p.battlefield(alice, creature('Golem', '{3}', ['Golem'], 3, 3)),
      p.battlefield(bob, creature('Bird', '{U}', ['Bird'], 1, 1)),
    ];
    p.battlefield(bob, creature('Elf', '{G}', ['Elf'], 1, 4));
    const cards = [
      p.hand(alice, doing(becomes('Golem', 'Bird'))),
      p.hand(
        alice,
        doing({ do: 'become copy', what: each({ is: 'controlled by', who: 'opponent' }), of: each(subtype('Elf')) }),
      ),
    ];
    const table = new Table(p);
    for (const card of cards) resolves(table, card);
    expect([nameOf(table, bird), nameOf(table, golem)]).toEqual(['Elf', 'Bird']);
  });

  test('CR 707.7: linked abilities that are copied are linked to each other on the copy, and to nothing else', () => {
    const take = { ...move(target(), onto.exile), link: 'taken' } as Effect;
    const keeper = creature(
      'Keeper',
      '',
      ['Ape'],
      2,
      2,
      whenThisEnters(target.creature(subtype('Bear')), take),
      activated([cost.mana('{0}')], move({ objects: 'linked', label: 'taken' }, onto.hand)),
    );
    const asCopy = staticAbility({
      static: 'replacement',
      replacement: { would: 'enter', what: { is: 'this' }, instead: { enters: 'as a copy', of: subtype('Ape') } },
    });
    const p = position();
    const bears = [p.battlefield(alice, bear), p.battlefield(alice, bear)] as const;
    const [first, second] = [
      p.hand(alice, keeper),
      p.hand(alice, creature('Clone', '', ['Shapeshifter'], 0, 0, asCopy)),
    ];
    const table = new Table(p);
    resolves(table, first);
    if (table.question.kind !== 'priority') table.answer(select(bears[0]));
    table.passAll();
    resolves(table, second);
    table.answer(select(table.now(first).id));
    if (table.question.kind !== 'priority') table.answer(select(bears[1]));
    table.passAll();
    expect(bears.map((id) => table.zoneOf(id))).toEqual(['exile', 'exile']);
    table.activate(table.now(second).id);
    table.passAll();
    expect(bears.map((id) => table.zoneOf(id))).toEqual(['exile', 'hand']);
  });

  test('CR 707.8, 712.8d: of a double-faced permanent the face that is up is copied', () => {
    const p = position();
    const golem = p.battlefield(alice, creature('Golem', '{3}', ['Golem'], 3, 3));
    p.battlefield(bob, hunter, { face: 1 });
    const card = p.hand(alice, doing(becomes('Golem', 'Werewolf')));
    const table = new Table(p);
    resolves(table, card);
    expect([nameOf(table, golem), size(table.state, golem), seen(table.state, golem).keywords.has('trample')]).toEqual([
      ...['Ravager', '4/4', true],
    ]);
  });

  test('CR 707.10a: a copy of a spell that leaves the stack ceases to exist', () => {
    const twin = instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() }));
    const p = position();
    const [balm, copy] = [p.hand(alice, instant('Balm', '', spell(gainLife(1)))), p.hand(alice, twin)];
    const table = new Table(p);
    table.cast(balm);
    table.cast(copy);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.state.players[alice]!.graveyard.map((id) => nameOf(table, id))]).toEqual([
      21,
      ['Twin'],
    ]);
    expect(table.of('ObjectCeasedToExist').length).toBeGreaterThan(0);
  });

  test('CR 707.10b: a copy of an ability has the same source', () => {
    const shooter = creature(
      'Shooter',
      '{R}',
      ['Archer'],
      2,
      2,
      activated(
        [cost.tap],
        target.player(),
        dealDamage(1, { objects: 'target', slot: 0 }),
        untilEndOfTurn(thisObject, gets(1, 0)),
      ),
    );
    const twin = instant('Twin', '', spell(target.ability(), { do: 'copy spell', what: target() }));
    const p = position();
    const one = p.battlefield(alice, shooter, { controlledSince: 0 });
    p.battlefield(alice, shooter, { tapped: true });
    const copy = p.hand(alice, twin);
    const table = new Table(p);
    table.activate(one, select(player(bob)));
    table.cast(copy);
    table.passAll();
    expect(table.state.stack.map((id) => table.object(id).ability?.source)).toEqual([one, one]);
    table.passAll();
    table.passAll();
    expect(size(table.state, one)).toBe('4/2');
  });
});

describe('CR 708: face down', () => {
  test('CR 708.1, 708.2, 708.7: nothing but what the rules list, and no way up where they give none', () => {
    const p = position();
    const one = p.battlefield(alice, creature('Giant', '{4}{R}', ['Giant'], 5, 5, ...keywords('trample')));
    const hide = p.hand(alice, doing({ do: 'turn face down', what: each(subtype('Giant')) }));
    const table = new Table(p);
    resolves(table, hide);
    expect(seen(table.state, one)).toMatchObject({
      name: '',
      colors: 0,
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: [],
    });
    expect(table.options(one)).toEqual([]);
  });
});

describe('CR 709: split cards', () => {
  const left = instant('Left', '{R}', spell(target.any(), dealDamage(2)));
  const both = twoFaced(
    'split',
    { ...left, faces: [{ ...left.faces[0], manaCost: [] }] },
    sorcery('Right', '{3}{G}', spell(gainLife(3))),
  );

  test('CR 709.1, 709.2: it is one card, in the hand and when it is drawn', () => {
    const p = position();
    p.library(alice, both);
    p.battlefield(alice, watching('Scribe', triggered({ on: 'draws', who: 'you' }, gainLife(1))));
    const card = p.hand(alice, doing(draw(1)));
    const table = new Table(p);
    resolves(table, card);
    table.passAll();
    expect([table.life(alice), table.state.players[alice]!.hand.length]).toEqual([21, 1]);
  });

  test('CR 709.3b: on the stack there is the half that was cast, and nothing of the other', () => {
    const p = position();
    const card = p.hand(alice, both);
    const table = new Table(p);
    table.answers(cast(card), select(player(bob)));
    const { id, printed } = table.now(card);
    expect([printed.name, printed.manaValue, seen(table.state, id).types]).toEqual([
      'Left',
      0,
      table.state.catalog.form(table.now(card).form.pointer).faces[0].types,
    ]);
  });

  test('CR 709.4a, 710.5, 712.19: the name of a half, of a flipped card or of either face can be chosen, one at a time', () => {
    const flip = twoFaced('flip', creature('Student', '{U}', ['Human'], 1, 1), creature('Master', '', ['Human'], 3, 3));
    const p = position();
    for (const card of [both, flip, hunter]) p.library(bob, card);
    const choose: Effect = { do: 'choose', who: you, choice: { choose: 'card name' } };
    const card = p.hand(alice, doing(choose));
    const table = new Table(p);
    resolves(table, card);
    const { question } = table;
    const names = question.form === 'pick' ? question.options.map(({ key }) => key) : [];
    expect(names).toEqual(expect.arrayContaining(['Left', 'Right', 'Student', 'Master', 'Hunter', 'Ravager']));
    expect(names).not.toContain('Left // Right');
    expect(() => table.answer(pick('Left', 'Right'))).toThrow();
  });
});

test('CR 710.1, 710.1a, 710.1b: a flip card has its normal characteristics until it flips on the battlefield', () => {
  const flip = twoFaced('flip', creature('Student', '{U}', ['Human'], 1, 1), creature('Master', '', ['Wizard'], 3, 3));
  const p = position();
  const [one, dead] = [p.battlefield(alice, flip), p.graveyard(alice, flip)];
  const turn = p.hand(alice, doing({ do: 'flip', what: each(subtype('Human')) }));
  const table = new Table(p);
  expect([nameOf(table, one), nameOf(table, dead)]).toEqual(['Student', 'Student']);
  resolves(table, turn);
  expect([nameOf(table, one), size(table.state, one), nameOf(table, dead)]).toEqual(['Master', '3/3', 'Student']);
});

describe('CR 712: double-faced cards', () => {
  const turn: Effect = { do: 'transform', what: each(creatures) };

  test('CR 712.1, 712.2, 712.8: each face has its own characteristics; transforming turns one to the other', () => {
    const p = position();
    const one = p.battlefield(alice, hunter);
    const cards = [p.hand(alice, doing(turn)), p.hand(alice, doing(turn))];
    const table = new Table(p);
    const names = cards.map((card) => {
      resolves(table, card);
      return `${nameOf(table, one)} ${size(table.state, one)}`;
    });
    expect(names).toEqual(['Ravager 4/4', 'Hunter 2/2']);
  });

  test('CR 712.8f, 712.11c: of a modal card only the face that is cast is looked at and is there', () => {
    const modal = twoFaced('modal', creature('Front', '', ['Elf'], 1, 1), instant('Back', '', spell(gainLife(2))));
    const p = position((state) => {
      state.step = 'upkeep';
    });
    const card = p.hand(alice, modal);
    const table = new Table(p);
    expect(table.options(card)).toMatchObject([{ do: 'cast', face: 1 }]);
    table.answer(cast(card, 1));
    expect([nameOf(table, card), seen(table.state, table.now(card).id).power]).toEqual(['Back', null]);
    table.passAll();
    expect([table.life(alice), table.zoneOf(card)]).toEqual([22, 'graveyard']);
  });

  test('CR 712.10: what would have an instant’s face up doesn’t transform', () => {
    const odd = twoFaced(
      'transforming',
      creature('Odd', '{1}', ['Imp'], 1, 1),
      instant('Trick', '', spell(gainLife(1))),
    );
    const p = position();
    const one = p.battlefield(alice, odd);
    const card = p.hand(alice, doing(turn));
    const table = new Table(p);
    resolves(table, card);
    expect([nameOf(table, one), table.of('Transformed')]).toEqual(['Odd', []]);
  });

  test('CR 712.14: what is put onto the battlefield has its front face up', () => {
    const p = position();
    const dead = p.graveyard(alice, hunter);
    const card = p.hand(alice, doing(move(each(creatures, 'graveyard'), onto.battlefield)));
    const table = new Table(p);
    resolves(table, card);
    expect(nameOf(table, dead)).toBe('Hunter');
  });

  test('CR 712.15, 712.15a: face down it can’t transform; turned face up it shows its front face', () => {
    const p = position();
    const one = p.battlefield(alice, hunter, { face: 1 });
    const cards = [
      p.hand(alice, doing({ do: 'manifest', who: you, what: { objects: 'top of library', of: you, count: 1 } })),
      p.hand(alice, doing({ do: 'transform', what: each(all(creatures, youControl)) })),
      p.hand(alice, doing({ do: 'turn face up', what: each(creatures) })),
    ];
    const top = p.library(alice, hunter, { knownTo: 0 });
    const table = new Table(p);
    const names = cards.map((card) => {
      resolves(table, card);
      return nameOf(table, top);
    });
    expect([names, one > 0]).toEqual([['', '', 'Hunter'], true]);
  });

  test('CR 712.20: “as this transforms” is done while it transforms', () => {
    const asItTurns = staticAbility({
      static: 'as it turns',
      when: 'transforms',
      effects: [untilEndOfTurn(thisObject, gains(...keywords('haste')))],
    });
    const p = position();
    const one = p.battlefield(
      alice,
      twoFaced(
        'transforming',
        creature('Man', '{1}', ['Human'], 1, 1),
        creature('Wolf', '', ['Wolf'], 3, 3, asItTurns),
      ),
    );
    const card = p.hand(alice, doing(turn));
    const table = new Table(p);
    resolves(table, card);
    expect([seen(table.state, one).keywords.has('haste'), table.stack]).toEqual([true, []]);
  });
});
