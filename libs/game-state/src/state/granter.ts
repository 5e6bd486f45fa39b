import {
  copiedWith,
  givenAbilities,
  isGranter,
  namesGranter,
  type Ability,
  type Granter,
  type TokenDescription,
} from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';

/** A reference to what gave an ability, in the ability as some object has it: it means only that object (CR 201.5a). */
interface BoundGranter extends Granter {
  readonly id: ObjectId;
}

/** The object that gave an ability, for a reference in that ability; 0 if nothing gave it. */
export function granterOf(reference: Granter): ObjectId {
  return (reference as Partial<BoundGranter>).id ?? (0 as ObjectId);
}

/** The same text, in which the words for what gives it mean that object. */
export function boundAbility(ability: Ability, id: ObjectId): Ability {
  return copiedWith(
    ability,
    (copy, node) => {
      if (isGranter(node)) copy['id'] = id;
    },
    givenAbilities,
  );
}

/** A token as an object creates it: references of its abilities to their creator mean that object. */
export function boundToken(token: TokenDescription, id: ObjectId): TokenDescription {
  const back = token.back && { ...token.back, abilities: token.back.abilities.map((one) => boundAbility(one, id)) };
  return {
    ...token,
    abilities: token.abilities.map((one) => boundAbility(one, id)),
    ...(back !== undefined && { back }),
  };
}

export function tokenNamesGranter({ abilities, back }: TokenDescription): boolean {
  return abilities.some(namesGranter) || (back?.abilities.some(namesGranter) ?? false);
}

/** Where a text stands as an object gave it: `<where the object has it>@<the object>`. */
export function boundPointer(pointer: DefinitionPointer, id: ObjectId): DefinitionPointer {
  return `${pointer}@${id}` as DefinitionPointer;
}

export interface BoundPlace {
  readonly base: DefinitionPointer;
  readonly id: ObjectId;
  readonly whole: DefinitionPointer;
}

/** The innermost text given by an object that a place is part of; `null` if it is part of none. */
export function boundPlace(pointer: string): BoundPlace | null {
  const found = /^((.*)@(\d+))(?:[/#].*)?$/.exec(pointer);
  if (found === null) return null;
  return {
    base: found[2] as DefinitionPointer,
    id: Number(found[3]) as ObjectId,
    whole: found[1] as DefinitionPointer,
  };
}
