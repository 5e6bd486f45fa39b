import { withMeldBacks } from '@stacktrail/oracle-text';
import { boundedBytes, usualLimits, type Limits } from './bounded-bytes.js';
import { corpusCard } from './corpus-cards.js';
import { jsonElements } from './json-elements.js';
import { jsonLines, type PlacedValue } from './json-lines.js';
import { mtgjsonCards } from './mtgjson-cards.js';
import { scryfallCard } from './scryfall-cards.js';
import type { SourceCard } from './source-card.js';
import { UnreadableSource } from './unreadable-source.js';

/** How much of a file is read to tell which format it is in. */
const HEAD_BYTES = 4096;

/**
 * Meld cards are held back until the file ends, since each needs its melded back face. There are 21; beyond this number
 * they are passed on at once.
 */
const MAX_HELD_MELD_CARDS = 1000;

/**
 * The cards of a file, one after another while it is read: MTGJSON's `AtomicCards.json`, Scryfall's bulk file of
 * `oracle_cards`, or one card a line with MTGJSON's fields and a card's faces together. The file is plain or gzipped,
 * which is detected from its content.
 * @param file its bytes, such as `createReadStream` gives
 * @throws UnreadableSource if the file has none of these formats, a field has the wrong type, or the file is too long
 */
export async function* readSource(
  file: AsyncIterable<Uint8Array>,
  limits: Limits = usualLimits,
): AsyncGenerator<SourceCard, void, undefined> {
  const bytes = boundedBytes(file, limits);
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await bytes.next();
    if (next.done === true) break;
    head.push(next.value);
    length += next.value.length;
  }
  let isEmpty = true;
  const melds: SourceCard[] = [];
  try {
    for await (const given of cardsIn(Buffer.concat(head).toString('utf8'), concatenate(head, bytes), limits)) {
      isEmpty = false;
      const card = withOwnNumbers(given);
      if (card.layout === 'meld' && melds.length < MAX_HELD_MELD_CARDS) melds.push(card);
      else yield card;
    }
    yield* withMeldBacks(melds);
  } finally {
    await bytes.return();
  }
  if (isEmpty) throw new UnreadableSource('', `it holds no card; ${expected}`);
}

async function* cardsIn(
  head: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: Limits,
): AsyncGenerator<SourceCard, void, undefined> {
  const begin = head.replace(/^\uFEFF/, '').trimStart();
  if (begin.startsWith('[')) yield* each(jsonElements(bytes, '$.*', limits), scryfallCard);
  else if (/^\{\s*"object"\s*:\s*"list"/.test(begin))
    yield* each(jsonElements(bytes, '$.data.*', limits), scryfallCard);
  else if (/^\{\s*"(?:meta|data)"\s*:/.test(begin)) {
    for await (const named of jsonElements(bytes, '$.data.*', limits)) yield* mtgjsonCards(named);
  } else if (/^\{\s*"object"\s*:\s*"card"/.test(begin)) yield* each(jsonLines(bytes, limits), scryfallCard);
  else if (begin.startsWith('{')) yield* each(jsonLines(bytes, limits), corpusCard);
  else throw new UnreadableSource('', `${describeStart(begin)}; ${expected}`);
}

/** The subtypes of noncreature cards on which power and toughness are printed (CR 208.3, 301.7a). */
const numbered: readonly string[] = ['Vehicle', 'Spacecraft'];

/**
 * The card without power and toughness on faces that have none printed (CR 208.1, 208.3): a file of cards may have those
 * of a token that the card creates.
 */
function withOwnNumbers(card: SourceCard): SourceCard {
  const isOwn = ({ types, subtypes }: SourceCard['faces'][number]): boolean =>
    !types.every((type) => withoutNumbers.includes(type)) || subtypes.some((type) => numbered.includes(type));
  if (card.faces.every((face) => face.power === undefined || isOwn(face))) return card;
  const faces = card.faces.map((face) => {
    if (isOwn(face)) return face;
    const { power: _, toughness: __, ...rest } = face;
    return rest;
  });
  return { ...card, faces };
}

/** The card types of which no power and toughness are printed. */
const withoutNumbers: readonly string[] = [
  'Artifact',
  'Battle',
  'Enchantment',
  'Instant',
  'Land',
  'Planeswalker',
  'Sorcery',
];

function describeStart(begin: string): string {
  return begin === '' ? 'it is empty' : `it begins with ${JSON.stringify(begin.slice(0, 20))}`;
}

const expected =
  'expected the JSON of MTGJSON (“AtomicCards.json”), of Scryfall (“oracle-cards”) or one card a line, plain or gzipped';

async function* each(
  values: AsyncIterable<PlacedValue>,
  cardOf: (placed: PlacedValue) => SourceCard,
): AsyncGenerator<SourceCard, void, undefined> {
  for await (const placed of values) yield cardOf(placed);
}

async function* concatenate(
  head: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* head;
  yield* rest;
}
