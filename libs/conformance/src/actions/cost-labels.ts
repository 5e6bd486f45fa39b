/** A choice's text where it says for which cost a spell is cast; `undefined` otherwise. */
export function costLabel(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:Cast (?:with|without)\b|Without paying)/.test(text) ? text : undefined;
}

/** Whether a way of casting is the one that such a label means. */
export function labelMeansVia(label: string, via: string): boolean {
  if (label.startsWith('Cast with no alternative cost')) return via === 'hand';
  if (/^(?:Cast w|W)ithout/.test(label)) return via === 'free';
  const keyword = /^Cast with ([\w' -]+?) alternative cost/.exec(label)?.[1]?.toLowerCase();
  return keyword === undefined ? via === 'alternative' : via === keyword;
}

const otherNames: Readonly<Record<string, readonly string[]>> = {
  'face down': ['morph', 'disguise', 'megamorph'],
  plotted: ['plot'],
};

/** What scenarios call a way of casting. */
export function namesOfVia(via: string): readonly string[] {
  return otherNames[via] ?? [via];
}
