import type { CardDefinition, Zone } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import type { CreateGame } from '@stacktrail/match';
import type { PlacedCard } from '@stacktrail/rules';
import type { CardSource } from '../cards/card-source.js';
import { standIn, type StandIns } from '../cards/stand-in.js';
import { Unsupported } from '../outcome/outcomes.js';
import { required } from '../scenario/required.js';
import type { Placement, Scenario, ScenarioDeck } from '../scenario/scenario.js';
import { unbuiltForm } from './forms-of-game.js';

interface Aliased {
  readonly alias: string;
  readonly seat: number;
  /** Its place among the cards of the seat's deck. */
  readonly at: number;
}

type Chance = NonNullable<CreateGame['position']>['chance'][number];

/** How a scenario's game begins, and which of its cards have aliases. */
export interface SetUp {
  readonly game: CreateGame;
  /** The place of an aliased card among all cards of the decks, in seat order. */
  readonly aliases: ReadonlyMap<string, number>;
  readonly standIns: StandIns;
}

/**
 * The game that a scenario begins with: each player's deck with the cards that are set up in it, and where those are.
 *
 * @throws Unsupported naming the card and its clause, or the form of game
 */
export function setUpGame(scenario: Scenario, cards: CardSource, decks: ReadonlyMap<string, ScenarioDeck>): SetUp {
  const unbuilt = unbuiltForm(scenario);
  if (unbuilt !== null) throw new Unsupported(`not built: ${unbuilt}`);
  const seats = scenario.game.turnOrder;
  const standIns: StandIns = new Map();
  const lists = seats.map((id) => libraryOf(scenario, id, cards, decks, standIns));
  const commanders = seats.map((id) => commandersOf(scenario, id, cards, decks));
  const placed: PlacedCard[] = [];
  const aliased: Aliased[] = [];
  for (const placement of inOrder(scenario)) {
    const seat = seats.indexOf(placement.player);
    const deck = required(lists[seat]);
    if (placement.zone === 'command') continue;
    for (let copy = 0; copy < placement.count; copy++) {
      const at = deck.push(definitionOf(cards, placement.card)) - 1;
      placed.push(placedCard(placement, seat as PlayerId, at, required(deck[at])));
      const alias = placement.aliases?.[copy] ?? aliasOf(placement, copy);
      if (alias !== undefined) aliased.push({ alias, seat, at });
    }
  }
  for (const { player, alias, card } of scenario.setup.filter(({ zone }) => zone === 'command')) {
    const seat = seats.indexOf(player);
    const at = required(lists[seat]).length + required(commanders[seat]).push(definitionOf(cards, card)) - 1;
    if (alias !== undefined) aliased.push({ alias, seat, at });
  }
  const all = lists.map((deck, seat) => deck.length + required(commanders[seat]).length);
  const before = (seat: number): number => all.slice(0, seat).reduce((sum, count) => sum + count, 0);
  const life = seats.map(
    (id) => scenario.players.find((player) => player.id === id)?.life ?? scenario.game.startingLife,
  );
  return {
    standIns,
    aliases: new Map(aliased.map(({ alias, seat, at }) => [alias, before(seat) + at])),
    game: {
      seats: seats.map((id, seat) => ({
        name: `Player ${id}`,
        deck: required(lists[seat]),
        commanders: required(commanders[seat]),
      })),
      seed: scenario.id,
      // A scenario lists attacks and choices that the rules forbid: it has to be asked for them.
      asksByWhatIsOpen: false,
      position: {
        startingPlayer: 0 as PlayerId,
        life,
        shuffle: scenario.game.shuffleLibraries,
        cards: placed,
        chance: chanceOf(scenario),
        ...daytimeOf(scenario),
      },
    },
  };
}

function aliasOf({ alias, count }: Placement, copy: number): string | undefined {
  if (alias === undefined) return undefined;
  return count > 1 ? `${alias}.${copy + 1}` : alias;
}

/** The first player's permanents enter first; each player's in the order of the list. */
function inOrder({ setup, players }: Scenario): readonly Placement[] {
  return players.flatMap(({ id }) => setup.filter(({ player }) => player === id));
}

function libraryOf(
  { players }: Scenario,
  id: string,
  cards: CardSource,
  decks: ReadonlyMap<string, ScenarioDeck>,
  standIns: StandIns,
): CardDefinition[] {
  const player = players.find((each) => each.id === id);
  if (player === undefined || player.libraryCleared === true) return [];
  const deck = decks.get(player.deck);
  if (deck === undefined) throw new Unsupported(`the deck “${player.deck}” isn't in the deck file`);
  return Object.entries(deck.library).flatMap(([name, count]) => {
    const found = cards.find(name);
    if (found.definition === undefined) standIns.set(name, found.why);
    return new Array<CardDefinition>(count).fill(found.definition ?? standIn(name));
  });
}

/** The commanders of a deck; those that are set up in the command zone come after them. */
function commandersOf(
  { game, players }: Scenario,
  id: string,
  cards: CardSource,
  decks: ReadonlyMap<string, ScenarioDeck>,
): CardDefinition[] {
  if (!game.type.startsWith('Commander')) return [];
  const deck = decks.get(players.find((each) => each.id === id)?.deck ?? '');
  return Object.keys(deck?.commanders ?? {}).map((name) => definitionOf(cards, name));
}

function definitionOf(cards: CardSource, name: string): CardDefinition {
  const found = cards.find(name);
  if (found.definition === undefined) throw new Unsupported(`${name}: ${found.why}`);
  return found.definition;
}

function placedCard(
  { zone, tapped, backFace, card }: Placement,
  player: PlayerId,
  at: number,
  definition: CardDefinition,
): PlacedCard {
  const back = definition.faces.length > 1 && definition.layout !== 'split' && definition.faces[1]?.name === card;
  const face = backFace === true || (back && zone === 'battlefield') ? 1 : 0;
  return { player, at, zone: zone as Zone, face, ...(tapped === true ? { tapped } : {}) };
}

/** The results of coins and dice that the choices foretell, each player's in order. */
function chanceOf({ choices, game }: Scenario): readonly Chance[] {
  const chance: Chance[] = [];
  game.turnOrder.forEach((id, seat) => {
    for (const { type, value } of choices[id] ?? []) {
      const player = seat as PlayerId;
      if (type === 'coin') chance.push({ player, kind: 'coin', value: value === true ? 1 : 0 });
      if (type === 'die') chance.push({ player, kind: 'die', value: Number(value) });
    }
  });
  return chance;
}

function daytimeOf({ game: { daytime } }: Scenario): { readonly daytime?: 'day' | 'night' } {
  return daytime === 'day' || daytime === 'night' ? { daytime } : {};
}
