import type {
  Cost,
  Ability,
  ActivatedAbility,
  AdditionalCost,
  SpellAbility,
  KeywordAbility,
} from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import { capitalise } from '../../english/words.js';
import { Alike } from '../../syntax/alike.js';
import { Reader } from '../../syntax/reader.js';
import { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Token } from '../../syntax/token.js';
import { Writer } from '../../syntax/writer.js';
import { ability as abilityHole } from '../basics/holes.js';
import { readAnchored, writeAnchored } from './anchor-words.js';
import { readActivated, readLoyalty, writeActivated, writeLoyaltyCost } from './activated.js';
import { paying } from '../costs/costs.js';
import {
  beginsChapter,
  isBar,
  isOfCase,
  readChapter,
  readClassBar,
  readCleave,
  readLevelBar,
  readStationSymbol,
  readToSolve,
  readVisit,
  writeBar,
  writeOfCase,
} from './frames.js';
import { withConditionalTargets, withoutConditionalTargets } from '../sentence-forms/conditional-targets.js';
import { withoutX, withX } from './free-x.js';
import { readXIsPositive, xIsPositive } from '../costs/positive-x.js';
import { withOthers } from '../nouns/other.js';
import { flashForCost } from './flash-for-cost.js';
import { anyNumberLessening, countersLessening } from '../costs/any-number.js';
import { cannotBeExpressed } from './cannot-be-expressed.js';
import { paidForSpell } from '../nouns/paid-for.js';
import { beginningHeld } from '../keywords/held-keywords.js';
import { limitedEquip } from './limited-equip.js';
import { keywordInSentence, keywordOfLine } from '../keywords/keywords.js';
import { readInstructions, readPricedModes, writeInstructions } from './modes.js';
import { isOptionalCost, readMayExert, readMayPayAsItAttacks, writeOptionalCost } from '../statics/as-it-attacks.js';
import { readOtherwise, readStatic, writeStatic } from '../statics/index.js';
import { readMoreOfIt, writeMoreOfIt } from '../statics/more-of-it.js';
import { withoutUnusedLabels } from '../this-way/unused-labels.js';
import { isOfItsHost, placed, zonesAskedFor } from './zones-of-abilities.js';
import { readTriggered, writeTriggered } from './triggered.js';
import { isWhenPaid, readWhenPaid, writeWhenPaid } from './when-paid.js';

type Form = (reader: Reader) => readonly Ability[] | No;

/** Whether a colon stands after a cost; colons in quotation marks belong to other abilities. */
function hasCost(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ word }) => word === ':' || word === '"');
  return first?.word === ':';
}

function formsOf(reader: Reader): readonly Form[] {
  const { tokens } = reader;
  const { types } = reader.scope.textSource;
  const first = tokens[0]!.word;
  if (beginsChapter(reader)) return [readChapter];
  const marked = markedForms[first];
  if (marked !== undefined && tokens.some((token) => token.word === '—')) return [marked];
  if (first === 'spree' || first === 'tiered') return [readPriced];
  if (first === 'level' && tokens[1]!.kind === 'number') return [readLevelBar];
  if (first === 'station' && tokens[1]!.kind === 'number') return [readStationSymbol];
  if (first === 'cleave') return [readCleave];
  const isSpell = types.includes('Instant') || types.includes('Sorcery');
  if (first === 'when' || first === 'whenever' || first === 'at') {
    return isSpell ? [readTriggered, readSpell] : [readTriggered, readStatics];
  }
  if (first === 'you' && tokens[2]!.word === 'exert') return [readExert];
  if (first === 'if' && tokens.some(({ word }, i) => word === 'exerted' && tokens[i - 1]!.word === 'been'))
    return [readExert];
  if (first === 'as' && tokens[1]!.word === 'an') return [readAdditionalCost, readStatics];
  if (first === 'as' && tokens.some(({ word }) => word === '•')) return [readAnchored];
  if (first === 'as' && tokens.some(({ word }) => word === 'attacks')) return [readMayPay, readStatics];
  if (first === '[') return [readLoyalty];
  if (beginningHeld.has(first) && tokens.some((token) => token.word === '—')) return [readKeywords, readStatics];
  if (hasCost(tokens)) return [readClassBar, readActivated, readStatics];
  if (first === 'you' && tokens.some(({ word }) => word === 'flash'))
    return isSpell ? [readFlashForCost, readSpell, readStatics] : [readFlashForCost, readStatics];
  return isSpell ? [readKeywords, readSpell, readStatics] : [readKeywords, readStatics];
}

/** “Spree”, “Tiered”: the keyword and its modes (CR 702.172, 702.183). */
function readPriced(reader: Reader): readonly Ability[] | No {
  const keyword = reader.take('spree') ? 'spree' : reader.take('tiered') ? 'tiered' : no;
  const instructions = keyword === no ? no : readPricedModes(reader, keyword);
  return keyword === no || instructions === no
    ? no
    : [
        { kind: 'keyword', keyword },
        { kind: 'spell', ...instructions },
      ];
}

