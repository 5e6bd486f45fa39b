import { describe, expect, test } from '@jest/globals';
import {
  cost,
  creature,
  draw,
  gainLife,
  instant,
  land,
  spell,
  target,
  dealDamage,
  activated,
  cycling,
  choose,
  mode,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { ObjectId } from '@stacktrail/game-events';
import {
  bear,
  bolt,
  forest,
  mountain,
  zap,
  alice,
  bob,
  position,
  type Position,
  act,
  object,
  player,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { decisionView, type OwnDecision } from '../src/decision-view.js';
import type { ActionHint } from '../src/payable.js';
import type { ActionOption, OptionsView } from '../src/decision-options.js';

function view(table: Table, viewer: Parameters<typeof decisionView>[2] = 'judge'): ReturnType<typeof decisionView> {
  return decisionView(table.live.pending!, table.state, viewer);
}

function options<F extends OptionsView['form']>(table: Table, form: F): Extract<OptionsView, { form: F }> {
  const found = (view(table) as OwnDecision).options;
  expect(found.form).toBe(form);
  return found as Extract<OptionsView, { form: F }>;
}

function optionWith(scene: Position, id: ObjectId): ActionOption | undefined {
  return options(new Table(scene), 'action').actions.find(({ action }) => 'object' in action && action.object === id);
}

describe('whose eyes a decision is for', () => {
  const scene = position();
  scene.hand(alice, zap, { knownTo: 1 });
  const table = new Table(scene);

  test('who decides and a judge see the options', () => {
    for (const viewer of [{ seat: alice }, 'judge'] as const) {
      const shown = view(table, viewer) as OwnDecision;
      expect(shown).toMatchObject({ hidden: false, kind: 'priority', rule: '117.1', prompt: 'You have priority.' });
      expect(shown.options).toMatchObject({ form: 'action' });
    }
  });

  test('others see whose decision it is and of what kind, and nothing that tells of a hand', () => {
    for (const viewer of [{ seat: bob }, 'spectator'] as const) {
      expect(view(table, viewer)).toEqual({
        id: table.live.pending!.id,
        player: alice,
        decidedBy: alice,
        kind: 'priority',
        rule: '117.1',
        form: 'action',
        source: null,
        hidden: true,
      });
    }
  });

  test('CR 721: a player who is decided for sees what is decided', () => {
    const decision = { ...table.live.pending!, decidedBy: bob };
    for (const seat of [alice, bob]) expect(decisionView(decision, table.state, { seat }).hidden).toBe(false);
    expect(decisionView(decision, table.state, 'spectator').hidden).toBe(true);
  });
});

describe('options as people read them', () => {
  test('CR 117.1: actions with the names and texts of what they are done with', () => {
    const scene = position();
    scene.hand(alice, zap);
    scene.hand(alice, forest);
    scene.battlefield(alice, creature('Sage', '{G}', [], 1, 1, activated([cost.tap], draw(1))));
    const labels = options(new Table(scene), 'action').actions.map(({ label }) => label);
    expect(labels).toEqual(['Pass priority', 'Cast Zap', 'Play Forest', 'Sage: {T}: Draw a card.']);
  });

  test('an ability that a keyword means is told as that keyword', () => {
    const scene = position();
    const id = scene.hand(alice, instant('Drake', '{U}', cycling('{2}'), spell(draw(1))));
    const labels = options(new Table(scene), 'action').actions.map(({ label }) => label);
    expect(labels).toContain('Drake: Cycling {2}');
    expect(optionWith(scene, id)).toBeDefined();
  });

  test('CR 601.2c: targets by name', () => {
    const scene = position();
    const [id, it] = [scene.hand(alice, zap), scene.battlefield(bob, bear)];
    const table = new Table(scene);
    table.cast(id);
    expect(view(table)).toMatchObject({ kind: 'choose targets', source: 'Zap' });
    expect(options(table, 'select').candidates).toEqual([
      { ref: object(it), label: 'Bear' },
      { ref: player(alice), label: 'Player 1' },
      { ref: player(bob), label: 'Player 2' },
    ]);
  });

  test('CR 700.2a: modes by their text', () => {
    const scene = position();
    const charm = instant('Charm', '', spell(choose(1, mode(gainLife(4)), mode(target.any(), dealDamage(2)))));
    scene.hand(alice, charm);
    const table = new Table(scene);
    table.answer(options(table, 'action').actions.map(({ action }) => act(action))[1]!);
    expect(options(table, 'pick')).toEqual({
      form: 'pick',
      choices: [
        { key: '1', text: 'You gain 4 life.' },
        { key: '2', text: 'Charm deals 2 damage to any target.' },
      ],
      min: 1,
      max: 1,
    });
  });

  test('CR 603.3b: triggered abilities by their source and text', () => {
    const scene = position();
    scene.hand(alice, instant('Gift', '', spell(gainLife(1))));
    const watcher = (name: string, amount: number): CardDefinition =>
      creature(name, '', [], 1, 1, {
        kind: 'triggered',
        event: { on: 'gains life', who: 'you' },
        modes: [{ targets: [], effects: [draw(amount)] }],
      });
    scene.battlefield(alice, watcher('One', 1));
    scene.battlefield(alice, watcher('Two', 2));
    const table = new Table(scene);
    table.answer(act(options(table, 'action').actions[1]!.action));
    table.passAll();
    expect(options(table, 'order').choices.map(({ text }) => text)).toEqual([
      'One: Whenever you gain life, draw a card.',
      'Two: Whenever you gain life, draw two cards.',
    ]);
  });

  test('CR 508.1, 509.1: attackers with what they can attack, blockers with what they can block', () => {
    const scene = position((state) => {
      state.step = 'beginning of combat';
    });
    const [attacker, blocker] = [scene.battlefield(alice, bear), scene.battlefield(bob, bear)];
    const table = new Table(scene);
    table.passAll();
    const defenders = [{ ref: player(bob), label: 'Player 2' }];
    expect(options(table, 'attack').attackers).toEqual([{ object: attacker, label: 'Bear', defenders }]);
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    table.passAll();
    const attackers = [{ ref: object(attacker), label: 'Bear' }];
    expect(options(table, 'block').blockers).toEqual([{ object: blocker, label: 'Bear', attackers }]);
  });
});

describe('hints', () => {
  const card = (name: string): CardDefinition => cardPool.get(name)!;
  const hintOf = (
    definition: CardDefinition,
    pool: string,
    ...lands: readonly CardDefinition[]
  ): ActionHint | undefined => {
    const scene = position(pools(pool));
    const id = scene.hand(alice, definition);
    scene.battlefield(bob, bear);
    for (const each of lands) scene.battlefield(alice, each);
    return optionWith(scene, id)?.hint;
  };
  const dual = land('Taiga', ['Mountain', 'Forest']);

  test('CR 601.2g: mana counts that is in the pool or could be there', () => {
    expect(hintOf(bolt, 'R')).toEqual({ payable: true, possible: true });
    expect(hintOf(bolt, '', mountain)).toMatchObject({ payable: true });
    expect(hintOf(bolt, 'G', forest)).toMatchObject({ payable: false });
    expect(hintOf(bear, 'R', forest)).toMatchObject({ payable: true });
    expect(hintOf(bear, '', mountain, mountain)).toMatchObject({ payable: false });
  });

  test('each permanent pays once, and for what it is needed for', () => {
    const gruul = creature('Gruul', '{R}{G}', [], 2, 2);
    expect(hintOf(gruul, '', dual)).toMatchObject({ payable: false });
    expect(hintOf(gruul, '', dual, forest)).toMatchObject({ payable: true });
    expect(hintOf(gruul, '', forest, dual)).toMatchObject({ payable: true });
    expect(hintOf(gruul, '', forest, forest)).toMatchObject({ payable: false });
  });

  test('CR 107.4e: a hybrid symbol is paid with either', () => {
    const ram = creature('Ram', '{R/G}{R/G}', [], 2, 2);
    expect(hintOf(ram, '', forest, mountain)).toMatchObject({ payable: true });
    expect(hintOf(ram, 'W', forest)).toMatchObject({ payable: false });
  });

  test('where there are sources whose mana is not plain, it does not say that it can’t be paid', () => {
    const altar = card("Ashnod's Altar");
    expect(hintOf(bolt, '', altar, bear)).toEqual({ possible: true });
    // CR 602.2b: without a creature it gives no mana at all.
    expect(hintOf(bolt, '', altar)).toEqual({ payable: false, possible: true });
  });

  test('CR 601.2c: without a target that it needs, it is not possible', () => {
    const scene = position(pools('R'));
    const id = scene.hand(alice, instant('Slay', '{R}', spell(target.creature(), dealDamage(1))));
    expect(optionWith(scene, id)?.hint).toEqual({ payable: true, possible: false });
  });

  test('CR 601.2h: whether the pool holds what is to be paid stands beside going on to pay', () => {
    const scene = position();
    const id = scene.hand(alice, bear);
    scene.battlefield(alice, forest);
    scene.battlefield(alice, mountain);
    const table = new Table(scene);
    table.cast(id);
    const payable = (): boolean | undefined =>
      options(table, 'action').actions.find(({ action }) => action.do === 'pay')?.hint?.payable;
    expect(payable()).toBe(false);
    for (const { action } of options(table, 'action').actions) if (action.do === 'activate') table.answer(act(action));
    expect(payable()).toBe(true);
  });

  test('a permanent that is used up by its own ability does not pay for it', () => {
    const rock = land('Rock', ['Mountain'], activated([cost.mana('{R}'), cost.tap], draw(1)));
    const scene = position();
    scene.battlefield(alice, rock);
    const own = options(new Table(scene), 'action').actions.find(({ label }) => label.includes('Draw a card'));
    expect(own?.hint).toMatchObject({ payable: false });
  });
});
