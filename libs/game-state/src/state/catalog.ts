import {
  changeWords,
  namesGranter,
  predefinedTokens,
  type CardDefinition,
  type CopyException,
  type Effect,
  type PredefinedTokenName,
  type TokenDescription,
} from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { invariant } from '@stacktrail/kernel';
import type { AbilityDefinition } from './ability-definition.js';
import { formOfCard } from './card-forms.js';
import { wordsChangedIn } from './changed-text.js';
import { DefinedTrees } from './defined-trees.js';
import { definitionNumbers, definitionsHash, type Numbering } from './definition-numbers.js';
import { exiledFaceDown, faceDownForms } from './face-down-forms.js';
import type { Form } from './form.js';
import { boundAbility, boundPlace, boundPointer, boundToken, tokenNamesGranter } from './granter.js';
import { intrinsicManaAbilities } from './intrinsic-abilities.js';
import type { Printed } from './printed.js';
import { formOfFormula } from './form-of-formula.js';
import { ruleAbilities } from './rule-abilities.js';
import { actionsOfRuling, rulingAround } from './rulings.js';
import { unknownForm } from './unknown-card.js';

/** The end of the pointer to the instruction that gives an ability, after that ability's pointer. */
const gift = '/given';

/**
 * The definitions that a game pins, compiled once: everything in them that a fact can point at.
 *
 * A catalog belongs to the game's setup; states share it and never change it.
 */
export class Catalog extends DefinedTrees {
  readonly hash: string;
  private readonly bound = new WeakMap<readonly AbilityDefinition[], Map<ObjectId, readonly AbilityDefinition[]>>();
  private readonly boundPlaces = new Set<string>();
  private readonly rulings = new Map<string, readonly Effect[]>();
  /** The dungeon cards (CR 309.2): every player owns one of each outside the game. */
  readonly dungeons: readonly number[];
  /** By the numbers of their definitions. */
  private readonly cards: ReadonlyMap<number, Form>;
  private readonly byNumber: ReadonlyMap<number, CardDefinition>;
  /** The definitions with changed words that have been asked for. */
  private readonly reworded = new Set<string>();
  /** The definitions in the current version of the card language. */
  readonly definitions: readonly CardDefinition[];
  /** The number of each, which decks and pointers name it by. */
  readonly numbers: readonly number[];
  /** How long they are as JSON. */
  readonly definitionBytes: number;
  /** The definitions as they are stored, in whatever version. `hash` is their hash. */
  readonly pinned: readonly unknown[];
  /** Whether there is a conspiracy (CR 315). */
  readonly hasConspiracies: boolean;
  /** Whether there is an Attraction card (CR 717). */
  readonly hasAttractions: boolean;

  /**
   * @param definitions plain trees; the catalog keeps a copy in which no two places share a node
   * @param numbering how decks and pointers name them
   * @param stored the hash of the trees that are stored for them, and those trees where they are older ones
   */
  constructor(
    definitions: readonly CardDefinition[],
    numbering: Numbering = 'by place',
    stored?: { readonly hash: string; readonly older: readonly unknown[] | null },
  ) {
    super();
    this.hasConspiracies = definitions.some(({ faces }) => faces[0].types.includes('Conspiracy'));
    this.joinsCards = definitions.some(({ meldsWith }) => meldsWith !== undefined);
    this.hasAttractions = definitions.some(({ faces }) => faces[0].subtypes.includes('Attraction'));
    const json = JSON.stringify(definitions);
    this.definitionBytes = json.length;
    this.definitions = JSON.parse(json) as readonly CardDefinition[];
    this.pinned = stored?.older ?? this.definitions;
    this.hash = stored?.hash ?? definitionsHash(this.definitions, numbering);
    this.numbers = definitionNumbers(stored?.older ?? definitions, numbering);
    this.byNumber = new Map(this.definitions.map((definition, i) => [this.numbers[i]!, definition]));
    this.dungeons = this.definitions.flatMap(({ dungeon }, i) => (dungeon === undefined ? [] : this.numbers[i]!));
    for (const definition of intrinsicManaAbilities) this.byPointer.set(definition.pointer, definition);
    for (const { pointer, ability } of ruleAbilities) this.defineRuleAbility(pointer, ability);
    for (const [number, definition] of this.byNumber) this.walk(definition, `/${number}`);
    this.cards = new Map(
      [...this.byNumber].map(([number, definition]) => {
        const pointer = `/${number}` as DefinitionPointer;
        const other = this.definitions.find(({ faces }) => faces[0].name === definition.meldsWith);
        return [number, formOfCard(definition, pointer, (abilities) => this.abilitiesOf(abilities), other)];
      }),
    );

    this.cards.forEach((form) => this.forms.set(form.pointer, form));
    for (const form of faceDownForms.values()) this.defineFaceDown(form);
    this.defineFaceDown(exiledFaceDown);
    this.forms.set(unknownForm.pointer, unknownForm);
  }