const markedForms: Readonly<Record<string, Form>> = { to: readToSolve, visit: readVisit };

/**
 * Reads a paragraph of rules text: one ability with its modes, or several keyword abilities.
 * @param textSource the object that has the text, with the abilities of the paragraphs above
 * @returns the abilities, for every reading of the paragraph; or how far it could be read, as an index of its tokens
 */
export function readingsOf(
  tokens: readonly Token[],
  textSource: TextSource,
): readonly (readonly Ability[])[] | { readonly furthest: number } {
  const reader = new Reader(tokens, new Scope(textSource));
  const readings = reader.all({ read: readParagraph });
  return readings.length === 0 ? { furthest: reader.furthest } : different(readings.map(({ value }) => value));
}

/** Removes trees that are the same, since they can come from different readings. */
function different<T>(trees: readonly T[]): readonly T[] {
  const alike = new Alike();
  return [...new Map(trees.map((tree) => [alike.idOf(tree), tree])).values()];
}

function readParagraph(reader: Reader): readonly Ability[] | No {
  return reader.anyOf(
    readParagraph,
    formsOf(reader).map((form) => ({ read: () => readWhole(reader, form) })),
  );
}

function readWhole(reader: Reader, form: Form): readonly Ability[] | No {
  const abilities = form(reader);
  if (abilities === no || reader.token.kind !== 'end') return no;
  const { scope } = reader;
  const labelled = scope.hasLabelled ? withoutUnusedLabels : <T>(one: T): T => one;
  const meant = abilities.map((one) => {
    const other = withOthers(labelled(placed(one, scope)), scope.textSource);
    if (other === no || cannotBeExpressed(other)) return no;
    const told = saysX(reader) ? withX(other, scope.textSource.abilities) : other;
    return told === no ? no : withConditionalTargets(told);
  });
  return meant.includes(no) ? no : (meant as readonly Ability[]);
}

function saysX({ tokens }: Reader): boolean {
  return tokens.some(({ kind, text }) => (kind === 'word' ? text === 'X' : kind !== 'mark' && text.includes('X')));
}

abilityHole.define({
  begins: null,
  read(reader) {
    const abilities = readParagraph(reader);
    return abilities === no || abilities.length !== 1 ? no : abilities[0]!;
  },
  write(ability, writer) {
    const text = writeAbility(ability, writer.scope.textSource, writer.scope.granter, writer.scope.isUnworded);
    return text !== undefined && writer.add(text);
  },
});

/** The zone of an activated ability that its cost or instructions name. */
function zoneSaid({ from }: ActivatedAbility): Scope['zone'] {
  return from === 'hand' || from === 'exile' || from === 'command' ? from : null;
}

function writeAdditional(cost: readonly Cost[], writer: Writer): boolean {
  const from = writer.mark();
  return [anyNumberLessening, countersLessening, paying].some((syntax) => {
    if (syntax.write(cost, writer)) return true;
    writer.back(from);
    return false;
  });
}

/** Whether the text treats its object as a card in a graveyard. */
function speaksFromGraveyard(ability: Ability): boolean {
  if (zonesAskedFor(ability) !== undefined) return false;
  if (ability.kind === 'activated') return ability.from === 'graveyard';
  if (ability.kind !== 'triggered') return false;
  return ability.functionsIn?.join() === (isOfItsHost(ability.event) ? 'battlefield' : 'graveyard');
}

function readKeywords(reader: Reader): readonly Ability[] | No {
  const limited = limitedEquip.read(reader);
  if (limited !== no) return [limited];
  reader.at = 0;
  const own = keywordOfLine.read(reader);
  if (own !== no) return [own];
  reader.at = 0;
  const found: Ability[] = [];
  do {
    const keyword = keywordInSentence.read(reader);
    if (keyword === no) return no;
    found.push(keyword);
  } while (reader.take(','));
  return found;
}

const asAdditionalCost = literally('As an additional cost to cast this spell, ');

function readAdditionalCost(reader: Reader): readonly Ability[] | No {
  if (asAdditionalCost.read(reader) === no) return no;
  const optional = reader.take('you') && reader.take('may');
  const cost = reader.any([paying, anyNumberLessening, countersLessening]);
  if (cost === no || !reader.take('.')) return no;
  const own: AdditionalCost = { kind: 'additional cost', ...(optional && { optional }), cost };
  if (reader.token.kind === 'end') return [own];
  const rest = reader.word === 'when' ? readWhenPaid(reader, own) : readRestOfCost(reader, own);
  return rest === no ? no : [own, rest];
}

/**
 * Reads “this spell costs {2} less to cast if evidence was collected”, in the paragraph of the additional cost (CR
 * 601.2f).
 */
function readRestOfCost(reader: Reader, own: AdditionalCost): Ability | No {
  const { tokens, at, scope } = reader;
  const { textSource } = scope;
  const inner = reader.of(tokens.slice(at), scope.inside({ ...textSource, abilities: [...textSource.abilities, own] }));
  const found = readStatic(inner);
  reader.furthest = Math.max(reader.furthest, at + inner.furthest);
  if (found === no || inner.token.kind !== 'end') return no;
  reader.at = at + inner.at;
  return { ...found, sameParagraph: true };
}

