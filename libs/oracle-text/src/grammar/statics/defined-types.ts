import { creatureTypes, type StaticEffect } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { mapped, no, table, type Syntax } from '../../syntax/syntax.js';
import { nameSelf } from '../basics/self.js';

type Defines = Extract<StaticEffect, { readonly static: 'defines types' }>;

const creatureType: Syntax<string> = table(Object.fromEntries(creatureTypes.map((type) => [type, type])));

const several: Syntax<readonly string[]> = mapped<readonly string[], readonly string[]>(
  listed(creatureType, 'and'),
  (subtypes) => (subtypes.length > 1 ? subtypes : no),
  (subtypes) => (subtypes.length > 1 ? subtypes : no),
);

/** “This creature is also a Cleric, Rogue, Warrior, and Wizard” (CR 604.3). */
export const definedTypes: Syntax<StaticEffect> = says<Defines>({
  static: 'defines types',
})`${nameSelf} is also a ${{ subtypes: several }}`;
