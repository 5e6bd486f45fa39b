import { expect, test } from '@jest/globals';
import {
  basics,
  creature,
  destroy,
  gains,
  instant,
  keywords,
  land,
  landwalk,
  losesAllAbilities,
  not,
  spell,
  target,
  toxic,
  untilEndOfTurn,
  type KeywordAbility,
  type Modification,
} from '@stacktrail/card-tree';
import { legalAttackers } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { select, type Details, Table, alice, attack, block, bob, counters, position } from '@stacktrail/test-kit';
import { evasionOf } from '../../src/turn/combat/can-block.js';

const fighter = (power: number, toughness: number, ...text: readonly KeywordAbility[]) =>
  creature('Fighter', '{W}', ['Soldier'], power, toughness, text);

/** What a static ability is asked about: a creature that has it, or that has lost all its abilities. */
type Works = (text: readonly KeywordAbility[], lost: boolean) => readonly [works: boolean, table: Table | null];

function placed(text: readonly KeywordAbility[], lost: boolean, owner = alice, details: Details = {}) {
  const p = position();
  const id = p.battlefield(owner, fighter(2, 2, ...text), details);
  if (lost) p.effect({ changes: [losesAllAbilities], objects: [id] });
  return { p, id };
}

/** It attacks, and is blocked by a 2/4 unless it isn't to be. */
function fought(text: readonly KeywordAbility[], lost: boolean, blocked = true) {
  const { p, id } = placed(text, lost);
  const blocker = p.battlefield(bob, fighter(2, 4));
  const table = attack(p, id);
  block(table, ...(blocked ? [[blocker, id] as const] : []));
  table.passUntil('end of combat');
  return { table, id, blocker };
}

const strikesFirst = (table: Table): boolean =>
  table.of('StepBegan').some(({ data }) => data.step === 'first-strike damage');

const inFight =
  (works: (table: Table, id: ObjectId, blocker: ObjectId) => boolean, blocked = true): Works =>
  (text, lost) => {
    const { table, id, blocker } = fought(text, lost, blocked);
    return [works(table, id, blocker), table];
  };

const attacks =
  (details: Details, works: (can: boolean) => boolean): Works =>
  (text, lost) => {
    const { p, id } = placed(text, lost, alice, details);
    return [works(JSON.stringify(legalAttackers(p.state())).includes(`${id}`)), null];
  };

/** Whether a spell of the first player's that destroys target creature leaves it alone. */
const outlasts: Works = (text, lost) => {
  const { p, id } = placed(text, lost, bob);
  p.battlefield(bob, fighter(1, 1));
  const card = p.hand(alice, instant('Kill', '', spell(target.creature(), destroy(target()))));
  const table = new Table(p);
  table.cast(card);
  const { question } = table;
  if (question.form === 'select') {
    if (!question.candidates.some((ref) => ref.id === id)) return [true, table];
    table.answer(select(id));
  }
  table.passAll();
  return [table.zoneOf(id) === 'battlefield', table];
};

test.each<readonly [string, string, readonly KeywordAbility[], Works]>([
  [
    '702.2a',
    'deathtouch',
    keywords('deathtouch'),
    inFight((table, _, blocker) => table.zoneOf(blocker) === 'graveyard'),
  ],
  ['702.3a', 'defender', keywords('defender'), attacks({}, (can) => !can)],
  ['702.4a', 'double strike', keywords('double strike'), inFight(strikesFirst)],
  ['702.7a', 'first strike', keywords('first strike'), inFight(strikesFirst)],
  ['702.10a', 'haste', keywords('haste'), attacks({ controlledSince: 3 }, (can) => can)],
  ['702.11a', 'hexproof', keywords('hexproof'), outlasts],
  ['702.12a', 'indestructible', keywords('indestructible'), outlasts],
  ['702.15a', 'lifelink', keywords('lifelink'), inFight((table) => table.life(alice) === 22)],
  ['702.20a', 'vigilance', keywords('vigilance'), inFight((table, id) => !table.object(id).tapped, false)],
  ['702.90a', 'infect', keywords('infect'), inFight((table, _, blocker) => counters(table, blocker, '-1/-1') === 2)],
  ['702.164a', 'toxic', [toxic(2)], inFight((table) => table.state.players[bob]!.counters.length > 0, false)],
])('CR %s: %s is a static ability: it works without the stack, and no longer once it is lost', (_, __, text, works) => {
  const [has, table] = works(text, false);
  expect([has, works(text, true)[0], works([], false)[0]]).toEqual([true, false, false]);
  expect(table?.of('AbilityTriggered') ?? []).toEqual([]);
});

/** The rule by which a creature can't be blocked by another, which has that text. */
function evades(
  text: readonly KeywordAbility[],
  lost: 'attacker' | 'blocker' | null,
  blocks: readonly KeywordAbility[],
) {
  const p = position();
  const [one, other] = [p.battlefield(alice, fighter(2, 2, ...text)), p.battlefield(bob, fighter(3, 3, ...blocks))];
  p.battlefield(bob, land('Grove', ['Forest']));
  if (lost !== null) p.effect({ changes: [losesAllAbilities], objects: [lost === 'attacker' ? one : other] });
  const state = p.state();
  return evasionOf(state, state.objects.get(one)!, state.objects.get(other)!, bob)?.rule ?? null;
}

test('CR 702.17a: reach is a static ability: it works without the stack, and no longer once it is lost', () => {
  const [flying, reach] = [keywords('flying'), keywords('reach')];
  expect([evades(flying, null, reach), evades(flying, 'blocker', reach)]).toEqual([null, '702.9b']);
});

/** An instant that gives a creature those abilities, or takes all of them away. */
const changing = (...changes: readonly Modification[]) =>
  instant('Change', '', spell(target.creature(), untilEndOfTurn(target(), ...changes)));

test.each([
  ['702.9a', '702.9b', keywords('flying')],
  ['702.13a', '702.13b', keywords('intimidate')],
  ['702.14b', '702.14c', [landwalk(undefined, not(basics))]],
  ['702.28a', '702.28b', keywords('shadow')],
  ['702.31a', '702.31b', keywords('horsemanship')],
  ['702.36a', '702.36b', keywords('fear')],
  ['702.111a', '702.111b', keywords('menace')],
  ['702.118a', '702.118b', keywords('skulk')],
] as const)(
  'CR %s: an evasion ability restricts a declaration of blockers (%s), and does nothing to one that was made',
  (_, rule, text) => {
    const attacked = (own: readonly KeywordAbility[], change: Modification) => {
      const p = position();
      const [one, other] = [
        p.battlefield(alice, fighter(2, 2, ...own)),
        p.battlefield(bob, creature('Giant', '{R}', ['Giant'], 3, 3)),
      ];
      p.battlefield(bob, land('Grove', ['Forest']));
      const card = p.hand(alice, changing(change));
      const table = attack(p, one, p.battlefield(alice, fighter(1, 1)));
      const changes = () => {
        table.cast(card, select(one));
        table.passAll();
      };
      return { table, one, other, changes };
    };
    const late = attacked([], gains(text));
    block(late.table, [late.other, late.one]);
    late.changes();
    late.table.passUntil('end of combat');
    expect([late.table.life(bob), late.table.zoneOf(late.one)]).toEqual([19, 'graveyard']);

    const has = attacked(text, losesAllAbilities);
    expect(() => block(has.table, [has.other, has.one])).toThrow(rule);

    const loses = attacked(text, losesAllAbilities);
    loses.changes();
    block(loses.table, [loses.other, loses.one]);
    expect(loses.table.state.combat!.attackers[0]!.blockers).toEqual([loses.other]);
  },
);
