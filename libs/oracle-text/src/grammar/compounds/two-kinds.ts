import { type Effect, type Objects, isSameTree } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { choiceOfKind, partsOfChoice, rememberChosen } from '../objects/chosen-kinds.js';
import { indefinite } from '../nouns/nouns.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';
import type { Compound } from './compound.js';
import { destination, movedBy, say } from './the-rest.js';

const put = literally('put ');
const and = literally(' and ');
const fromAmong = literally(' from among ');
const card = indefinite('card');
const alone = { several: false };

/** “Put a land card from among them onto the battlefield tapped and an Elf card from among them into your hand.” */
export const twoKinds: Compound = {
  begins: new Set(['put']),
  words: ['among'],
  read(reader) {
    const { scope } = reader;
    const parts = [];
    let of: Objects | undefined;
    for (const before of [put, and]) {
      const filter = before.read(reader) === no ? no : card.read(reader);
      if (filter === no || fromAmong.read(reader) === no) return no;
      const among = readReferent(reader, 'objects', 'object');
      if (among === no || 'players' in among || among.objects !== 'result') return no;
      of ??= among;
      const place = isSameTree(of, among) ? destination.read(reader) : no;
      if (place === no) return no;
      parts.push({ filter, place });
    }
    const [first, second] = parts;
    const chosen = parts.map((): Objects => ({ objects: 'result', label: scope.newLabel('chosen') }));
    const [one, other] = chosen as [Objects & { readonly label: string }, Objects & { readonly label: string }];
    rememberChosen(scope, of!, chosen);
    return [
      choiceOfKind(of!, first!.filter, [], one.label),
      { ...choiceOfKind(of!, second!.filter, [one], other.label), joined: 'and' },
      { ...first!.place, what: one, joined: 'and' },
      { ...second!.place, what: other, joined: 'and' },
    ] as readonly Effect[];
  },
  write(effects, at, writer) {
    const [first, second, ...moves] = effects.slice(at, at + 4);
    if (first?.do !== 'choose objects' || second?.do !== 'choose objects' || moves.length < 2) return 0;
    const one: Objects = { objects: 'result', label: first.label };
    const other: Objects = { objects: 'result', label: second.label };
    const [kind, next] = [partsOfChoice(first, []), partsOfChoice(second, [one])];
    if (kind === undefined || next === undefined) return 0;
    const { joined: _, ...choice } = second;
    if (!isSameTree(choice, choiceOfKind(kind.of, next.filter, [one], second.label))) return 0;
    const places = moves.map(movedBy).map((moved) => moved && say(moved, alone));
    const isOfThose = [one, other].every((what, i) => isSameTree((moves[i] as { what?: Objects }).what, what));
    if (!isOfThose || !places.every((place) => place !== undefined)) return 0;
    const could = [kind, next].every(
      ({ of, filter }, i) =>
        (i === 0 ? put : and).write({}, writer) &&
        card.write(filter, writer) &&
        fromAmong.write({}, writer) &&
        writeReferent(of, writer, 'object') &&
        writer.add(` ${places[i]}`),
    );
    if (could) rememberChosen(writer.scope, kind.of, [one, other]);
    return could ? 4 : 0;
  },
};
