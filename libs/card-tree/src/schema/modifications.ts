import { objectRules, type Modification } from '../modifications.js';
import { combatRuleSchema } from './combat-rules.js';
import { list, oneOf, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { alike, optional, tagged } from './records.js';
import * as word from './words.js';

export function modificationSchema(grammar: Grammar): Schema<Modification> {
  const { ability, amount, objects, players } = grammar;
  const combatRule = combatRuleSchema(grammar);
  const size = { power: amount, toughness: amount };
  const types = { types: list(word.cardType), subtypes: list(text) };
  return tagged<Modification, 'change'>('change')({
    control: { to: players },
    'add types': {
      ...types,
      supertypes: optional(list(word.supertype)),
      said: optional(oneOf('that', 'it', 'besides', 'is')),
    },
    'set types': { ...types, said: optional(oneOf('is')) },
    'lose types': { types: list(word.cardType) },
    ...alike(['set land types', 'set creature types'], { subtypes: list(text) }),
    'take creature types': { of: objects, besides: list(text) },
    'add all creature types': { said: optional(oneOf('all')) },
    'lose supertypes': { supertypes: list(word.supertype) },
    'set name': { name: text },
    'become chosen color': { label: optional(text), noted: optional(text), also: optional(word.yes) },
    'become chosen type': {
      quality: oneOf('card type', 'creature type', 'land type', 'basic land type'),
      label: optional(text),
      noted: optional(text),
      also: optional(word.yes),
      said: optional(oneOf('type')),
    },
    ...alike(['add colors', 'set colors'], { colors: list(word.color) }),
    'add abilities': { abilities: list(ability), said: optional(oneOf('with')) },
    'add activated abilities': { of: objects },
    'lose all abilities': { said: optional(oneOf('other', 'other types and abilities')) },
    'switch power and toughness': {},
    'lose keywords': { keywords: list(word.keywordName) },
    'lose ability': { ability },
    'lose this ability': {},
    "can't have keywords": { keywords: list(word.keywordName), said: optional(oneOf('have')) },
    ...alike(['set power', 'set toughness'], { to: amount }),
    'set power and toughness': { ...size, said: optional(oneOf('with', 'equal')) },
    'modify power and toughness': { ...size, said: optional(oneOf('additional')) },
    rule: { rule: oneOf(...objectRules) },
    'combat rule': { combat: combatRule },
    ...alike(["can't be targeted by", "can't be countered by"], {
      of: oneOf('spells', 'abilities', 'spells or abilities'),
      from: optional(grammar.filter),
      by: oneOf('opponent', 'any player'),
    }),
  });
}
