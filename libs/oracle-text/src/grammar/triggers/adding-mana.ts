import type { Filter, TriggerEvent } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { chosenForObject } from '../nouns/noted-colors.js';
import { indefinite } from '../nouns/nouns.js';

type Adds = Variant<TriggerEvent, 'on', 'adds mana'>;

const one = indefinite();

/** “A land's.” */
const whoseAbility: Syntax<Filter> = {
  begins: one.begins,
  read(reader) {
    const filter = one.read(reader);
    return filter !== no && reader.take("'s") ? filter : no;
  },
  write: (filter, writer) => one.write(filter, writer) && writer.add("'s"),
};

/** “A land's ability causes you to add one or more mana of the chosen color” (CR 605.1b, 607.2d). */
export const addsMana: Syntax<TriggerEvent> = says<Adds>({
  on: 'adds mana',
  who: 'you',
  mana: { add: 'chosen color', count: 1 },
})`${{ what: whoseAbility }} ability causes you to add one or more mana of ${chosenForObject}`;
