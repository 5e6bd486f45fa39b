import { someNode, type Effect, type Objects } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { self } from '../basics/self.js';

const label = 'this card in exile';
const inExile: Objects = { objects: 'linked', label };
const fromExile = literally(' from exile');

/** What the card became that this text exiled and that is the object with the text; `undefined` if it exiled none. */
function exiledItself(scope: Scope): Objects | undefined {
  const means = scope.lastAffected('exiled')?.means;
  return means !== undefined && scope.factsOf(means).was?.objects === 'this' ? means : undefined;
}

/** “~ from exile”, in a delayed triggered ability of the text that exiled it (CR 400.7j, 607.2a). */
export const selfInExile: Syntax<Objects> = {
  begins: self.begins,
  fixedFields: { objects: 'linked' },
  read(reader) {
    const { scope } = reader;
    if (!scope.soFar.inDelayedTrigger || exiledItself(scope) === undefined) return no;
    return self.read(reader) === no || fromExile.read(reader) === no ? no : inExile;
  },
  write: (objects, writer) =>
    objects.objects === 'linked' &&
    objects.label === label &&
    self.write({ objects: 'this' }, writer) &&
    fromExile.write({}, writer),
};

/**
 * The delayed triggered ability, behind an instruction that links the exiled card to the object if the ability means that
 * card: nothing else of the text is kept for it.
 */
export function withLinkedSelf(delayed: Effect, scope: Scope): readonly Effect[] {
  const means = exiledItself(scope);
  if (means === undefined || !someNode(delayed, (node) => node.objects === 'linked' && node['label'] === label))
    return [delayed];
  const { called: _, ...what } = means;
  return [
    { do: 'link', what, label },
    { ...delayed, joined: 'and' },
  ];
}

/** The same sentence without that instruction, which has no words. */
export function withoutLink(sentence: readonly Effect[]): readonly Effect[] {
  const [link, delayed, ...more] = sentence;
  if (link?.do !== 'link' || link.label !== label || delayed === undefined || more.length > 0) return sentence;
  const { joined: _, ...plain } = delayed;
  return [plain];
}
