import { createContext } from 'preact';

const key = 'stacktrail.card-images';

/** The address of a card's picture with `{name}` in the place of its name; `null` if the server names no source. */
export const imageTemplate =
  document.querySelector<HTMLMetaElement>('meta[name="card-images"]')?.getAttribute('content') ?? null;

/** The template while the user wants pictures. Whoever serves them learns which cards are looked at. */
export const CardImages = createContext<string | null>(null);

/** Whether this browser's user wants pictures; not unless they have said so. */
export function wantsImages(): boolean {
  return imageTemplate !== null && localStorage.getItem(key) === 'on';
}

export function keepWish(wanted: boolean): void {
  localStorage.setItem(key, wanted ? 'on' : 'off');
}

export function imageAddress(template: string, name: string): string {
  return template.replaceAll('{name}', encodeURIComponent(name));
}
