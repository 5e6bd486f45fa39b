import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  asLongAs,
  always,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  draw,
  each,
  entersTapped,
  entersWithCounters,
  gainLife,
  gains,
  instant,
  itself,
  keywords,
  kept,
  land,
  lands,
  morph,
  move,
  onto,
  preventDamage,
  putCounters,
  regenerate,
  staticAbility,
  spell,
  subtype,
  target,
  thisObject,
  twoFaced,
  you,
  youOwn,
  type Effect,
  type Replacement,
  twiceThatMany,
} from '@stacktrail/card-tree';
import {
  act,
  attackWith,
  blockWith,
  pick,
  player,
  select,
  bear,
  forest,
  doing,
  resolves,
  watching,
  alice,
  bob,
  position,
  seen,
  size,
  Table,
} from '@stacktrail/test-kit';

const law = (name: string, replacement: Replacement) =>
  watching(name, staticAbility({ static: 'replacement', replacement }));
const hit = (amount: number) => instant('Hit', '', spell(target.any(), dealDamage(amount)));
const lasting = (replacement: Replacement, more: Partial<Extract<Effect, { do: 'replace' }>> = {}): Effect => ({
  do: 'replace',
  replacement,
  until: 'this turn',
  ...more,
});
const double: Replacement = { would: 'be dealt damage', to: 'anything', instead: { do: 'deal double' } };

