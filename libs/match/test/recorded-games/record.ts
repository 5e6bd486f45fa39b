import { readdirSync, readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type CardDefinition, sorcery, spell } from '@stacktrail/card-tree';
import { loadDeck, dungeonsFor, parseDeckList, shippedPool } from '@stacktrail/cards';
import { MemoryEventStore, openEventStore, type EventStore } from '@stacktrail/event-store';
import { canonicalExport, eventTypes, type PlayerId } from '@stacktrail/game-events';
import { canonicalJson, Prng } from '@stacktrail/kernel';
import { Matches } from '../../src/index.js';
import { comparableDigest, sha256, stateDigest } from './digest.js';
import { follow, type Deed, type Recipe, type RecipeSeat } from './recipe.js';
import { attractions, madeCards, ofVariant, ongoing, openers, plot, schemes, vanguard } from './made-cards.js';
import { themes } from './themes.js';

/**
 * Plays games of every kind and keeps them: `node --import ./scripts/typescript/loader.mjs FILE FOLDER`. The folder
 * then holds `games.json.br` (recipes, hashes, digests), `cards.json.br` (the definitions) and `store.br` (some
 * of the games, in a store as this build writes it). What earlier builds have recorded is never recorded again.
 */
const folder = process.argv[2] ?? '';
const leastStored = 20;
const { archive } = shippedPool();
const cards: CardDefinition[] = [];
const numbers = new Map<string, number>();

interface Recorded {
  readonly recipe: Recipe;
  readonly game: string;
  readonly events: number;
  /** SHA-256 of the canonical export. */
  readonly exported: string;
  readonly comparable: string;
  /** Of the state at the end. */
  readonly state: string;
  readonly types: readonly string[];
}

const recorded: Recorded[] = [];
const covered = new Set<string>();

async function record(recipe: Recipe, needed?: string): Promise<boolean> {
  const store = new MemoryEventStore();
  const game = await follow(recipe, cards, store);
  const matches = new Matches(store);
  const { stored, events } = await matches.load(game);
  const types = [...new Set(events.map(({ type }) => type))];
  if (needed !== undefined && !types.includes(needed as never)) return false;
  const { state } = await matches.current(game);
  recorded.push({
    recipe,
    game,
    events: events.length,
    exported: sha256(canonicalExport(stored)),
    comparable: comparableDigest(stored),
    state: stateDigest(state),
    types,
  });
  types.forEach((type) => covered.add(type));
  return true;
}

function numberOf(card: CardDefinition): number {
  const text = canonicalJson(card);
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, cards.length);
  return cards.push(card) - 1;
}
const all = (some: readonly CardDefinition[]): readonly number[] => some.map(numberOf);
const named = (name: string): CardDefinition | undefined => archive.get(name);
const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => {
  const found = shippedPool().find(name);
  if (found.kind !== 'card') throw new Error(name);
  return found.definition;
});
const notInDecks = new Set(['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard']);
const playable = archive.contents.cards.filter((name) => {
  const { types, subtypes } = archive.get(name)!.faces[0];
  return !types.some((type) => notInDecks.has(type)) && !subtypes.includes('Attraction');
});
const textOf = new Map(playable.map((name) => [name, JSON.stringify(archive.get(name))]));

/** A deck of a theme, and what stands ready as the game begins. */
function themed(random: Prng, some: readonly CardDefinition[]): readonly CardDefinition[] {
  const lands = Array.from({ length: 22 }, (_, i) => basics[i % 5]!);
  const of = Array.from({ length: 26 }, (_, i) => (i < some.length ? some[i]! : random.pick(some)));
  return [...lands, ...of];
}

function positionFor(seats: number): Recipe['position'] {
  return {
    startingPlayer: 0 as PlayerId,
    life: Array.from({ length: seats }, () => 20),
    shuffle: true,
    cards: Array.from({ length: seats }, (_, player) => [
      ...Array.from({ length: 12 }, (_, at) => ({ player: player as PlayerId, at, zone: 'battlefield' as const })),
      ...Array.from({ length: 7 }, (_, i) => ({ player: player as PlayerId, at: 22 + i, zone: 'hand' as const })),
    ]).flat(),
    chance: [],
  };
}

