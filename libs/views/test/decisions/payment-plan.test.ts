import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creature,
  dealDamage,
  draw,
  instant,
  land,
  spell,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { act, alice, forest, mountain, pools, position, Table } from '@stacktrail/test-kit';
import { decisionView, type OwnDecision } from '../../src/decisions/decision-view.js';

const dual = land('Taiga', ['Mountain', 'Forest']);
const elf = creature('Elf', '{G}', [], 1, 1, activated([cost.tap], addMana(['G'])));
const ring = artifact('Ring', '{1}', [], activated([cost.tap], addMana(['C', 'C'])));
const pain = land('Pain', [], activated([cost.tap], addMana(['R']), dealDamage(1, you)));

function spellFor(mana: string): CardDefinition {
  return instant('Spell', mana, spell(draw(1)));
}

/** What is tapped for a cost, by name; `null` if it isn't paid automatically. */
function tapped(mana: string, pool: string, ...permanents: readonly CardDefinition[]): readonly string[] | null {
  const scene = position(pools(pool));
  const id = scene.hand(alice, spellFor(mana));
  for (const each of permanents) scene.battlefield(alice, each);
  const table = new Table(scene);
  table.cast(id);
  const { options } = decisionView(table.live.pending!, table.state, { seat: alice }) as OwnDecision;
  const [first] = options;
  if (first?.ahead === undefined) return first?.label === 'Go on to pay' && first.hint?.payable ? [] : null;
  const accepted = table.live.answer(table.live.pending!.id, first.answer!, first.ahead);
  expect(accepted).toMatchObject({ accepted: true, unused: [] });
  expect(table.live.pending?.question.kind).toBe('priority');
  return first.hint!.taps!.map(({ label }) => /Player 1's (\w+)/.exec(label)![1]!).sort();
}

describe('a payment that is made automatically', () => {
  test('spends the pool before it taps anything', () => {
    expect(tapped('{1}{G}', 'GR', forest, mountain)).toEqual([]);
    expect(tapped('{1}{G}', 'R', forest, mountain)).toEqual(['Forest']);
    expect(tapped('{1}{G}', 'G', forest, mountain)).toHaveLength(1);
  });

  test('taps for a color what gives that color alone', () => {
    expect(tapped('{G}', '', dual, forest)).toEqual(['Forest']);
    expect(tapped('{R}{G}', '', dual, forest)).toEqual(['Forest', 'Taiga']);
    expect(tapped('{R}{G}', '', dual, mountain, forest)).toEqual(['Forest', 'Mountain']);
  });

  test('keeps creatures and what has more colors for generic mana', () => {
    expect(tapped('{1}', '', elf, dual, mountain)).toEqual(['Mountain']);
    expect(tapped('{2}', '', elf, dual, mountain)).toEqual(['Mountain', 'Taiga']);
    expect(tapped('{2}', '', forest, mountain, ring)).toEqual(['Ring']);
  });

  test('gives away no mana where another source fits', () => {
    expect(tapped('{1}', '', ring, forest)).toEqual(['Forest']);
    expect(tapped('{1}', '', ring)).toEqual(['Ring']);
  });

  test('never uses a source that asks for more than being tapped', () => {
    expect(tapped('{R}', '', pain)).toBeNull();
    expect(tapped('{R}', '', pain, mountain)).toEqual(['Mountain']);
  });

  test('is not offered where it can’t be made', () => {
    expect(tapped('{R}', '', forest)).toBeNull();
    expect(tapped('{2}', '', forest)).toBeNull();
  });
});

test('beside an action stands its cost and what would be tapped for it', () => {
  const scene = position();
  scene.hand(alice, spellFor('{1}{G}'));
  for (const each of [dual, forest]) scene.battlefield(alice, each);
  const table = new Table(scene);
  const { options } = decisionView(table.live.pending!, table.state, { seat: alice }) as OwnDecision;
  const { hint } = options.find(({ label }) => label === 'Cast Spell')!;
  expect(hint).toMatchObject({ payable: true, possible: true, cost: '{1}{G}' });
  expect(hint!.taps!.map(({ label }) => label)).toEqual(["Player 1's Forest", "Player 1's Taiga"]);
  table.answer(act({ do: 'pass' }));
});

describe('CR 601.2h: a permanent that is tapped for the cost itself', () => {
  const obelisk = artifact(
    'Obelisk',
    '{3}',
    [],
    activated([cost.tap], addMana(['C'])),
    activated([cost.mana('{1}'), cost.tap], draw(1)),
  );

  function activating(...others: readonly CardDefinition[]): {
    readonly options: OwnDecision['options'];
    readonly id: number;
  } {
    const scene = position();
    const id = scene.battlefield(alice, obelisk);
    for (const each of others) scene.battlefield(alice, each);
    const table = new Table(scene);
    table.answer(table.use(id, 1));
    return { options: (decisionView(table.live.pending!, table.state, { seat: alice }) as OwnDecision).options, id };
  }

  test('doesn’t pay for it automatically', () => {
    expect(activating().options.filter(({ ahead }) => ahead !== undefined)).toEqual([]);
    expect(activating(elf).options[0]!.label).toBe("Tap Player 1's Elf (1/1), and pay");
  });

  test('says what comes of tapping it for mana', () => {
    const { options, id } = activating(elf);
    expect(options.find(({ ref }) => ref?.id === id)?.hint?.why?.[0]).toMatch(
      /^It has to be tapped for the cost itself/,
    );
    expect(options.find(({ label }) => label.startsWith('Elf'))?.hint).not.toHaveProperty('why');
  });
});
