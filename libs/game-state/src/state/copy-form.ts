import type { Ability, CopyException, Keepable, KeywordName } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { changeColors } from './color-change.js';
import { changeTypes } from './type-change.js';
import type { AbilityDefinition } from './ability-definition.js';
import type { Form } from './form.js';
import { isIntrinsic } from './intrinsic-abilities.js';
import { keywordPointer } from './keyword-of.js';
import { withSummary, type Printed } from './printed.js';

/** A copy with exceptions (CR 707.9). */
export interface ExceptedCopy {
  /** What is copied. */
  readonly form: Form;
  readonly pointer: DefinitionPointer;
  /** What the copy was before (CR 707.9c). */
  readonly own: Printed;
  readonly exceptions: readonly CopyException[];
  /** The powers and toughnesses that they set, in their order. */
  readonly values: readonly number[];
  readonly abilitiesOf: (abilities: readonly Ability[]) => readonly AbilityDefinition[];
  /** The ability whose effect it is, with what it means if it is a keyword. */
  readonly thisAbility: readonly AbilityDefinition[];
}

type Draft = { -readonly [K in keyof Printed]: Printed[K] };

export function exceptedForm(copy: ExceptedCopy): Form {
  const { form, pointer } = copy;
  const change = (printed: Printed): Printed => {
    return excepted(copy, printed, `${pointer}#${printed.pointer}` as DefinitionPointer);
  };
  const [first, ...others] = form.faces;
  const faces: Form['faces'] = [change(first), ...others.map(change)];
  const whole = form.whole === first ? faces[0] : change(form.whole);
  const rooms = form.rooms?.map(change);
  return { pointer, layout: form.layout, faces, whole, ...(rooms === undefined ? {} : { rooms }) };
}

function excepted(copy: ExceptedCopy, printed: Printed, pointer: DefinitionPointer): Printed {
  const draft: Draft = { ...printed, pointer };
  let at = 0;
  for (const exception of copy.exceptions) at += apply(copy, draft, exception, at);
  return withSummary(draft);
}

/** @returns how many of the values it used */
function apply(copy: ExceptedCopy, draft: Draft, exception: CopyException, at: number): number {
  switch (exception.except) {
    case 'named':
      draft.name = exception.name;
      return 0;
    case "isn't legendary":
      draft.supertypes = draft.supertypes.filter((supertype) => supertype !== 'Legendary');
      return 0;
    case 'has no mana cost':
      draft.manaCost = null;
      draft.manaValue = 0;
      return 0;
    case 'has this ability':
      draft.abilities = [...draft.abilities, ...copy.thisAbility];
      return 0;
    case 'keeps':
      for (const what of exception.what) keep(draft, copy.own, what);
      return 0;
    case 'change':
      return change(copy, draft, exception.change, at);
    case 'enters with counters':
    case 'enters tapped':
      return 0;
  }
}

function change(
  copy: ExceptedCopy,
  draft: Draft,
  modification: Extract<CopyException, { except: 'change' }>['change'],
  at: number,
): number {
  switch (modification.change) {
    case 'add types':
    case 'set types':
    case 'set land types':
    case 'set creature types':
      changeTypes(draft, modification);
      draft.abilities = draft.abilities.filter(
        (ability) => !isIntrinsic(ability), // they are the subtypes' to give
      );
      return 0;
    case 'add colors':
    case 'set colors':
      changeColors(draft, modification);
      draft.abilities = draft.abilities.filter((ability) => !definesColors(ability)); // CR 707.9d
      return 0;
    case 'add abilities':
      draft.abilities = [...draft.abilities, ...copy.abilitiesOf(modification.abilities)];
      return 0;
    case 'lose all abilities':
      draft.abilities = [];
      return 0;
    case 'lose keywords':
      draft.abilities = withoutKeywords(draft.abilities, modification.keywords);
      return 0;
    case 'set power and toughness':
      draft.power = copy.values[at] ?? 0;
      draft.toughness = copy.values[at + 1] ?? 0;
      draft.abilities = draft.abilities.filter((ability) => !definesNumbers(ability)); // CR 707.9d
      return 2;
    default:
      return 0;
  }
}

/** The keywords go, and with each the abilities that it is short for. */
function withoutKeywords(
  abilities: readonly AbilityDefinition[],
  keywords: readonly KeywordName[],
): readonly AbilityDefinition[] {
  const lost = abilities.filter(({ ability }) => ability.kind === 'keyword' && keywords.includes(ability.keyword));
  const pointers = new Set<string>(lost.map(({ pointer }) => pointer));
  return abilities.filter(({ pointer }) => !pointers.has(keywordPointer(pointer) ?? pointer));
}

/** CR 707.9c. */
function keep(draft: Draft, own: Printed, what: Keepable): void {
  switch (what) {
    case 'name':
      draft.name = own.name;
      break;
    case 'color':
      draft.colors = own.colors;
      break;
    case 'types':
      draft.types = own.types;
      draft.supertypes = own.supertypes;
      break;
    case 'subtypes':
      draft.subtypes = own.subtypes;
      break;
    case 'power and toughness':
      draft.power = own.power;
      draft.toughness = own.toughness;
      draft.abilities = [
        ...draft.abilities.filter((ability) => !definesNumbers(ability)), // CR 707.9d
        ...own.abilities.filter(definesNumbers),
      ];
      break;
    case 'abilities':
      draft.abilities = own.abilities;
      break;
  }
}

function definesNumbers({ ability }: AbilityDefinition): boolean {
  return (
    ability.kind === 'static' && ability.effects.every((effect) => effect.static === 'defines power and toughness')
  );
}

function definesColors({ ability }: AbilityDefinition): boolean {
  if (ability.kind === 'keyword') return ability.keyword === 'devoid';
  return ability.kind === 'static' && ability.effects.every((effect) => effect.static === 'defines colors');
}
