import { describe, expect, test } from '@jest/globals';
import {
  attached,
  always,
  artifact,
  creature,
  creatures,
  enchant,
  enchantment,
  gainLife,
  gets,
  keywords,
  staticAbility,
  triggered,
  type CardDefinition,
  instant,
  loseLife,
  spell,
  type TriggerEvent,
  twiceThatMany,
} from '@stacktrail/card-tree';
import {
  object,
  pick,
  player,
  select,
  bear,
  forest,
  gameAt,
  alice,
  bob,
  position,
  factsOf,
  Table,
} from '@stacktrail/test-kit';
import { check, isOnBattlefield, told } from './check.js';

const chapter = (chapters: readonly number[]) => triggered({ on: 'chapter', chapters }, gainLife(1));
const saga = enchantment('Saga', '', ['Saga'], chapter([1, 2]), chapter([3]));

function battle(subtypes: readonly string[], defense = 4): CardDefinition {
  const plain = artifact('Siege', '', []);
  return { ...plain, faces: [{ ...plain.faces[0], types: ['Battle'], subtypes, defense }] };
}
const siege = battle(['Siege']);
const protectedBy = (protector: typeof alice) => ({
  designations: [{ name: 'protector', player: protector, value: 0, until: null, turn: 1 } as const],
});

describe('CR 714: Sagas', () => {
  test('CR 714.3a, 714.3b, 704.5s: lore counters come, chapters trigger, and the Saga is sacrificed in the end', () => {
    const p = position();
    for (const owner of [alice, bob, alice, bob, alice, bob]) p.library(owner, forest);
    const card = p.hand(alice, saga);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.now(card).counters).toEqual([{ kind: 'lore', count: 1 }]);
    table.passAll();
    expect(table.life(alice)).toBe(21);
    const turns = [22, 23].map((life) => {
      table.passUntil('untap');
      table.passUntil('untap');
      table.passUntil('precombat main');
      const waiting = table.zoneOf(card);
      table.passAll();
      return [waiting, table.life(alice) === life];
    });
    expect(turns).toEqual([
      ['battlefield', true],
      ['battlefield', true], // CR 714.4: its chapter ability has not left the stack
    ]);
    expect(table.zoneOf(card)).toBe('graveyard');
    expect(table.of('ObjectMoved').at(-1)).toMatchObject({ rule: '704.5s', data: { manner: 'sacrifice' } });
  });

  test('CR 714.2d, 714.4: a Saga without chapter abilities stays and gets no lore counter', () => {
    const p = position();
    const blank = p.hand(alice, enchantment('Blank', '', ['Saga']));
    const table = new Table(p);
    table.cast(blank);
    table.passAll();
    expect([table.zoneOf(blank), table.now(blank).counters]).toEqual(['battlefield', []]);
  });

  test('CR 714.2b: every chapter triggers whose number the lore counters reach at once', () => {
    const p = position();
    const doubled = enchantment(
      'Doubler',
      '{1}',
      [],
      staticAbility({
        static: 'replacement',
        replacement: { would: 'get counters', who: 'you', counter: 'lore', instead: twiceThatMany },
      }),
    );
    p.battlefield(alice, doubled);
    const card = p.hand(alice, saga);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    if (table.question.kind === 'choose replacement')
      table.answer(pick(table.question.form === 'pick' ? table.question.options[0]!.key : ''));
    expect(table.now(card).counters[0]?.count).toBeGreaterThanOrEqual(1);
    expect(table.of('AbilityTriggered').length).toBe(table.now(card).counters[0]?.count);
  });
});

