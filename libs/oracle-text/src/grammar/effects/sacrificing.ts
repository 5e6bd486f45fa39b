import { isSameTree, type Filter } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { labellingObjects } from '../this-way/done-this-way.js';
import type { EffectOf } from './predicate.js';

type Sacrifice = EffectOf<'sacrifice'>;

const sacrificed = says<Sacrifice>({ do: 'sacrifice' })`sacrifice ${{ what: objectsAfterVerb }}`;
const yours: Filter = { is: 'controlled by', who: 'you' };

/** CR 701.21a: a player can sacrifice, and so choose for that, only what they control; the text needn't say so. */
const sacrifice: Syntax<Sacrifice> = {
  ...sacrificed,
  read(reader) {
    const effect = sacrificed.read(reader);
    if (effect !== no) {
      changeChoice(reader.scope, effect, (parts) =>
        parts.some(({ is }) => is === 'controlled by') ? parts : [...parts, yours],
      );
    }
    return effect;
  },
  write(effect, writer) {
    changeChoice(writer.scope, effect, (parts) => (isSameTree(parts.at(-1), yours) ? parts.slice(0, -1) : parts));
    return sacrificed.write(effect, writer);
  },
};

/** Changes what is asked of the permanents that you choose to sacrifice. */
function changeChoice(
  scope: Scope,
  { what }: Sacrifice,
  change: (parts: readonly Filter[]) => readonly Filter[],
): void {
  if (what.objects !== 'result') return;
  scope.choices = scope.choices.map((choice) => {
    const { from, label, who } = choice;
    if (label !== what.label || who.players !== 'you' || from.objects !== 'each') return choice;
    if (from.zone !== undefined || from.of !== undefined) return choice;
    return { ...choice, from: { ...from, filter: conjunction(change(conjuncts(from.filter))) } };
  });
}

const labelledSacrifice = labellingObjects(sacrifice, 'sacrificed', ({ what }, scope) => scope.isPlural(what));

/** Sacrificing what the text names; later words can be about that: “the sacrificed creature”, “when you sacrifice a land”. */
export const sacrificeNamed: Syntax<EffectOf<'sacrifice'>> = {
  ...labelledSacrifice,
  read: (reader) => (isSpokenOfLater(reader) ? labelledSacrifice : sacrifice).read(reader),
};

function isSpokenOfLater({ tokens, at }: Reader): boolean {
  return tokens.some(
    ({ word }, i) =>
      i > at + 1 &&
      ((word === 'sacrificed' && tokens[i - 1]!.word === 'the') ||
        (word === 'sacrifice' && tokens[i - 1]!.word === 'you')),
  );
}
