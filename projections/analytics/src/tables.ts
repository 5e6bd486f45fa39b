import { boolean, integer, table, text, time, type Table } from './columns.js';

const turn = integer('turn', 'the number of the turn, 0 before the first');
const step = text('step', 'the step or main phase');
const seat = integer('seat', 'the seat of the player, from 0');
const card = text('card', 'the name of the card or token; null while not everyone may know it');
const object = integer('object', 'the number of the object, which is new in every zone (CR 400.7)');

/** The tables that hold a row for something that happened in the effective game. */
export const factTables = {
  opening_hands: table('a row for each card of a hand as the first turn begins', seat, card),
  mulligans: table(
    'a row for each hand that was kept or not (CR 103.5)',
    seat,
    boolean('kept', 'whether it was kept'),
    integer('mulligans', 'how many mulligans the player has taken by now'),
    integer('hand', 'how many cards the hand had, before any were put on the bottom'),
  ),
  turns: table(
    'a row for each turn as it begins',
    turn,
    seat,
    time('began_at', 'when it began'),
    integer('life', 'the life total of the player whose turn it is'),
    integer('hand', 'how many cards that player has in hand'),
    integer('permanents', 'how many permanents that player controls'),
  ),
  decisions: table(
    'a row for each decision that was made',
    turn,
    step,
    seat,
    integer('decided_by', 'the seat that decided, which may control the player (CR 721)'),
    text('kind', 'what the decision was about'),
    text('action', 'what a player with priority did; null in other decisions and while not everyone may know it'),
    integer('asked', 'the revision at which it was asked'),
    integer('taken_ms', 'milliseconds from the question to the answer, by the store’s clock'),
  ),
  casts: table(
    'a row for each spell that was cast',
    turn,
    step,
    seat,
    object,
    card,
    text('via', 'what was paid: hand for its mana cost, free, or the keyword of an alternative cost'),
    integer('x', 'the value of X; 0 if it has none'),
    integer('mana', 'how much mana was spent on it'),
  ),
  draws: table(
    'a row for each card that came into a hand',
    turn,
    step,
    seat,
    card,
    text('from_zone', 'the zone that it came from'),
    text('manner', 'draw, search, return and so on'),
  ),
  combats: table(
    'a row for each attack and each block that was declared',
    turn,
    seat,
    boolean('blocks', 'whether the creature blocks; else it attacks'),
    object,
    card,
    integer('against_seat', 'the player that it attacks, or whose permanent or creature it is against'),
    integer(
      'against_object',
      'the permanent that it attacks or the creature that it blocks; null if it attacks a player',
    ),
    text('against_card', 'the name of that object'),
  ),
  damage: table(
    'a row for each time that a source dealt damage to a player or permanent',
    turn,
    step,
    integer('source_seat', 'the player who controls the source'),
    integer('source_object', 'the number of the source'),
    text('source_card', 'the name of the source; null while not everyone may know it'),
    integer('to_seat', 'the player that it was dealt to, or who controls the permanent'),
    integer('to_object', 'the permanent that it was dealt to; null if it was a player'),
    text('to_card', 'the name of that permanent'),
    integer('amount', 'how much'),
    boolean('combat', 'whether it was combat damage'),
  ),
  deaths: table(
    'a row for each permanent that was put into a graveyard',
    turn,
    step,
    seat,
    object,
    card,
    boolean('creature', 'whether its copiable values say that it is a creature'),
    boolean('token', 'whether it was a token'),
    text('manner', 'destroy, sacrifice, state-based and so on'),
  ),
} as const;

/** What rows of events are stored in; the list of a deck stays what it is, whatever play is reversed. */
export type FactTable = keyof typeof factTables | 'decks';
export const factTableNames = Object.keys(factTables) as readonly (keyof typeof factTables)[];

/** The tables that are about a game as it stands. */
export const gameTables = {
  games: table(
    'a row for each game as it stands; its revision is that of the last event',
    text('status', 'setup, playing, over or damaged'),
    text('edition', 'the edition of the rules that it is played under'),
    text('format', 'the way of playing that its numbers come from'),
    text('match', 'the match that it belongs to'),
    integer('seats', 'how many players began it'),
    boolean('provable', 'whether its random results can be proved'),
    boolean('opened', 'whether what was hidden is shown'),
    time('started_at', 'when it began'),
    time('ended_at', 'when it ended'),
    integer('turns', 'how many turns have begun'),
    integer('winner', 'the seat that won; null in a draw and while it goes on'),
    integer('events', 'how many events its stream has'),
    integer('rewinds', 'how often play was reversed'),
    text('position', 'the position of its last event in the store'),
    integer('damaged_at', 'the revision from which on it can’t be read'),
  ),
  seats: table(
    'a row for each seat of a game as it stands; its place is the seat',
    seat,
    text('name', 'the name of the player'),
    integer('team', 'the number of the team'),
    text('deck', 'what tells decks apart: a hash of the list; null while not everyone may know it'),
    integer('deck_size', 'how many cards the deck has'),
    boolean('on_play', 'whether the player takes the first turn'),
    boolean('won', 'whether the player has won; null while the game goes on'),
    text('lost_by', 'the rule by which the player lost'),
    integer('life', 'the life total'),
    integer('mulligans', 'how many mulligans the player has taken'),
  ),
  decks: table(
    'a row for each name in a deck, once everyone may know the list',
    seat,
    text('card', 'the name of the card'),
    integer('count', 'how many of it the deck has'),
  ),
  rewinds: table(
    'a row for each reversal, whether or not it was reversed itself',
    integer('back_to', 'the revision after which play went on'),
    text('reason', 'illegal action, cancelled, ruling, agreement or engine-changed'),
    text('rule', 'the rule that caused it'),
    integer('reversed', 'how many events it took out of the effective game'),
  ),
  engines: table(
    'a row for each version of the program that wrote a part of the game; its revision is where the part begins',
    text('engine', 'the version of the program'),
    integer('card_language', 'the version of the card language'),
  ),
  deleted_games: table(
    'a row for each game that was deleted, which has no row elsewhere; its revision is the one after the last event',
    time('deleted_at', 'when that was recorded; null where the record can’t be read'),
    text('deleted_by', 'the name of the operator’s token, or what the command line was told'),
    text('reason', 'why'),
    text('head', 'the hash of its last batch, by which an archive of it can be recognised'),
    text('position', 'the position of the record in the store'),
  ),
  forks: table(
    'a row for each other line of play, which has no row elsewhere: much of it is another game’s; its revision is that of its last event',
    text('parent', 'the game that it was forked from'),
    integer('forked_at', 'the last revision that both have'),
    text('position', 'the position of its last event in the store'),
  ),
  reversed: table(
    'the rows of what was reversed; they are in no other table',
    text('of_table', 'the table that it would be in'),
    integer('reversed_by', 'the revision of the reversal'),
    text('row', 'the row as a JSON list, in the order of that table’s columns'),
  ),
} as const;

export const tables: Readonly<Record<keyof typeof factTables | keyof typeof gameTables, Table>> = {
  ...gameTables,
  ...factTables,
};
export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as readonly TableName[];
