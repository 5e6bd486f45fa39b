import { describe, expect, test } from '@jest/globals';
import {
  always,
  artifact,
  asThisEntersChoose,
  creature,
  creatures,
  dealDamage,
  destroy,
  each,
  enchantment,
  entersWithCounters,
  exile,
  gains,
  gets,
  keywords,
  losesAllAbilities,
  ofChosen,
  putCounters,
  sorcery,
  spell,
  target,
  thisObject,
  triggered,
  untap,
  gainLife,
  itself,
  youControl,
  all,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { pick, select, bear, zap, alice, bob, position, seen, size, plainState, Table } from '@stacktrail/test-kit';

const doom = sorcery('Doom', '', spell(target.creature(), destroy(target())));
const big = creature('Big', '{G}', ['Beast'], 4, 4);

function counters(table: Table, id: ObjectId): Readonly<Record<string, number>> {
  return Object.fromEntries(table.now(id).counters.map(({ kind, count }) => [kind, count]));
}

/** Casts a spell at what may be the only target there is. */
function aim(table: Table, id: ObjectId, at: ObjectId): void {
  table.cast(id);
  if (table.question.kind === 'choose targets') table.answer(select(at));
}

describe('CR 122.1: counters as replacement effects', () => {
  test('CR 122.1c: a shield counter is removed instead of the permanent being destroyed by an effect', () => {
    const p = position();
    const shielded = p.battlefield(bob, bear, { counters: { shield: 2 } });
    const spells = [p.hand(alice, doom), p.hand(alice, doom), p.hand(alice, doom)];
    const table = new Table(p);
    for (const id of spells.slice(0, 2)) {
      aim(table, id, shielded);
      table.passAll();
    }
    expect([table.zoneOf(shielded), counters(table, shielded)]).toEqual(['battlefield', {}]);
    aim(table, spells[2]!, shielded);
    table.passAll();
    expect(table.zoneOf(shielded)).toBe('graveyard');
  });

  test('CR 122.1c: it prevents damage, however much, one counter for all effects', () => {
    const p = position();
    const shielded = p.battlefield(bob, bear, { counters: { shield: 1 } });
    const shot = p.hand(alice, sorcery('Shot', '', spell(target.any(), dealDamage(5))));
    const table = new Table(p);
    aim(table, shot, shielded);
    table.passAll();
    expect([table.zoneOf(shielded), counters(table, shielded)]).toEqual(['battlefield', {}]);
    expect(table.of('DamageDealtToPermanent')).toEqual([]);
  });

  test('CR 122.1c: a state-based action that destroys is no effect', () => {
    const p = position();
    const dying = p.battlefield(bob, bear, { counters: { shield: 1 }, damage: 2 });
    const table = new Table(p);
    expect(table.zoneOf(dying)).toBe('graveyard');
  });

  test('CR 122.1d: a stun counter is removed instead of the permanent becoming untapped', () => {
    const p = position();
    const stunned = p.battlefield(alice, bear, { counters: { stun: 2 }, tapped: true });
    for (const player of [alice, bob, alice, bob]) p.library(player, bear);
    const waker = p.hand(alice, sorcery('Wake', '', spell(untap(each(creatures)))));
    const table = new Table(p);
    table.cast(waker);
    table.passAll();
    expect([table.now(stunned).tapped, counters(table, stunned)]).toEqual([true, { stun: 1 }]);
    expect(table.of('Untapped')).toEqual([]);
    table.passUntil('untap');
    table.passUntil('untap');
    expect([table.now(stunned).tapped, counters(table, stunned)]).toEqual([true, {}]);
  });

  test('CR 122.1h: a permanent with a finality counter is exiled instead of being put into a graveyard', () => {
    const p = position();
    const last = p.battlefield(bob, bear, { counters: { finality: 1 } });
    const kill = p.hand(alice, doom);
    const table = new Table(p);
    aim(table, kill, last);
    table.passAll();
    expect(table.zoneOf(last)).toBe('exile');
  });

  test('CR 122.2: counters are not retained and not removed where the object changes zones', () => {
    const p = position();
    const marked = p.battlefield(bob, bear, { counters: { charge: 3 } });
    const gone = p.hand(alice, sorcery('Gone', '', spell(target.creature(), exile(target()))));
    const table = new Table(p);
    aim(table, gone, marked);
    table.passAll();
    expect(counters(table, marked)).toEqual({});
    expect(table.of('CountersRemoved')).toEqual([]);
  });
});

describe('CR 122.1a, 122.1b: counters that change objects', () => {
  test('CR 122.1a: +X/+Y counters add to power and toughness', () => {
    const p = position();
    const grown = p.battlefield(alice, bear, { counters: { '+1/+1': 2, '+2/+0': 1, '-0/-1': 1 } });
    expect(size(p.state(), grown)).toBe('6/3');
  });

  test('CR 122.1b: a keyword counter gives its keyword, with what that means', () => {
    const p = position();
    const lone = p.battlefield(alice, bear, { counters: { flying: 1 } });
    const herald = p.battlefield(alice, big, { counters: {} });
    const mark = p.hand(alice, sorcery('Mark', '', spell(target.creature(), putCounters('exalted', target()))));
    const table = new Table(p);
    aim(table, mark, herald);
    table.passAll();
    expect(seen(table.state, lone).keywords.has('flying')).toBe(true);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [{ attacker: lone, defender: { is: 'player', id: bob } }] });
    table.passAll();
    expect(size(table.state, lone)).toBe('3/3');
  });

  test('CR 613.7c: a keyword counter that is put after an effect took all abilities away gives its keyword', () => {
    const p = position();
    const before = p.battlefield(alice, bear, { counters: { flying: 1 } });
    const after = p.battlefield(alice, bear);
    const blank = p.hand(
      alice,
      sorcery(
        'Blank',
        '',
        spell({ do: 'apply', to: each(creatures), changes: [losesAllAbilities], until: 'rest of the game' }),
      ),
    );
    const mark = p.hand(alice, sorcery('Mark', '', spell(target.creature(), putCounters('flying', target()))));
    const table = new Table(p);
    table.cast(blank);
    table.passAll();
    aim(table, mark, after);
    table.passAll();
    expect([before, after].map((id) => seen(table.state, id).keywords.has('flying'))).toEqual([false, true]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 122.6: counters are put on an object that enters with them', () => {
    const watcher = enchantment(
      'Watcher',
      '{W}',
      [],
      triggered({ on: 'counters are put', what: creatures, counter: '+1/+1' }, gainLife(1)),
    );
    const p = position();
    p.battlefield(alice, watcher);
    const grown = p.hand(alice, creature('Grown', '', ['Ox'], 0, 1, entersWithCounters('+1/+1', 2)));
    const table = new Table(p);
    table.cast(grown);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 122.7: an ability that triggers on the Nth counter triggers as that many are reached', () => {
    const third = { on: 'counters are put', what: itself, counter: 'charge', reaches: 3 } as const;
    const p = position();
    const engine = p.battlefield(alice, artifact('Engine', '{1}', [], triggered(third, gainLife(1))), {
      counters: { charge: 1 },
    });
    const give = (count: number): CardDefinition =>
      sorcery(`Give ${count}`, '', spell(target.permanent(), putCounters('charge', target(), count)));
    const spells = [p.hand(alice, give(1)), p.hand(alice, give(2)), p.hand(alice, give(3))];
    const table = new Table(p);
    const lives = spells.map((id) => {
      aim(table, id, engine);
      table.passAll();
      if (table.state.stack.length > 0) table.passAll();
      return table.life(alice);
    });
    expect(lives).toEqual([20, 21, 21]);
  });
});

