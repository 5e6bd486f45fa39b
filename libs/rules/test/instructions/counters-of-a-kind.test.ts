import { describe, expect, test } from '@jest/globals';
import { creature, mode, target, youControl, all, creatures, type Effect } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { Scene, you } from '@stacktrail/test-kit';

const ox = creature('Ox', '{W}', ['Ox'], 2, 4);
const warden = creature('Warden', '{W}', ['Human'], 2, 2, {
  kind: 'static',
  effects: [
    { static: "can't get counters", what: all(creatures, youControl), counter: '-1/-1' },
    { static: "players can't", who: 'you', what: 'get counters', counter: 'poison' },
  ],
});
const put = (counter: string): Effect => ({ do: 'put counters', counter, count: 1, on: target(0) });
const get = (counter: 'poison' | 'energy'): Effect => ({
  do: 'put player counters',
  who: { players: 'you' },
  counter,
  count: 2,
});

describe('CR 614.17: counters of one kind that can’t be put', () => {
  test('on permanents; those of other kinds can be', () => {
    const scene = new Scene(mode(target.creature(), put('-1/-1'), put('+1/+1')), { battlefield: [ox, warden] });
    scene.follow({ targets: [[scene.ref('Ox')]] });
    expect(scene.object('Ox').counters).toEqual([{ kind: '+1/+1', count: 1 }]);
  });

  test('without such an effect they are put', () => {
    const scene = new Scene(mode(target.creature(), put('-1/-1')), { battlefield: [ox] });
    scene.follow({ targets: [[scene.ref('Ox')]] });
    expect(scene.object('Ox').counters).toEqual([{ kind: '-1/-1', count: 1 }]);
  });

  test('on players', () => {
    const scene = new Scene(mode(get('poison'), get('energy')), { battlefield: [warden] });
    scene.follow({});
    expect(playerOf(scene.game.state, you).counters).toEqual([{ kind: 'energy', count: 2 }]);
  });

  test('CR 614.12: a creature enters without them', () => {
    const back: Effect = {
      do: 'move',
      what: target(0),
      to: { zone: 'battlefield', withCounters: { counter: '-1/-1', count: 1 } },
    };
    const inGraveyard = { kind: 'card in graveyard', filter: creatures, min: 1, max: 1 } as const;
    const scene = new Scene(mode(inGraveyard, back), { battlefield: [warden], graveyard: [ox] });
    scene.follow({ targets: [[scene.ref('Ox')]] });
    expect(scene.object('Ox')).toMatchObject({ zone: 'battlefield', counters: [] });
  });
});
