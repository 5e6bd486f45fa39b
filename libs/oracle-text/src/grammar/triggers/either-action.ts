import { isSameTree, type TriggerEvent } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { indefinite } from '../nouns/nouns.js';
import { verb } from '../basics/verbs.js';

const both = ['gains life', 'loses life'] as const;

/** “Gain or lose life.” */
export const gainsOrLosesLife: Syntax<TriggerEvent> = {
  begins: new Set(['gain', 'gains']),
  fixedFields: { on: 'any of' },
  read(reader) {
    if (verb('gain').read(reader) === no || !reader.take('or') || verb('lose').read(reader) === no) return no;
    return reader.take('life') ? ({ on: 'any of', of: both.map((on) => ({ on })) } as unknown as TriggerEvent) : no;
  },
  write(event, writer) {
    if (event.on !== 'any of' || event.of.length !== 2 || !event.of.every(({ on }, i) => on === both[i])) return false;
    return (
      verb('gain').write({}, writer) && writer.add(' or ') && verb('lose').write({}, writer) && writer.add(' life')
    );
  },
};

/** “Create or sacrifice a token.” */
export const createsOrSacrifices: Syntax<TriggerEvent> = {
  begins: verb('create').begins,
  fixedFields: { on: 'any of' },
  read(reader) {
    if (verb('create').read(reader) === no || !reader.take('or') || verb('sacrifice').read(reader) === no) return no;
    const token = indefinite().read(reader);
    if (token === no) return no;
    const of = [
      { on: 'keyword action', action: 'create', each: true, what: token },
      { on: 'is sacrificed', what: token },
    ];
    return { on: 'any of', of } as unknown as TriggerEvent;
  },
  write(event, writer) {
    const [created, sacrificed, ...more] = event.on === 'any of' ? event.of : [];
    if (created?.on !== 'keyword action' || sacrificed?.on !== 'is sacrificed' || more.length > 0) return false;
    const { action, each, what } = created;
    if (action !== 'create' || each !== true || what === undefined || !isSameTree(what, sacrificed.what)) return false;
    verb('create').write({}, writer);
    writer.add(' or ');
    return verb('sacrifice').write({}, writer) && writer.add(' ') && indefinite().write(what, writer);
  },
};
