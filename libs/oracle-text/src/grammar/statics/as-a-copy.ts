import type { EntersModification, ReferentNoun, StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type No } from '../../syntax/syntax.js';
import { readReflexive } from '../triggers/reflexive.js';

type AsACopy = Extract<EntersModification, { enters: 'as a copy' }>;

/** The copy effect, if it is the only effect of the ability, and the rest of it. */
export function copyingOf(
  effects: readonly StaticEffect[],
): readonly [AsACopy, (as: AsACopy) => StaticEffect] | undefined {
  const [effect, ...more] = effects;
  if (more.length > 0 || effect?.static !== 'replacement' || effect.replacement.would !== 'enter') return undefined;
  const { replacement } = effect;
  if (replacement.instead.enters !== 'as a copy') return undefined;
  return [replacement.instead, (instead) => ({ ...effect, replacement: { ...replacement, instead } })];
}

/** Makes what was copied a referent: “the copied creature”, which is “that object” of the choice. */
export function nameCopied({ of }: AsACopy, scope: Scope): void {
  scope.name({ objects: 'that object' }, false, [kindInFilter(of) as ReferentNoun, 'permanent']);
}

/** “You may have this creature enter as a copy of any creature on the battlefield. When you do, …” (CR 707.9g). */
export function readWhenCopied(reader: Reader, effects: readonly StaticEffect[]): StaticAbility | No {
  const copying = copyingOf(effects);
  if (copying === undefined || reader.word !== 'when') return no;
  nameCopied(copying[0], reader.scope);
  const reflexive = readReflexive(reader);
  if (reflexive === no || reflexive.do !== 'reflexive trigger') return no;
  const [as, whole] = copying;
  return { kind: 'static', effects: [whole({ ...as, whenYouDo: reflexive })] };
}
