import { describe, expect, test } from '@jest/globals';
import {
  creatures,
  keywords,
  type Ability,
  type CardDefinition,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, Answer, ObjectId } from '@stacktrail/game-events';
import { type GameState, GameObjectRecord, GameStateRecord, snapshotOf, stateFrom } from '@stacktrail/game-state';
import {
  act,
  pick,
  player,
  select,
  bear,
  elf,
  forest,
  done,
  brokenInvariants,
  plainState,
  alice,
  bob,
  size,
  newGame,
  factsOf,
  conspiracy,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { conspiracyFaults, LiveGame, strayVariantCards } from '../../src/index.js';

const chosenOnes: Filter = { is: 'all', of: [creatures, { is: 'chosen', quality: 'card name' }] };
const hasten: Ability = {
  kind: 'static',
  effects: [
    {
      static: 'continuous',
      affects: { objects: 'each', filter: chosenOnes },
      changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
    },
  ],
};
const plot = conspiracy('Plot', ...keywords('hidden agenda'), hasten);
const pact = conspiracy('Pact', ...keywords('double agenda'), hasten);
const decree = conspiracy('Decree', hasten);

/** A game in which Alice, who begins, has these cards in her sideboard; the questions up to the first mulligan are hers. */
class Begun {
  readonly live: LiveGame;
  readonly facts: AnyGameEvent[] = [];
  readonly catalog;

  constructor(sideboard: readonly CardDefinition[], deck: readonly CardDefinition[] = [bear], seats = 2) {
    const plain = newGame(
      Array.from({ length: seats }, (_, seat) =>
        Array.from({ length: 20 }, (_card, i) => (seat === 0 ? deck[i % deck.length]! : forest)),
      ),
      'plots',
    );
    const nonces = plain.seats.map(() => plain.nonces[0]!);
    const seated = plain.seats.map((seat, i) => ({ ...seat, sideboard: i === 0 ? sideboard : [elf] }));
    const { live, catalog, events } = LiveGame.start({ ...plain, nonces, seats: seated, chooser: alice });
    this.live = live;
    this.catalog = catalog;
    this.facts.push(...events);
    this.answer(select(player(alice)));
  }

  get asked(): string {
    const { question } = this.live.pending!;
    return `${question.kind} ${question.player}`;
  }

  answer(answer: Answer): void {
    this.take(this.live.answer(this.live.pending!.id, answer));
  }

  concede(): void {
    this.take(this.live.concede(alice));
  }

  private take(result: ReturnType<LiveGame['answer' | 'concede']>): void {
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    this.facts.push(...result.events);
  }

  outside(name: string): ObjectId {
    const { state } = this.live;
    return state.players[alice]!.outside.find((id) => state.objects.get(id)!.printed.name === name)!;
  }

  /** Up to the first priority. */
  keep(): void {
    while (this.live.pending!.question.kind !== 'priority') {
      this.answer(this.asked.startsWith('mulligan') ? pick('keep') : select());
    }
  }
}

describe('CR 315.2, 905.4: conspiracies at the start of a game', () => {
  test('CR 103.2e: each player may put any number from their sideboard into the command zone before decks are shuffled', () => {
    const begun = new Begun([decree, elf]);
    expect(begun.asked).toBe('choose objects 0');
    const { question } = begun.live.pending!;
    expect(question.form === 'select' && question.candidates.map(({ id }) => id)).toEqual([begun.outside('Decree')]);
    expect(question.seenBy).toBe(1);
    begun.answer(select(begun.outside('Decree')));
    expect(begun.asked).toBe('choose objects 1'); // so that nobody learns who has one
    begun.keep();
    const { state } = begun.live;
    const [id] = state.command;
    expect(state.objects.get(id!)).toMatchObject({ owner: alice, controller: alice, faceDown: null, knownTo: 3 });
    const put = factsOf(begun.facts, 'ObjectMoved').find(({ data }) => data.to === 'command')!;
    expect([put.rule, put.revision < factsOf(begun.facts, 'LibraryShuffled')[0]!.revision]).toEqual(['315.2', true]);
    expect(brokenInvariants(state)).toEqual([]);
  });

  test('CR 702.106a, 702.106b, 315.5b, 315.7: with hidden agenda it is face down, with a name that only its owner knows', () => {
    const begun = new Begun([plot]);
    begun.answer(select(begun.outside('Plot')));
    expect([begun.asked, begun.live.pending!.question.seenBy]).toEqual(['choose a value 0', 1]);
    begun.answer(pick('Bear'));
    begun.keep();
    const { state } = begun.live;
    const there = state.objects.get(state.command[0]!)!;
    expect([there.printed.name, there.printed.types, there.knownTo]).toEqual(['', 0, 1]);
    expect(factsOf(begun.facts, 'NamesChosenSecretly').map(({ data }) => [data.names, data.seenBy])).toEqual([
      [['Bear'], 1],
    ]);
    const nameFor = (seat: typeof alice): unknown => JSON.stringify(boardView(state, { seat }).command);
    expect([nameFor(alice), nameFor(bob)]).toEqual([
      expect.stringContaining('Plot'),
      expect.not.stringContaining('Plot'),
    ]);
    expect(plainState(foldInPlay(begun.catalog, begun.facts).state)).toBe(plainState(state));
    expect(plainState(stateFrom(snapshotOf(state), begun.catalog))).toBe(plainState(state));
  });

  test('CR 702.106f: double agenda has two different names', () => {
    const begun = new Begun([pact]);
    begun.answer(select(begun.outside('Pact')));
    expect(() => begun.answer(pick('Bear'))).toThrow('702.106a');
    expect(() => begun.answer(pick('Bear', 'Bear'))).toThrow();
    begun.answer(pick('Bear', 'Elf'));
    expect(factsOf(begun.facts, 'NamesChosenSecretly')[0]!.data.names).toEqual(['Bear', 'Elf']);
  });
});

describe('CR 116.2j, 702.106c: turning a conspiracy face up', () => {
  const turn = (object: ObjectId): Answer => act({ do: 'special', object, action: 'turn the conspiracy face up' });

  function hidden(): { readonly begun: Begun; readonly id: ObjectId } {
    const begun = new Begun([plot]);
    begun.answer(select(begun.outside('Plot')));
    begun.answer(pick('Bear'));
    begun.keep();
    return { begun, id: begun.live.state.command[0]! };
  }

  test('CR 702.106c, 702.106d: its owner may any time they have priority; it reveals the name, and its abilities function', () => {
    const { begun, id } = hidden();
    expect(begun.asked).toBe('priority 0');
    begun.answer(turn(id));
    const { state } = begun.live;
    expect([state.objects.get(id)!.printed.name, state.objects.get(id)!.knownTo]).toEqual(['Plot', 3]);
    expect(factsOf(begun.facts, 'NamesRevealed').map(({ data, rule }) => [data.names, rule])).toEqual([
      [['Bear'], '702.106c'],
    ]);
    expect(state.objects.get(id)!.chosen).toEqual([
      { label: 'card name', kind: 'card name', values: [{ is: 'word', word: 'Bear' }] },
    ]);
    expect(() => begun.answer(turn(id))).toThrow('116.2j');
    expect(plainState(foldInPlay(begun.catalog, begun.facts).state)).toBe(plainState(state));
  });

  test('CR 116.2j: nobody else can turn it face up', () => {
    const { begun, id } = hidden();
    begun.answer(act({ do: 'pass' }));
    expect(begun.asked).toBe('priority 1');
    expect(() => begun.answer(turn(id))).toThrow('116.2j');
  });

  test('CR 315.5, 702.106d: a face-up one affects creatures, those that have the chosen name', () => {
    const begun = new Begun([plot, decree], [bear, elf]);
    begun.answer(select(begun.outside('Plot')));
    begun.answer(pick('Bear'));
    begun.keep();
    const { state } = begun.live;
    const [id] = state.command;
    const creaturesOf = (of: GameState): unknown =>
      of.battlefield.map((permanent) => [of.objects.get(permanent)!.printed.name, size(of, permanent)]);
    // The creatures are put onto the battlefield by hand: what is shown is what the conspiracy does to them.
    const withCreatures = (of: GameState): GameState => {
      const record = new GameStateRecord(of);
      const cards = of.players.flatMap(({ library, hand }) => [...library, ...hand]);
      const some = ['Bear', 'Elf'].map((name) => cards.find((card) => of.objects.get(card)!.printed.name === name)!);
      for (const card of some) {
        const there = new GameObjectRecord(of.objects.get(card)!);
        there.zone = 'battlefield';
        record.objects = record.objects.set(card, there);
      }
      record.battlefield = some;
      return record;
    };
    expect(creaturesOf(withCreatures(state))).toEqual([
      ['Bear', '2/2'],
      ['Elf', '1/1'],
    ]);
    begun.answer(turn(id!));
    expect(creaturesOf(withCreatures(begun.live.state))).toEqual([
      ['Bear', '3/3'],
      ['Elf', '1/1'],
    ]);
  });

  test('CR 702.106e: those of a player who leaves are revealed to all', () => {
    const begun = new Begun([plot], [bear], 3);
    begun.answer(select(begun.outside('Plot')));
    begun.answer(pick('Bear'));
    begun.keep();
    const [id] = begun.live.state.command;
    const { card } = begun.live.state.objects.get(id!)!;
    begun.concede();
    expect(factsOf(begun.facts, 'CardsRevealed').map(({ data, rule }) => [data.objects, data.cards, rule])).toEqual([
      [[id], [card], '702.106e'],
    ]);
    const types = begun.facts.map(({ type }) => type);
    expect(types.indexOf('CardsRevealed')).toBeLessThan(types.indexOf('PlayerLeft'));
    expect([begun.live.state.outcome, brokenInvariants(begun.live.state)]).toEqual([null, []]);
  });

  test('CR 702.106e: at the end of the game everyone sees what the others’ are', () => {
    const { begun } = hidden();
    const shown = (): string => JSON.stringify(boardView(begun.live.state, { seat: bob }).command);
    expect(shown()).not.toContain('Plot');
    const over = begun.live.concede(bob);
    if (!over.accepted) throw new Error(over.message);
    expect(begun.live.state.outcome?.winner).toBe(alice);
    expect(shown()).toContain('Plot');
  });

  test('CR 702.106a, 800.4a: who leaves while they choose a name puts no conspiracy there', () => {
    const begun = new Begun([plot, pact], [bear], 3);
    begun.answer(select(begun.outside('Plot'), begun.outside('Pact')));
    begun.concede();
    expect(begun.asked).toBe('choose objects 1');
    expect([begun.live.state.command, factsOf(begun.facts, 'NamesChosenSecretly')]).toEqual([[], []]);
  });

  test('CR 315.3: a conspiracy that isn’t in the game can’t be brought in', () => {
    const wish: Effect = {
      do: 'move',
      what: { objects: 'each', filter: { is: 'anything' }, zone: 'outside', of: { players: 'you' } },
      to: { zone: 'hand' },
    };
    let aside: readonly ObjectId[] = [];
    const table = done([wish], (p) => {
      aside = [p.outside(alice, decree), p.outside(alice, bear)];
    });
    expect(aside.map((id) => table.zoneOf(id))).toEqual(['outside', 'hand']);
    expect(brokenInvariants(table.state)).toEqual([]);
  });

  test('CR 315.3: a conspiracy outside the game can’t be brought into it, nor be in a deck', () => {
    expect(conspiracyFaults([bear, plot], []).map(({ rule }) => rule)).toEqual(['315.3']);
    expect(conspiracyFaults([bear], [plot], 'constructed').map(({ rule }) => rule)).toEqual(['315.1']);
    expect([conspiracyFaults([bear], [plot], 'limited'), conspiracyFaults([bear], [plot])]).toEqual([[], []]);
    expect(strayVariantCards([plot])).toEqual([]);
  });
});
