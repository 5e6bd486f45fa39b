import { cardLanguageVersion, upcastCard, type Effect } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { canonicalJson } from '@stacktrail/kernel';

const rulingPlace = /^\/ruled(\d+):[^/#~@|()]*/;

/**
 * The pointer to the instructions of a ruling. No pinned card has them, so the pointer holds them itself, in the version of
 * the card language that they are written in.
 */
export function rulingPointer(actions: readonly Effect[]): DefinitionPointer {
  const json = encodeURIComponent(canonicalJson(actions));
  // These stand for something in pointers and formulas, and `encodeURIComponent` lets them stand.
  const written = json.replace(/[~()!*']/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `/ruled${cardLanguageVersion}:${written}` as DefinitionPointer;
}

/** The pointer to the whole ruling that a place is part of; `null` if it isn't part of one. */
export function rulingAround(pointer: string): string | null {
  return rulingPlace.exec(pointer)?.[0] ?? null;
}

/** The instructions that a pointer of `rulingPointer` holds; `null` if it can't be read (`evolve` is total). */
export function actionsOfRuling(pointer: string): readonly Effect[] | null {
  const found = rulingPlace.exec(pointer);
  if (found === null || found[0] !== pointer) return null;
  try {
    const effects = JSON.parse(decodeURIComponent(pointer.slice(pointer.indexOf(':') + 1))) as readonly Effect[];
    return checked(effects, Number(found[1]));
  } catch {
    return null;
  }
}

/** Trees are checked and upcast card by card, so these are made the text of one. @throws InvalidCard, CardTooNew */
function checked(effects: readonly Effect[], language: number): readonly Effect[] {
  const ability = { kind: 'spell', modes: [{ targets: [], effects }] };
  const face = { name: 'ruling', manaCost: null, supertypes: [], types: [], subtypes: [], abilities: [ability] };
  const [text] = upcastCard({ language, layout: 'normal', faces: [face] }).faces[0].abilities;
  return text?.kind === 'spell' ? text.modes[0]!.effects : [];
}
