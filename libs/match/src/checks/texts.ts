/**
 * What texts may hold, by what they are for:
 *
 * - `name`: of a seat, a match or a judge: one line that others read, without anything that can't be seen.
 * - `words`: a reason or a ruling: lines that others read.
 * - `list`: a list of cards as programs write them.
 * - `key`: what a program compares: an id, a seed, the key of an option.
 */
export type TextForm = 'name' | 'words' | 'list' | 'key';

/**
 * Characters that no form takes. A lone surrogate has no UTF-8 form, so no store can keep it and no hash can cover it.
 */
const loneSurrogate = /\p{Surrogate}/u;

/** The characters that each form refuses, besides lone surrogates. */
const refused: Readonly<Record<TextForm, RegExp>> = {
  // A joiner between two characters is allowed, because it changes how they look: in emoji, and in Persian or Indic
  // scripts.
  name: /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?!(?<=[^\0-\x7f])[\u200c\u200d](?=[^\0-\x7f]))\p{Cf}/u,
  words: /(?![\n\t])\p{Cc}/u,
  list: /(?![\n\r\t])\p{Cc}/u,
  key: /[\p{Cc}\p{Zl}\p{Zp}]/u,
};

/** A letter, digit, mark of punctuation or symbol. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * What is wrong with a text, as “must …”; `null` if nothing is.
 *
 * @param most how many characters it may have, counted in UTF-16
 * @param isNeeded whether an empty text is wrong
 */
export function textFault(value: unknown, form: TextForm, most: number, isNeeded = true): string | null {
  if (typeof value !== 'string') return 'must be text';
  if (value === '' && isNeeded) return 'must not be empty';
  if (value.length > most) return `must have at most ${most} characters, not ${value.length}`;
  const lone = loneSurrogate.exec(value);
  if (lone !== null) return `must be Unicode text: ${place(lone)} is half of a surrogate pair`;
  const wrong = refused[form].exec(value);
  if (wrong !== null) return `must have no control or invisible characters: ${place(wrong)} is one`;
  return form === 'name' && !visible.test(value) ? 'must have a character that can be seen' : null;
}

function place({ index, 0: character }: RegExpExecArray): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${code} at position ${index + 1}`;
}
