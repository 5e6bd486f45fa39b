import { conjugate } from '../english/words.js';

export type Tense = 'present' | 'past' | 'gerund';

const irregular: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  cast: 'cast',
  deal: 'dealt',
  do: 'did',
  draw: 'drew',
  fight: 'fought',
  get: 'got',
  leave: 'left',
  lose: 'lost',
  seek: 'sought',
  take: 'took',
};

function past(base: string, plural: boolean): string {
  if (base === 'be') return plural ? 'were' : 'was';
  const known = irregular[base];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return base.endsWith('e') ? `${base}d` : `${base}ed`;
}

function gerund(base: string): string {
  if (base === 'be') return 'being';
  if (base === 'die') return 'dying';
  return /[^e]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

/** A verb in the form that agrees with its subject: “dies”, “die”, “died”, “were”. */
export function verb(base: string, plural: boolean, tense: Tense): string {
  if (tense === 'past') return past(base, plural);
  if (tense === 'gerund') return gerund(base);
  if (base === 'be') return plural ? 'are' : 'is';
  if (!plural && base === 'do') return 'does';
  if (!plural && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return conjugate(base, plural);
}
