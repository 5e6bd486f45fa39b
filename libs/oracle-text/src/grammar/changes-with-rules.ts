import type { Modification } from '@stacktrail/card-tree';
import { no, type Syntax } from '../syntax/syntax.js';

type Changes = Syntax<readonly Modification[]>;

/** Where what objects can't or must do begins among the changes. */
function rulesIn(changes: readonly Modification[]): number {
  return changes.findIndex(({ change }) => change === 'rule' || change === 'combat rule');
}

/** “Gets +2/+2, has vigilance, and can block an additional creature each combat.” */
function listOf(plain: Changes, rules: Changes): Changes {
  return {
    begins: plain.begins,
    read(reader) {
      const items: Modification[] = [];
      do {
        const item = plain.read(reader);
        if (item === no || item.length > 1 || !reader.take(',')) return no;
        items.push(...item);
      } while (!reader.take('and'));
      const last = rules.read(reader);
      return items.length < 2 || last === no ? no : [...items, ...last];
    },
    write(changes, writer) {
      const cut = rulesIn(changes);
      if (cut < 2) return false;
      const items = changes.slice(0, cut).every((item) => plain.write([item], writer) && writer.add(', '));
      return items && writer.add('and ') && rules.write(changes.slice(cut), writer);
    },
  };
}

/** “Gets +2/+2 and can't be blocked.” */
function bothOf(plain: Changes, rules: Changes): Changes {
  return {
    begins: plain.begins,
    read(reader) {
      const first = plain.read(reader);
      if (first === no || !reader.take('and')) return no;
      const more = rules.read(reader);
      return more === no ? no : [...first, ...more];
    },
    write(changes, writer) {
      const cut = rulesIn(changes);
      return (
        cut > 0 &&
        plain.write(changes.slice(0, cut), writer) &&
        writer.add(' and ') &&
        rules.write(changes.slice(cut), writer)
      );
    },
  };
}

/** What objects are, what they can't or must do, or both. */
export function withRules(plain: Changes, rules: Changes): readonly Changes[] {
  return [listOf(plain, rules), bothOf(plain, rules), plain, rules];
}
