import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { movedCards } from '../objects/objects.js';
import type { Compound } from './compound.js';
import { destination, movedBy, say, type Moved } from './the-rest.js';

type Choice = Extract<Effect, { readonly do: 'choose objects' }>;

const put = literally('put ');
const alone = { several: false };

function resultOf(label: string): Objects {
  return { objects: 'result', label };
}

/** The choice of one of the cards that weren't chosen before. */
function nextChoice({ who, from }: Choice, chosen: readonly Objects[], label: string): Choice {
  const { called: _, ...of } = from;
  const not: Objects = chosen.length === 1 ? chosen[0]! : { objects: 'together', of: chosen };
  return { do: 'choose objects', who, from: { objects: 'other than', of, not }, min: 1, max: 1, label };
}

function isOneOfThem(choice: Choice | undefined): choice is Choice {
  return choice?.min === 1 && choice.max === 1 && choice.from.objects === 'result';
}

function onlyChoice({ choices }: Scope): Choice | undefined {
  return choices.length === 1 ? choices[0] : undefined;
}

/** The wordings of the second and the third choice. */
interface Wording {
  readonly another: Syntax<object>;
  readonly last: Syntax<object>;
  /** Whether the last card is exiled. */
  readonly exiles: boolean;
}

const wordings: readonly Wording[] = [
  { another: literally(', one '), last: literally(', and one '), exiles: false },
  { another: literally(', put one of them '), last: literally(', and exile one of them'), exiles: true },
];

/** Lets later words call the card “the exiled card”. */
function nameExiled(scope: Scope, label: string): void {
  const means = resultOf(label);
  scope.recordAffected('exiled', means, false);
  scope.name(means, false, ['card']);
}

function readPlaces(reader: Reader, { another, last, exiles }: Wording): readonly Moved[] | No {
  const first = destination.read(reader);
  const second = first === no || another.read(reader) === no ? no : destination.read(reader);
  if (first === no || second === no || last.read(reader) === no) return no;
  const third = exiles ? exile : destination.read(reader);
  return third === no ? no : [first, second, third];
}

const exile: Moved = { do: 'move', to: { zone: 'exile' } };

/**
 * “Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.” “Put one of
 * them into your hand, put one of them on the bottom of your library, and exile one of them.”
 */
export const oneEach: Compound = {
  begins: new Set(['put']),
  words: [','],
  read(reader) {
    if (put.read(reader) === no) return no;
    const first = movedCards.read(reader);
    const choice = onlyChoice(reader.scope);
    if (first === no || !isOneOfThem(choice)) return no;
    const from = reader.mark();
    for (const wording of wordings) {
      reader.back(from);
      const places = readPlaces(reader, wording);
      if (places === no) continue;
      const labels = [choice.label, reader.scope.newLabel('chosen'), reader.scope.newLabel('chosen')];
      const exiled = wording.exiles ? reader.scope.newLabel('moved') : undefined;
      if (exiled !== undefined) nameExiled(reader.scope, exiled);
      const chosen = labels.map(resultOf);
      return places.flatMap((place, i): readonly Effect[] => {
        const moved = { ...place, what: chosen[i]!, joined: 'and' } as Effect;
        if (i === 0) return [{ ...place, what: first }];
        const whole = i === 2 && exiled !== undefined ? ({ ...moved, label: exiled } as Effect) : moved;
        return [{ ...nextChoice(choice, chosen.slice(0, i), labels[i]!), joined: 'and' }, whole];
      });
    }
    return no;
  },
  write(effects, at, writer) {
    const choice = onlyChoice(writer.scope);
    const [first, second, secondMove, third, thirdMove] = effects.slice(at, at + 5);
    if (second?.do !== 'choose objects' || third?.do !== 'choose objects' || !isOneOfThem(choice)) return 0;
    const chosen = [choice, second, third].map(({ label }) => resultOf(label));
    const isNext = [second, third].every((each, i) =>
      isSameTree(each, { ...nextChoice(choice, chosen.slice(0, i + 1), each.label), joined: 'and' }),
    );
    const isOfThose = [secondMove, thirdMove].every((move, i) =>
      isSameTree((move as { what?: Objects }).what, chosen[i + 1]),
    );
    if (!isNext || !isOfThose) return 0;
    const exiled = thirdMove?.do === 'move' && thirdMove.to.zone === 'exile' ? thirdMove.label : undefined;
    const wording = wordings.find(({ exiles }) => exiles === (exiled !== undefined))!;
    const placed = exiled === undefined ? [first, secondMove, thirdMove] : [first, secondMove];
    const texts = placed.map((move) => {
      const moved = movedBy(move);
      return moved && say(moved, alone);
    });
    if (!texts.every((text) => text !== undefined)) return 0;
    put.write({}, writer);
    if (!movedCards.write((first as { what: Objects }).what, writer)) return 0;
    writer.add(` ${texts[0]}`);
    wording.another.write({}, writer);
    writer.add(texts[1]!);
    wording.last.write({}, writer);
    if (exiled !== undefined) nameExiled(writer.scope, exiled);
    return writer.add(texts[2] ?? '') ? 5 : 0;
  },
};
