import type { Ability, TriggeredAbility, Amount, KeywordAbility, KeywordName } from '@stacktrail/card-tree';
import { capitalise } from '../../english/words.js';
import { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Variant } from '../../syntax/says.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { activationCost, manaCost } from '../costs/costs.js';
import { digits } from '../basics/numerals.js';
import { readInstructions, writeInstructions } from './modes.js';

type Of<K> = Variant<KeywordAbility, 'keyword', K>;
type Bar = Of<'class level'> | Of<'level'> | Of<'station symbol'>;

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Whether a paragraph begins with chapter symbols: “I, II — ”. */
export function beginsChapter(reader: Reader): boolean {
  return roman.includes(reader.word) && (reader.ahead(1) === ',' || reader.ahead(1) === '—');
}

/** “I, II — Draw a card.”: a chapter ability (CR 714.2). */
export function readChapter(reader: Reader): readonly [TriggeredAbility] | No {
  const chapters: number[] = [];
  do {
    const chapter = roman.indexOf(reader.word) + 1;
    if (chapter === 0) return no;
    reader.next();
    chapters.push(chapter);
  } while (reader.take(','));
  if (!reader.take('—')) return no;
  const instructions = readInstructions(reader);
  return instructions === no ? no : [{ kind: 'triggered', event: { on: 'chapter', chapters }, ...instructions }];
}

export function writeChapter(ability: TriggeredAbility, writer: Writer): boolean {
  const { event, condition: asked } = ability;
  if (event.on !== 'chapter' || asked !== undefined) return false;
  const symbols = event.chapters.map((chapter) => roman[chapter - 1]?.toUpperCase() ?? '');
  return writer.add(`${symbols.join(', ')} — `) && writeInstructions(ability, writer, true);
}

const bars: ReadonlySet<KeywordName> = new Set<KeywordName>(['class level', 'level', 'station symbol']);

/** “{1}{R}: Level 2” (CR 716.2); the abilities below it are read elsewhere. */
export function readClassBar(reader: Reader): readonly [Of<'class level'>] | No {
  const cost = activationCost.read(reader);
  if (cost === no || !reader.take(':') || !reader.take('level') || reader.token.kind !== 'number') return no;
  return [{ kind: 'keyword', keyword: 'class level', level: Number(reader.next().word), cost, abilities: [] }];
}

const size = /^(\d+)\/(\d+)$/;

/** “LEVEL 1-4”, “LEVEL 5+”, and the power and toughness below it (CR 711.2). */
export function readLevelBar(reader: Reader): readonly [Of<'level'>] | No {
  const from = reader.take('level') ? digits.read(reader) : no;
  if (typeof from !== 'number') return no;
  let to: Amount | No | undefined;
  if (!reader.take('+')) to = reader.take('-') ? digits.read(reader) : no;
  if ((to !== undefined && typeof to !== 'number') || !reader.take('\n')) return no;
  const [, power, toughness] = size.exec(reader.word) ?? [];
  if (power === undefined || toughness === undefined) return no;
  reader.next();
  return [
    {
      kind: 'keyword',
      keyword: 'level',
      from,
      ...(to !== undefined && { to }),
      power: Number(power),
      toughness: Number(toughness),
      abilities: [],
    },
  ];
}

/** “STATION 8+”, and the power and toughness below it, if it has a box (CR 721.2). */
export function readStationSymbol(reader: Reader): readonly [Of<'station symbol'>] | No {
  const from = reader.take('station') ? digits.read(reader) : no;
  if (typeof from !== 'number' || !reader.take('+')) return no;
  const symbol = { kind: 'keyword', keyword: 'station symbol', from, abilities: [] } as const;
  if (!reader.take('\n')) return [symbol];
  const [, power, toughness] = size.exec(reader.word) ?? [];
  if (power === undefined || toughness === undefined) return no;
  reader.next();
  return [{ ...symbol, power: Number(power), toughness: Number(toughness) }];
}

/** Whether the abilities after this one stand below it, in their own part of the text box. */
export function isBar(ability: Ability): ability is Bar {
  return ability.kind === 'keyword' && bars.has(ability.keyword);
}

/** @param below the lines of the abilities below it */
export function writeBar(bar: Bar, below: string, writer: Writer): boolean {
  if (bar.keyword === 'class level') {
    if (!activationCost.write(bar.cost, writer)) return false;
    writer.add(`: Level ${bar.level}`);
  } else if (bar.keyword === 'station symbol') {
    const { from, power, toughness } = bar;
    writer.add(`STATION ${from}+${power === undefined ? '' : `\n${power}/${toughness}`}`);
  } else {
    const range = bar.to === undefined ? `${bar.from}+` : `${bar.from}-${bar.to}`;
    writer.add(`LEVEL ${range}\n${bar.power}/${bar.toughness}`);
  }
  return writer.add(below === '' ? '' : `\n${below}`);
}

function takeWords(reader: Reader, text: string): boolean {
  return text.split(' ').every((word) => reader.take(word));
}

/** “To solve — You control three or more artifacts.” (CR 719.3a) */
export function readToSolve(reader: Reader): readonly [Of<'to solve'>] | No {
  if (!takeWords(reader, 'to solve') || !reader.take('—')) return no;
  const asked = condition.read(reader);
  return asked === no || !reader.take('.') ? no : [{ kind: 'keyword', keyword: 'to solve', condition: asked }];
}

/** “Visit — …”: the instructions of an Attraction's visit ability (CR 702.159). */
export function readVisit(reader: Reader): readonly [Of<'visit'>] | No {
  if (!reader.take('visit') || !reader.take('—')) return no;
  const instructions = readInstructions(reader);
  return instructions === no ? no : [{ kind: 'keyword', keyword: 'visit', ...instructions }];
}

/** “Cleave {1}{U} — …”: the text without the words in square brackets (CR 702.148a). */
export function readCleave(reader: Reader): readonly [Of<'cleave'>] | No {
  const cost = reader.take('cleave') ? manaCost.read(reader) : no;
  if (cost === no || !reader.take('—')) return no;
  const instructions = readInstructions(reader);
  return instructions === no
    ? no
    : [{ kind: 'keyword', keyword: 'cleave', cost, without: { kind: 'spell', ...instructions } }];
}

/** Writes “To solve — …”, “Visit — …” and “Cleave {R} — …”; no other keyword ability. */
export function writeOfCase(ability: KeywordAbility, writer: Writer): boolean {
  if (ability.keyword === 'visit') {
    const text = writer.capture(() => writeInstructions(ability, writer, true));
    return text !== undefined && writer.add(`visit — ${capitalise(text)}`);
  }
  if (ability.keyword === 'cleave') {
    const text = writer.capture(() => writeInstructions(ability.without, writer, true));
    return (
      text !== undefined && writer.add('cleave') && manaCost.write(ability.cost, writer) && writer.add(` — ${text}`)
    );
  }
  if (ability.keyword !== 'to solve') return false;
  const text = writer.capture(() => condition.write(ability.condition, writer));
  return text !== undefined && writer.add(`to solve — ${capitalise(text)}.`);
}

/** Whether `writeOfCase` writes the keyword ability, in a paragraph of its own. */
export function isOfCase({ keyword }: KeywordAbility): boolean {
  return keyword === 'to solve' || keyword === 'visit' || keyword === 'cleave';
}
