import type { Ability, ActivatedAbility, AdditionalCost, SpellAbility } from '../abilities.js';
import {
  activatedKeywords,
  costKeywords,
  heldAbilityKeywords,
  numberKeywords,
  plainKeywords,
  type KeywordAbility,
  type PlainKeyword,
} from '../keywords.js';
import { castingKeywordVariants } from './casting-keywords.js';
import { list, oneOf, plainOr, text, type Schema } from './combinators.js';
import { deckConditionSchema } from './deck-conditions.js';
import type { Grammar } from './grammar.js';
import { instructionFields } from './instructions.js';
import { alike, optional, record, tagged, type Fields } from './records.js';
import { staticFields } from './statics.js';
import { triggeredFields } from './triggers.js';
import * as word from './words.js';

type Simple = Exclude<PlainKeyword, 'hexproof'>;

function isSimple(keyword: PlainKeyword): keyword is Simple {
  return keyword !== 'hexproof';
}

export function keywordSchema(grammar: Grammar): Schema<KeywordAbility> {
  const { ability, amount, cost, filter, players } = grammar;
  const player: Schema<'player'> = oneOf('player');
  const kind: Schema<'keyword'> = oneOf('keyword');
  return tagged<KeywordAbility, 'keyword', 'kind'>('keyword')(
    {
      ...alike(plainKeywords.filter(isSimple), {}),
      hexproof: { from: optional(filter) },
      protection: {
        from: list(word.color),
        quality: optional(filter),
        everything: optional(word.yes),
        players: optional(players),
        sparing: optional(filter),
      },
      enchant: { filter: plainOr(player, filter), zone: optional(oneOf('graveyard')) },
      landwalk: { landType: optional(text), quality: optional(filter) },
      devour: { count: amount, quality: optional(filter) },
      champion: { filter },
      'bands with other': { quality: filter },
      vanishing: { count: optional(amount) },
      ...castingKeywordVariants(grammar),
      level: {
        from: word.naturalNumber,
        to: optional(word.naturalNumber),
        power: word.anyNumber,
        toughness: word.anyNumber,
        abilities: list(ability),
      },
      'class level': { level: word.naturalNumber, cost: list(cost), abilities: list(ability) },
      'station symbol': {
        from: word.naturalNumber,
        power: optional(word.anyNumber),
        toughness: optional(word.anyNumber),
        abilities: list(ability),
      },
      'partner with': { name: text },
      typecycling: { what: filter, cost: list(cost) },
      craft: { materials: filter, count: amount, orMore: optional(word.yes), cost: list(cost) },
      reinforce: { count: amount, cost: list(cost) },
      ...alike(activatedKeywords, { ability: activatedSchema(grammar) }),
      ...alike(heldAbilityKeywords, { ability }),
      'to solve': { condition: grammar.condition },
      visit: instructionFields(grammar),
      companion: { condition: deckConditionSchema(grammar) },
      ...alike(costKeywords, { cost: list(cost) }),
      equip: {
        cost: list(cost),
        quality: optional(grammar.filter),
        planeswalker: optional(word.yes),
        costsLess: optional(costsLess(grammar)),
        oncePerTurn: optional(word.yes),
      },
      ...alike(numberKeywords, { count: amount }),
    },
    { kind },
  );
}

export function abilitySchema(grammar: Grammar): Schema<Ability> {
  const { cost } = grammar;
  const spell: Fields<Omit<SpellAbility, 'kind'>> = {
    ...instructionFields(grammar),
    xIsPositive: optional(word.yes),
  };
  const additional: Fields<Omit<AdditionalCost, 'kind'>> = {
    cost: list(cost),
    optional: optional(word.yes),
    flash: optional(word.yes),
  };
  return tagged<Ability, 'kind'>('kind')({
    spell,
    activated: activatedFields(grammar),
    triggered: triggeredFields(grammar),
    static: staticFields(grammar),
    keyword: keywordSchema(grammar),
    'additional cost': additional,
    unread: instructionFields(grammar),
  });
}

/** By how much less an ability costs to activate. */
function costsLess(grammar: Grammar): Schema<NonNullable<ActivatedAbility['costsLess']>> {
  return record<NonNullable<ActivatedAbility['costsLess']>>({
    mana: word.manaCost,
    times: optional(grammar.amount),
    byManaCost: optional(word.yes),
  });
}

function activatedSchema(grammar: Grammar): Schema<ActivatedAbility> {
  return record<ActivatedAbility>({ kind: oneOf('activated'), ...activatedFields(grammar) });
}

function activatedFields(grammar: Grammar): Fields<Omit<ActivatedAbility, 'kind'>> {
  return {
    ...instructionFields(grammar),
    cost: list(grammar.cost),
    timing: optional(oneOf('sorcery', 'instant')),
    limit: optional(
      record<NonNullable<ActivatedAbility['limit']>>({ times: word.naturalNumber, per: oneOf('turn', 'game') }),
    ),
    onlyIf: optional(grammar.condition),
    spendOnX: optional(word.manaType),
    spendOnly: optional(oneOf('chosen color')),
    xIsPositive: optional(word.yes),
    costsMore: optional(
      record<NonNullable<ActivatedAbility['costsMore']>>({ mana: word.manaCost, times: grammar.amount }),
    ),
    costsLess: optional(costsLess(grammar)),
    activatedBy: optional(oneOf('any player', 'opponents', 'owner')),
    oncePerTurn: optional(word.yes),
    cantBeCountered: optional(word.yes),
    loyalty: optional(word.yes),
    specialAction: optional(text),
    whenCastable: optional(word.yes),
    from: optional(oneOf('graveyard', 'hand', 'exile', 'command', 'outside')),
  };
}