async function themesPlayed(): Promise<void> {
  const found: [string, readonly CardDefinition[]][] = Object.entries(themes).map(([type, theme]) => {
    const names = theme instanceof RegExp ? playable.filter((name) => theme.test(textOf.get(name)!)) : theme;
    return [type, names.flatMap((name) => named(name) ?? [])];
  });
  for (const [type, known] of [...found, ...Object.entries(madeCards)]) {
    if (known.length === 0) {
      console.log(`${type}: no card`);
      continue;
    }
    let found = false;
    for (let i = 0; i < 150 && !found; i++) {
      const name = `theme ${type} ${i}`;
      const random = Prng.from(name);
      const decks = [0, 1].map(() =>
        themed(
          random,
          Array.from({ length: 8 }, () => random.pick(known)),
        ),
      );
      found = await record(
        {
          name,
          seats: decks.map((deck) => ({ deck: all(deck) })),
          bots: i % 2 === 0 ? ['random', 'random'] : ['greedy', 'random'],
          mostDecisions: 250,
          dungeons: all(dungeonsFor(decks)),
          ...(i % 4 === 3 ? {} : { position: positionFor(2)! }),
        },
        type,
      );
    }
    if (!found) console.log(`${type}: not seen (${known.length} cards)`);
  }
}

function listed(file: string): RecipeSeat | null {
  const brought = loadDeck(parseDeckList(readFileSync(file, 'utf8')), shippedPool());
  if (!brought.ok) return null;
  return { deck: all(brought.value.deck), sideboard: all(brought.value.sideboard) };
}

const root = new URL('../../../../decks/', import.meta.url).pathname;
const shipped = readdirSync(root)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => listed(join(root, file)) ?? []);
const tournaments = readdirSync(join(root, 'tournaments')).flatMap(
  (file) => listed(join(root, 'tournaments', file)) ?? [],
);
const decks = [...shipped, ...tournaments];
console.log(`${shipped.length} shipped decks, ${tournaments.length} of tournaments`);

async function listsPlayed(): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const [one, other] = [decks[i % decks.length]!, decks[(i * 7 + 3) % decks.length]!];
    const bots = (['greedy', 'random', 'greedy'] as const).slice(i % 2, (i % 2) + 2);
    await record({ name: `lists ${i}`, seats: [one, other], bots, mostDecisions: 400 + (i % 5) * 100 });
  }
}

function randomDeck(random: Prng): RecipeSeat {
  const spells = Array.from({ length: 36 }, () => archive.get(random.pick(playable))!);
  return { deck: all([...Array.from({ length: 24 }, (_, i) => basics[i % 5]!), ...spells]) };
}

async function randomPlayed(from: number, to: number): Promise<void> {
  for (let i = from; i < to; i++) {
    const random = Prng.from(`random decks ${i}`);
    const seats = Array.from({ length: i % 6 === 5 ? 3 : 2 }, () => randomDeck(random));
    const bots = seats.map((_, seat) => (i % 3 === seat ? ('greedy' as const) : ('random' as const)));
    await record({ name: `random decks ${i}`, seats, bots, mostDecisions: 350 });
  }
}

