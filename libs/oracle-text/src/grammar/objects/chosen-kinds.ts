import { type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import type { ChoiceOfObjects } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';

const you = { players: 'you' } as const;
const kinds = listed(indefinite('card'), 'and/or');
const fromAmong = literally(' from among ');

type Result = Extract<Objects, { readonly objects: 'result' }>;

function resultOf(label: string): Result {
  return { objects: 'result', label };
}

function together(chosen: readonly Objects[]): Objects {
  return chosen.length === 1 ? chosen[0]! : { objects: 'together', of: chosen };
}

/** The choice of at most one card that matches the filter and wasn't chosen for an earlier kind. */
export function choiceOfKind(
  of: Objects,
  filter: Filter,
  alreadyChosen: readonly Objects[],
  label: string,
): ChoiceOfObjects {
  const all: Objects = { objects: 'matching', of, filter };
  const from: Objects =
    alreadyChosen.length === 0 ? all : { objects: 'other than', of: all, not: together(alreadyChosen) };
  return { do: 'choose objects', who: you, from, min: 0, max: 1, label };
}

/** The inverse of `choiceOfKind`: the cards chosen from and the filter; `undefined` if the choice has another shape. */
export function partsOfChoice(
  { from }: ChoiceOfObjects,
  alreadyChosen: readonly Objects[],
): { readonly of: Objects; readonly filter: Filter } | undefined {
  const all = alreadyChosen.length === 0 || from.objects !== 'other than' ? from : from.of;
  return all.objects === 'matching' ? { of: all.of, filter: all.filter } : undefined;
}

/** Tells the scope what “those cards”, “the chosen cards” and “the rest” mean from now on. */
export function rememberChosen(scope: Scope, of: Objects, chosen: readonly Objects[]): void {
  const { called: _, ...plain } = of;
  const allChosen = together(chosen);
  scope.name(allChosen, true, ['card'], { put: true, ...(scope.factsOf(plain).yours && { yours: true }) });
  scope.recordAffected('chosen', allChosen, true);
  scope.rest = { objects: 'other than', of: plain, not: allChosen };
}

/** “A creature card and/or a land card from among them”: up to one of each kind. */
export const chosenKinds: Syntax<Objects> = {
  begins: new Set(['a', 'an']),
  fixedFields: { objects: 'together' },
  read(reader) {
    const filters = kinds.read(reader);
    if (filters === no || filters.length < 2 || fromAmong.read(reader) === no) return no;
    const of = readReferent(reader, 'objects', 'object');
    if (of === no || 'players' in of || of.objects !== 'result') return no;
    const { scope } = reader;
    const chosen = filters.map(() => resultOf(scope.newLabel('chosen')));
    const choices = filters.map((filter, i) => choiceOfKind(of, filter, chosen.slice(0, i), chosen[i]!.label));
    scope.choices = [...scope.choices, ...choices];
    rememberChosen(scope, of, chosen);
    return together(chosen);
  },
  write(means, writer) {
    if (means.objects !== 'together' || means.called !== undefined) return false;
    const { scope } = writer;
    const count = means.of.length;
    const choices = scope.choices.slice(0, count);
    const chosen = choices.map(({ label }) => resultOf(label));
    if (choices.length < count || !isSameTree(means, together(chosen))) return false;
    const parts = choices.map((choice, i) => partsOfChoice(choice, chosen.slice(0, i)));
    const [first] = parts;
    if (first === undefined) return false;
    const fitsTheseWords = choices.every((choice, i) =>
      isSameTree(
        choice,
        choiceOfKind(first.of, parts[i]?.filter ?? first.filter, chosen.slice(0, i), choice.label),
        'joined',
      ),
    );
    if (
      !fitsTheseWords ||
      !kinds.write(
        parts.map((one) => one!.filter),
        writer,
      ) ||
      !fromAmong.write({}, writer)
    )
      return false;
    if (!writeReferent(first.of, writer, 'object')) return false;
    scope.choices = scope.choices.slice(count);
    rememberChosen(scope, first.of, chosen);
    return true;
  },
};
