import type { Amount } from './amounts.js';
import type { Filter } from './filters.js';
import type { Modification } from './modifications.js';

/** Characteristics that a copy can keep instead of copying them (CR 707.9c). */
export const keepable = ['name', 'color', 'types', 'subtypes', 'power and toughness', 'abilities'] as const;
export type Keepable = (typeof keepable)[number];

/**
 * A difference between a copy and what it copies (CR 707.9): “except …”. It becomes part of the copy's copiable values.
 * `if` is asked about the copy as it would be without this exception (CR 707.9f).
 */
export type CopyException = CopyExceptionKind & { readonly if?: Filter; readonly said?: readonly CopyWording[] };

/**
 * How a text words an exception; it has no rules meaning.
 * `with`: joined by “with” to the exception before.
 * `subject`: the subject is repeated.
 * `they`, `token`: the subject is “they” or “the token”, not “it”.
 * `comma`: joined by “, and”.
 * `list`: joined by a comma only.
 * `not`: “it's not legendary”, instead of “it isn't legendary”.
 * `if attached`, `if that creature`: the noun in the condition of “isn't legendary”.
 * `if first`: “if it's a creature, …” before this exception and those after it.
 */
export const copyWordings = [
  'with',
  'subject',
  'they',
  'token',
  'comma',
  'list',
  'not',
  'if attached',
  'if that creature',
  'if first',
] as const;
export type CopyWording = (typeof copyWordings)[number];

type CopyExceptionKind =
  /** CR 707.9a, 707.9b: “it's an artifact in addition to its other types”, “it's 7/7”, “it has haste”. */
  | { readonly except: 'change'; readonly change: Modification }
  | { readonly except: 'named'; readonly name: string }
  | { readonly except: 'keeps'; readonly what: readonly Keepable[] }
  /** “It isn't legendary.” */
  | { readonly except: "isn't legendary" | 'has no mana cost' }
  /** The copy has the ability whose instruction or effect makes the copy (CR 707.9a). */
  | { readonly except: 'has this ability' }
  /** CR 707.9e: an additional effect that doesn't modify characteristics. */
  | { readonly except: 'enters with counters'; readonly counter: string; readonly count: Amount }
  | { readonly except: 'enters tapped' };