async function commandersPlayed(): Promise<void> {
  const colorsIn = (card: CardDefinition): readonly string[] =>
    ['W', 'U', 'B', 'R', 'G'].filter((color) => (card.faces[0].manaCost ?? []).join('').includes(color));
  const legends = playable.filter((name) => {
    const { supertypes, types } = archive.get(name)!.faces[0];
    return supertypes.includes('Legendary') && types.includes('Creature');
  });
  for (let i = 0; i < 12; i++) {
    const random = Prng.from(`commander ${i}`);
    const seats = Array.from({ length: 4 }, (): RecipeSeat => {
      const commander = archive.get(random.pick(legends))!;
      const colors = colorsIn(commander);
      const lands = basics.filter((_, color) => colors.includes(['W', 'U', 'B', 'R', 'G'][color]!));
      const deck = Array.from({ length: 38 }, (_, land) =>
        lands.length === 0 ? basics[0]! : lands[land % lands.length]!,
      );
      const had = new Set<string>();
      while (deck.length < 99) {
        const name = random.pick(playable);
        const card = archive.get(name)!;
        if (had.has(name) || !colorsIn(card).every((color) => colors.includes(color))) continue;
        had.add(name);
        deck.push(card);
      }
      return { deck: all(deck), commanders: all([commander]) };
    });
    const bots = seats.map((_, seat) => ((i + seat) % 2 === 0 ? ('greedy' as const) : ('random' as const)));
    await record({ name: `commander ${i}`, seats, bots, mostDecisions: 450 });
  }
}

async function variantsPlayed(): Promise<void> {
  const planes = Array.from({ length: 12 }, (_, i) =>
    ofVariant(i < 2 ? 'Phenomenon' : 'Plane', `Plane ${i}`, 'planeswalk to'),
  );
  const shared = Array.from({ length: 30 }, (_, i) => ofVariant('Plane', `Shared ${i}`, 'planeswalk to'));
  const three = [shipped[0]!, shipped[1]!, shipped[0]!].map(({ deck }) => ({ deck }));
  const bots = ['random', 'greedy', 'random'] as const;
  const most = { mostDecisions: 500 };
  const plain = { bots, ...most };
  for (const i of [1, 2]) {
    await record({ ...plain, name: `planes ${i}`, seats: three.map((seat) => ({ ...seat, planes: all(planes) })) });
    await record({ ...plain, name: `shared planes ${i}`, seats: three, planes: all(shared) });
    const mixed = i === 1 ? schemes : [...ongoing];
    await record({
      ...plain,
      name: `schemes ${i}`,
      seats: three.map((seat, at) => (at === 1 ? { ...seat, schemes: all(mixed) } : seat)),
    });
    const secret = three.map((seat) => ({ ...seat, sideboard: all([plot, plot]), vanguard: numberOf(vanguard) }));
    await record({ ...plain, name: `plots ${i}`, seats: secret, mostDecisions: 900 });
    await record({
      ...plain,
      name: `ante ${i}`,
      seats: three.slice(0, 2),
      bots: ['greedy', 'greedy'],
      ante: true,
      mostDecisions: 3000,
    });
  }
  const again = sorcery('Again', '', spell({ do: 'restart the game' }));
  const restarting = { deck: all(Array.from({ length: 24 }, (_, i) => (i < 2 ? again : basics[4]!))) };
  await record({ ...most, name: 'again', seats: [restarting, restarting], bots: ['random', 'random'] });
  const random = Prng.from('attractions');
  const seats = [0, 1].map(() => ({ deck: all(themed(random, openers)), attractions: all(attractions) }));
  await record({ ...most, name: 'attractions', seats, bots: ['random', 'random'] });
  const adjusted = { kind: '+1/+1', count: 2 };
  const position = positionFor(2)!;
  const seat = { deck: all(themed(random, openers)) };
  await record({ ...most, name: 'adjusted', seats: [seat, seat], bots: ['random', 'random'], position, adjusted });
}

