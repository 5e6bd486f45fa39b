import type { DeckSection } from './deck-list.js';
import { sectionNamed } from './headings.js';

/** A name as programs write it, without what they write around it. */
interface WrittenName {
  readonly name: string;
  /** The part of the list that a mark behind the name says. */
  readonly section?: DeckSection;
}

/** A set and a collector's number, such as `(M10) 146`, `[PLST] DOM-23` and `(SLD) 12★`. */
const printing =
  / (?:\((?:[A-Z0-9_]{2,6}|[a-z0-9_]{2,6})\)|\[(?:[A-Z0-9_]{2,6}|[a-z0-9_]{2,6})\])(?: [^\s*^#[\]]{1,12})?$/;
/** The same before a name: `[M10:146]`, `[M10#146]`. */
const printingBefore = /^\[[A-Za-z0-9_]{2,6}(?:[:#][^\s\]]{1,12})?\] /;
/** The same behind a bar, with what comes after it: `|M10|1`. */
const printingBehindBar = /\|.*$/;
/** A sign of foil or a mark: `*F*`, `*CMDR*`. */
const mark = / \*([A-Z]{1,8})\*$/;
/** The sign of a footnote. */
const footnote = / ?\*{1,3}$/;
/** A category, as Archidekt writes it: `[Ramp]`, `[Commander{top}]`. */
const category = / \[([^[\]{}]{1,60})(?:\{[^[\]]{0,60}\})*\]$/;
/** A label with its color, as Archidekt writes it: `^Have,#37d67a^`. */
const label = / \^[^^]{0,80}\^$/;
/** A remark: `# !Commander`. */
const remark = / #([^#]{0,200})$/;

/** More marks than anybody writes behind a name. */
const mostMarks = 8;

/** Takes a name out of its line: sets, collectors' numbers, categories and marks say nothing of which card it is. */
export function writtenName(text: string): WrittenName {
  let name = text.replace(printingBefore, '').replace(printingBehindBar, '');
  let section: DeckSection | undefined;
  for (let i = 0; i < mostMarks; i++) {
    const said = mark.exec(name)?.[1] ?? category.exec(name)?.[1] ?? remark.exec(name)?.[1];
    section ??= said === undefined ? undefined : sectionNamed(said.replace(/^ ?!/, ''));
    // `[M10]` looks like a category, so a printing is looked for first.
    const [rest] = [remark, label, mark, footnote, printing, category]
      .map((each) => name.replace(each, ''))
      .filter((each) => each !== name);
    if (rest === undefined) break;
    name = rest.trimEnd();
  }
  return { name, ...(section === undefined ? {} : { section }) };
}
