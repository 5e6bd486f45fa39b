import {
  type Ability,
  type CardDefinition,
  type CopyException,
  type Effect,
  type KeywordAbility,
  type TokenDescription,
  changeWords,
  manaValueOfSymbol,
  namesGranter,
  predefinedTokens,
  type PredefinedTokenName,
  meaningOfInstruction,
  castingMethod,
  keywordMeaning,
} from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { contentHash, invariant } from '@stacktrail/kernel';
import { definitionOfRule } from './rule-definitions.js';
import { ruleAbilities } from './rule-abilities.js';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';
import { formOfCard } from './card-forms.js';
import { exceptedForm } from './copy-form.js';
import { exiledFaceDown, faceDownForms } from './face-down-forms.js';
import { formOf, type Form } from './form.js';
import { unchanged, wordsChangedIn } from './changed-text.js';
import { formWithRules, mergedForm, splicedForm } from './joined-form.js';
import { boundAbility, boundPlace, boundPointer, boundToken, tokenNamesGranter } from './granter.js';
import { partsOfFormula } from './formula.js';
import { intrinsicManaAbilities } from './intrinsic-abilities.js';
import { predefinedPointer } from './predefined-forms.js';
import { printedEmblem, printedToken, type Printed } from './printed.js';
import { WhatTextsAsk } from './what-texts-ask.js';

const abilityKinds: ReadonlySet<unknown> = new Set([
  'spell',
  'activated',
  'triggered',
  'static',
  'keyword',
  'additional cost',
]);

type PointedAt = Effect | TokenDescription | readonly CopyException[];

/** One face of what has several, by itself: its mana value is that of its own mana cost (CR 712.8e). */
function loneFace(form: Form, face: Printed, pointer: DefinitionPointer): Form {
  if (form.faces.length === 1) return form;
  const manaValue = (face.manaCost ?? []).reduce((sum, symbol) => sum + manaValueOfSymbol(symbol), 0);
  const printed = { ...face, pointer, manaValue };
  return { pointer, layout: 'normal', faces: [printed], whole: printed };
}

/** The innermost ability that a place in a tree is part of. */
function abilityAround(pointer: string): DefinitionPointer {
  return (/^(?:.*)\/abilities\/\d+/.exec(pointer)?.[0] ?? '') as DefinitionPointer;
}

/** What refers to something that another ability did or chose, and what chooses (CR 607.2a, 607.2d). */
function belongsTogether(node: object): boolean {
  const {
    objects,
    players,
    amount,
    is,
    add,
    do: verb,
    storeOn,
    enters,
    if: condition,
    change,
  } = node as Readonly<Record<string, unknown>>;
  if (
    objects === 'encoded' ||
    objects === 'linked' ||
    objects === 'chosen' ||
    players === 'chosen' ||
    amount === 'chosen number'
  )
    return true;
  if (is === 'chosen' || condition === 'chosen' || add === 'chosen color') return true;
  if (change === 'become chosen color' || change === 'become chosen type') return true;
  if (storeOn !== undefined || verb === 'reroll stored results' || amount === 'stored results alike') return true;
  return verb === 'choose' || enters === 'with choice' || enters === 'remembering';
}

/** Where the instruction that gives an ability stands, behind that ability. */
const gift = '/given';

/**
 * The definitions that a game pins, compiled once: everything in them that a fact can point at.
 *
 * A catalog belongs to the game's setup; states share it and never change it.
 */
export class Catalog extends WhatTextsAsk {
  readonly hash: string;
  private readonly which = new Map<Ability, number>();
  private readonly bound = new WeakMap<readonly AbilityDefinition[], Map<ObjectId, readonly AbilityDefinition[]>>();
  private readonly boundPlaces = new Set<string>();
  /** The tokens whose abilities speak of what creates them. */
  private readonly tokens = new Map<string, TokenDescription>();
  /** The dungeon cards (CR 309.2): every player owns one of each outside the game. */
  readonly dungeons: readonly number[];
  private readonly linkScopes = new Map<object, string>();
  private readonly cards: readonly Form[];
  private readonly byPointer = new Map<string, AbilityDefinition>();
  private readonly byAbility = new Map<Ability, readonly AbilityDefinition[]>();
  private readonly instructions = new Map<string, Effect>();
  private readonly meanings = new Map<Effect, readonly Effect[]>();
  private readonly pointers = new Map<PointedAt, DefinitionPointer>();
  private readonly exceptions = new Map<string, readonly CopyException[]>();
  /** The definitions with changed words that have been asked for. */
  private readonly reworded = new Set<string>();
  /** Of tokens, of what is face down, and of what copies are made of, as far as they have been asked for. */
  private readonly forms = new Map<string, Form>();