describe('CR 614.12a: choices as a permanent enters', () => {
  const banner = artifact(
    'Banner',
    '',
    [],
    asThisEntersChoose({ choose: 'creature type' }),
    always(each(all(creatures, youControl, ofChosen('creature type'))), gets(1, 1)),
  );

  test('CR 614.12a: the choice is made before it enters, and what it says then holds', () => {
    const p = position();
    const ours = p.battlefield(alice, bear);
    const other = p.battlefield(alice, big);
    const card = p.hand(alice, banner);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.asked).toBe('choose a value 0');
    expect(table.zoneOf(card)).toBe('stack');
    table.answer(pick('Bear'));
    expect([size(table.state, ours), size(table.state, other)]).toEqual(['3/3', '4/4']);
  });

  test('CR 607.5a: without a choice what refers to it does nothing', () => {
    const p = position();
    const ours = p.battlefield(alice, bear);
    p.battlefield(alice, banner);
    const table = new Table(p);
    expect(size(table.state, ours)).toBe('2/2');
  });

  test('CR 607.2d: each object has its own choice, and a new one where it enters again', () => {
    const p = position();
    const [one, two] = [p.hand(alice, banner), p.hand(alice, banner)];
    const table = new Table(p);
    table.cast(one);
    table.passAll();
    table.answer(pick('Bear'));
    table.cast(two);
    table.passAll();
    table.answer(pick('Elf'));
    expect([one, two].map((id) => table.now(id).chosen[0]?.values)).toEqual([
      [{ is: 'word', word: 'Bear' }],
      [{ is: 'word', word: 'Elf' }],
    ]);
  });
});

test('CR 615.12: damage that can’t be prevented uses up no shield', () => {
  const law = enchantment('Law', '{R}', [], {
    kind: 'static',
    effects: [{ static: "damage can't be prevented" }],
  });
  const p = position();
  p.battlefield(alice, law);
  const shielded = p.battlefield(bob, big, { counters: { shield: 1 } });
  const shot = p.hand(alice, zap);
  const table = new Table(p);
  aim(table, shot, shielded);
  table.passAll();
  expect([table.now(shielded).damage, counters(table, shielded)]).toEqual([1, { shield: 1 }]);
});

test('CR 122.1b: a counter of a kind that is no keyword gives nothing', () => {
  const p = position();
  const marked = p.battlefield(
    alice,
    creature('Odd', '{G}', ['Cat'], 1, 1, keywords('reach'), always(thisObject, gains(keywords('haste')))),
    {
      counters: { charge: 1 },
    },
  );
  expect([...seen(p.state(), marked).keywords].sort()).toEqual(['haste', 'reach']);
});
