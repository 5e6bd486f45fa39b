import { describe, expect, test } from '@jest/globals';
import {
  always,
  cost,
  creature,
  draw,
  gainLife,
  inCombat,
  instant,
  land,
  spell,
  target,
  thisObject,
  dealDamage,
  activated,
  cycling,
  choose,
  mode,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId, Ref } from '@stacktrail/game-events';
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
  object,
  player,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { decisionView, type OwnDecision } from '../../src/decisions/decision-view.js';
import type { DecisionOption } from '../../src/decisions/option.js';
import type { ActionHint } from '../../src/decisions/paying/payable.js';

function view(table: Table, viewer: Parameters<typeof decisionView>[2] = 'judge'): ReturnType<typeof decisionView> {
  return decisionView(table.live.pending!, table.state, viewer);
}

function own(table: Table): OwnDecision {
  return view(table) as OwnDecision;
}

function options(table: Table): readonly DecisionOption[] {
  return own(table).options;
}

function labels(table: Table): readonly string[] {
  return options(table).map(({ label }) => label);
}

function optionWith(scene: Position, id: ObjectId): DecisionOption | undefined {
  return options(new Table(scene)).find(({ ref }) => ref?.id === id);
}

describe('whose eyes a decision is for', () => {
  const scene = position();
  scene.hand(alice, zap, { knownTo: 1 });
  const table = new Table(scene);

  test('who decides and a judge see the options', () => {
    for (const viewer of [{ seat: alice }, 'judge'] as const) {
      const shown = view(table, viewer) as OwnDecision;
      expect(shown).toMatchObject({
        hidden: false,
        kind: 'priority',
        rule: '117.1',
        prompt: 'You have priority: act, or pass.',
      });
      const label = 'Pass priority: the precombat main phase ends if Player 2 passes, too';
      expect(shown.options[0]).toEqual({ label, answer: { form: 'action', action: { do: 'pass' } } });
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
        context: {
          says: "Turn 3, Player 1's turn, the precombat main phase. The stack is empty. Player 1 decides.",
          turn: 3,
          phase: 'precombat main',
          step: 'precombat main',
          activePlayer: alice,
          players: [
            { player: alice, name: 'Player 1', life: 20, hand: 1, lost: false },
            { player: bob, name: 'Player 2', life: 20, hand: 0, lost: false },
          ],
          stack: { count: 0, top: null },
          combat: [],
        },
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
    expect(labels(new Table(scene)).slice(1)).toEqual(['Cast Zap', 'Play Forest', 'Sage: {T}: Draw a card.']);
  });

  test('an ability that a keyword means is told as that keyword', () => {
    const scene = position();
    const id = scene.hand(alice, instant('Drake', '{U}', cycling('{2}'), spell(draw(1))));
    expect(labels(new Table(scene))).toContain('Drake: Cycling {2}');
    expect(optionWith(scene, id)).toBeDefined();
  });

  test('CR 601.2c: targets by name', () => {
    const scene = position();
    const [id, it] = [scene.hand(alice, zap), scene.battlefield(bob, bear)];
    const table = new Table(scene);
    table.cast(id);
    expect(view(table)).toMatchObject({ kind: 'choose targets', source: 'Zap', prompt: 'Choose any target.' });
    expect(own(table).context.targets).toEqual({ asked: 0, targets: [{ phrase: 'any target', chosen: null }] });
    const chosen = (ref: Ref): DecisionOption['answer'] => ({ form: 'select', chosen: [ref] });
    expect(own(table).combine).toBeNull();
    expect(options(table)).toEqual([
      { ref: object(it), label: "Player 2's Bear (2/2)", answer: chosen(object(it)) },
      { ref: player(alice), label: 'Player 1', answer: chosen(player(alice)) },
      { ref: player(bob), label: 'Player 2', answer: chosen(player(bob)) },
    ]);
  });

  test('CR 700.2a: modes by their text', () => {
    const scene = position();
    const charm = instant('Charm', '', spell(choose(1, mode(gainLife(4)), mode(target.any(), dealDamage(2)))));
    scene.hand(alice, charm);
    const table = new Table(scene);
    table.answer(options(table)[1]!.answer!);
    expect(own(table)).toMatchObject({
      form: 'pick',
      options: [
        { label: 'You gain 4 life.', answer: { form: 'pick', keys: ['1'] } },
        { label: 'Charm deals 2 damage to any target.', answer: { form: 'pick', keys: ['2'] } },
      ],
      combine: null,
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
    table.answer(options(table)[1]!.answer!);
    table.passAll();
    expect(labels(table)).toEqual([
      'One: Whenever you gain life, draw a card. (first: it goes on the stack first and resolves last)',
      'Two: Whenever you gain life, draw two cards. (first: it goes on the stack first and resolves last)',
    ]);
  });

  test('CR 508.1, 509.1: attackers with what they can attack, blockers with what they can block', () => {
    const scene = position((state) => {
      state.step = 'beginning of combat';
    });
    const [attacker, blocker] = [scene.battlefield(alice, bear), scene.battlefield(bob, bear)];
    const table = new Table(scene);
    table.passAll();
    const attack: Answer = { form: 'attack', attacks: [{ attacker, defender: player(bob) }] };
    expect(options(table)).toEqual([
      { label: 'No creature attacks', answer: { form: 'attack', attacks: [] } },
      {
        label: "Player 1's Bear (2/2) attacks Player 2",
        ref: object(attacker),
        piece: { attacker, defender: player(bob) },
        answer: attack,
      },
    ]);
    expect(own(table).combine).toMatchObject({
      answer: { form: 'attack', attacks: [] },
      into: 'attacks',
      min: 0,
      max: 1,
    });
    table.answer(attack);
    table.passAll();
    expect(options(table).at(-1)).toEqual({
      label: "Player 2's Bear (2/2) blocks Player 1's Bear (2/2, tapped, attacking Player 2)",
      ref: object(blocker),
      piece: { blocker, attacker },
      answer: { form: 'block', blocks: [{ blocker, attacker }] },
    });
  });
});

describe('a creature that has to attack', () => {
  test('CR 508.1d: what the only required attack comes to is offered once, and what requires it is named', () => {
    const scene = position((state) => {
      state.step = 'beginning of combat';
    });
    scene.battlefield(
      alice,
      creature('Zealot', '', ['Human'], 2, 2, always(thisObject, inCombat({ rule: 'attacks if able' }))),
    );
    scene.battlefield(alice, bear);
    const table = new Table(scene);
    table.passAll();
    expect(labels(table)).toEqual([
      "Player 1's Zealot (2/2) attacks Player 2",
      "Player 1's Bear (2/2) attacks Player 2",
    ]);
    expect(own(table).combine?.rules.at(-1)).toBe(
      "Effects ask for at least this: Player 1's Zealot (2/2) attacks Player 2 (because of Zealot).",
    );
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
    expect(hintOf(bolt, 'R')).toMatchObject({ payable: true, possible: true });
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
    expect(hintOf(bolt, '', altar, bear)).toEqual({ possible: true, cost: '{R}' });
    // CR 602.2b: without a creature it gives no mana at all.
    expect(hintOf(bolt, '', altar)).toMatchObject({ payable: false, possible: true, cost: '{R}' });
  });

  test('CR 601.2c: without a target that it needs, it is not possible', () => {
    const scene = position(pools('R'));
    const id = scene.hand(alice, instant('Slay', '{R}', spell(target.creature(), dealDamage(1))));
    expect(optionWith(scene, id)?.hint).toMatchObject({ payable: true, possible: false });
  });

  test('CR 601.2h: whether the pool holds what is to be paid stands beside going on to pay', () => {
    const scene = position();
    const id = scene.hand(alice, bear);
    scene.battlefield(alice, forest);
    scene.battlefield(alice, mountain);
    const table = new Table(scene);
    table.cast(id);
    const payable = (): boolean | undefined =>
      options(table).find(({ label }) => label === 'Go on to pay')?.hint?.payable;
    expect(payable()).toBe(false);
    expect(labels(table).at(-2)).toBe('Go on to pay');
    expect(own(table)).toMatchObject({
      prompt: 'Pay {1}{G} for Bear. {1}{G} is still due. Activate mana abilities, then pay.',
      context: { payment: { cost: '{1}{G}', pool: '', due: '{1}{G}' } },
    });
    for (const { answer, ref } of options(table)) if (ref !== undefined) table.answer(answer!);
    expect(payable()).toBe(true);
    expect(labels(table)[0]).toBe('Go on to pay');
    expect(own(table).context.payment).toMatchObject({ pool: '{G}{R}', due: null });
  });

  test('a permanent that is used up by its own ability does not pay for it', () => {
    const rock = land('Rock', ['Mountain'], activated([cost.mana('{R}'), cost.tap], draw(1)));
    const scene = position();
    scene.battlefield(alice, rock);
    const own = options(new Table(scene)).find(({ label }) => label.includes('Draw a card'));
    expect(own?.hint).toMatchObject({ payable: false });
  });
});
