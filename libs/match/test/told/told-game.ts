import { MemoryEventStore } from '@stacktrail/event-store';
import { cardNamed } from './cards.js';
import type { Answer, PlayerId } from '@stacktrail/game-events';
import { isUnknown, type GameState } from '@stacktrail/game-state';
import type { ToldPlace } from '@stacktrail/rules';
import { Matches } from '../../src/index.js';

export const ann = 0 as PlayerId;
export const bob = 1 as PlayerId;
const pass: Answer = { form: 'action', action: { do: 'pass' } };

/** A game of told chance: Ann begins, both keep hands that nobody has told. */
export class ToldGame {
  readonly store = new MemoryEventStore();
  matches = new Matches(this.store);
  id = '';
  private commands = 0;

  async create(hers: readonly string[], his: readonly string[]): Promise<this> {
    const seats = [
      { name: 'Ann', deck: hers.map(cardNamed) },
      { name: 'Bob', deck: his.map(cardNamed) },
    ];
    ({ gameId: this.id } = await this.matches.create({ seats, chance: 'told', chooser: ann }));
    return this;
  }

  async begin(hers: readonly string[], his: readonly string[]): Promise<this> {
    await this.create(hers, his);
    await this.answer({ form: 'select', chosen: [{ is: 'player', id: ann }] });
    await this.answer({ form: 'pick', keys: ['keep'] });
    await this.answer({ form: 'pick', keys: ['keep'] });
    return this;
  }

  async state(): Promise<GameState> {
    return (await this.matches.current(this.id)).state;
  }

  async asked(): Promise<string> {
    const { decision } = await this.matches.current(this.id);
    return decision === null ? 'over' : `${decision.question.kind} ${decision.decidedBy}`;
  }

  async submit(answer: Answer) {
    const { decision } = await this.matches.current(this.id);
    return this.matches.submit(this.id, {
      commandId: this.command(),
      player: decision!.decidedBy,
      decision: decision!.id,
      answer,
    });
  }

  async answer(answer: Answer): Promise<void> {
    const result = await this.submit(answer);
    if (!result.accepted) throw new Error(result.message);
  }

  /** What the game says to it: `told`, or why not. */
  async tell(owner: PlayerId, place: ToldPlace, name: string, judge?: string): Promise<string> {
    const by = judge === undefined ? { player: owner } : { judge };
    const result = await this.matches.tell(this.id, { commandId: this.command(), ...by, told: { owner, place, name } });
    return result.accepted ? 'told' : result.message;
  }

  /** A judge answers what the game asks: `ruled`, or why not. */
  async judge(answer: Answer): Promise<string> {
    const words = { judge: 'Judy', ruling: 'So it was.', answer };
    const result = await this.matches.rule(this.id, { commandId: this.command(), ...words });
    return result.accepted ? 'ruled' : result.message;
  }

  /** Everybody passes until this is so. */
  async passUntil(isSo: (state: GameState) => boolean): Promise<void> {
    for (let i = 0; i < 200 && !isSo(await this.state()); i++) {
      const { decision } = await this.matches.current(this.id);
      if (decision?.question.kind !== 'priority') return;
      await this.answer(pass);
    }
  }

  /** Casts the first known card of that name, with these answers to what is asked on the way. */
  async cast(name: string, ...then: readonly Answer[]): Promise<void> {
    const { decision, state } = await this.matches.current(this.id);
    if (decision?.question.form !== 'action') throw new Error('nobody has priority');
    const action = decision.question
      .actions()
      .find(
        (one) => (one.do === 'cast' || one.do === 'play land') && state.objects.get(one.object)?.printed.name === name,
      );
    if (action === undefined) throw new Error(`${name} isn’t offered`);
    await this.answer({ form: 'action', action });
    for (const answer of then) await this.answer(answer);
  }

  /** Another process goes on with the game. */
  moveOn(): void {
    this.matches = new Matches(this.store);
  }

  command(): string {
    return `command ${(this.commands += 1)}`;
  }
}

/** The names in a hand, where an unknown card is “?”. */
export function handOf(state: GameState, player: PlayerId): readonly string[] {
  return state.players[player]!.hand.map((id) => {
    const object = state.objects.get(id)!;
    return isUnknown(object) ? '?' : object.printed.name;
  });
}
