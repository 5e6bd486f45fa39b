import { distance } from 'fastest-levenshtein';
import { foldName } from './fold-name.js';

const mostNearest = 3;
/** The length of the longest text that is compared with names; no name is as long. */
const longestName = 150;

/** Finds names of cards by what people write for them. */
export class NameIndex {
  private readonly byFolded = new Map<string, string>();
  /** The letters of each folded name as bits: names whose bits differ much need not be compared. */
  private readonly letters = new Map<string, number>();

  /** @param names whole names, both where a card has two */
  constructor(names: Iterable<string>) {
    const faces = new FaceNames();
    for (const name of names) {
      const folded = foldName(name);
      if (!this.byFolded.has(folded)) this.byFolded.set(folded, name);
      faces.add(folded, name);
    }
    // A card that has the whole name comes before one whose front has it, and that before one with such another face.
    for (const [folded, name] of faces.inOrder()) if (!this.byFolded.has(folded)) this.byFolded.set(folded, name);
    for (const folded of this.byFolded.keys()) this.letters.set(folded, lettersOf(folded));
  }

  /** The whole name of the card that is meant; `undefined` if there is none. */
  find(written: string): string | undefined {
    return written.length > longestName ? undefined : this.byFolded.get(foldName(written));
  }

  /** The names that are most like what is written, the nearest first; none where none is like it. */
  nearest(written: string): readonly string[] {
    if (written.length > longestName) return [];
    const wanted = foldName(written);
    const most = Math.max(2, Math.floor(wanted.length / 3));
    const near: { readonly name: string; readonly away: number }[] = [];
    const letters = lettersOf(wanted);
    for (const [folded, name] of this.byFolded) {
      if (Math.abs(folded.length - wanted.length) > most) continue;
      if (different(this.letters.get(folded) ?? 0, letters) > 2 * most) continue;
      const away = distance(folded, wanted);
      if (away <= most) near.push({ name, away });
    }
    const sorted = near.sort((a, b) => a.away - b.away || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
    return [...new Set(sorted)].slice(0, mostNearest);
  }
}

/** The names of single faces. */
class FaceNames {
  private readonly fronts: (readonly [folded: string, name: string])[] = [];
  /** The cards by the other faces; `null` if several have the face, such as what a pair melds into. */
  private readonly others = new Map<string, string | null>();

  add(folded: string, name: string): void {
    const [front, ...others] = folded.split(' // ');
    if (front === undefined || others.length === 0) return;
    this.fronts.push([front, name]);
    for (const other of others) this.others.set(other, this.others.has(other) ? null : name);
  }

  /** The fronts before the other faces. */
  *inOrder(): Iterable<readonly [folded: string, name: string]> {
    yield* this.fronts;
    for (const [folded, name] of this.others) if (name !== null) yield [folded, name];
  }
}

const letterA = 97;

function lettersOf(folded: string): number {
  let bits = 0;
  for (let i = 0; i < folded.length; i++) {
    const letter = folded.charCodeAt(i) - letterA;
    if (letter >= 0 && letter < 26) bits |= 1 << letter;
  }
  return bits;
}

/** How many letters are in one of two names only; changing one letter of a name makes at most two such. */
function different(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
