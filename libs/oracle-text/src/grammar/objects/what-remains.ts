import type { Filter, Objects, Participle } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';

type Done = Extract<Participle, 'revealed' | 'exiled'>;

/**
 * The zone where cards still are if nothing further was done with them: revealed cards in their library, exiled ones in
 * exile.
 */
const stillIn: Readonly<Record<Done, Filter>> = {
  revealed: { is: 'in zone', zone: 'library' },
  exiled: { is: 'in zone', zone: 'exile' },
};

function name(scope: Scope, means: Objects, of: Objects): void {
  scope.name(means, true, ['card'], { put: true, ...(scope.factsOf(of).yours && { yours: true }) });
}

/**
 * The cards that an instruction affected and that are still in their zone.
 * @param all whether the words are “all cards …”, not “the … cards”
 */
function remaining(text: string, done: Done, all: boolean): Syntax<Objects> {
  const words = literally(text);
  return {
    begins: words.begins,
    fixedFields: { objects: 'matching' },
    read(reader) {
      const deed = reader.scope.lastAffected(done);
      if (deed?.plural !== true || words.read(reader) === no) return no;
      const means: Objects = {
        objects: 'matching',
        of: { ...deed.means, called: `${done} card` },
        filter: stillIn[done],
        ...(all && { all: true }),
      };
      name(reader.scope, means, deed.means);
      return means;
    },
    write(means, writer) {
      if (means.objects !== 'matching' || means.called !== undefined || (means.all === true) !== all) return false;
      const { zone } = stillIn[done] as Extract<Filter, { readonly is: 'in zone' }>;
      if (means.filter.is !== 'in zone' || means.filter.zone !== zone || means.of.called !== `${done} card`)
        return false;
      const { called: _, ...of } = means.of;
      name(writer.scope, means, of);
      return words.write({}, writer);
    },
  };
}

/** “All cards revealed this way that weren't put onto the battlefield”, “the exiled cards that weren't cast this way”. */
export const whatRemains: Syntax<Objects> = oneOf(
  remaining("all cards revealed this way that weren't put onto the battlefield", 'revealed', true),
  remaining("all cards exiled this way that weren't cast", 'exiled', true),
  remaining("the revealed cards that weren't cast this way", 'revealed', false),
  remaining("the exiled cards that weren't cast this way", 'exiled', false),
);