  /** The definition with a number; nothing if there is none. */
  definition(number: number): CardDefinition | undefined {
    return this.byNumber.get(number);
  }

  /** The same as it is stored, in whatever version. */
  pinnedDefinition(number: number): unknown {
    return this.pinned[this.numbers.indexOf(number)];
  }

  /** The characteristics that a card of a pinned definition has where no face of it is chosen: off the battlefield. */
  printed(definition: number): Printed {
    const face = this.findPrinted(definition);
    invariant(face !== undefined, () => `definition ${definition} is not among the ${this.cards.size} pinned ones`);
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

  /** What `evolve` asks, which is total: nothing if a fact points at what these definitions don't have. */
  findPrinted(definition: number): Printed | undefined {
    return this.cards.get(definition)?.whole;
  }

  findCard(definition: number): Form | undefined {
    return this.cards.get(definition);
  }

  /** What a fact says that something is a copy of, or represents; nothing if that can't be read (`evolve` is total). */
  findForm(pointer: DefinitionPointer): Form | undefined {
    const known = this.forms.get(pointer);
    if (known !== undefined) return known;
    const form = this.define(pointer) ? this.forms.get(pointer) : formOfFormula(pointer, this);
    if (form !== undefined) this.forms.set(pointer, form);
    return form;
  }

  form(pointer: DefinitionPointer): Form {
    const found = this.findForm(pointer);
    invariant(found !== undefined, () => `no form ${pointer} of the pinned definitions ${this.hash}`);
    return found;
  }

  /** What the card reference says of a card that a text names (CR 111.11): it is among the pinned definitions. */
  cardNamed(name: string): Form {
    const found = this.cards.get(this.numbers[this.definitions.findIndex(({ faces }) => faces[0].name === name)] ?? -1);
    invariant(found !== undefined, () => `no card ${name} among the pinned definitions ${this.hash}`);
    return found;
  }

  findAbility(pointer: DefinitionPointer): AbilityDefinition | undefined {
    return this.byPointer.get(pointer) ?? (this.define(pointer) ? this.byPointer.get(pointer) : undefined);
  }

  findInstruction(pointer: DefinitionPointer): Effect | undefined {
    const known = this.instructions.get(pointer);
    if (known !== undefined) return known;
    return (this.define(pointer) ? this.instructions.get(pointer) : undefined) ?? this.readGift(pointer);
  }

  /** The exceptions of copies at a place, with the words that it says they have. */
  findExceptions(pointer: string): readonly CopyException[] | undefined {
    this.reword(pointer);
    return this.exceptions.get(pointer);
  }

  /** The ability at a place as it is pinned, with what its keyword means; nothing if none stands there. */
  findAbilities(pointer: string): readonly AbilityDefinition[] {
    const definition = this.byPointer.get(pointer);
    return definition === undefined ? [] : this.abilitiesOf([definition.ability]);
  }

  /** Abilities as an object gives them: where they speak of what gives them, they mean that object (CR 201.5a). */
  givenBy(given: readonly AbilityDefinition[], granter: ObjectId): readonly AbilityDefinition[] {
    if (!this.namesGranters || granter === 0) return given;
    const byGranter = this.bound.get(given) ?? new Map<ObjectId, readonly AbilityDefinition[]>();
    this.bound.set(given, byGranter);
    let found = byGranter.get(granter);
    if (found === undefined) {
      const all = given.map((definition) => {
        return namesGranter(definition.ability) ? this.ability(boundPointer(definition.pointer, granter)) : definition;
      });
      found = all.every((definition, i) => definition === given[i]) ? given : all;
      byGranter.set(granter, found);
    }
    return found;
  }

  /** The pointer to a token's characteristics as that object creates it (CR 201.5a). */
  createdBy(token: TokenDescription, creator: ObjectId): DefinitionPointer {
    const pointer = this.pointerOf(token);
    return this.namesGranters && creator !== 0 && tokenNamesGranter(token) ? boundPointer(pointer, creator) : pointer;
  }

  /** Defines what a place is part of that isn't pinned as it is: with other words, or as an object gave it. */
  private define(pointer: DefinitionPointer): boolean {
    const reworded = this.reword(pointer);
    return this.defineRuling(pointer) || this.bindAround(pointer) || reworded;
  }

  /** The instructions of a ruling (docs/adjudication.md); none if the pointer points at no ruling. */
  ruling(pointer: DefinitionPointer): readonly Effect[] {
    this.defineRuling(pointer);
    return this.rulings.get(pointer) ?? [];
  }

  /** Defines the ruling that a place is part of. Tells whether it is defined now and wasn't before. */
  private defineRuling(pointer: string): boolean {
    const whole = rulingAround(pointer);
    if (whole === null || this.rulings.has(whole)) return false;
    const actions = actionsOfRuling(whole);
    if (actions === null) return false;
    this.rulings.set(whole, actions);
    this.walk(actions, whole);
    return true;
  }

  /** Defines the ability or token, as an object gave it, that a place is part of. Tells whether there is one. */
  private bindAround(pointer: DefinitionPointer): boolean {
    const place = this.namesGranters ? boundPlace(pointer) : null;
    if (place === null || this.boundPlaces.has(place.whole)) return false;
    const { base, id, whole } = place;
    const token = this.tokens.get(base);
    const given = token === undefined ? this.findAbility(base) : undefined;
    if (token === undefined && given === undefined) return false;
    this.boundPlaces.add(whole);
    if (given !== undefined) this.walk(boundAbility(given.ability, id), whole);
    else {
      const created = boundToken(token!, id);
      this.walk(created, whole);
      this.defineToken(created, whole);
    }
    return true;
  }

  /** The instruction that gives an ability which some object has to others (CR 702.1c). */
  giftOf(ability: DefinitionPointer): DefinitionPointer {
    const pointer = `${ability}${gift}` as DefinitionPointer;
    this.instruction(pointer);
    return pointer;
  }

  private readGift(pointer: DefinitionPointer): Effect | undefined {
    if (!pointer.endsWith(gift)) return undefined;
    const of = pointer.slice(0, -gift.length);
    const definition = this.findAbility(of as DefinitionPointer);
    if (definition === undefined) return undefined;
    const { ability } = definition;
    if (!this.byAbility.has(ability)) this.byAbility.set(ability, [definition]); // a rule's own, of a keyword counter
    const changes = [{ change: 'add abilities', abilities: [ability] }] as const;
    const effect: Effect = { do: 'apply', to: { objects: 'this' }, changes, until: 'this turn' };
    this.instructions.set(pointer, effect);
    this.pointers.set(effect, pointer);
    return effect;
  }

  /**
   * Defines what a pointer means that says how words of a definition are changed (CR 612.2): the whole definition with the
   * words that it has then, once.
   *
   * @returns whether it is defined now and wasn't before
   */
  private reword(pointer: string): boolean {
    const said = wordsChangedIn(pointer);
    if (said === null) return false;
    const { root, changes } = said;
    const at = [root, ...changes.map(({ from, to }) => `${from}>${to}`)].join('~');
    if (this.reworded.has(at)) return false;
    this.reworded.add(at);
    const place = at as DefinitionPointer;
    const change = <T>(tree: T): T => JSON.parse(JSON.stringify(changes.reduce(changeWords, tree))) as T;
    const definition = root.startsWith('/') ? this.definition(Number(root.slice(1))) : undefined;
    if (definition !== undefined) {
      const tree = change(definition);
      this.walk(tree, at);
      const other = this.definitions.find(({ faces }) => faces[0].name === definition.meldsWith);
      this.forms.set(
        place,
        formOfCard(tree, place, (abilities) => this.abilitiesOf(abilities), other),
      );
      return true;
    }
    const token = predefinedTokens[root.slice('predefined:'.length) as PredefinedTokenName];
    if (token === undefined) return false;
    const tree = change(token);
    this.walk(tree, at);
    this.defineToken(tree, place);
    return true;
  }
}
