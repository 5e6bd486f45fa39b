import type { Objects, Players, Ability, Instructions, Amount, Condition, Filter, Effect } from '@stacktrail/card-tree';
import { hole } from '../../syntax/syntax.js';

/** A number as a noun phrase: “3”, “X”, “its power”, “the number of creatures you control”. */
export const value = hole<Amount>('value');

/** The instructions of an ability that stands inside a text, from its first word to its last full stop. */
export const instructions = hole<Instructions>('instructions');

/** One ability, as it stands in quotation marks. */
export const ability = hole<Ability>('ability');

/** The objects whose counters are counted: “counters on it”. */
export const countedOn = hole<Objects>('counted on');

/** “Your”, “target player's”: the players whose hand, graveyard or library it is. */
export const whose = hole<Players>('whose');

/** “Target player” in “creatures target player controls”: the controllers of what a noun names, without the verb. */
export const controllers = hole<Players>('controllers');

/** “That player”, “you”, “each opponent”: players as a subject. */
export const playersHole = hole<Players>('players');

/** “It”, “this creature”, “that card”, “enchanted creature”, “target creature”: objects that are named individually. */
export const namedObjects = hole<Objects>('known objects');

/** “Its”, “that creature's”: the possessive of objects that are named individually. */
export const possessiveHole = hole<Objects>('known objects in the possessive');

/** “Tapped”, “a creature”, “white or blue”: a predicate after “is”. */
export const quality = hole<Filter>('quality');

/** “Creatures you control”: a noun phrase in the plural. */
export const pluralHole = hole<Filter>('plural noun');

/** “Creature you control”: a noun phrase without its article. */
export const singularHole = hole<Filter>('singular noun');

/** “A creature you control”: a noun phrase with its article. */
export const indefiniteHole = hole<Filter>('indefinite noun');

/** “A creature card”: a noun phrase for a card, with its article. */
export const indefiniteCardHole = hole<Filter>('indefinite noun for a card');

/** “Each opponent who controls an artifact”: players for whom a condition holds. */
export const eachWho = hole<Players>('players who');

/** “Lost life this turn”, “controls more lands than you”: a condition on one player, after “who”. */
export const askedOfPlayer = hole<Condition>('what is asked of a player');

/** “Opponent who lost life this turn”, after “for each”: the number of such players. */
export const playerCounted = hole<Amount>('player who is counted');

/** “Players who control more lands than you”: the number of such players. */
export const playersCounted = hole<Amount>('players who are counted');

/** The clauses of one sentence, without its full stop. */
export const clauses = hole<readonly Effect[]>('clauses');

/** Sentences up to the end of a text. */
export const sentences = hole<readonly Effect[]>('sentences');

/** One sentence with its full stop. */
export const oneSentence = hole<readonly Effect[]>('one sentence');

/** “Creatures you control”, “creatures on the battlefield”: the objects among which the greatest is found. */
export const among = hole<Objects>('things among which');

/** “Creature you control”, “color of mana spent to cast it”: an amount that counts one by one, after “for each”. */
export const countable = hole<Amount>('countable');

/** “Trample”, “"When this creature dies, …"”: one ability that an object gains or has. */
export const grantedAbility = hole<Ability>('granted ability');
