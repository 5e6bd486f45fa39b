import type { DefinitionPointer } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';
import type { Form } from './form.js';
import { keywordPointer } from './keyword-of.js';
import { withSummary, type Printed } from './printed.js';

/** CR 702.47c: a spell with the rules text of other cards after its own; nothing else of them comes with it. */
export function splicedForm(form: Form, others: readonly Form[], pointer: DefinitionPointer): Form {
  const texts = others.flatMap(({ whole }) => whole.abilities.filter(isText));
  return withAbilities(form, texts, pointer);
}

/**
 * CR 702.140e: the characteristics of what is on top, with the abilities of all components. Where some component has
 * alternative characteristics or turns over, there are those of the whole once it has (CR 728.2h, 728.2i).
 */
export function mergedForm(form: Form, others: readonly Form[], pointer: DefinitionPointer): Form {
  const turns = [form, ...others].find(({ layout }) => layout === 'flip' || layout === 'transforming')?.layout;
  const added = others.flatMap(({ whole }) => whole.abilities);
  if (turns === undefined) return withAbilities(form, added, pointer);
  const turned = (one: Form): Printed => (one.layout === turns ? (one.faces[1] ?? one.whole) : one.whole);
  const parts = [form.faces[0], turned(form)] as const;
  const also = [added, others.flatMap((one) => turned(one).abilities)] as const;
  const [first, second] = parts.map((face, i) =>
    withSummary({
      ...face,
      pointer: `${pointer}#${i}${face.pointer}` as DefinitionPointer,
      abilities: [...face.abilities, ...also[i]!],
    }),
  );
  return { pointer, layout: turns, faces: [first!, second!], whole: first! };
}

/** What a spliced text does: neither the keywords of its card nor what it costs to cast that. */
function isText({ ability, pointer }: AbilityDefinition): boolean {
  return ability.kind !== 'keyword' && ability.kind !== 'additional cost' && keywordPointer(pointer) === null;
}

/** CR 612.5: the form with the rules text of another; where that has several faces, of what is up in `text`. */
export function formWithRules(form: Form, text: Form, pointer: DefinitionPointer): Form {
  return changed(form, pointer, () => text.whole.abilities);
}

function withAbilities(form: Form, added: readonly AbilityDefinition[], pointer: DefinitionPointer): Form {
  return changed(form, pointer, ({ abilities }) => [...abilities, ...added]);
}

type Abilities = Printed['abilities'];

function changed(form: Form, pointer: DefinitionPointer, abilitiesOf: (printed: Printed) => Abilities): Form {
  const change = (printed: Printed): Printed =>
    withSummary({
      ...printed,
      pointer: `${pointer}#${printed.pointer}` as DefinitionPointer,
      abilities: abilitiesOf(printed),
    });
  const [first, ...others] = form.faces;
  const faces: Form['faces'] = [change(first), ...others.map(change)];
  return { ...form, pointer, faces, whole: form.whole === first ? faces[0] : change(form.whole) };
}
