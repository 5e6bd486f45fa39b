import type { Ability, KeywordAbility } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../syntax/syntax.js';
import { capitalise } from '../english/words.js';
import { ability as abilityHole } from './holes.js';

const dash = literally(' — ');

/** The rest of the paragraph is an ability of the same object. */
const rest: Syntax<Ability> = {
  begins: null,
  read(reader) {
    const start = reader.at;
    const inner = reader.of(reader.tokens.slice(start), reader.scope.inside(reader.scope.speaker));
    const read = abilityHole.read(inner);
    reader.furthest = Math.max(reader.furthest, start + inner.furthest);
    if (read === no) return no;
    reader.at = reader.tokens.length - 1;
    return read;
  },
  write(value, writer) {
    const inner = writer.inside(writer.scope.speaker);
    return abilityHole.write(value, inner) && writer.add(capitalise(inner.text));
  },
};

const holding = ['boast', 'exhaust', 'forecast', 'power-up', 'max speed'] as const;

/** “Boast — {1}: …”, “Max speed — …”: a keyword that holds an ability. */
export const heldKeywords: readonly Syntax<KeywordAbility>[] = holding.map((keyword): Syntax<KeywordAbility> => {
  const opening = literally(keyword);
  return {
    begins: opening.begins,
    marks: { keyword },
    read(reader) {
      if (opening.read(reader) === no || dash.read(reader) === no) return no;
      const ability = rest.read(reader);
      if (ability === no) return no;
      if (keyword === 'max speed') return { kind: 'keyword', keyword, ability };
      // The others are kinds of activated abilities (CR 702.57a, 702.142a, 702.177a, 702.193a).
      return ability.kind === 'activated' ? { kind: 'keyword', keyword, ability } : no;
    },
    write: (value, writer) =>
      value.keyword === keyword &&
      'ability' in value &&
      writer.add(`${keyword} — `) &&
      rest.write(value.ability, writer),
  };
});
