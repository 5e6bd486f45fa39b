import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { movedCards } from '../objects.js';
import type { Compound } from './compound.js';
import { destination, movedBy, say, type Moved } from './the-rest.js';

type Choice = Extract<Effect, { readonly do: 'choose objects' }>;

const put = literally('put ');
const another = literally(', one ');
const last = literally(', and one ');
const alone = { several: false };

function resultOf(label: string): Objects {
  return { objects: 'result', label };
}

/** One of those cards that isn't among the chosen ones. */
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

/** “Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.” */
export const oneEach: Compound = {
  begins: new Set(['put']),
  words: [','],
  read(reader) {
    if (put.read(reader) === no) return no;
    const first = movedCards.read(reader);
    const choice = onlyChoice(reader.scope);
    if (first === no || !isOneOfThem(choice)) return no;
    const places: Moved[] = [];
    for (const before of [undefined, another, last]) {
      const place = before?.read(reader) === no ? no : destination.read(reader);
      if (place === no) return no;
      places.push(place);
    }
    const labels = [choice.label, reader.scope.newLabel('chosen'), reader.scope.newLabel('chosen')];
    const chosen = labels.map(resultOf);
    return places.flatMap((place, i): readonly Effect[] => {
      const moved: Effect = { ...place, what: chosen[i]!, joined: 'and' };
      if (i === 0) return [{ ...place, what: first }];
      return [{ ...nextChoice(choice, chosen.slice(0, i), labels[i]!), joined: 'and' }, moved];
    });
  },
  write(effects, at, writer) {
    const choice = onlyChoice(writer.scope);
    const [first, second, secondMove, third, thirdMove] = effects.slice(at, at + 5);
    if (second?.do !== 'choose objects' || third?.do !== 'choose objects' || !isOneOfThem(choice)) return 0;
    const chosen = [choice, second, third].map(({ label }) => resultOf(label));
    const isNext = [second, third].every((each, i) =>
      isSameTree(each, { ...nextChoice(choice, chosen.slice(0, i + 1), each.label), joined: 'and' }),
    );
    const moves = [first, secondMove, thirdMove].map(movedBy);
    const texts = moves.map((moved) => moved && say(moved, alone));
    const isOfThose = [secondMove, thirdMove].every((move, i) =>
      isSameTree((move as { what?: Objects }).what, chosen[i + 1]),
    );
    if (!isNext || !isOfThose || !texts.every((text) => text !== undefined)) return 0;
    put.write({}, writer);
    if (!movedCards.write((first as { what: Objects }).what, writer)) return 0;
    return writer.add(` ${texts[0]}, one ${texts[1]}, and one ${texts[2]}`) ? 5 : 0;
  },
};
