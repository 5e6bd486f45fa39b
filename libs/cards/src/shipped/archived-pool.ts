import { upcastCard, type CardDefinition, type TreeUpcasters } from '@stacktrail/card-tree';
import type { CardPool, FoundCard } from '../card-pool.js';
import { NameIndex } from '../names/name-index.js';
import { StatusCount, type CardsStatus, type CountedCard } from '../status/status.js';
import type { ReadingGrade } from '../reading/reading.js';
import type { TextPlace } from '../reading/text-place.js';
import { unpackPool, UnreadablePool, type PoolContents, type PoolFacts } from './pool-archive.js';

const grades: Readonly<Record<string, ReadingGrade>> = { s: 'strict', p: 'partly', u: 'unread' };

/** The cards of an archive. A tree is read, and upcast where it is older, when it is first asked for. */
export class ArchivedPool implements CardPool {
  readonly contents: PoolContents;
  private readonly trees: Buffer;
  private readonly factsJson: Buffer;
  /** For each card the offsets where its tree begins and ends. */
  private readonly spans = new Map<string, readonly [from: number, to: number]>();
  private readonly cards = new Map<string, CardDefinition>();
  private index: NameIndex | undefined;
  private readFacts: PoolFacts | undefined;
  private order: ReadonlyMap<string, number> | undefined;

  /**
   * @param upcasters how trees in older versions of the card language are read; as this release does where absent
   * @throws UnreadablePool
   */
  constructor(
    archive: Uint8Array,
    private readonly upcasters?: TreeUpcasters,
  ) {
    const { contents, facts, trees } = unpackPool(archive, upcasters);
    this.contents = contents;
    this.trees = trees;
    this.factsJson = facts;
    let from = 0;
    contents.cards.forEach((name, i) => {
      const to = from + (contents.bytes[i] ?? 0);
      this.spans.set(name, [from, to]);
      from = to + 1;
    });
  }

  /** @throws UnreadablePool if the card's tree is damaged */
  find(written: string): FoundCard {
    const name = this.nameOf(written);
    if (name === undefined) return { kind: 'unknown' };
    const definition = this.get(name);
    return definition === undefined
      ? { kind: 'unread', name, unread: this.reasons(name) }
      : { kind: 'card', definition };
  }

  /** The whole name of the card that is meant. */
  nameOf(written: string): string | undefined {
    return this.spans.has(written) ? written : this.names.find(written);
  }

  nearest(written: string): readonly string[] {
    return this.names.nearest(written);
  }

  /** The card with exactly this name. @throws UnreadablePool if its tree is damaged */
  get(name: string): CardDefinition | undefined {
    const known = this.cards.get(name);
    if (known !== undefined) return known;
    const span = this.spans.get(name);
    if (span === undefined) return undefined;
    const definition = this.read(name, span);
    this.cards.set(name, definition);
    return definition;
  }

  /** Why a card can't be played: where the words begin that aren't understood, which are not in the archive. */
  private reasons(name: string): readonly string[] {
    const { stuckAt } = this.factsOf(name);
    if (stuckAt === undefined) return [];
    const faces = name.split(' // ');
    const text = faces.length === 1 ? 'its text' : (faces[stuckAt.face] ?? 'its text');
    return [`it isn't understood what paragraph ${stuckAt.paragraph} of ${text} says from word ${stuckAt.word} on`];
  }

  private read(name: string, span: readonly [from: number, to: number]): CardDefinition {
    try {
      return upcastCard(JSON.parse(this.trees.toString('utf8', ...span)), this.upcasters);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UnreadablePool(`the tree of ${name} in the pool of cards can’t be read: ${why}`);
    }
  }

  /** How many cards are understood, and which have no tree. */
  status(): CardsStatus {
    const count = new StatusCount();
    for (const name of this.all) count.add(name, this.factsOf(name));
    return count.status(false);
  }

  /** The facts of the card with exactly this name, as they were when the archive was made. */
  factsOf(name: string): CountedCard {
    const { formats, legalIn, years, paper, grades: letters } = this.facts;
    this.order ??= new Map(this.all.map((each, i) => [each, i]));
    const i = this.order.get(name) ?? -1;
    const stuckAt = placeOfNumber(this.facts.stuckAt?.[i - this.contents.cards.length] ?? 0);
    return {
      grade: grades[letters.charAt(i)] ?? 'unread',
      paper: paper.charAt(i) === 'p',
      year: years[i] === 0 ? null : (years[i] ?? null),
      legalIn: formats.filter((_, bit) => Math.floor((legalIn[i] ?? 0) / 2 ** bit) % 2 === 1),
      ...(stuckAt === null ? {} : { stuckAt }),
    };
  }

  /** The names of the cards, those with trees first. */
  get all(): readonly string[] {
    return [...this.contents.cards, ...this.contents.unread];
  }

  private get facts(): PoolFacts {
    return (this.readFacts ??= JSON.parse(this.factsJson.toString('utf8')) as PoolFacts);
  }

  /** The index of names as people write them, made when it is first needed: most names are written exactly. */
  private get names(): NameIndex {
    return (this.index ??= new NameIndex(this.all));
  }
}

function placeOfNumber(number: number): TextPlace | null {
  if (number === 0) return null;
  return {
    face: Math.floor(number / 1_000_000),
    paragraph: Math.floor(number / 1000) % 1000,
    word: number % 1000,
  };
}
