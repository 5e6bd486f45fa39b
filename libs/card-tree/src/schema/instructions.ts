import {
  targetKinds,
  type Instructions,
  type Mode,
  type ModeChoice,
  type TargetSpec,
  type Together,
} from '../abilities.js';
import { sharedQualities } from '../relation-filters.js';
import { list, oneOf, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import * as word from './words.js';

export function togetherSchema({ amount }: Grammar): Schema<Together> {
  return tagged<Together, 'all'>('all')({
    ...alike(['share', 'differ in'], { quality: oneOf(...sharedQualities) }),
    total: { measure: word.measure, compare: word.comparator, to: amount },
  });
}

function targetSchema(grammar: Grammar): Schema<TargetSpec> {
  const { amount, condition, filter, players } = grammar;
  return record<TargetSpec>({
    kind: oneOf(...targetKinds),
    filter,
    min: amount,
    max: amount,
    divide: optional(amount),
    asMany: optional(word.yes),
    otherThan: optional(list(word.naturalNumber)),
    when: optional(condition),
    together: optional(list(togetherSchema(grammar))),
    playerWho: optional(condition),
    askedOnce: optional(word.yes),
    chooses: optional(players),
    atRandom: optional(word.yes),
  });
}

function choiceSchema({ condition }: Grammar): Schema<ModeChoice> {
  return record<ModeChoice>({
    min: word.naturalNumber,
    max: word.naturalNumber,
    again: optional(word.yes),
    chooses: optional(oneOf('an opponent', 'chance')),
    allIf: optional(condition),
    mustAll: optional(word.yes),
    orNone: optional(word.yes),
    orNoneIf: optional(word.yes),
    said: optional(list(oneOf('as cast', 'instead', 'or more'))),
    pawprints: optional(word.naturalNumber),
    differentTargets: optional(word.yes),
    notChosen: optional(oneOf('ever', 'this turn')),
  });
}

export function instructionFields(grammar: Grammar): Fields<Instructions> {
  const mode = record<Mode>({
    targets: list(targetSchema(grammar)),
    effects: list(grammar.effect),
    label: optional(text),
    cost: optional(list(grammar.cost)),
    pawprints: optional(word.naturalNumber),
  });
  return {
    modes: list(mode),
    choose: optional(choiceSchema(grammar)),
  };
}
