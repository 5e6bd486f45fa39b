import type { CardDefinition } from '@stacktrail/card-tree';
import type { EventStore } from '@stacktrail/event-store';
import type { Answer, PlayerId, Revision } from '@stacktrail/game-events';
import type { FormatName } from '@stacktrail/game-state';
import { isResumePoint, type StartingPosition } from '@stacktrail/rules';
import {
  beginInMemory,
  bots,
  Matches,
  playOut,
  Sight,
  unattended,
  type BotAnswer,
  type BotName,
  type CreateGame,
} from '../../src/index.js';

/** How a recorded game was made: whoever follows it makes the same game. Cards are places in a list of definitions. */
export interface Recipe {
  /** The game's name and its seed. */
  readonly name: string;
  readonly seats: readonly RecipeSeat[];
  readonly bots: readonly BotName[];
  /** Where the game is left if it hasn't ended. */
  readonly mostDecisions: number;
  readonly format?: FormatName;
  readonly ante?: boolean;
  readonly edition?: string;
  /** One planar deck for all. */
  readonly planes?: readonly number[];
  readonly dungeons?: readonly number[];
  readonly position?: StartingPosition;
  /** Counters on the first permanent of the position. */
  readonly adjusted?: { readonly kind: string; readonly count: number };
  readonly deeds?: readonly Deed[];
}

export interface RecipeSeat {
  readonly deck: readonly number[];
  readonly commanders?: readonly number[];
  readonly sideboard?: readonly number[];
  readonly attractions?: readonly number[];
  readonly planes?: readonly number[];
  readonly schemes?: readonly number[];
  readonly vanguard?: number;
}

/** What somebody does beside answering decisions. `back` counts priority points from the latest one. */
export type Deed = { readonly after: number } & (
  | { readonly do: 'rule'; readonly ruling: string; readonly about: PlayerId | null }
  | { readonly do: 'rewind'; readonly back: number; readonly reshuffleUnknown: boolean }
  | { readonly do: 'ask to rewind'; readonly back: number; readonly votes: readonly ('consent' | 'refuse')[] }
  | { readonly do: 'concede' | 'call time'; readonly player: PlayerId }
  | { readonly do: 'shortcut'; readonly passes: number; readonly at: number | null }
);

const pass: Answer = { form: 'action', action: { do: 'pass' } };

/**
 * Plays the game of a recipe into a store.
 *
 * @param cards the definitions that the recipe's numbers stand for
 * @returns the game's id
 */
export async function follow(recipe: Recipe, cards: readonly CardDefinition[], store: EventStore): Promise<string> {
  if (recipe.adjusted !== undefined) return followInMemory(recipe, cards, store, recipe.adjusted);
  const matches = new Matches(store);
  const { gameId } = await matches.create(setupOf(recipe, cards));
  const players = recipe.bots.map((bot, seat) => bots[bot](`${recipe.name} ${seat}`));
  const deeds = [...(recipe.deeds ?? [])];
  for (let decisions = 0; ; decisions++) {
    while (deeds[0]?.after === decisions)
      await perform(deeds.shift()!, matches, gameId, decisions + deeds.length / 100);
    const { state, decision } = await matches.current(gameId);
    if (decision === null || decisions >= recipe.mostDecisions) {
      for (const [i, deed] of deeds.entries()) await perform(deed, matches, gameId, decisions + (i + 1) / 100);
      return gameId;
    }
    const commandId = `${recipe.name} ${decisions}`;
    if (decision.question.kind === 'judge a loop') {
      await matches.rule(gameId, { commandId, ...unattended });
      continue;
    }
    const player = decision.decidedBy;
    const choose = (): BotAnswer => players[player]!.answer(new Sight(state, player), decision);
    const submit = { commandId, player, decision: decision.id };
    let result = await matches.submit(gameId, { ...submit, ...choose() });
    // CR 730.2c: where a shortcut was cut short another choice has to be made; the game is left where the bot finds none.
    for (let i = 0; !result.accepted && result.rule === '730.2c'; i++) {
      if (i === 50) return gameId;
      result = await matches.submit(gameId, { ...submit, ...choose() });
    }
    if (!result.accepted) throw new Error(`${recipe.name}: ${result.rule}: ${result.message}`);
  }
}

