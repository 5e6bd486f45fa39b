import type { Effect, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { withoutPaying } from '../effects/manners.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { type EffectOf, type SentenceForm, onlyEffect } from './form.js';

type CopyWording = NonNullable<EffectOf<'cast'>['copied']>;

const you: Players = { players: 'you' };
/** Each wording's words before and after what is copied. */
const wordings: readonly (readonly [CopyWording, string, string])[] = [
  ['may copy', 'you may copy ', '. If you do, you may cast the copy'],
];
const withoutPayingManaCost = withoutPaying(false);

function readForm(reader: Reader, [copied, opening, closing]: (typeof wordings)[number]): readonly Effect[] | No {
  const what = literally(opening).read(reader) === no ? no : objectsAfterVerb.read(reader);
  const paid = what === no || literally(closing).read(reader) === no ? no : withoutPayingManaCost.read(reader);
  if (what === no || paid === no) return no;
  const { scope } = reader;
  scope.unsayable(['spell', 'card']);
  const label = scope.newLabel('choice');
  scope.choice = label;
  scope.chooser = 'you';
  const how = { permit: 'cast', filter: { is: 'anything' }, ...paid } as const;
  return [{ do: 'may', who: you, effects: [{ do: 'cast', who: you, what, how, copies: true, copied }], label }];
}

/** “You may copy the exiled card. If you do, you may cast the copy without paying its mana cost” (CR 707.12). */
export const copyAndCast: SentenceForm = {
  word: 'copy',
  read: (reader) => reader.any(wordings.map((form) => ({ read: () => readForm(reader, form) }))),
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'may');
    const [cast, ...more] = effect?.effects ?? [];
    if (effect?.who.players !== 'you' || more.length > 0 || cast?.do !== 'cast' || !cast.copies) return false;
    const { permit, filter, ...how } = cast.how;
    const form = wordings.find(([copied]) => copied === cast.copied);
    if (form === undefined || permit !== 'cast' || filter.is !== 'anything') return false;
    return writeForm(form, cast, how, effect.label ?? null, writer);
  },
};

function writeForm(
  [, opening, closing]: (typeof wordings)[number],
  { what }: EffectOf<'cast'>,
  how: Parameters<typeof withoutPayingManaCost.write>[0],
  label: string | null,
  writer: Writer,
): boolean {
  const could = writer.add(opening) && objectsAfterVerb.write(what, writer);
  if (!could || !writer.add(closing) || !withoutPayingManaCost.write(how, writer)) return false;
  writer.scope.unsayable(['spell', 'card']);
  writer.scope.choice = label;
  return true;
}
