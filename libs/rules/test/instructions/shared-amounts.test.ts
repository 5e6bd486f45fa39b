import { describe, expect, test } from '@jest/globals';
import { mode, target, type Amount, type Effect, type Objects } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { factsOf, choose, opponent, Scene, you, pick, bear, giant, plot } from '@stacktrail/test-kit';
import { choicesInWords } from '@stacktrail/views';

const eachPlayer = { players: 'each player' } as const;
const lands = { is: 'type', type: 'Land' } as const;

describe('damage to several kinds of recipients', () => {
  test('CR 120.3: each creature and each player are dealt it at the same time', () => {
    const creatures: Objects = { objects: 'each', filter: { is: 'type', type: 'Creature' }, one: true };
    const text = mode({ do: 'deal damage', amount: 2, to: creatures, also: [{ to: eachPlayer }] });
    const scene = new Scene(text, { battlefield: [bear, giant] }, { battlefield: [giant] });
    const { facts } = scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([18, 18]);
    expect(factsOf(facts, 'DamageDealtToPermanent').map(({ data }) => data.amount)).toEqual([2, 2, 2]);
  });
});

describe('amounts that compare players', () => {
  const theirs = (filter: Objects & { objects: 'each' }): Amount => {
    const own: Amount = { amount: 'how many', of: filter };
    return { amount: 'difference', of: [own, { amount: 'least among players', who: eachPlayer, of: own }] };
  };
  const ofThatPlayer = { is: 'controlled by', who: 'that player' } as const;

  test('CR 101.4: each player sacrifices as many more lands as they have than who has the fewest', () => {
    const count = theirs({ objects: 'each', filter: { is: 'all', of: [lands, ofThatPlayer] } });
    const text = mode({ do: 'choose and sacrifice', who: eachPlayer, filter: lands, count });
    const scene = new Scene(text, { battlefield: [plot, plot, plot] }, { battlefield: [plot, bear] });
    const [first, second] = scene.ids('Plot').map((id) => ({ is: 'object', id }) as const);
    const { questions } = scene.follow({}, choose(first!, second!));
    expect(questions.map(({ player }) => player)).toEqual([you]);
    expect([scene.names('graveyard'), scene.names('graveyard', opponent)]).toEqual([['Plot', 'Plot'], []]);
  });

  test('CR 701.9a: each player discards as many more cards as they have', () => {
    const count = theirs({ objects: 'each', filter: { is: 'card' }, zone: 'hand', of: { players: 'that player' } });
    const text = mode({ do: 'discard', who: eachPlayer, count });
    const scene = new Scene(text, { hand: [bear] }, { hand: [bear, giant, plot] });
    scene.follow({}, choose(scene.ref('Giant'), scene.ref('Plot')));
    expect([scene.names('hand'), scene.names('hand', opponent)]).toEqual([['Bear'], ['Bear']]);
  });

  test('CR 107.1: the greatest of them', () => {
    const most: Amount = {
      amount: 'greatest among players',
      who: eachPlayer,
      of: { amount: 'life', of: { players: 'that player' } },
    };
    const scene = new Scene(
      mode(
        { do: 'lose life', who: { players: 'you' }, amount: 3 },
        { do: 'gain life', who: { players: 'you' }, amount: most },
      ),
      {},
      {},
    );
    scene.follow();
    expect(scene.life(you)).toBe(37);
  });
});

describe('lose unspent mana', () => {
  test('CR 106.4: the pool empties, also where an effect would keep it', () => {
    const text = mode(
      { do: 'add mana', who: { players: 'you' }, mana: { add: 'fixed', mana: ['R', 'R'] }, lasts: true },
      { do: 'lose unspent mana', who: { players: 'you' } },
    );
    const scene = new Scene(text, {}, {});
    const { facts } = scene.follow();
    expect(playerOf(scene.game.state, you).mana).toEqual([]);
    expect(factsOf(facts, 'ManaEmptied')).toMatchObject([{ rule: '106.4', data: { mana: ['R', 'R'], kept: [] } }]);
  });
});

describe('piles', () => {
  const shown: Effect = {
    do: 'reveal',
    what: { objects: 'top of library', of: { players: 'you' }, count: 3 },
    label: 'cards',
  };
  const pile = (label: string): Objects => ({ objects: 'result', label });
  const put = (one: string, other: string): readonly Effect[] => [
    { do: 'move', what: pile(one), to: { zone: 'hand' } },
    { do: 'move', what: pile(other), to: { zone: 'graveyard' } },
  ];

  test('CR 700.3: an opponent separates, you choose, and the options say which pile is which', () => {
    const text = mode(
      shown,
      {
        do: 'choose players',
        who: { players: 'you' },
        from: { players: 'each opponent' },
        min: 1,
        max: 1,
        label: 'who',
      },
      { do: 'separate into piles', who: { players: 'noted', label: 'who' }, what: pile('cards'), labels: ['a', 'b'] },
      { do: 'choose one', who: { players: 'you' }, options: [{ effects: put('a', 'b') }, { effects: put('b', 'a') }] },
    );
    const scene = new Scene(text, { library: [bear, giant, plot] }, {});
    const { questions } = scene.follow({}, choose(scene.ref('Giant')), pick('2'));
    expect(questions.map(({ player, kind }) => [player, kind])).toEqual([
      [opponent, 'separate into piles'],
      [you, 'choose an option'],
    ]);
    const [, choice] = questions;
    const texts =
      choice?.form === 'pick'
        ? choicesInWords(choice.options, scene.game.state).map(({ text: words }) => words.replace(/^.*\(/, '('))
        : [];
    expect(texts).toEqual(['(first: Giant)', '(first: Bear, Plot)']);
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['Bear', 'Plot'], ['Giant']]);
  });
});

describe('counter', () => {
  test('CR 614.15: a spell that is countered so goes elsewhere than to the graveyard', () => {
    const text = mode(target.spell(), {
      do: 'counter',
      what: { objects: 'target', slot: 0 },
      to: { zone: 'library', position: 'top' },
    });
    const scene = new Scene(text, {}, { library: [plot], hand: [giant] });
    const countered = scene.relocate(scene.id('Giant'), 'stack');
    const { facts } = scene.follow({ targets: [[{ is: 'object', id: countered }]] });
    expect(scene.names('library', opponent)).toEqual(['Giant', 'Plot']);
    expect(facts.map(({ type }) => type)).toEqual(['SpellCountered', 'ObjectMoved']);
  });
});
