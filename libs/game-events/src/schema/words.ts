/**
 * The words of events in the order of their numbers in the binary form. Stored hashes rest on these numbers, so a new
 * word goes to the end and none is ever moved, changed or removed.
 */
// prettier-ignore
export const words: readonly string[] = [
  // What is chosen, and by what kind of reference.
  'object', 'player',
  'action', 'select', 'pick', 'number', 'order', 'divide', 'attack', 'block', 'damage', 'spend',
  'pass', 'play land', 'cast', 'activate', 'pay', 'cancel',
  'hand', 'flashback',
  // Zones (CR 400.1).
  'library', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'outside',
  // Steps and phases (CR 500.1).
  'untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat', 'declare attackers', 'declare blockers',
  'first-strike damage', 'combat damage', 'end of combat', 'postcombat main', 'end', 'cleanup',
  // Types of mana (CR 106.1b).
  'W', 'U', 'B', 'R', 'G', 'C',
  // Manners in which objects move.
  'discard', 'mill', 'play', 'resolve', 'destroy', 'sacrifice', 'return', 'put', 'counter', 'search', 'state-based',
  'mulligan', 'no legal targets',
  // Kinds of decisions.
  'choose starting player', 'put cards on the bottom', 'priority', 'choose modes', 'choose kicker', 'choose X',
  'choose hybrid', 'choose targets', 'activate mana abilities', 'pay cost', 'spend mana', 'keep mana ability',
  'assign combat damage', 'discard to hand size', 'order triggers', 'choose replacement', 'legend rule', 'may',
  'pay unless', 'choose mana', 'choose objects', 'scry', 'order cards', 'choose new targets',
  // Durations (CR 611.2).
  'this turn', 'until your next turn', 'until end of combat', 'as long as this remains on the battlefield',
  'as long as you control this', 'rest of the game',
  // Ways in which effects, triggers, actions and games end or begin.
  'regeneration', 'prevention', 'exile instead of dying',
  'condition', 'no legal choice', 'resolved', 'source',
  'illegal action', 'cancelled', 'ruling', 'agreement', 'engine-changed',
  'consent', 'refuse', 'win',
  // What is chosen and remembered.
  'word',
  'color', 'card type', 'creature type', 'land type', 'basic land type', 'artifact type', 'planeswalker type',
  'card name', 'permanent',
  'choose a value', 'choose protector',
  'until end of your next turn', 'until your next upkeep', 'until your next end step',
  'turn', 'beginning phase', 'main phase', 'combat phase', 'ending phase', 'next phase',
  // Kinds of actions and decisions that were added later.
  'special', 'choose additional costs', 'choose cost',
  'next turn', 'choose player',
  'judge a loop',
  "through its controller's next untap step",
  'next turn', 'choose player', 'opening hand',
  'choose an option', 'separate into piles', 'vote', 'call a coin flip',
  'as long as you control it',
  'exile instead of leaving',
  'as long as it is suspected',
  'coin', 'die', 'day', 'night',
  'ante',
  'until a player planeswalks',
  'planes', 'schemes', 'planeswalker', 'chaos', 'blank',
  'as long as this remains tapped',
  'as long as you control this tapped',
  // Mechanics of hidden cards.
  'miracle', 'revealed as it is drawn', 'splice onto Arcane', 'splice', 'companion',
  "during that player's next turn",
  'until you exile another card with this',
  'redirection',
  'as long as it is so',
  // What a text means that can't be read.
  'adjudicate', 'accept an adjudication', 'judge a clause', 'players', 'judge',
  'tell a card', 'tell chance',
  'until this is cast from exile',
];

/** The number of each word. */
export const wordNumbers: ReadonlyMap<string, number> = new Map(words.map((word, number) => [word, number]));

/**
 * Checks that words may stand in events.
 *
 * @throws Error naming those that have no number yet
 */
export function requireWords(needed: readonly string[]): void {
  const missing = needed.filter((word) => !wordNumbers.has(word));
  if (missing.length > 0) {
    throw new Error(
      `no number for ${missing.map((word) => `“${word}”`).join(', ')}: add at the end of schema/words.ts`,
    );
  }
}
