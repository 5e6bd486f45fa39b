import {
  castingMethod,
  keywordMeaning,
  meaningOfInstruction,
  predefinedTokens,
  type Ability,
  type CopyException,
  type Effect,
  type KeywordAbility,
  type Node,
  type PredefinedTokenName,
  type TokenDescription,
} from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { invariant } from '@stacktrail/kernel';
import { defineAbility, type AbilityDefinition } from './ability-definition.js';
import { unchangedScope } from './changed-text.js';
import { formOf, type Form } from './form.js';
import { tokenNamesGranter } from './granter.js';
import { belongsTogether } from './linked-nodes.js';
import { predefinedPointer } from './predefined-forms.js';
import { printedEmblem, printedToken } from './printed.js';
import { definitionOfRule } from './rule-definitions.js';
import { WhatTextsAsk } from './what-texts-ask.js';

const abilityKinds: ReadonlySet<unknown> = new Set([
  'spell',
  'activated',
  'triggered',
  'static',
  'keyword',
  'additional cost',
  'unread',
]);

type PointedAt = Effect | TokenDescription | readonly CopyException[];

/** What trees define at which places: the abilities, instructions, tokens, emblems and exceptions that facts point at. */
export class DefinedTrees extends WhatTextsAsk {
  protected readonly byPointer = new Map<string, AbilityDefinition>();
  protected readonly byAbility = new Map<Ability, readonly AbilityDefinition[]>();
  protected readonly instructions = new Map<string, Effect>();
  protected readonly pointers = new Map<PointedAt, DefinitionPointer>();
  protected readonly exceptions = new Map<string, readonly CopyException[]>();
  /** The tokens whose abilities speak of what creates them. */
  protected readonly tokens = new Map<string, TokenDescription>();
  /** The forms of tokens, of face-down objects and of copied objects, as far as they have been asked for. */
  protected readonly forms = new Map<string, Form>();
  private readonly which = new Map<Ability, number>();
  private readonly meanings = new Map<Effect, readonly Effect[]>();
  private readonly linkScopes = new Map<object, string>();

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

  /**
   * The label of a link as it is kept: linked abilities belong to one definition (CR 607.1), so that what an object gained
   * from another one is apart from its own (607.5).
   *
   * @param node what names it: an instruction or a reference of these definitions
   */
  linkLabel(node: object, label: string): string {
    const scope =
      this.linkScopes.get(node) ?? unchangedScope(this.pointers.get(node as Effect)?.split('/', 2)[1] ?? '');
    return `${scope} ${label}`;
  }

  /** The definition that an instruction or reference of linked abilities belongs to (CR 607.1). */
  scopeOf(node: object): string | undefined {
    return this.linkScopes.get(node);
  }

  /** An ability that the rules give: shared by all games, so that what is worked out for its tree is, too. */
  protected defineRuleAbility(pointer: DefinitionPointer, ability: Ability): void {
    for (const [name, value] of Object.entries(ability)) this.walk(value, `${pointer}/${name}`);
    this.byPointer.set(pointer, definitionOfRule(pointer, ability));
  }

  /** @param below what follows the node in its list: the abilities printed below it (CR 702.165a) */
  protected walk(node: unknown, pointer: string, below: readonly unknown[] = []): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      this.count(node);
      node.forEach((item, i) => this.walk(item, `${pointer}/${i}`, node.slice(i + 1)));
      return;
    }
    for (const [name, value] of Object.entries(node)) this.walk(value, `${pointer}/${name}`);
    if ('except' in node && Array.isArray(node.except)) this.defineExceptions(node.except, `${pointer}/except`);
    this.noticeNode(node as Node);
    if (belongsTogether(node as Node)) this.linkScopes.set(node, unchangedScope(pointer.split('/', 2)[1] ?? ''));
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

  protected defineToken(token: TokenDescription, pointer: DefinitionPointer): void {
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

  protected defineFaceDown(form: Form): void {
    this.forms.set(form.pointer, form);
    for (const definition of form.whole.abilities) this.byPointer.set(definition.pointer, definition);
  }

  /** The abilities that a keyword ability is short for, as trees of their own. */
  private meaningsOf(ability: Ability, below: readonly Ability[]): readonly Ability[] {
    if (ability.kind !== 'keyword') return [];
    const condition = castingMethod(ability.keyword)?.condition;
    if (condition !== undefined) this.noticeNodes(condition);
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