  /** In today's version of the card language. */
  readonly definitions: readonly CardDefinition[];
  /** How long they are as JSON. */
  readonly definitionBytes: number;
  /** The same as they are stored, in whatever version that was: what `hash` is the hash of. */
  readonly pinned: readonly unknown[];
  /** Whether there is a conspiracy (CR 315). */
  readonly hasConspiracies: boolean;
  /** Whether there is an Attraction card (CR 717). */
  readonly hasAttractions: boolean;

  /**
   * @param definitions plain trees; the catalog keeps a copy in which no two places share a node
   * @param stored the content hash of the trees that are stored for them, and those trees where they are older ones
   */
  constructor(
    definitions: readonly CardDefinition[],
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
    this.hash = stored?.hash ?? contentHash(this.definitions);
    this.dungeons = this.definitions.flatMap(({ dungeon }, i) => (dungeon === undefined ? [] : [i]));
    for (const definition of intrinsicManaAbilities) this.byPointer.set(definition.pointer, definition);
    for (const { pointer, ability } of ruleAbilities) this.defineRuleAbility(pointer, ability);
    this.definitions.forEach((definition, i) => this.walk(definition, `/${i}`));
    this.cards = this.definitions.map((definition, i) => {
      const pointer = `/${i}` as DefinitionPointer;
      const other = this.definitions.find(({ faces }) => faces[0].name === definition.meldsWith);
      return formOfCard(definition, pointer, (abilities) => this.abilitiesOf(abilities), other);
    });

    this.cards.forEach((form) => this.forms.set(form.pointer, form));
    for (const form of faceDownForms.values()) this.defineFaceDown(form);
    this.defineFaceDown(exiledFaceDown);
  }

  /** The characteristics that a card of a pinned definition has where no face of it is chosen: off the battlefield. */
  printed(definition: number): Printed {
    const face = this.findPrinted(definition);
    invariant(face !== undefined, () => `definition ${definition} is not among the ${this.cards.length} pinned ones`);
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
    return this.cards[definition]?.whole;
  }

  findCard(definition: number): Form | undefined {
    return this.cards[definition];
  }

