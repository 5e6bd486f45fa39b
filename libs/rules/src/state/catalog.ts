import type { Ability, CardDefinition, Effect, TokenDescription, TriggerEvent } from '@stacktrail/card-language';
import { basicLandTypes, type BasicLandType } from '@stacktrail/card-language';
import { contentHash, invariant } from '@stacktrail/kernel';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { keywordMeaning } from '../keywords/keyword-meaning.js';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';
import { printedFace, printedToken, type Printed } from './printed.js';

const abilityKinds: ReadonlySet<unknown> = new Set([
  'spell',
  'activated',
  'triggered',
  'static',
  'keyword',
  'additional cost',
]);

/** The mana abilities that basic land types give (CR 305.6). */
const intrinsic: ReadonlyMap<string, AbilityDefinition> = new Map(
  (Object.keys(basicLandTypes) as BasicLandType[]).map((type) => {
    const ability: Ability = {
      kind: 'activated',
      cost: [{ cost: 'tap' }],
      modes: [
        {
          targets: [],
          effects: [{ do: 'add mana', who: { players: 'you' }, mana: { add: 'fixed', mana: [basicLandTypes[type]] } }],
        },
      ],
    };
    return [type, defineAbility(`#${type}` as DefinitionPointer, ability)];
  }),
);

/** The ability that a basic land type gives (CR 305.6), if it is one. */
export function intrinsicManaAbility(subtype: string): AbilityDefinition | undefined {
  return intrinsic.get(subtype);
}

/**
 * The definitions that a game pins, compiled once: everything in them that a fact can point at.
 *
 * A catalog belongs to the game's setup; states share it and never change it.
 */
export class Catalog {
  readonly hash: string;
  /** What any triggered ability of these definitions watches for: nothing else can trigger in a game with them. */
  readonly watched = new Set<TriggerEvent['on']>();
  private readonly faces: readonly Printed[];
  private readonly byPointer = new Map<string, AbilityDefinition>();
  private readonly byAbility = new Map<Ability, readonly AbilityDefinition[]>();
  private readonly instructions = new Map<string, Effect>();
  private readonly pointers = new Map<Effect | TokenDescription, DefinitionPointer>();
  private readonly tokens = new Map<string, Printed>();

  readonly definitions: readonly CardDefinition[];

  /** @param definitions plain trees; the catalog keeps a copy in which no two places share a node */
  constructor(definitions: readonly CardDefinition[]) {
    this.definitions = JSON.parse(JSON.stringify(definitions)) as readonly CardDefinition[];
    this.hash = contentHash(this.definitions);
    for (const definition of intrinsic.values()) this.byPointer.set(definition.pointer, definition);
    this.definitions.forEach((definition, i) => this.walk(definition, `/${i}`));
    this.faces = this.definitions.map((definition, i) =>
      printedFace(
        definition.faces[0],
        `/${i}/faces/0` as DefinitionPointer,
        this.abilitiesOf(definition.faces[0].abilities),
      ),
    );
  }

  /** The printed front face of a pinned definition. */
  printed(definition: number): Printed {
    const face = this.findPrinted(definition);
    invariant(face !== undefined, () => `definition ${definition} is not among the ${this.faces.length} pinned ones`);
    return face;
  }

  /** The ability at a pointer. */
  ability(pointer: DefinitionPointer): AbilityDefinition {
    const found = this.findAbility(pointer);
    invariant(found !== undefined, () => `no ability at ${pointer} in the pinned definitions ${this.hash}`);
    return found;
  }

  /** The instruction at a pointer. */
  instruction(pointer: DefinitionPointer): Effect {
    const found = this.findInstruction(pointer);
    invariant(found !== undefined, () => `no instruction at ${pointer} in the pinned definitions ${this.hash}`);
    return found;
  }

  /** What `evolve` asks, which is total: nothing where a fact points at what these definitions don't have. */
  findPrinted(definition: number): Printed | undefined {
    return this.faces[definition];
  }

  findAbility(pointer: DefinitionPointer): AbilityDefinition | undefined {
    return this.byPointer.get(pointer);
  }

  findInstruction(pointer: DefinitionPointer): Effect | undefined {
    return this.instructions.get(pointer);
  }

  findToken(pointer: DefinitionPointer): Printed | undefined {
    return this.tokens.get(pointer);
  }

  /** Where an instruction or token description of these definitions stands. */
  pointerOf(node: Effect | TokenDescription): DefinitionPointer {
    const found = this.pointers.get(node);
    invariant(found !== undefined, () => `not part of the pinned definitions: ${JSON.stringify(node)}`);
    return found;
  }

  token(pointer: DefinitionPointer): Printed {
    const found = this.findToken(pointer);
    invariant(found !== undefined, () => `no token at ${pointer} in the pinned definitions ${this.hash}`);
    return found;
  }

  /** Abilities with what their keywords mean, for trees that are part of these definitions. */
  abilitiesOf(abilities: readonly Ability[]): readonly AbilityDefinition[] {
    return abilities.flatMap((ability) => this.byAbility.get(ability) ?? []);
  }

  private walk(node: unknown, pointer: string): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach((item, i) => this.walk(item, `${pointer}/${i}`));
      return;
    }
    for (const [name, value] of Object.entries(node)) this.walk(value, `${pointer}/${name}`);
    if ('do' in node) this.defineInstruction(node as Effect, pointer as DefinitionPointer);
    if ('kind' in node && abilityKinds.has(node.kind)) this.defineAbilities(node as Ability, pointer);
  }

  private defineInstruction(effect: Effect, pointer: DefinitionPointer): void {
    this.instructions.set(pointer, effect);
    this.pointers.set(effect, pointer);
    if (effect.do !== 'create tokens') return;
    const token = `${pointer}/token` as DefinitionPointer;
    this.pointers.set(effect.token, token);
    this.tokens.set(token, printedToken(effect.token, token, this.abilitiesOf(effect.token.abilities)));
  }

  private defineAbilities(ability: Ability, pointer: string): void {
    const meanings = ability.kind === 'keyword' ? keywordMeaning(ability) : [];
    meanings.forEach((meaning, i) => {
      for (const [name, value] of Object.entries(meaning)) this.walk(value, `${pointer}#${i}/${name}`);
    });
    const defined = [
      defineAbility(pointer as DefinitionPointer, ability),
      ...meanings.map((meaning, i) => defineAbility(`${pointer}#${i}` as DefinitionPointer, meaning)),
    ];
    for (const definition of defined) {
      this.byPointer.set(definition.pointer, definition);
      if (definition.watches !== null) this.watched.add(definition.watches);
    }
    this.byAbility.set(ability, defined);
  }
}