function readFlashForCost(reader: Reader): readonly Ability[] | No {
  const own = flashForCost.read(reader);
  return own === no ? no : [own];
}

function readStatics(reader: Reader): readonly Ability[] | No {
  reader.scope.hasAmount = reader.word === 'if';
  const ability = readStatic(reader);
  if (ability === no) return no;
  if (reader.word !== 'otherwise') return readMoreOfIt(reader, ability);
  const other = ability.condition === undefined ? no : readOtherwise(reader, ability.condition);
  return other === no ? no : [ability, other];
}

function readExert(reader: Reader): readonly Ability[] | No {
  const ability = readMayExert(reader);
  return ability === no ? no : [ability];
}

function readMayPay(reader: Reader): readonly Ability[] | No {
  const ability = readMayPayAsItAttacks(reader);
  return ability === no ? no : [ability];
}

function readSpell(reader: Reader): readonly [SpellAbility] | No {
  reader.scope.paid = paidForSpell(reader.scope.textSource);
  const instructions = readInstructions(reader);
  return instructions === no ? no : [{ kind: 'spell', ...instructions, ...readXIsPositive(reader) }];
}

/** Writes an ability; `undefined` if the grammar can't write it. */
export function writeAbility(
  tree: Ability,
  textSource: TextSource,
  granter: TextSource | null = null,
  isUnworded = false,
): string | undefined {
  const ability = withoutConditionalTargets(withoutX(tree));
  const writer = new Writer(new Scope(textSource, [], granter));
  writer.scope.isUnworded = isUnworded;
  writer.scope.inGraveyard = speaksFromGraveyard(ability);
  return writer.capture(() => {
    switch (ability.kind) {
      case 'keyword':
        if (isBar(ability)) {
          const below = writeRulesText(ability.abilities, textSource);
          return below !== undefined && writeBar(ability, below, writer);
        }
        if (isOfCase(ability)) return writeOfCase(ability, writer);
        return (
          limitedEquip.write(ability, writer) ||
          keywordOfLine.write(ability, writer) ||
          keywordInSentence.write(ability, writer)
        );
      case 'spell':
        writer.scope.paid = paidForSpell(textSource);
        return writeInstructions(ability, writer, true) && (!ability.xIsPositive || xIsPositive.write({}, writer));
      case 'activated':
        writer.scope.paid = ability.cost;
        writer.scope.zone = zoneSaid(ability);
        if (ability.loyalty)
          return writeLoyaltyCost(ability.cost, writer) && writer.add(': ') && writeInstructions(ability, writer, true);
        return writeActivated(ability, writer);
      case 'triggered':
        return ability.said === undefined ? writeTriggered(ability, writer) : writeWhenPaid(ability, writer);
      case 'static':
        if (writeAnchored(ability, writer, (held) => writeAbility(held, textSource))) return true;
        if (isOptionalCost(ability)) return writeOptionalCost(ability, writer);
        return writeMoreOfIt(ability, writer) ?? writeStatic(ability, writer);
      case 'additional cost':
        if (ability.flash) return flashForCost.write(ability, writer);
        asAdditionalCost.write({}, writer);
        if (ability.optional) writer.add('you may ');
        return writeAdditional(ability.cost, writer) && writer.add('.');
      default:
        return false;
    }
  });
}

/** Whether a keyword ability shares its paragraph with its neighbours. */
function sharesParagraph(ability: Ability): boolean {
  return ability.kind === 'keyword' && !isBar(ability) && !isOfCase(ability) && !hasOwnParagraph(ability);
}

/** Whether a paragraph consists of keyword abilities that could share it with those of the next paragraph. */
export function isKeywordLine(abilities: readonly Ability[]): boolean {
  return abilities.length > 0 && abilities.every(sharesParagraph);
}

const noSpeaker: TextSource = { name: '', types: [], subtypes: [], supertypes: [], abilities: [] };

function hasOwnParagraph(ability: KeywordAbility): boolean {
  return 'ability' in ability || keywordOfLine.write(ability, new Writer(new Scope(noSpeaker)));
}

/** The rules text of an object, one paragraph for each ability; `undefined` if the grammar can't write one of them. */
export function writeRulesText(abilities: readonly Ability[], textSource: TextSource): string | undefined {
  const paragraphs: string[] = [];
  let open = false;
  for (const ability of abilities) {
    const text = writeAbility(ability, textSource);
    if (text === undefined) return undefined;
    const shares = sharesParagraph(ability);
    const follows = (ability.kind === 'static' && ability.sameParagraph === true) || isWhenPaid(ability);
    if (follows && paragraphs.length > 0) paragraphs.push(`${paragraphs.pop()!} ${capitalise(text)}`);
    else if (open && shares) paragraphs.push(`${paragraphs.pop()!}, ${text}`);
    else paragraphs.push(text.charAt(0).toUpperCase() + text.slice(1));
    open = shares && !text.endsWith('.');
  }
  return paragraphs.join('\n');
}