describe('CR 310, 704.5v–x: battles', () => {
  test('CR 310.4b, 310.11a: a Siege enters with its defense and an opponent as protector', () => {
    const p = position();
    const card = p.hand(alice, siege);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const now = table.now(card);
    expect(now.counters).toEqual([{ kind: 'defense', count: 4 }]);
    expect(now.designations.map(({ name, player: who }) => [name, who])).toEqual([['protector', bob]]);
  });

  test('CR 310.8a: of several opponents the controller chooses the protector', () => {
    const p = position(undefined, 3);
    const card = p.hand(alice, siege);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.asked).toBe('choose protector 0');
    table.answer(select(player(2 as typeof bob)));
    expect(table.now(card).designations[0]?.player).toBe(2);
  });

  test('CR 310.8a: a battle without a battle type is protected by its controller', () => {
    const p = position();
    const card = p.hand(alice, battle([]));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.now(card).designations[0]?.player).toBe(alice);
  });

  test('CR 704.5v: defense 0 puts it into the graveyard', () => {
    const p = position();
    const [spent, well] = [
      p.battlefield(alice, siege, protectedBy(bob)),
      p.battlefield(alice, siege, { ...protectedBy(bob), counters: { defense: 1 } }),
    ];
    const game = gameAt(p);
    expect(told(check(game).facts)).toEqual([`704.5v ObjectMoved ${spent}`]);
    expect(isOnBattlefield(game, well)).toBe(true);
  });

  test('CR 704.5w: a battle without a protector gets one', () => {
    const p = position();
    const lone = p.battlefield(alice, siege, { counters: { defense: 1 } });
    const { facts } = check(gameAt(p));
    expect(factsOf(facts, 'DesignationGiven').map(({ rule, data }) => [rule, data.holder, data.player])).toEqual([
      ['704.5w', object(lone), bob],
    ]);
  });

  test('CR 704.5x: a Siege that its controller protects gets an opponent as protector', () => {
    const p = position();
    p.battlefield(alice, siege, { ...protectedBy(alice), counters: { defense: 1 } });
    const { facts } = check(gameAt(p));
    expect(factsOf(facts, 'DesignationGiven').map(({ rule, data }) => [rule, data.player])).toEqual([['704.5x', bob]]);
  });
});

describe('CR 704.5n, 704.5p: what is attached', () => {
  const fortification = artifact('Wall', '{1}', ['Fortification'], always(attached, gets(0, 1)));

  test('CR 301.6, 704.5n: a Fortification is attached to lands alone', () => {
    const p = position();
    const [plain, grown] = [p.battlefield(alice, forest), p.battlefield(alice, bear)];
    const well = p.battlefield(alice, fortification, { attachedTo: plain });
    const ill = p.battlefield(alice, fortification, { attachedTo: grown });
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5n Unattached ${ill}`]);
    expect(well).toBeGreaterThan(0);
  });

  test('CR 704.5p, 310.9: a battle that is attached becomes unattached', () => {
    const p = position();
    const host = p.battlefield(alice, bear);
    const stuck = p.battlefield(alice, siege, { ...protectedBy(bob), counters: { defense: 1 }, attachedTo: host });
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5p Unattached ${stuck}`]);
  });

  test('CR 303.4c, 704.5m: an Aura stays on a player that it can enchant, and on no other', () => {
    const curse = enchantment('Curse', '{B}', ['Aura', 'Curse'], enchant('player'));
    const aura = enchantment('Aura', '{W}', ['Aura'], enchant(creatures));
    const p = position();
    const well = p.battlefield(alice, curse, { attachedToPlayer: bob });
    const ill = p.battlefield(alice, aura, { attachedToPlayer: bob });
    const game = gameAt(p);
    expect(told(check(game).facts)).toEqual([`704.5m ObjectMoved ${ill}`]);
    expect(isOnBattlefield(game, well)).toBe(true);
  });

  test('CR 303.4, 608.3c: an Aura spell that targets a player resolves attached to that player', () => {
    const curse = enchantment(
      'Curse',
      '',
      ['Aura', 'Curse'],
      enchant('player'),
      triggered(
        { on: 'beginning of step', step: 'end', whose: 'you' },
        {
          do: 'lose life',
          who: { players: 'enchanted player' },
          amount: 3,
        },
      ),
    );
    const p = position();
    const card = p.hand(alice, curse);
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.passAll();
    expect(table.now(card).attachedToPlayer).toBe(bob);
    table.passUntil('end');
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 17]);
  });

  test('CR 303.4: “enchanted player” is who is enchanted, and nobody else', () => {
    const gains: TriggerEvent = { on: 'gains life', who: 'enchanted player' };
    const curse = enchantment('Curse', '', ['Aura', 'Curse'], enchant('player'), triggered(gains, loseLife(1)));
    const p = position();
    p.battlefield(alice, curse, { attachedToPlayer: bob });
    const cards = [alice, bob].map((who) => p.hand(who, instant('Heal', '', spell(gainLife(1)))));
    const table = new Table(p);
    table.cast(cards[0]!);
    table.passAll();
    expect(table.stack).toEqual([]);
    table.pass();
    table.cast(cards[1]!);
    table.passAll();
    expect(table.stack).toEqual(['ability of Curse']);
  });
});

