import { describe, expect, test } from '@jest/globals';
import { all, asLongAs, creatures, enchantment, staticAbility, youControl, type Filter } from '@stacktrail/card-tree';
import { GameEvent, type AnyGameEvent, type EventData, type ObjectId, type Revision } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { alice, bear, bob, position } from '@stacktrail/test-kit';
import { whyNotReplaced, type Unreplaced } from '../../src/index.js';

const exiles = (what: Filter) =>
  staticAbility({ static: 'replacement', replacement: { would: 'die', what, instead: { do: 'exile' } } });
const mine = enchantment('Mine', '', [], exiles(all(creatures, youControl)));
const inTheirTurns = enchantment(
  'In their turns',
  '',
  [],
  asLongAs({ if: 'not', of: { if: 'your turn' } }, exiles(creatures)),
);

function fact<K extends 'ObjectMoved' | 'LifeGained'>(type: K, data: Partial<EventData<K>>): AnyGameEvent {
  const none = 0 as ObjectId;
  return new GameEvent(type, data as EventData<K>, 5 as Revision, '704.5g', [], none, null, null, null) as AnyGameEvent;
}
const dies = (object: ObjectId): AnyGameEvent =>
  fact('ObjectMoved', { object, from: 'battlefield', to: 'graveyard', manner: 'destroy', controller: alice });
const hindrances = (state: GameState, event: AnyGameEvent, id: ObjectId): readonly (Unreplaced | null)[] =>
  whyNotReplaced(state, event, objectOf(state, id)).map(({ hindrance }) => hindrance);

describe('CR 614.1: why a replacement effect didn’t apply', () => {
  test('it applies where nothing keeps it off', () => {
    const p = position();
    const [creature, effect] = [p.battlefield(alice, bear), p.battlefield(alice, mine)];
    expect(hindrances(p.state(), dies(creature), effect)).toEqual([null]);
  });

  test('what happened is nothing that it watches for', () => {
    const p = position();
    const effect = p.battlefield(alice, mine);
    expect(hindrances(p.state(), fact('LifeGained', { player: alice, amount: 2, life: 22 }), effect)).toEqual([
      'event',
    ]);
  });

  test('it is about others', () => {
    const p = position();
    const [theirs, effect] = [p.battlefield(bob, bear), p.battlefield(alice, mine)];
    expect(hindrances(p.state(), dies(theirs), effect)).toEqual(['occasion']);
  });

  test('CR 113.6: it doesn’t function where its object is', () => {
    const p = position();
    const [creature, effect] = [p.battlefield(alice, bear), p.graveyard(alice, mine)];
    expect(hindrances(p.state(), dies(creature), effect)).toEqual(['zone']);
  });

  test('CR 604.2: its condition doesn’t hold', () => {
    const p = position();
    const [creature, effect] = [p.battlefield(alice, bear), p.battlefield(alice, inTheirTurns)];
    expect(hindrances(p.state(), dies(creature), effect)).toEqual(['condition']);
  });
});
