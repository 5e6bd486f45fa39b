const numberWords = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten',
  'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
]; // prettier-ignore

/** Greater numbers with words of their own. */
const tens: Readonly<Record<number, string>> = { 30: 'thirty', 40: 'forty', 50: 'fifty' };

/** A whole number as cards write it when they count objects: a word up to twenty or for tens, otherwise digits. */
export function numberWord(value: number): string {
  return numberWords[value] ?? tens[value] ?? String(value);
}

/** The first letter in upper case; a symbol such as `{T}` stays as it is. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “a”, “a and b”, “a, b, and c”. */
export function list(items: readonly string[], conjunction: 'and' | 'or' | 'and/or' = 'and'): string {
  if (items.length <= 2) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items[items.length - 1]}`;
}

const soundsLikeConsonant = /^(?:uni|use|eur|one\b|urza(?!'))/i;

/** The word with “a” or “an” in front, by its sound. */
export function withArticle(noun: string): string {
  const vowel = /^(?:[aeiou]|hour\b)/i.test(noun) && !soundsLikeConsonant.test(noun);
  return /^(?:8|11\/|18\/|X\/)/.test(noun) || vowel ? `an ${noun}` : `a ${noun}`;
}

const irregularPlurals: Readonly<Record<string, string>> = {
  Dwarf: 'Dwarves',
  Elf: 'Elves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Cyclops: 'Cyclopes',
  Fungus: 'Fungi',
  Homunculus: 'Homunculi',
  Pegasus: 'Pegasi',
  Hero: 'Heroes',
};
const unchangedInPlural =
  /(?:Plains|Kithkin|folk|Djinn|Efreet|Eldrazi|Kor|Myr|Aurochs|Equipment|Samurai|Vedalken|Viashino|Sheep|Fish|Kavu|Spacecraft|Aetherborn)$/;

/** The plural of a noun of rules text: a type, a subtype, “card”, “permanent”. */
export function pluralise(noun: string): string {
  const irregular = irregularPlurals[noun];
  if (irregular !== undefined) return irregular;
  if (unchangedInPlural.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** A verb in the form that agrees with its subject: `conjugate('deal', false)` is “deals”. */
export function conjugate(verb: string, plural: boolean): string {
  if (plural) return verb;
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  return /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
