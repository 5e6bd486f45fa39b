import type { ReadingGrade, SourceCard } from '@stacktrail/cards/sources';
import { showCard } from '@stacktrail/oracle-text';
import { dataBranch } from '../output/data-text.js';
import { treeText } from '../output/tree-text.js';
import type { ShownCard } from './show-card.js';

const gradeTexts: Readonly<Record<ReadingGrade, string>> = {
  strict: 'all of it is understood',
  partly: 'a part of it is understood',
  unread: 'it is not understood',
};

const hint = 'Name a file of cards with --source to see its words, and which of them are not understood.';

/** A card for people: what it says, what isn't understood, its tree and the rulings, without a newline at the end. */
export function shownText({ name, grade, definition, card, reasons, rulings }: ShownCard): string {
  const printed = card === null ? (definition === null ? [] : [showCard(definition)]) : [sourceText(card)];
  const trees = (definition?.faces ?? []).map(({ abilities, ...face }) =>
    treeText(dataBranch(face.name, abilities.length === 0 ? 'no abilities' : abilities)),
  );
  const rulingLines = (rulings ?? []).map(({ date, text }) => `${date}  ${text}`);
  return [
    `${name}: ${gradeTexts[grade]}`,
    ...printed,
    ...(reasons.length === 0 ? [] : [reasons.map((reason) => `- ${reason}`).join('\n')]),
    ...(card === null && definition === null ? [hint] : []),
    ...trees,
    ...(rulings === null ? [] : [rulings.length === 0 ? 'There are no rulings on it.' : rulingLines.join('\n')]),
  ].join('\n\n');
}

function sourceText({ faces }: SourceCard): string {
  return faces
    .map(({ name, manaCost, supertypes, types, subtypes, text, power, toughness, loyalty, defense }) => {
      const kinds = [...supertypes, ...types].join(' ');
      const size = power === undefined ? (loyalty ?? defense) : `${power}/${toughness ?? ''}`;
      return [
        manaCost === undefined ? name : `${name} ${manaCost}`,
        subtypes.length === 0 ? kinds : `${kinds} — ${subtypes.join(' ')}`,
        ...(text === '' ? [] : [text]),
        ...(size === undefined ? [] : [size]),
      ].join('\n');
    })
    .join('\n//\n');
}