async function deedsDone(): Promise<void> {
  const rewind = { do: 'rewind', back: 6, reshuffleUnknown: false } as const;
  const sets: readonly (readonly Deed[])[] = [
    [
      { after: 40, do: 'rule', ruling: 'Play on.', about: 0 as PlayerId },
      { after: 60, ...rewind },
    ],
    [
      { after: 50, ...rewind, reshuffleUnknown: true },
      { after: 90, ...rewind, back: 12 },
    ],
    [
      { after: 45, do: 'ask to rewind', back: 5, votes: ['consent'] },
      { after: 80, do: 'ask to rewind', back: 3, votes: ['refuse'] },
    ],
    [
      { after: 55, do: 'shortcut', passes: 2, at: null },
      { after: 70, do: 'shortcut', passes: 4, at: 1 },
    ],
    [{ after: 30, do: 'concede', player: 1 as PlayerId }],
    [{ after: 35, do: 'call time', player: 0 as PlayerId }],
    [
      { after: 20, ...rewind },
      { after: 40, ...rewind, back: 20 },
      { after: 60, do: 'concede', player: 0 as PlayerId },
    ],
    [
      { after: 25, do: 'shortcut', passes: 4, at: null },
      { after: 50, ...rewind, back: 2 },
      { after: 55, do: 'rule', ruling: 'Warning.', about: 1 as PlayerId },
    ],
  ];
  for (const [i, deeds] of [...sets, ...sets].entries()) {
    const seats = [decks[i % decks.length]!, decks[(i + 1) % decks.length]!];
    await record({ name: `deeds ${i}`, seats, bots: ['random', 'random'], mostDecisions: 160, deeds });
  }
}

/** A finished game that is taken back goes on with a seed that nobody can foresee: it is kept, but can't be made again. */
async function unrepeatable(store: EventStore): Promise<Recorded> {
  const recipe: Recipe = {
    name: 'taken back',
    seats: [shipped[0]!, shipped[1]!],
    bots: ['greedy', 'greedy'],
    mostDecisions: 3000,
  };
  const rewind = { do: 'rewind', back: 20, reshuffleUnknown: true, after: 10_000 } as const;
  const game = await follow({ ...recipe, deeds: [rewind] }, cards, store);
  const matches = new Matches(store);
  const { stored, events } = await matches.load(game);
  const { state } = await matches.current(game);
  events.forEach(({ type }) => covered.add(type));
  return {
    recipe: { ...recipe, deeds: [rewind] },
    game,
    events: events.length,
    exported: sha256(canonicalExport(stored)),
    comparable: '',
    state: stateDigest(state),
    types: [...new Set(events.map(({ type }) => type))],
  };
}

await themesPlayed();
console.log(`themes: ${recorded.length}`);
await variantsPlayed();
await deedsDone();
console.log(`variants and deeds: ${recorded.length}`);
await commandersPlayed();
await listsPlayed();
console.log(`lists: ${recorded.length}`);
await randomPlayed(0, Math.max(0, 199 - recorded.length));

/** The games that add most to the types of facts that the store holds; among them some of each kind. */
function chosen(): readonly Recorded[] {
  const missing = new Set(covered);
  const picked: Recorded[] = [];
  while (picked.length < leastStored || missing.size > 0) {
    const gain = ({ types }: Recorded): number => types.filter((type) => missing.has(type)).length;
    const left = recorded.filter((each) => !picked.includes(each));
    const best = left.reduce((a, b) => (gain(b) / (b.events + 4000) > gain(a) / (a.events + 4000) ? b : a));
    picked.push(best);
    best.types.forEach((type) => missing.delete(type));
  }
  return picked;
}

const temporary = mkdtempSync(join(tmpdir(), 'recorded-'));
const file = join(temporary, 'store.sqlite');
const store = await openEventStore(`sqlite:${file}`);
const stored = chosen();
for (const { recipe } of stored) await follow(recipe, cards, store);
const last = await unrepeatable(store);
await store.close();

const brotli = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
const games = recorded.map(({ types: _types, ...each }) => ({
  ...each,
  stored: stored.some(({ game }) => game === each.game),
}));
const { types: _types, ...lastKept } = last;
const kept = [...games, { ...lastKept, stored: true, comparable: null }];
writeFileSync(join(folder, 'games.json.br'), brotli(Buffer.from(JSON.stringify(kept))));
writeFileSync(join(folder, 'cards.json.br'), brotli(Buffer.from(JSON.stringify(cards))));
writeFileSync(join(folder, 'store.br'), brotli(readFileSync(file)));
rmSync(temporary, { recursive: true });
console.log(`${kept.length} games, ${cards.length} cards, ${kept.reduce((sum, { events }) => sum + events, 0)} facts`);
console.log(`never seen: ${eventTypes.filter((type) => !covered.has(type)).join(' ')}`);