  /** What a fact says that something is a copy of, or represents; nothing where that can't be read (`evolve` is total). */
  findForm(pointer: DefinitionPointer): Form | undefined {
    const known = this.forms.get(pointer);
    if (known !== undefined) return known;
    const form = this.define(pointer) ? this.forms.get(pointer) : this.readForm(pointer);
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
    const found = this.cards[this.definitions.findIndex(({ faces }) => faces[0].name === name)];
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

  /** Where a token's characteristics stand as that object creates it (CR 201.5a). */
  createdBy(token: TokenDescription, creator: ObjectId): DefinitionPointer {
    const pointer = this.pointerOf(token);
    return this.namesGranters && creator !== 0 && tokenNamesGranter(token) ? boundPointer(pointer, creator) : pointer;
  }

  /** Defines what a place is part of that isn't pinned as it is: with other words, or as an object gave it. */
  private define(pointer: DefinitionPointer): boolean {
    const reworded = this.reword(pointer);
    return this.bindAround(pointer) || reworded;
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

  /** Where an instruction, token description or list of exceptions of these definitions stands. */
  pointerOf(node: PointedAt): DefinitionPointer {
    const found = this.pointers.get(node);
    invariant(found !== undefined, () => `not part of the pinned definitions: ${JSON.stringify(node)}`);
    return found;
  }

  /** The instructions that an instruction is short for (CR 701.1); none where it is itself a rule. */
  meaningOf(effect: Effect): readonly Effect[] {
    return this.meanings.get(effect) ?? [];
  }

  /** Abilities with what their keywords mean, for trees that are part of these definitions. */
  abilitiesOf(abilities: readonly Ability[]): readonly AbilityDefinition[] {
    return abilities.flatMap((ability) => this.byAbility.get(ability) ?? []);
  }

  /** An ability that the rules give: shared by all games, so that what is worked out for its tree is, too. */
  private defineRuleAbility(pointer: DefinitionPointer, ability: Ability): void {
    for (const [name, value] of Object.entries(ability)) this.walk(value, `${pointer}/${name}`);
    this.byPointer.set(pointer, definitionOfRule(pointer, ability));
  }

  /**
   * The label of a link as it is kept: linked abilities belong to one definition (CR 607.1), so that what an object gained
   * from another one is apart from its own (607.5).
   *
   * @param node what names it: an instruction or a reference of these definitions
   */
  linkLabel(node: object, label: string): string {
    const scope = this.linkScopes.get(node) ?? unchanged(this.pointers.get(node as Effect)?.split('/', 2)[1] ?? '');
    return `${scope} ${label}`;
  }

  /** The definition that an instruction or reference of linked abilities belongs to (CR 607.1). */
  scopeOf(node: object): string | undefined {
    return this.linkScopes.get(node);
  }

  /** @param below what follows the node in its list: the abilities printed below it (CR 702.165a) */
  private walk(node: unknown, pointer: string, below: readonly unknown[] = []): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      this.count(node);
      node.forEach((item, i) => this.walk(item, `${pointer}/${i}`, node.slice(i + 1)));
      return;
    }
    for (const [name, value] of Object.entries(node)) this.walk(value, `${pointer}/${name}`);
    if ('except' in node && Array.isArray(node.except)) this.defineExceptions(node.except, `${pointer}/except`);
    this.noticeNode(node);
    if (belongsTogether(node)) this.linkScopes.set(node, unchanged(pointer.split('/', 2)[1] ?? ''));
    if ('token' in node && 'count' in node) {
      this.defineCreated((node as Extract<Effect, { do: 'create tokens' }>).token, pointer);
    }
    if ('do' in node) this.defineInstruction(node as Effect, pointer as DefinitionPointer);
    if ('kind' in node && abilityKinds.has(node.kind))
      this.defineAbilities(node as Ability, pointer, below as readonly Ability[]);
  }

  /** Which of several of the same keyword each keyword ability of a list is, from 0. */
  private count(list: readonly unknown[]): void {
    const times = new Map<string, number>();
    for (const node of list) {
      if (typeof node !== 'object' || node === null || !('keyword' in node) || !('kind' in node)) continue;
      const { keyword } = node as KeywordAbility;
      const which = times.get(keyword) ?? 0;
      if (which > 0) this.which.set(node as KeywordAbility, which);
      times.set(keyword, which + 1);
    }
  }

  private defineExceptions(exceptions: readonly CopyException[], pointer: string): void {
    this.exceptions.set(pointer, exceptions);
    this.pointers.set(exceptions, pointer as DefinitionPointer);
  }

  private defineInstruction(effect: Effect, pointer: DefinitionPointer): void {
    this.instructions.set(pointer, effect);
    this.pointers.set(effect, pointer);
    if (effect.do === 'create emblem') {
      const emblem = `${pointer}/emblem` as DefinitionPointer;
      const printed = printedEmblem(effect.emblem, emblem, this.abilitiesOf(effect.emblem.abilities));
      this.forms.set(emblem, formOf(printed));
    }
    this.defineMeaning(effect, pointer);
  }

  /** A token that an instruction creates, or that is created instead of another. */
  private defineCreated(token: Extract<Effect, { do: 'create tokens' }>['token'], pointer: string): void {
    if (typeof token === 'string') this.definePredefined(token);
    else if (!('card' in token)) this.defineToken(token, `${pointer}/token` as DefinitionPointer);
  }

  private definePredefined(name: PredefinedTokenName): void {
    const pointer = predefinedPointer(name);
    const token = predefinedTokens[name];
    invariant(token !== undefined, () => `the card language has no ${name} token yet`);
    if (this.forms.has(pointer)) return;
    const copy = JSON.parse(JSON.stringify(token)) as TokenDescription;
    this.walk(copy, pointer);
    this.defineToken(copy, pointer);
  }

