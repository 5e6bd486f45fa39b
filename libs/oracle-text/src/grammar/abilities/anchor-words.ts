import { type Ability, isSameTree, type StaticAbility } from '@stacktrail/card-tree';
import { nameOfSelf } from '../../english/text-source.js';
import { capitalise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { ability as abilityHole } from '../basics/holes.js';
import { self } from '../basics/self.js';

const opening = literally('as ');
const choosing = literally(' enters, choose ');

/** Reads a word that can be chosen, which is capitalised. */
function readWord(reader: Reader): string | No {
  const words: string[] = [];
  while (/^\p{Lu}/u.test(reader.token.text)) words.push(reader.next().text);
  return words.length === 0 ? no : words.join(' ');
}

function choiceOf(among: readonly string[]): StaticAbility {
  const instead = { enters: 'with choice', choice: { choose: 'word', among } } as const;
  return {
    kind: 'static',
    effects: [{ static: 'replacement', replacement: { would: 'enter', what: { is: 'this' }, instead } }],
  };
}

/** CR 614.12b: the object has the ability after an anchor word only if that word was chosen for it. */
function underWord(word: string, held: Ability): StaticAbility {
  return {
    kind: 'static',
    condition: { if: 'chosen', word },
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'this' },
        changes: [{ change: 'add abilities', abilities: [held] }],
      },
    ],
  };
}

/** Reads the ability of one line. */
function readLine(reader: Reader): Ability | No {
  const start = reader.at;
  const rest = reader.tokens.slice(start);
  const length = rest.findIndex(({ word }) => word === '\n');
  const line = length < 0 ? rest : [...rest.slice(0, length), rest[rest.length - 1]!];
  const inner = reader.of(line, reader.scope.inside(reader.scope.textSource));
  const read = abilityHole.read(inner);
  reader.furthest = Math.max(reader.furthest, start + inner.furthest);
  if (read === no || inner.token.kind !== 'end') return no;
  reader.at = start + line.length - 1;
  return read;
}

/** “As this enchantment enters, choose Khans or Dragons”, and an ability for each of these words on a line of its own. */
export function readAnchored(reader: Reader): readonly Ability[] | No {
  if (opening.read(reader) === no || self.read(reader) === no || choosing.read(reader) === no) return no;
  const first = readWord(reader);
  const second = reader.take('or') ? readWord(reader) : no;
  if (first === no || second === no || !reader.stop()) return no;
  const abilities: Ability[] = [choiceOf([first, second])];
  for (const word of [first, second]) {
    if (!reader.take('\n') || !reader.take('•') || readWord(reader) !== word || !reader.take('—')) return no;
    const held = readLine(reader);
    if (held === no) return no;
    abilities.push(underWord(word, held));
  }
  return abilities;
}

function choiceIn({ effects }: StaticAbility): readonly string[] | undefined {
  const [effect] = effects;
  const instead =
    effect?.static === 'replacement' && effect.replacement.would === 'enter' ? effect.replacement.instead : undefined;
  return instead?.enters === 'with choice' && instead.choice.choose === 'word' ? instead.choice.among : undefined;
}

/**
 * Writes the choice of an anchor word, or the ability after one. Returns whether it was one of these.
 * @param one writes an ability
 */
export function writeAnchored(
  ability: StaticAbility,
  writer: Writer,
  one: (held: Ability) => string | undefined,
): boolean {
  const among = choiceIn(ability);
  if (among !== undefined) {
    if (!among.every((word) => /^\p{Lu}/u.test(word)) || !isSameTree(ability, choiceOf(among))) return false;
    return writer.add(`As ${nameOfSelf(writer.scope.textSource)} enters, choose ${among.join(' or ')}.`);
  }
  const { condition: asked, effects } = ability;
  const [change] = effects[0]?.static === 'continuous' ? effects[0].changes : [];
  const [held] = change?.change === 'add abilities' ? change.abilities : [];
  if (asked?.if !== 'chosen' || held === undefined || !isSameTree(ability, underWord(asked.word, held))) return false;
  const text = one(held);
  return text !== undefined && writer.add(`• ${asked.word} — ${capitalise(text)}`);
}
