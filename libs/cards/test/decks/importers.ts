import { creature, type CardDefinition } from '@stacktrail/card-tree';
import { Readable } from 'node:stream';
import { loadDeck, readDeckFile, type LoadedDeck, type CollectedDeck } from '../../src/index.js';

/** One line of a deck, before a program has written it down. */
export interface Line {
  readonly count: number;
  /** As somebody writes the name. */
  readonly name: string;
  readonly part?: 'sideboard' | 'commander';
}

const asText = ({ count, name }: Line, x = ''): string => `${count}${x} ${name}`;
const inPart = (lines: readonly Line[], wanted: Line['part']): readonly Line[] =>
  lines.filter(({ part }) => part === wanted);
const xml = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
const counts = (lines: readonly Line[]): object => Object.fromEntries(lines.map(({ name, count }) => [name, count]));

/** How each program writes a deck: the text of a file. */
export const importers: Readonly<Record<string, (lines: readonly Line[]) => string>> = {
  'Arena’s text': (lines) =>
    (
      [
        ['Commander', 'commander'],
        ['Deck', undefined],
        ['Sideboard', 'sideboard'],
      ] as const
    )
      .filter(([, part]) => inPart(lines, part).length > 0)
      .map(([heading, part]) => [heading, ...inPart(lines, part).map((line) => `${asText(line)} (M10) 146`)].join('\n'))
      .join('\n\n'),
  'Magic Online’s text': (lines) => {
    const asides = [...inPart(lines, 'commander'), ...inPart(lines, 'sideboard')];
    return [...inPart(lines, undefined), ...(asides.length > 0 ? [null] : []), ...asides]
      .map((line) => (line === null ? '' : asText(line)))
      .join('\n');
  },
  'a .dek file': (lines) => {
    const cards = lines.map(
      ({ count, name, part }) =>
        `  <Cards CatID="1" Quantity="${count}" Sideboard="${part !== undefined}" Name="${xml(name)}" Annotation="0" />`,
    );
    return ['<?xml version="1.0" encoding="utf-8"?>', '<Deck>', '  <NetDeckID>0</NetDeckID>', ...cards, '</Deck>'].join(
      '\n',
    );
  },
  'a plain list': (lines) =>
    lines
      .map((line) => {
        const before = { sideboard: 'SB: ', commander: 'Commander: ' };
        return `${line.part === undefined ? '' : before[line.part]}${asText(line, 'x')}`;
      })
      .join('\n'),
  'the text of a deck site': (lines) =>
    lines
      .map((line) => {
        const marks = { sideboard: ' [Sideboard]', commander: ' (m10) 7 [Commander{top}] ^Have,#37d67a^' };
        return `${asText(line, 'x')}${line.part === undefined ? ' [M10] *F*' : marks[line.part]}`;
      })
      .join('\n'),
  'XMage’s text': (lines) =>
    lines.map(({ count, name, part }) => `${part === undefined ? '' : 'SB: '}${count} [M10:146] ${name}`).join('\n'),
  'Forge’s text': (lines) =>
    (
      [
        ['Commander', 'commander'],
        ['Main', undefined],
        ['Sideboard', 'sideboard'],
      ] as const
    )
      .map(([heading, part]) =>
        [`[${heading}]`, ...inPart(lines, part).map((line) => `${asText(line)}|M10|1`)].join('\n'),
      )
      .join('\n'),
  'a collection': (lines) =>
    JSON.stringify({
      id: 'a deck',
      group: 'some',
      main: counts(inPart(lines, undefined)),
      side: counts(inPart(lines, 'sideboard')),
      commander: inPart(lines, 'commander').map(({ name }) => name),
    }),
};

const names = [
  'Forest',
  'Fog',
  "Lim-Dûl's Vault",
  'Fire // Ice',
  'Delver of Secrets // Insectile Aberration',
  'Jötun Grunt',
  'Æther Vial',
  'Krenko, Mob Boss',
  'Who // What // When // Where // Why',
  'Kongming, "Sleeping Dragon"',
  'Erase (Not the Urza’s Legacy One)',
];
const pool: ReadonlyMap<string, CardDefinition> = new Map(names.map((name) => [name, creature(name, '{1}', [], 1, 1)]));

export async function decksIn(file: string | Uint8Array): Promise<readonly CollectedDeck[]> {
  const decks: CollectedDeck[] = [];
  for await (const deck of readDeckFile(Readable.from([Buffer.from(file)]), 'a deck')) decks.push(deck);
  return decks;
}

/** What the deck of a file brings, as “count name” in each part, or what is wrong with it. */
export async function broughtFrom(file: string | Uint8Array): Promise<unknown> {
  const [deck] = await decksIn(file);
  const brought = loadDeck(deck!.list, pool);
  return brought.ok ? partsOf(brought.value) : brought.error.map(({ line, message }) => `line ${line}: ${message}`);
}

function partsOf({ deck, commanders, sideboard }: LoadedDeck): unknown {
  return { deck: tally(deck), commanders: tally(commanders), sideboard: tally(sideboard) };
}

function tally(cards: readonly CardDefinition[]): readonly string[] {
  const all = cards.map(({ faces: [face] }) => face.name);
  return [...new Set(all)].map((name) => `${all.filter((each) => each === name).length} ${name}`);
}
