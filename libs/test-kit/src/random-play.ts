import type { CardDefinition } from '@stacktrail/card-tree';
import { mostTo, type Question } from '@stacktrail/engine';
import type { AnyGameEvent, Answer } from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';
import { Prng, sha256, utf8Encode } from '@stacktrail/kernel';
import { LiveGame, type Decision, type NewGame, type Secrets } from '@stacktrail/rules';

/** A game's secrets, all from one word. */
export function secretsOf(seed: string): Secrets {
  const bytes = (what: string): Uint8Array => sha256(utf8Encode(`${what} ${seed}`));
  return { seed: bytes('seed'), salt: bytes('salt').slice(0, 16), nonces: [bytes('nonce 0'), bytes('nonce 1')] };
}

export function newGame(decks: readonly (readonly CardDefinition[])[], seed: string): NewGame {
  return {
    ...secretsOf(seed),
    game: `game ${seed}`,
    edition: '2025-06-06',
    match: null,
    parent: null,
    provable: false,
    seats: decks.map((deck, i) => ({ name: `Seat ${i}`, deck })),
  };
}

function some<T>(random: Prng, list: readonly T[], min: number, max: number): T[] {
  const rest = list.slice();
  const count = min + random.below(Math.min(max, list.length) - min + 1);
  return Array.from({ length: count }, () => rest.splice(random.below(rest.length), 1)[0]!);
}

/** A random answer. It may be illegal where the rules judge the whole of it, as with attacks: `answerSomehow` tries again. */
function randomAnswer(question: Question, random: Prng): Answer {
  switch (question.form) {
    case 'action': {
      const actions = question.actions();
      const eager = actions.filter(
        (action) => action.do === 'cast' || action.do === 'play land' || action.do === 'activate',
      );
      const action = eager.length > 0 && random.below(4) > 0 ? random.pick(eager) : actions[0]!;
      return { form: 'action', action };
    }
    case 'select':
      return { form: 'select', chosen: some(random, question.candidates, question.min, question.max) };
    case 'pick':
      return { form: 'pick', keys: some(random, question.options, question.min, question.max).map(({ key }) => key) };
    case 'number':
      return { form: 'number', value: Math.min(question.max, question.min + random.below(4)) };
    case 'order':
      return {
        form: 'order',
        keys: some(random, question.options, question.options.length, Infinity).map(({ key }) => key),
      };
    case 'divide': {
      const amounts = mostTo(question, 0);
      return { form: 'divide', shares: question.among.map((to, i) => ({ to, amount: amounts[i]! })) };
    }
    case 'attack': {
      const attackers = question.attackers.filter(({ defenders }) => defenders.length > 0 && random.below(2) === 0);
      return {
        form: 'attack',
        attacks: attackers.map(({ object, defenders }) => ({ attacker: object, defender: random.pick(defenders) })),
      };
    }
    case 'block': {
      const blockers = question.blockers.filter(({ attackers }) => attackers.length > 0 && random.below(2) === 0);
      return {
        form: 'block',
        blocks: blockers.map(({ object, attackers }) => ({ blocker: object, attacker: random.pick(attackers) })),
      };
    }
    case 'adjudicate':
      return { form: 'adjudicate', actions: [] };
    case 'damage':
      return {
        form: 'damage',
        assignments: question.sources.map(({ object, power, recipients }) => ({
          from: object,
          to: recipients[0]!,
          amount: power,
        })),
      };
    case 'spend':
      return { form: 'spend', mana: some(random, question.pool, question.amount, question.amount) };
  }
}

export interface Played {
  readonly live: LiveGame;
  readonly catalog: Catalog;
  readonly events: readonly AnyGameEvent[];
}

/**
 * Plays a game with random answers.
 *
 * @param limit how many decisions at most; the game ends by its rules where absent
 * @param onBatch told the facts of each batch, and the game after it
 */
export function playAtRandom(
  decks: readonly (readonly CardDefinition[])[],
  seed: string,
  limit = Infinity,
  onBatch: (events: readonly AnyGameEvent[], live: LiveGame) => void = () => undefined,
): Played {
  const random = Prng.from(`answers ${seed}`);
  const { live, catalog, events } = LiveGame.start(newGame(decks, seed));
  const all = events.slice();
  onBatch(events, live);
  for (let decisions = 0; decisions < limit; decisions++) {
    const { pending } = live;
    if (pending === null) break;
    const batch = answerSomehow(live, pending, random);
    all.push(...batch);
    onBatch(batch, live);
  }
  return { live, catalog, events: all };
}

/** Answers at random until an answer is legal: soon, since the engine's options are. */
function answerSomehow(live: LiveGame, pending: Decision, random: Prng): readonly AnyGameEvent[] {
  for (let attempt = 0; attempt < 200; attempt++) {
    const last = attempt > 100;
    const { question } = pending;
    const answer =
      last && question.form === 'attack'
        ? ({ form: 'attack', attacks: [] } as const)
        : last && question.form === 'block'
          ? ({ form: 'block', blocks: [] } as const)
          : randomAnswer(question, random);
    const result = live.answer(pending.id, answer);
    if (result.accepted) return result.events;
  }
  throw new Error(`no legal answer found to “${pending.question.kind}”: ${pending.question.prompt}`);
}