  private defineToken(token: TokenDescription, pointer: DefinitionPointer): void {
    this.pointers.set(token, pointer);
    if (this.namesGranters && tokenNamesGranter(token)) this.tokens.set(pointer, token);
    const front = printedToken(token, pointer, this.abilitiesOf(token.abilities));
    if (token.back === undefined) {
      this.forms.set(pointer, formOf(front));
      return;
    }
    const back = printedToken(
      token.back,
      `${pointer}/back` as DefinitionPointer,
      this.abilitiesOf(token.back.abilities),
    );
    this.forms.set(pointer, { pointer, layout: 'transforming', faces: [front, back], whole: front });
  }

  private defineMeaning(effect: Effect, pointer: DefinitionPointer): void {
    const meaning = meaningOfInstruction(effect);
    if (meaning.length === 0) return;
    this.walk(meaning, `${pointer}#means`);
    this.meanings.set(effect, meaning);
  }

  private defineFaceDown(form: Form): void {
    this.forms.set(form.pointer, form);
    for (const definition of form.whole.abilities) this.byPointer.set(definition.pointer, definition);
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
    const definition = root.startsWith('/') ? this.definitions[Number(root.slice(1))] : undefined;
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

  /** Reads how a form comes of others. */
  private readForm(pointer: DefinitionPointer): Form | undefined {
    const parts = partsOfFormula(pointer);
    if (parts === null) return undefined;
    const form = this.findForm(parts.of);
    if (form === undefined) return undefined;
    if (parts.how === 'face') {
      const face = form.faces[parts.face];
      return face === undefined ? undefined : loneFace(form, face, pointer);
    }
    if (parts.how === 'size') {
      return formOf({ ...form.whole, pointer, power: parts.power, toughness: parts.toughness });
    }
    if (parts.how === 'rules') {
      const text = this.findForm(parts.text);
      return text === undefined ? undefined : formWithRules(form, text, pointer);
    }
    if (parts.how !== 'except') {
      const others = parts.with.flatMap((other) => this.findForm(other) ?? []);
      if (others.length < parts.with.length) return undefined;
      return parts.how === 'splice' ? splicedForm(form, others, pointer) : mergedForm(form, others, pointer);
    }
    this.reword(parts.exceptions);
    const exceptions = this.exceptions.get(parts.exceptions);
    const own = this.findForm(parts.own);
    if (exceptions === undefined || own === undefined) return undefined;
    const ability = this.byPointer.get(abilityAround(parts.exceptions));
    return exceptedForm({
      form,
      pointer,
      own: own.whole,
      exceptions: exceptions.filter((_, i) => parts.applied.includes(i)),
      values: parts.values,
      abilitiesOf: (abilities) => this.abilitiesOf(abilities),
      thisAbility: ability === undefined ? [] : this.abilitiesOf([ability.ability]),
    });
  }

  /** The abilities that a keyword ability is short for, as trees of their own. */
  private meaningsOf(ability: Ability, below: readonly Ability[]): readonly Ability[] {
    if (ability.kind !== 'keyword') return [];
    const condition = castingMethod(ability.keyword)?.condition;
    if (condition !== undefined && 'event' in condition) this.rememberFor(condition);
    return JSON.parse(JSON.stringify(keywordMeaning(ability, this.which.get(ability), below))) as readonly Ability[];
  }

  private defineAbilities(ability: Ability, pointer: string, below: readonly Ability[]): void {
    const meanings = this.meaningsOf(ability, below);
    if (ability.kind === 'keyword') this.noticeKeyword(ability);
    meanings.forEach((meaning, i) => {
      for (const [name, value] of Object.entries(meaning)) this.walk(value, `${pointer}#${i}/${name}`);
    });
    const defined = [
      defineAbility(pointer as DefinitionPointer, ability),
      ...meanings.map((meaning, i) => defineAbility(`${pointer}#${i}` as DefinitionPointer, meaning)),
    ];
    for (const definition of defined) {
      this.byPointer.set(definition.pointer, definition);
      this.noticeAbility(definition);
    }
    this.byAbility.set(ability, defined);
  }
}
