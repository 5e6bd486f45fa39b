import { activatedKeywords, heldAbilityKeywords, type Ability, type KeywordAbility } from '@stacktrail/card-tree';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import { capitalise } from '../../english/words.js';
import { ability as abilityHole } from '../basics/holes.js';

const dash = literally(' — ');

/** The rest of the paragraph, which is an ability of the same object. */
const rest: Syntax<Ability> = {
  begins: null,
  read(reader) {
    const start = reader.at;
    const inner = reader.of(reader.tokens.slice(start), reader.scope.inside(reader.scope.textSource));
    const read = abilityHole.read(inner);
    reader.furthest = Math.max(reader.furthest, start + inner.furthest);
    if (read === no) return no;
    reader.at = reader.tokens.length - 1;
    return read;
  },
  write(value, writer) {
    const inner = writer.inside(writer.scope.textSource);
    return abilityHole.write(value, inner) && writer.add(capitalise(inner.text));
  },
};

/**
 * “Boast — {1}: …”, “Max speed — …”.
 * @param make the keyword with its ability, if it can hold that ability
 */
function held(
  keyword: KeywordAbility['keyword'],
  make: (ability: Ability) => KeywordAbility | No,
): Syntax<KeywordAbility> {
  const opening = literally(keyword);
  return {
    begins: opening.begins,
    fixedFields: { keyword },
    read(reader) {
      if (opening.read(reader) === no || dash.read(reader) === no) return no;
      const ability = rest.read(reader);
      return ability === no ? no : make(ability);
    },
    write: (value, writer) =>
      value.keyword === keyword &&
      'ability' in value &&
      writer.add(`${keyword} — `) &&
      rest.write(value.ability, writer),
  };
}

/** Keywords that hold an ability. */
export const heldKeywords: readonly Syntax<KeywordAbility>[] = [
  ...activatedKeywords.map((keyword) =>
    held(keyword, (ability) => (ability.kind === 'activated' ? { kind: 'keyword', keyword, ability } : no)),
  ),
  ...heldAbilityKeywords.map((keyword) => held(keyword, (ability) => ({ kind: 'keyword', keyword, ability }))),
];

/** The words with which these keywords begin. */
export const beginningHeld: ReadonlySet<string> = new Set(
  [...activatedKeywords, ...heldAbilityKeywords].map((keyword) => keyword.split(' ')[0]!),
);