describe('CR 704.5r–z', () => {
  test('CR 704.5r, 122.4: all but so many counters are removed', () => {
    const limited = artifact('Jar', '{1}', [], staticAbility({ static: 'counter limit', counter: 'charge', most: 3 }));
    const p = position();
    const jar = p.battlefield(alice, limited, { counters: { charge: 5, '+1/+1': 9 } });
    const { facts } = check(gameAt(p));
    expect(factsOf(facts, 'CountersRemoved').map(({ rule, data }) => [rule, data])).toEqual([
      ['704.5r', { object: jar, kind: 'charge', count: 2 }],
    ]);
  });

  test('CR 704.5y: of the Roles of one player on a permanent the youngest stays', () => {
    const role = enchantment('Role', '{W}', ['Aura', 'Role'], enchant(creatures));
    const p = position();
    const host = p.battlefield(alice, bear);
    const roles = [alice, alice, bob].map((owner) => p.battlefield(owner, role, { attachedTo: host }));
    expect(told(check(gameAt(p)).facts)).toEqual([`704.5y ObjectMoved ${roles[0]}`]);
  });

  test('CR 704.5z, 702.179a: a player who controls such a permanent and has no speed gets a speed of 1', () => {
    const racer = creature('Racer', '{R}', ['Goblin'], 1, 1, keywords('start your engines!'));
    const p = position();
    p.battlefield(alice, racer);
    p.battlefield(alice, racer);
    const game = gameAt(p);
    const { facts } = check(game);
    expect(factsOf(facts, 'DesignationGiven').map(({ rule, data }) => [rule, data.name, data.value])).toEqual([
      ['704.5z', 'speed', 1],
    ]);
    expect(check(game).result).toBe(false);
  });

  test('CR 704.5u, 702.158c: creatures without a sector get one, other players’ first', () => {
    const sculptor = creature('Sculptor', '{U}', ['Wizard'], 1, 1, keywords('space sculptor'));
    const p = position();
    const ours = p.battlefield(alice, sculptor);
    const theirs = p.battlefield(bob, bear);
    const game = gameAt(p);
    const { questions, facts } = check(game, pick('beta sector'), pick('alpha sector'));
    expect(questions.map(({ player: who }) => who)).toEqual([bob, alice]);
    expect(factsOf(facts, 'DesignationGiven').map(({ data }) => [data.holder, data.name])).toEqual([
      [object(theirs), 'beta sector'],
      [object(ours), 'alpha sector'],
    ]);
    expect(check(game).result).toBe(false);
  });

  test('CR 704.8 example: last known information is from before all of the actions of the check', () => {
    const wolf = creature('Wolf', '{G}', ['Wolf'], 1, 1, keywords('undying'));
    const p = position();
    const young = p.battlefield(alice, wolf, { counters: { '+1/+1': 1, '-1/-1': 3 } });
    const table = new Table(p);
    expect(table.zoneOf(young)).toBe('graveyard');
    expect(table.of('AbilityTriggered')).toEqual([]);
  });
});
