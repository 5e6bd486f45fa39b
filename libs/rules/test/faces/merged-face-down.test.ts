import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  gainLife,
  instant,
  keywords,
  mutate,
  sorcery,
  spell,
  target,
  triggered,
  twoFaced,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  pay,
  pick,
  select,
  resolves,
  watching,
  plainState,
  alice,
  position,
  seen,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const beast = creature('Beast', '{3}{G}', ['Beast'], 4, 4, mutate('{G}'), ...keywords('trample'));
const cat = creature('Cat', '{W}', ['Cat'], 1, 1, ...keywords('lifelink'));
const down: Effect = { do: 'turn face down', what: target() };
const up: Effect = { do: 'turn face up', what: target() };
const at = (name: string, effect: Effect): CardDefinition => instant(name, '', spell(target.permanent(), effect));

/** Alice's Beast has merged with a permanent of hers, and she has those spells. */
function merged(host: CardDefinition, where: 'top' | 'bottom', ...spells: readonly CardDefinition[]) {
  const p = position(pools('GGGGGG'));
  const [card, id] = [p.hand(alice, beast), p.battlefield(alice, host)];
  const cards = spells.map((each) => p.hand(alice, each));
  const table = new Table(p);
  mergesWith(table, card, where);
  return { table, id, cards };
}

function mergesWith(table: Table, card: ObjectId, where: 'top' | 'bottom'): void {
  const way = table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!;
  table.answers(act(way), pay);
  table.passAll();
  table.answer(pick(where));
}

describe('CR 728.2: face-down merged permanents', () => {
  /** Alice's Beast mutates onto her face-down Cat while a text watches for permanents that are turned face up. */
  function ontoFaceDown(where: 'top' | 'bottom') {
    const p = position(pools('G'));
    const card = p.hand(alice, beast);
    const id = p.battlefield(alice, cat);
    p.battlefield(alice, watching('Watch', triggered({ on: 'is turned face up', what: creatures }, gainLife(5))));
    const [hide, show] = [p.hand(alice, at('Hide', down)), p.hand(alice, at('Show', up))];
    const table = new Table(p);
    resolves(table, hide, select(id));
    mergesWith(table, card, where);
    return { table, id, show };
  }

  test('CR 728.2e: with a face-up component on top it is face up, and hasn’t been turned face up', () => {
    const { table, id } = ontoFaceDown('top');
    expect([table.object(id).faceDown, seen(table.state, id).name, size(table.state, id)]).toEqual([
      null,
      'Beast',
      '4/4',
    ]);
    expect([table.of('TurnedFaceUp'), table.of('AbilityTriggered'), table.stack]).toEqual([[], [], []]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 728.2e: with a face-up component beneath the face-down one it stays face down', () => {
    const { table, id } = ontoFaceDown('bottom');
    expect([table.object(id).faceDown !== null, seen(table.state, id).name, size(table.state, id)]).toEqual([
      true,
      '',
      '2/2',
    ]);
    expect([...seen(table.state, id).keywords]).toEqual([]);
  });

  test('CR 728.2f: each of its components is turned face down with it, and face up again', () => {
    for (const where of ['top', 'bottom'] as const) {
      const { table, id, cards } = merged(cat, where, at('Hide', down), at('Show', up));
      resolves(table, cards[0]!);
      expect([size(table.state, id), seen(table.state, id).name, [...seen(table.state, id).keywords]]).toEqual([
        '2/2',
        '',
        [],
      ]);
      resolves(table, cards[1]!);
      expect(seen(table.state, id).name).toBe(where === 'top' ? 'Beast' : 'Cat');
      expect([...seen(table.state, id).keywords].sort()).toEqual(['lifelink', 'mutate', 'trample']);
      expect(table.fold()).toBe(plainState(table.state));
    }
  });

  test('CR 728.2f: turned up, a permanent that had merged face down has the abilities of both', () => {
    const { table, id, show } = ontoFaceDown('bottom');
    resolves(table, show, select(id));
    expect([size(table.state, id), seen(table.state, id).name]).toEqual(['1/1', 'Cat']);
    expect([...seen(table.state, id).keywords].sort()).toEqual(['lifelink', 'mutate', 'trample']);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 728.2e, 708.2: what is face down beneath it gives it nothing', () => {
    const { table, id } = ontoFaceDown('top');
    expect([...seen(table.state, id).keywords].sort()).toEqual(['mutate', 'trample']);
  });

  test('CR 728.2j: one with a double-faced component that is face up can’t be turned face down', () => {
    const wolf = twoFaced('transforming', creature('Man', '{R}', ['Wolf'], 1, 1), creature('Wolf', '', ['Wolf'], 3, 3));
    for (const where of ['top', 'bottom'] as const) {
      const { table, cards } = merged(wolf, where, at('Hide', down));
      resolves(table, cards[0]!);
      expect(table.of('TurnedFaceDown')).toEqual([]);
    }
  });

  test('CR 728.2g: one with a sorcery card in it can’t be turned face up: it is revealed and stays face down', () => {
    for (const where of ['bottom', 'top'] as const) {
      const p = position(pools('G'));
      const [card, show] = [p.hand(alice, beast), p.hand(alice, at('Show', up))];
      const manifest: Effect = {
        do: 'manifest',
        who: { players: 'you' },
        what: { objects: 'top of library', of: { players: 'you' }, count: 1 },
      };
      const hide = p.hand(alice, sorcery('Manifest', '', spell(manifest)));
      p.library(
        alice,
        sorcery('Rite', '{1}', spell({ do: 'destroy', what: { objects: 'each', filter: { is: 'token' } } })),
        { knownTo: 0 },
      );
      const hideAgain = p.hand(alice, at('Hide', down));
      const table = new Table(p);
      resolves(table, hide);
      const id = table.state.battlefield[0]!;
      const way = table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!;
      table.answers(act(way), pay);
      table.passAll();
      table.answer(pick(where));
      if (where === 'top') resolves(table, hideAgain);
      resolves(table, show);
      expect([table.of('TurnedFaceUp'), table.object(id).faceDown === null]).toEqual([[], false]);
      expect(table.of('CardsRevealed').length).toBeGreaterThan(0);
    }
  });
});
