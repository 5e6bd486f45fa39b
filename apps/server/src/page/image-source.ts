/** Where the page may fetch pictures of cards. */
export interface ImageSource {
  /** An address with `{name}` in the place of a card's name. */
  readonly template: string;
  /** The one origin from which the page may load images besides its own. */
  readonly origin: string;
}

/** The token under which the server's modules find it; `null` where no pictures are fetched. */
export const IMAGE_SOURCE = Symbol('image source');

/** Reads an address such as `https://cards.example.org/{name}.jpg`; nothing if it isn't one. */
export function imageSourceOf(template: string): ImageSource | undefined {
  if (!template.includes('{name}') || !URL.canParse(template)) return undefined;
  const { protocol, origin, username, host } = new URL(template);
  if (!/^https?:$/.test(protocol) || username !== '' || !/^[a-z\d.:[\]-]+$/.test(host)) return undefined;
  return { template, origin };
}
