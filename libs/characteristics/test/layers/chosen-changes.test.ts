import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  always,
  asThisEntersChoose,
  chooses,
  creature,
  cost,
  creatures,
  each,
  enchantment,
  gains,
  instant,
  lands,
  ofChosen,
  protectionFromQuality,
  spell,
  target,
  untilEndOfTurn,
  type CardDefinition,
} from '@stacktrail/card-tree';
import {
  pick,
  select,
  bear,
  bolt,
  forest,
  mountain,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  pools,
  Table,
} from '@stacktrail/test-kit';

describe('what was chosen as a characteristic', () => {
  test('CR 105.3, 607.2d: creatures are the chosen color, in place of theirs or beside', () => {
    for (const [also, expected] of [
      [undefined, 'U'],
      [true, 'UG'],
    ] as const) {
      const p = position();
      const one = p.battlefield(alice, bear);
      const change = { change: 'become chosen color', ...(also ? { also } : {}) } as const;
      const card = p.hand(
        alice,
        enchantment('Tint', '', [], asThisEntersChoose({ choose: 'color' }), always(each(creatures), change)),
      );
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.answer(pick('U'));
      expect(colorsOf(table.state, one)).toBe(expected);
    }
  });

  test('CR 607.5a: nothing changes where nothing was chosen', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    p.battlefield(alice, enchantment('Tint', '', [], always(each(creatures), { change: 'become chosen color' })));
    expect(colorsOf(p.state(), one)).toBe('G');
  });

  test('CR 205.1b: creatures are the chosen type in addition to their other types', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const change = { change: 'become chosen type', quality: 'creature type', also: true } as const;
    const card = p.hand(
      alice,
      enchantment('Kinship', '', [], asThisEntersChoose({ choose: 'creature type' }), always(each(creatures), change)),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('Elf'));
    expect(seen(table.state, one).subtypes).toEqual(['Bear', 'Elf']);
  });

  test('CR 305.7: lands that become the chosen basic land type lose their other abilities', () => {
    const p = position();
    const land = p.battlefield(bob, mountain);
    const change = { change: 'become chosen type', quality: 'basic land type' } as const;
    const card = p.hand(
      alice,
      enchantment('Flood', '', [], asThisEntersChoose({ choose: 'basic land type' }), always(each(lands), change)),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('Island'));
    const { subtypes, abilities } = seen(table.state, land);
    expect([subtypes, abilities.length]).toEqual([['Island'], 1]);
  });

  test('CR 608.2d: a spell’s target becomes the color that is chosen as it resolves', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const lace = instant(
      'Lace',
      '',
      spell(
        target.creature(),
        chooses({ choose: 'color' }),
        untilEndOfTurn(target(), { change: 'become chosen color' }),
      ),
    );
    const card = p.hand(alice, lace);
    const table = new Table(p);
    table.cast(card);
    if (table.question.kind === 'choose targets') table.answer(select(one));
    table.passAll();
    table.answer(pick('R'));
    expect(colorsOf(table.state, one)).toBe('R');
  });

  test('CR 608.2d, 611.2d: a color that the text alone knows is locked in, though the source was sacrificed', () => {
    const noted = { is: 'has noted', quality: 'color', label: 'color' } as const;
    const bodyguard = creature(
      'Bodyguard',
      '',
      ['Cleric'],
      1,
      1,
      activated(
        [cost.sacrificeThis],
        target.creature(),
        { do: 'note choice', who: { players: 'you' }, choice: { choose: 'color' }, label: 'color' },
        untilEndOfTurn(
          target(),
          { change: 'become chosen color', noted: 'color' },
          gains(protectionFromQuality(noted)),
        ),
      ),
    );
    const p = position();
    const [source, one] = [p.battlefield(alice, bodyguard), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.activate(source, select(one));
    table.passAll();
    table.answer(pick('R'));
    expect(colorsOf(table.state, one)).toBe('R');
    const protections = seen(table.state, one).abilities.flatMap(({ ability }) =>
      ability.kind === 'keyword' && ability.keyword === 'protection' ? ability.from : [],
    );
    expect(protections).toEqual(['R']);
  });

  test('CR 608.2d, 611.2d: a type that the text alone knows is locked in, though the source was sacrificed', () => {
    const becoming = (choose: 'creature type' | 'basic land type', also?: true) =>
      artifact(
        'Mirror',
        '',
        [],
        activated(
          [cost.sacrificeThis],
          target.permanent(),
          { do: 'note choice', who: { players: 'you' }, choice: { choose }, label: 'type' },
          untilEndOfTurn(target(), {
            change: 'become chosen type',
            quality: choose,
            noted: 'type',
            ...(also && { also }),
          }),
        ),
      );
    const after = (card: CardDefinition, what: CardDefinition, word: string) => {
      const p = position();
      const [source, one] = [p.battlefield(alice, card), p.battlefield(alice, what)];
      const table = new Table(p);
      table.activate(source, select(one));
      table.passAll();
      table.answer(pick(word));
      return seen(table.state, one);
    };
    expect(after(becoming('creature type'), bear, 'Elf').subtypes).toEqual(['Elf']);
    expect(after(becoming('creature type', true), bear, 'Elf').subtypes).toEqual(['Bear', 'Elf']);
    expect(after(becoming('basic land type'), forest, 'Swamp').subtypes).toEqual(['Swamp']);
  });

  test('CR 702.16: protection from the chosen color', () => {
    const guarded = creature(
      'Guarded',
      '',
      ['Elf'],
      1,
      1,
      asThisEntersChoose({ choose: 'color' }),
      protectionFromQuality(ofChosen('color')),
    );
    const p = position(pools('', 'R'));
    const red = p.hand(bob, bolt);
    const card = p.hand(alice, guarded);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('R'));
    table.pass();
    table.cast(red);
    expect(table.question).toMatchObject({ kind: 'choose targets' });
    const { question } = table;
    if (question.form !== 'select') throw new Error('no targets are asked for');
    expect(question.candidates.every(({ is }) => is === 'player')).toBe(true);
  });

  test('CR 702.16: creatures are given protection from the color chosen for the object that gives it', () => {
    const shield = enchantment(
      'Shield',
      '',
      [],
      asThisEntersChoose({ choose: 'color' }),
      always(each(creatures), gains(protectionFromQuality(ofChosen('color')))),
    );
    const p = position(pools('', 'R'));
    p.battlefield(alice, bear);
    const red = p.hand(bob, bolt);
    const card = p.hand(alice, shield);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('R'));
    table.pass();
    table.cast(red);
    const { question } = table;
    if (question.form !== 'select') throw new Error('no targets are asked for');
    expect(question.candidates.every(({ is }) => is === 'player')).toBe(true);
  });

  test('CR 611.2d: the color chosen by an ability is locked in: a later choice changes no effect before it', () => {
    const mother = creature(
      'Mother',
      '',
      ['Cleric'],
      1,
      1,
      activated(
        [],
        target.creature(),
        chooses({ choose: 'color' }),
        untilEndOfTurn(target(), { change: 'become chosen color' }, gains(protectionFromQuality(ofChosen('color')))),
      ),
    );
    const p = position();
    const [source, one] = [p.battlefield(alice, mother), p.battlefield(alice, bear)];
    const table = new Table(p);
    for (const [at, color] of [
      [one, 'R'],
      [source, 'U'],
    ] as const) {
      table.activate(source, select(at));
      table.passAll();
      table.answer(pick(color));
    }
    expect([colorsOf(table.state, one), colorsOf(table.state, source)]).toEqual(['R', 'U']);
    const protections = [one, source].map((id) =>
      seen(table.state, id).abilities.flatMap(({ ability }) =>
        ability.kind === 'keyword' && ability.keyword === 'protection' ? ability.from : [],
      ),
    );
    expect(protections).toEqual([['R'], ['U']]);
  });
});
