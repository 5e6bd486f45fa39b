const self =
  /\bthis (?:creature|permanent|artifact|enchantment|land|aura|equipment|vehicle|card|spell|token|saga|battle|planeswalker|class|room|case|siege|fortification|spacecraft|mount)\b/g;

/** The names by which a card's text speaks of the card: the whole one, and the part before the comma. */
function ownNames(name: string): readonly string[] {
  const full = name.toLowerCase();
  const short = full.split(/,| the | of /)[0] ?? full;
  return short === full || short.length < 3 ? [full] : [full, short];
}

/** A rules text in a form in which two wordings of one text are equal; its own object is called `~`. */
export function plainText(text: string, name = ''): string {
  let plain = text
    .replace(/<i>.*?<\/i>\s*(?:&mdash;|—)\s*/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&mdash;/g, '—')
    .replace(/\{this\}/gi, '~')
    .replace(/[−–]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\([^)]*\)/g, '')
    .replace(/^\[([^\]]*)\](?=:)/, '$1')
    .toLowerCase()
    // Two wordings of one event.
    .replace(/\beach player's (?=(?:upkeep|draw step|end step)\b)/g, 'each ')
    .replace(self, '~');
  if (name !== '') for (const own of ownNames(name)) plain = plain.split(own).join('~');
  return plain
    .replace(/\s+/g, ' ')
    .replace(/\s*—\s*|\s-(?=\s|$)\s*/g, ' — ')
    .trim();
}

/** Whether a scenario's text is the beginning of a rules text, an ability word before it left aside. */
export function beginsWith(text: string, wanted: string, name = ''): boolean {
  const [own, other] = [plainText(text, name), plainText(wanted, name)];
  if (other === '') return false;
  if (own.startsWith(other)) return true;
  const word = /^[a-z' -]+ — (.*)$/.exec(own)?.[1];
  const otherWord = /^[a-z' -]+ — (.*)$/.exec(other)?.[1];
  return (word?.startsWith(other) ?? false) || (otherWord !== undefined && (word ?? own).startsWith(otherWord));
}

/** Whether a scenario's text names the same cost before its colon. */
export function hasSameCost(text: string, wanted: string, name = ''): boolean {
  const cost = (of: string): string | undefined =>
    /^([^:]+):/.exec(plainText(of, name).replace(/^[a-z' -]+ — /, ''))?.[1];
  const own = cost(text);
  return own !== undefined && own === cost(wanted);
}

/** Whether two texts begin with the same clause, up to the first comma. */
export function sharesFirstClause(text: string, wanted: string, name = ''): boolean {
  const clause = (of: string): string => plainText(of, name).split(',')[0] ?? '';
  return clause(wanted).length > 12 && clause(text) === clause(wanted);
}
