import { describe, expect, test } from 'vitest';
import { creatures, keywords, type Ability, type CardDefinition, type Filter } from '@stacktrail/card-language';
import type { AnyGameEvent, Answer, ObjectId } from '@stacktrail/game-events';
import { conspiracyFaults, fold, LiveGame, strayVariantCards } from '../../src/index.js';
import { boardView, snapshotOf, stateFrom } from '../../src/view/index.js';
import { act, pick, player, select } from '../answers.js';
import { bear, elf, forest } from '../cards.js';
import { brokenInvariants } from '../invariants.js';
import { plainState } from '../plain-state.js';
import { alice, bob } from '../position.js';
import { newGame } from '../random-play.js';
import { factsOf } from '../run-procedure.js';
import { conspiracy } from './supplementary.js';

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

  constructor(sideboard: readonly CardDefinition[]) {
    const plain = newGame(
      [bear, forest].map((card) => Array.from({ length: 20 }, () => card)),
      'plots',
    );
    const seats = plain.seats.map((seat, i) => ({ ...seat, sideboard: i === 0 ? sideboard : [elf] }));
    const { live, catalog, events } = LiveGame.start({ ...plain, seats, chooser: alice });
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
    const result = this.live.answer(this.live.pending!.id, answer);
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

  test('CR 702.106a, 315.5b, 315.7: with hidden agenda it is face down, with a name that only its owner knows', () => {
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
    expect(plainState(fold(begun.catalog, begun.facts).state)).toBe(plainState(state));
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
    expect(plainState(fold(begun.catalog, begun.facts).state)).toBe(plainState(state));
  });

  test('CR 116.2j: nobody else can turn it face up', () => {
    const { begun, id } = hidden();
    begun.answer(act({ do: 'pass' }));
    expect(begun.asked).toBe('priority 1');
    expect(() => begun.answer(turn(id))).toThrow('116.2j');
  });

  test('CR 315.3: a conspiracy outside the game can’t be brought into it, nor be in a deck', () => {
    expect(conspiracyFaults([bear, plot], []).map(({ rule }) => rule)).toEqual(['315.3']);
    expect(conspiracyFaults([bear], [plot], 'constructed').map(({ rule }) => rule)).toEqual(['315.1']);
    expect([conspiracyFaults([bear], [plot], 'limited'), conspiracyFaults([bear], [plot])]).toEqual([[], []]);
    expect(strayVariantCards([plot])).toEqual([]);
  });
});
