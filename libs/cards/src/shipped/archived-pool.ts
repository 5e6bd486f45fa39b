import type { CardDefinition } from '@stacktrail/card-language';
import type { CardPool, FoundCard } from '../card-pool.js';
import { NameIndex } from '../names/name-index.js';
import { contentsOf, treesIn, type PoolContents } from './pool-archive.js';

/** The cards of an archive. Its trees are read as they are asked for. */
export class ArchivedPool implements CardPool {
  readonly contents: PoolContents;
  private index: NameIndex | undefined;
  private readonly places: ReadonlyMap<string, number>;
  private readonly groups = new Map<number, readonly string[]>();
  private readonly cards = new Map<string, CardDefinition>();

  /** @throws UnreadablePool */
  constructor(private readonly archive: Uint8Array) {
    this.contents = contentsOf(archive);
    this.places = new Map(this.contents.cards.map((name, place) => [name, place]));
  }

  find(written: string): FoundCard {
    const name = this.places.has(written) ? written : this.names.find(written);
    if (name === undefined) return { kind: 'unknown' };
    const definition = this.get(name);
    return definition === undefined ? { kind: 'unread', name, unread: [] } : { kind: 'card', definition };
  }

  nearest(written: string): readonly string[] {
    return this.names.nearest(written);
  }

  /** The card with exactly this name. */
  get(name: string): CardDefinition | undefined {
    const known = this.cards.get(name);
    if (known !== undefined) return known;
    const place = this.places.get(name);
    if (place === undefined) return undefined;
    const { together } = this.contents;
    const definition = JSON.parse(this.group(Math.floor(place / together))[place % together] ?? '') as CardDefinition;
    this.cards.set(name, definition);
    return definition;
  }

  /** Most names are written as they are: the index of what else people write is made once it is needed. */
  private get names(): NameIndex {
    return (this.index ??= new NameIndex([...this.contents.cards, ...this.contents.unread]));
  }

  private group(number: number): readonly string[] {
    const known = this.groups.get(number);
    if (known !== undefined) return known;
    const trees = treesIn(this.archive, number);
    this.groups.set(number, trees);
    return trees;
  }
}
