import type { CardDefinition } from '@stacktrail/card-tree';
import type { Question } from '@stacktrail/engine';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { Action, Answer, DefinitionPointer, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { Rejection } from '@stacktrail/rules';
import { Matches, type Committed } from '../../src/index.js';

export const ada = 0 as PlayerId;
export const ben = 1 as PlayerId;

export const pass: Answer = { form: 'action', action: { do: 'pass' } };

/** A stored game in which commands are tried: what its stream holds is looked at before and after. */
export class Court {
  private commands = 0;

  private constructor(
    private readonly matches: Matches,
    private readonly gameId: string,
    public state: GameState,
    public question: Question,
    private decision: Committed['firstRevision'],
  ) {}

  /** Ada plays first; both keep their hands, and Ada has priority in her first upkeep. */
  static async open(hers: readonly CardDefinition[], his: readonly CardDefinition[]): Promise<Court> {
    const court = await Court.begin(hers, his);
    while (court.question.kind !== 'priority') {
      if (court.question.kind === 'mulligan') await court.answer({ form: 'pick', keys: ['keep'] });
      else await court.answer({ form: 'select', chosen: [{ is: 'player', id: ada }] });
    }
    return court;
  }

  /** A game at its first decision; Ada's sideboard may hold cards. */
  static async begin(
    hers: readonly CardDefinition[],
    his: readonly CardDefinition[],
    sideboard: readonly CardDefinition[] = [],
  ): Promise<Court> {
    const matches = new Matches(new MemoryEventStore());
    const deck = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
      Array.from({ length: 24 }, (_, i) => cards[i % cards.length]!);
    const seats = [
      { name: 'Ada', deck: deck(hers), sideboard },
      { name: 'Ben', deck: deck(his) },
    ];
    const { gameId } = await matches.create({ seats, seed: 'court' });
    const { state, decision } = await matches.current(gameId);
    return new Court(matches, gameId, state, decision!.question, decision!.id);
  }

  /** Answers for whoever decides. @throws Error if the rules say no */
  async answer(answer: Answer): Promise<Committed> {
    const result = await this.submit(answer);
    if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
    return result;
  }

  /** Tries an answer: what the rules say, and how many facts were stored by it. */
  async attempt(answer: Answer): Promise<{ readonly result: Committed | Rejection; readonly stored: number }> {
    const before = (await this.matches.load(this.gameId)).stored.length;
    const result = await this.submit(answer);
    return { result, stored: (await this.matches.load(this.gameId)).stored.length - before };
  }

  /** An answer to the pending decision by a seat that it isn't for. */
  outOfTurn(player: PlayerId, answer: Answer): Promise<Committed | Rejection> {
    return this.matches.submit(this.gameId, { commandId: 'out of turn', player, decision: this.decision, answer });
  }

  private async submit(answer: Answer): Promise<Committed | Rejection> {
    const player = this.question.player;
    this.commands += 1;
    const command = { commandId: `command ${this.commands}`, player, decision: this.decision, answer };
    const result = await this.matches.submit(this.gameId, command);
    const { state, decision } = await this.matches.current(this.gameId);
    this.state = state;
    if (decision !== null) {
      this.question = decision.question;
      this.decision = decision.id;
    }
    return result;
  }

  /** All pass until a player has priority in that step of a turn; nobody attacks or blocks on the way. */
  async passTo(step: GameState['step'], player: PlayerId = ada, active: PlayerId = ada): Promise<void> {
    for (let i = 0; i < 80; i++) {
      const { question, state } = this;
      const isThere = state.step === step && state.activePlayer === active && state.priority === player;
      if (isThere && question.kind === 'priority') return;
      if (question.form === 'attack') await this.answer({ form: 'attack', attacks: [] });
      else if (question.form === 'block') await this.answer({ form: 'block', blocks: [] });
      else if (question.kind === 'discard to hand size') await this.discard(question);
      else await this.answer(pass);
    }
    throw new Error(`the game never comes to ${step}`);
  }

  private async discard(question: Question): Promise<void> {
    if (question.form !== 'select') throw new Error(`“${question.kind}” is answered otherwise`);
    await this.answer({ form: 'select', chosen: question.candidates.slice(0, question.min) });
  }

  /** All pass until something of that kind is asked. */
  async passUntil(kind: Question['kind']): Promise<void> {
    for (let i = 0; i < 80 && this.question.kind !== kind; i++) {
      if (this.question.kind === 'priority') await this.answer(pass);
      else if (this.question.form === 'attack') await this.answer({ form: 'attack', attacks: [] });
      else throw new Error(`“${this.question.kind}” is asked on the way`);
    }
  }

  /** The first card of that name in a player's hand. */
  inHand(name: string, player: PlayerId = ada): ObjectId {
    return this.named(this.state.players[player]!.hand, name);
  }

  onBattlefield(name: string): ObjectId {
    return this.named(this.state.battlefield, name);
  }

  private named(ids: readonly ObjectId[], name: string): ObjectId {
    const found = ids.find((id) => this.state.objects.get(id)?.printed.name === name);
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  }

  /** The answer that casts a card from the hand. */
  cast(name: string, player: PlayerId = ada): Answer {
    return cast(this.inHand(name, player));
  }

  /** The answer that plays a land. */
  land(name: string, player: PlayerId = ada): Answer {
    return act({ do: 'play land', object: this.inHand(name, player), by: null, face: 0 });
  }

  /** The answer that activates the only activated ability of a permanent. */
  use(name: string): Answer {
    const object = this.onBattlefield(name);
    const ability = this.state.objects.get(object)!.printed.abilities.find(({ kind }) => kind === 'activated');
    return act({ do: 'activate', object, ability: (ability?.pointer ?? '/none') as DefinitionPointer });
  }

  /** Casts a card that costs nothing, and lets it resolve. */
  async resolve(name: string, player: PlayerId = ada): Promise<void> {
    await this.answer(this.cast(name, player));
    await this.answer(pass);
    await this.answer(pass);
  }
}

export function act(action: Action): Answer {
  return { form: 'action', action };
}

export function cast(object: ObjectId): Answer {
  return act({ do: 'cast', object, via: 'hand', by: null, ability: null, face: 0 });
}

export function select(...chosen: readonly Ref[]): Answer {
  return { form: 'select', chosen };
}

export const object = (id: ObjectId): Ref => ({ is: 'object', id });
export const player = (id: PlayerId): Ref => ({ is: 'player', id });