describe('CR 614: replacement effects by rule', () => {
  test('CR 614.1d: “lands enter tapped” replaces how they enter; nothing becomes tapped', () => {
    const p = position();
    p.battlefield(bob, law('Frost', { would: 'enter', what: lands, instead: { enters: 'tapped' } }));
    const card = p.hand(alice, forest);
    const table = new Table(p);
    table.playLand(card);
    expect([table.now(card).tapped, table.of('Tapped')]).toEqual([true, []]);
  });

  test('CR 614.1e: “as this is turned face up” is done as it turns, before it can be responded to', () => {
    const asItTurns = staticAbility({
      static: 'as it turns',
      when: 'turned face up',
      effects: [putCounters('+1/+1', thisObject, 2)],
    });
    const p = position();
    const one = p.battlefield(alice, creature('Hydra', '{4}', ['Hydra'], 1, 1, asItTurns, morph('{0}')));
    const hide = p.hand(alice, doing({ do: 'turn face down', what: each(creatures) }));
    const table = new Table(p);
    resolves(table, hide);
    expect(size(table.state, one)).toBe('2/2');
    table.answer(act({ do: 'special', object: one, action: 'turn face up' }));
    expect([size(table.state, one), table.stack]).toEqual(['3/3', []]);
  });

  test('CR 614.3, 615.3: a shield can be made when there is nothing to apply it to, and lasts until it is used up', () => {
    const p = position();
    const guard = p.hand(alice, instant('Guard', '', spell(preventDamage(3, you))));
    const hits = [2, 2].map((amount) => p.hand(alice, hit(amount)));
    const table = new Table(p);
    resolves(table, guard);
    const life = hits.map((card) => {
      resolves(table, card, select(player(alice)));
      return table.life(alice);
    });
    expect([life, table.state.shields]).toEqual([[20, 19], []]);
  });

  test('CR 614.7a: of 0 damage there is nothing to double', () => {
    const p = position();
    p.battlefield(alice, law('Torch', double));
    const card = p.hand(alice, hit(0));
    const table = new Table(p);
    resolves(table, card, select(player(bob)));
    expect([table.life(bob), table.of('OccurrenceReplaced'), table.of('DamageDealtToPlayer')]).toEqual([20, [], []]);
  });

  test('CR 614.8: what regenerates is tapped, leaves combat, and has no damage', () => {
    const troll = creature('Troll', '{2}', ['Troll'], 2, 2, activated([cost.mana('{0}')], regenerate(thisObject)));
    const p = position();
    const [one, other] = [p.battlefield(alice, troll), p.battlefield(bob, creature('Giant', '{4}', ['Giant'], 5, 5))];
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, one));
    table.passUntil('declare blockers');
    table.answer(blockWith([other, one]));
    while (table.state.priority !== alice) table.pass();
    table.activate(one);
    table.passAll();
    table.passUntil('end of combat');
    expect(table.object(one)).toMatchObject({ zone: 'battlefield', left: false, tapped: true, damage: 0 });
    expect(table.object(other).damage).toBe(2);
    expect(table.state.combat?.attackers ?? []).toEqual([]);
  });

  test('CR 614.9: damage is dealt to another instead, unless that can’t be dealt damage any more', () => {
    const shielded = (setUp: 'there' | 'gone' | 'no creature') => {
      const p = position();
      const guard = p.battlefield(alice, creature('Guard', '{W}', ['Guard'], 1, 5));
      p.battlefield(
        alice,
        law('Bond', {
          would: 'be dealt damage',
          to: 'you',
          instead: { do: 'redirect', to: each(subtype('Guard')) },
        }),
      );
      const away = p.hand(alice, doing(move(each(subtype('Guard')), onto.exile)));
      const still = p.hand(
        alice,
        doing({
          do: 'apply',
          to: each(subtype('Guard')),
          changes: [{ change: 'set types', types: ['Artifact'], subtypes: ['Guard'] }],
          until: 'this turn',
        }),
      );
      const card = p.hand(alice, hit(3));
      const table = new Table(p);
      if (setUp === 'gone') resolves(table, away);
      if (setUp === 'no creature') resolves(table, still);
      resolves(table, card, select(player(alice)));
      return [table.life(alice), table.object(guard).damage];
    };
    expect([shielded('there'), shielded('gone'), shielded('no creature')]).toEqual([
      [20, 3],
      [17, 0],
      [17, 0],
    ]);
  });

  test('CR 614.11a, 614.11b: a draw that is replaced is done with before the next; what is done with a drawn card is not', () => {
    const p = position();
    const deck = [0, 1, 2, 3].map(() => p.library(alice, forest));
    const buried = p.graveyard(alice, bear);
    const back = move(each(all(creatures, youOwn), 'graveyard'), onto.hand);
    const card = p.hand(
      alice,
      doing(
        lasting({ would: 'draw', who: 'you', instead: { do: 'follow', effects: [back, gainLife(1)] } }, { next: true }),
        draw(2),
      ),
    );
    const table = new Table(p);
    resolves(table, card);
    expect([table.zoneOf(buried), table.life(alice), deck.map((id) => table.zoneOf(id))]).toEqual([
      ...['hand', 21],
      ['hand', 'library', 'library', 'library'],
    ]);
  });

  test('CR 614.12b: of two abilities with anchor words it has the one whose word was chosen', () => {
    const siege = creature(
      'Siege',
      '',
      ['Khan'],
      2,
      2,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'enter',
          what: itself,
          instead: { enters: 'with choice', choice: { choose: 'word', among: ['Abzan', 'Mardu'] } },
        },
      }),
      asLongAs({ if: 'chosen', word: 'Abzan' }, always(thisObject, gains(...keywords('flying')))),
      asLongAs({ if: 'chosen', word: 'Mardu' }, always(thisObject, gains(...keywords('haste')))),
    );
    const chosen = (word: string) => {
      const p = position();
      const card = p.hand(alice, siege);
      const table = new Table(p);
      resolves(table, card);
      table.answer(pick(word));
      return [...seen(table.state, table.now(card).id).keywords];
    };
    expect([chosen('Abzan'), chosen('Mardu')]).toEqual([['flying'], ['haste']]);
  });

  test('CR 614.16: tokens that a replacement effect creates are doubled too', () => {
    const p = position();
    p.battlefield(alice, law('Season', { would: 'create tokens', who: 'you', instead: twiceThatMany }));
    const rat = create(1, creatureToken(1, 1, [], ['Rat']));
    p.battlefield(alice, law('Nest', { would: 'gain life', who: 'you', instead: { do: 'follow', effects: [rat] } }));
    const card = p.hand(alice, doing(gainLife(1)));
    const table = new Table(p);
    resolves(table, card);
    expect(table.state.battlefield.filter((id) => table.object(id).kind === 'token')).toHaveLength(2);
  });

  test('CR 614.17a, 614.17b, 614.17c: what can’t happen isn’t replaced, undone or paid as a cost', () => {
    const cant = watching('Ban', staticAbility({ static: "players can't", who: 'any player', what: 'gain life' }));
    const noSacrifice = watching(
      'Law',
      staticAbility({ static: "players can't", who: 'any player', what: 'sacrifice permanents' }),
    );
    const p = position();
    p.library(alice, forest);
    p.battlefield(
      alice,
      law('Well', { would: 'gain life', who: 'you', instead: { do: 'follow', effects: [draw(1)] } }),
    );
    const altar = p.battlefield(alice, land('Altar', [], activated([cost.sacrifice(creatures)], gainLife(1))));
    p.battlefield(alice, bear);
    const [first, ban, second, end] = [
      p.hand(alice, doing(gainLife(1))),
      p.hand(alice, { ...cant, faces: [{ ...cant.faces[0], manaCost: [] }] }),
      p.hand(alice, doing(gainLife(1))),
      p.hand(alice, { ...noSacrifice, faces: [{ ...noSacrifice.faces[0], manaCost: [] }] }),
    ];
    const table = new Table(p);
    resolves(table, first);
    const drawn = table.state.players[alice]!.hand.length;
    resolves(table, ban);
    resolves(table, second);
    expect([table.state.players[alice]!.hand.length, table.state.players[alice]!.library.length]).toEqual([
      drawn - 2,
      0,
    ]);
    expect(table.options(altar)).toHaveLength(1);
    resolves(table, end);
    expect(table.options(altar)).toEqual([]);
  });
});