/** The same for a position that is adjusted, which no command does. */
async function followInMemory(
  recipe: Recipe,
  cards: readonly CardDefinition[],
  store: EventStore,
  { kind, count }: NonNullable<Recipe['adjusted']>,
): Promise<string> {
  const game = beginInMemory(setupOf(recipe, cards));
  const object = game.live.state.battlefield[0]!;
  const batches = [game.live.adjustPosition({ object, kind, count })];
  const players = recipe.bots.map((bot, seat) => bots[bot](`${recipe.name} ${seat}`));
  playOut(game.live, players, (events) => batches.push(events), recipe.mostDecisions);
  await game.store(store, batches);
  return game.gameId;
}

function setupOf({ name, seats, ...options }: Recipe, cards: readonly CardDefinition[]): CreateGame {
  const { format, ante, edition, planes, dungeons, position } = options;
  const all = (numbers: readonly number[]): readonly CardDefinition[] => numbers.map((number) => cards[number]!);
  return {
    seed: name,
    commandId: name,
    name: `match of ${name}`,
    handNumbers: 0, // the recorded games number cards as they come
    seats: seats.map(({ deck, vanguard, ...beside }, seat) => ({
      name: ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? `Seat ${seat}`,
      deck: all(deck),
      ...Object.fromEntries(Object.entries(beside).map(([what, numbers]) => [what, all(numbers)])),
      ...(vanguard === undefined ? {} : { vanguard: cards[vanguard]! }),
    })),
    ...(format === undefined ? {} : { format }),
    ...(ante === undefined ? {} : { ante }),
    ...(edition === undefined ? {} : { edition }),
    ...(planes === undefined ? {} : { planes: all(planes) }),
    ...(dungeons === undefined ? {} : { dungeons: all(dungeons) }),
    ...(position === undefined ? {} : { position }),
  };
}

async function perform(deed: Deed, matches: Matches, gameId: string, at: number): Promise<void> {
  const commandId = `${gameId} deed ${at}`;
  switch (deed.do) {
    case 'rule':
      return accepted(await matches.rule(gameId, { commandId, judge: 'Jo', ruling: deed.ruling, about: deed.about }));
    case 'rewind': {
      const to = await priorityPoint(matches, gameId, deed.back);
      const { reshuffleUnknown } = deed;
      const command = { commandId, judge: 'Jo', to, reason: 'a trigger was missed', reshuffleUnknown };
      return accepted(await matches.rewind(gameId, command));
    }
    case 'ask to rewind': {
      const to = await priorityPoint(matches, gameId, deed.back);
      const player = 0 as PlayerId;
      const asked = await matches.requestRewind(gameId, { commandId, player, to, reason: 'I misread the card' });
      accepted(asked);
      if (!asked.accepted) return;
      for (const [i, vote] of deed.votes.entries()) {
        const voter = (i + 1) as PlayerId;
        const command = { commandId: `${commandId} vote ${i}`, player: voter, request: asked.firstRevision, vote };
        accepted(await matches.vote(gameId, command));
      }
      return;
    }
    case 'concede':
      return accepted(await matches.concede(gameId, { commandId, player: deed.player }));
    case 'call time':
      return accepted(await matches.clocks.call(gameId, { commandId, player: deed.player }));
    case 'shortcut':
      return shortcut(deed, matches, gameId, commandId);
  }
}

/** Suggests that all players pass for a while; the next player agrees, or not to all of it (CR 730.2). */
async function shortcut(
  { passes, at }: Extract<Deed, { do: 'shortcut' }>,
  matches: Matches,
  gameId: string,
  commandId: string,
): Promise<void> {
  const { decision, state } = await matches.current(gameId);
  if (decision?.question.kind !== 'priority') return;
  const player = decision.player;
  const seats = state.players.length;
  const parts = Array.from({ length: passes }, (_, i) => ({
    player: ((player + i) % seats) as PlayerId,
    answer: pass,
  }));
  const proposed = await matches.proposeShortcut(gameId, { commandId, player, parts });
  if (!proposed.accepted) return; // Somebody has to decide something else in between.
  const other = ((player + 1) % seats) as PlayerId;
  accepted(await matches.answerShortcut(gameId, { commandId: `${commandId} answer`, player: other, at }));
}

function accepted(result: { readonly accepted: boolean; readonly message?: string }): void {
  if (!result.accepted) throw new Error(result.message);
}

/** The priority point so many before the last one. */
async function priorityPoint(matches: Matches, gameId: string, back: number): Promise<Revision> {
  const { events } = await matches.load(gameId);
  const points = events.flatMap((_, i) => (isResumePoint(events, i) ? [i] : []));
  return points.at(-1 - back) as Revision;
}
