import type { ModeChoice } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';

/** A choice of modes while their number isn't known yet; `all` stands for that number. */
type Head = Omit<ModeChoice, 'max'> & { readonly max: number | 'all' };

/** “One”, “one or both”: the number of chosen modes. */
const counts: Syntax<Pick<Head, 'min' | 'max'>> = oneOf<Pick<Head, 'min' | 'max'>>(
  ...(
    [
      ['one or both', 1, 2],
      ['one or more', 1, 'all'],
      ['one', 1, 1],
      ['two', 2, 2],
      ['three', 3, 3],
      ['four', 4, 4],
      ['five', 5, 5],
      ['up to one', 0, 1],
      ['up to two', 0, 2],
      ['up to four', 0, 4],
      ['any number', 0, 'all'],
    ] as const
  ).map(([text, min, max]) => says<Pick<Head, 'min' | 'max'>>({ min, max })`${literally(text)}`),
);

type AllIf = Required<Pick<Head, 'allIf'>> & Pick<Head, 'mustAll' | 'orNoneIf' | 'said'>;

/** “If this spell was kicked, choose both instead”: all modes under a condition (CR 601.4). */
const allIf: Syntax<AllIf> = oneOf<AllIf>(
  without(['said'], says<AllIf>({ mustAll: true })`If ${{ allIf: condition }}, choose both instead`),
  without(['said', 'mustAll'], says<AllIf>({})`If ${{ allIf: condition }}, you may choose both`),
  without(
    ['mustAll'],
    says<AllIf>({ said: ['or more'], orNoneIf: true })`If ${{ allIf: condition }}, choose any number instead`,
  ),
  says<AllIf>({ said: ['instead'] })`If ${{ allIf: condition }}, you may choose both instead`,
  says<AllIf>({ said: ['or more'] })`If ${{ allIf: condition }}, choose one or more instead`,
  says<AllIf>({ said: ['as cast'] })`If ${{ allIf: condition }} as you cast this spell, you may choose both`,
  says<AllIf>({
    said: ['as cast', 'instead'],
  })`If ${{ allIf: condition }} as you cast this spell, you may choose both instead`,
  says<AllIf>({
    said: ['as cast', 'or more'],
  })`If ${{ allIf: condition }} as you cast this spell, choose one or more instead`,
);

const fieldsOf = [
  'orNone',
  'again',
  'chooses',
  'allIf',
  'mustAll',
  'orNoneIf',
  'said',
  'pawprints',
  'differentTargets',
  'notChosen',
] as const;

/** The same syntax, but it writes only choices with these fields and no others. */
function head(fields: readonly (typeof fieldsOf)[number][], syntax: Syntax<Head>): Syntax<Head> {
  return without(
    fieldsOf.filter((field) => !fields.includes(field)),
    syntax,
  );
}

const heads: Syntax<Head> = oneOf<Head>(
  head([], says<Head>({})`choose ${counts} —`),
  head(
    ['differentTargets'],
    says<Head>({ differentTargets: true })`choose ${counts}. Each mode must target a different player.`,
  ),
  head(
    ['orNone', 'differentTargets'],
    says<Head>({
      orNone: true,
      differentTargets: true,
    })`you may choose ${counts}. Each mode must target a different player.`,
  ),
  head(['again'], says<Head>({ again: true })`choose ${counts}. You may choose the same mode more than once.`),
  head(['allIf', 'mustAll', 'orNoneIf', 'said'], says<Head>({})`choose ${counts}. ${allIf}.`),
  head(['notChosen'], says<Head>({ notChosen: 'this turn' })`choose ${counts} that hasn't been chosen this turn —`),
  head(['notChosen'], says<Head>({ notChosen: 'ever' })`choose ${counts} that hasn't been chosen —`),
  head(['chooses'], says<Head>({ chooses: 'an opponent' })`an opponent chooses ${counts} —`),
  head(['chooses'], says<Head>({ chooses: 'chance' })`choose ${counts} at random —`),
);

/** The words before the modes: how modes are chosen (CR 700.2). */
export const modeChoice = {
  read: (reader: Reader): Head | No => heads.read(reader),

  /** The same words as a sentence, after which the text has restrictions. */
  limited: head([], says<Head>({})`choose ${counts}.`),

  /** Completes the choice, once the number of modes is known. */
  of({ max, ...rest }: Head, modes: number): ModeChoice | No {
    return isSaidOfBoth(rest) && modes !== 2 ? no : { ...rest, max: max === 'all' ? modes : max };
  },

  /** @param modes the number of modes */
  write(choice: ModeChoice, modes: number, writer: Writer): boolean {
    if (isSaidOfBoth(choice) && modes !== 2) return false;
    const from = writer.mark();
    if (choice.max === modes && modes > 2 && heads.write({ ...choice, max: 'all' }, writer)) return true;
    writer.back(from);
    return heads.write(choice, writer);
  },
};

function isSaidOfBoth({ allIf: asked, said }: Pick<Head, 'allIf' | 'said'>): boolean {
  return asked !== undefined && said?.includes('or more') !== true;
}