describe('CR 615: prevention effects by rule', () => {
  const sourceOnly = (more: Partial<Extract<Replacement, { would: 'be dealt damage' }>> = {}): Effect =>
    lasting(
      {
        would: 'be dealt damage',
        to: 'you',
        from: all({ is: 'one of', objects: kept }, ...(more.from === undefined ? [] : [more.from])),
        instead: { do: 'prevent all' },
      },
      { next: true, keep: { objects: 'target', slot: 0 } },
    );
  const gun = creature('Gun', '{1}{R}', ['Golem'], 1, 1, activated([cost.mana('{0}')], target.player(), dealDamage(2)));

  function shot(effect: Effect, between?: Effect) {
    const p = position();
    const [one, other] = [p.battlefield(bob, gun), p.battlefield(bob, gun)];
    const circle = p.hand(alice, instant('Circle', '', spell(target.creature(), effect)));
    const change = p.hand(alice, doing(...(between === undefined ? [] : [between])));
    const table = new Table(p);
    resolves(table, circle, select(one));
    if (between !== undefined) resolves(table, change);
    const life: number[] = [];
    for (const from of [other, one, one]) {
      while (table.state.priority !== bob) table.pass();
      table.activate(from, select(player(alice)));
      table.passAll();
      life.push(table.life(alice));
    }
    return life;
  }

  test('CR 615.1a, 615.2, 615.8: the next time that source would deal damage it is prevented, and not the time after', () => {
    expect(shot(sourceOnly())).toEqual([18, 18, 16]);
  });

  test('CR 615.9: a source that has lost the quality isn’t prevented, and the shield isn’t used up', () => {
    const red = { from: { is: 'color', color: 'R' } } as const;
    const dye: Effect = {
      do: 'apply',
      to: each(subtype('Golem')),
      changes: [{ change: 'set colors', colors: ['U'] }],
      until: 'this turn',
    };
    expect(shot(sourceOnly(red))).toEqual([18, 18, 16]);
    expect(shot(sourceOnly(red), dye)).toEqual([18, 16, 14]);
  });

  test('CR 615.12a: damage that can’t be prevented is dealt, whatever would prevent it', () => {
    const p = position();
    p.battlefield(alice, watching('Truth', staticAbility({ static: "damage can't be prevented" })));
    p.battlefield(bob, law('Peace', { would: 'be dealt damage', to: 'opponent', instead: { do: 'prevent all' } }));
    const card = p.hand(alice, hit(2));
    const table = new Table(p);
    resolves(table, card, select(player(alice)));
    expect([table.life(alice), table.of('OccurrenceReplaced')]).toEqual([18, []]);
  });
});

describe('CR 616.1: which comes first', () => {
  const asCopy = staticAbility({
    static: 'replacement',
    replacement: { would: 'enter', what: itself, instead: { enters: 'as a copy', of: creatures } },
  });

  test('CR 616.1c, 616.1e: a copy effect before the others; of those, any', () => {
    const p = position();
    const model = p.battlefield(bob, creature('Hydra', '{4}', ['Hydra'], 2, 2, entersWithCounters('+1/+1', 1)));
    p.battlefield(bob, law('Frost', { would: 'enter', what: creatures, instead: { enters: 'tapped' } }));
    const card = p.hand(alice, creature('Clone', '', ['Shapeshifter'], 0, 0, asCopy));
    const table = new Table(p);
    resolves(table, card);
    expect(table.asked).toBe('choose objects 0');
    table.answer(select(model));
    expect(table.asked).toBe('choose replacement 0');
    const { question } = table;
    table.answer(pick(question.form === 'pick' ? question.options[1]!.key : ''));
    expect(table.now(card)).toMatchObject({ tapped: true, counters: [{ kind: '+1/+1', count: 1 }] });
  });

  test('CR 616.1d: entering with its back face up before the rest, which the front face then doesn’t say', () => {
    const front = creature(
      'Man',
      '',
      ['Human'],
      1,
      1,
      entersTapped,
      staticAbility({
        static: 'replacement',
        replacement: { would: 'enter', what: itself, instead: { enters: 'transformed' } },
      }),
    );
    const p = position();
    const card = p.hand(alice, twoFaced('transforming', front, creature('Wolf', '', ['Wolf'], 4, 4)));
    const table = new Table(p);
    resolves(table, card);
    expect(table.now(card)).toMatchObject({ tapped: false, printed: { name: 'Wolf' } });
  });
});
