import type { ObjectId, Revision } from '@stacktrail/game-events';
import { fold, type GameState } from '@stacktrail/game-state';
import { whyNot, type Deed, type GameRecord, type Verdict } from '@stacktrail/match';
import {
  accountView,
  cardName,
  replacementVerdicts,
  triggerVerdicts,
  type AccountView,
  type AppearanceView,
  type AppliedEffectView,
} from '@stacktrail/views';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';

interface ObjectOptions extends AnswerOptions {
  readonly object: string;
  readonly whyNot?: Deed | 'trigger' | 'replace';
  readonly against?: string;
}

/** Tells why an object is what it is after a revision, or why something couldn't be done with it then. */
export function explainObject(io: Io, record: GameRecord, at: Revision, options: ObjectOptions): void {
  const { whyNot: deed, against } = options;
  if (deed === 'trigger' || deed === 'replace') {
    explainAbilities(io, record, at, deed, options);
    return;
  }
  const state = fold(record.catalog, record.history.slice(0, at + 1)).state;
  const object = objectNamed(state, options.object, at);
  if (deed !== undefined) {
    const attempt = { deed, object, ...(against === undefined ? {} : { against: objectNamed(state, against, at) }) };
    const verdict = tried(record, at, attempt);
    print(io, options, { game: record.id, at, ...attempt, verdict }, () => verdictText(state, deed, object, verdict));
    return;
  }
  const account = accountView(state, object, 'judge');
  if (account === null) throw new CommandError(`Object ${object} is an ability, or has left by revision ${at}.`);
  print(io, options, { game: record.id, at, account }, () => accountText(state, account));
}

/** Tells whether abilities of an object triggered on an event, or replaced it, and why not. */
function explainAbilities(
  io: Io,
  record: GameRecord,
  at: Revision,
  deed: 'trigger' | 'replace',
  options: ObjectOptions,
): void {
  const timeline = fold(record.catalog, record.history);
  const [before, after] = [timeline.at((at - 1) as Revision), timeline.at(at)];
  const isThere = [...before.objects.values()].some(({ id, left }) => !left && String(id) === options.object);
  const state = isThere ? before : after;
  const object = objectNamed(state, options.object, at);
  const verdictsOn = deed === 'trigger' ? triggerVerdicts : replacementVerdicts;
  const abilities = verdictsOn(timeline, at, object, 'judge') ?? [];
  print(io, options, { game: record.id, at, object, abilities }, () => {
    const name = cardName(state, object, 'judge') ?? `object ${object}`;
    const lines = abilities.map(({ text, rule, message }) => {
      return `  “${text}”: ${message}${rule === null ? '' : ` (CR ${rule})`}`;
    });
    return [
      `${name} (${object}) on event ${at}:`,
      ...(lines.length === 0 ? [`  no ability that could ${deed}`] : lines),
    ].join('\n');
  });
}

function tried(record: GameRecord, at: Revision, attempt: Parameters<typeof whyNot>[2]): Verdict {
  try {
    return whyNot(record, at, attempt);
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`${error.message}.`, 'Name an earlier revision.');
    throw error;
  }
}

/** The object with this number, or the youngest whose name has this in it, those on the battlefield first. */
function objectNamed(state: GameState, given: string, at: Revision): ObjectId {
  const present = [...state.objects.values()].filter(({ left, ability }) => !left && ability === null);
  const byNumber = present.find(({ id }) => String(id) === given);
  if (byNumber !== undefined) return byNumber.id;
  const wanted = given.toLowerCase();
  const named = present.filter(({ id }) => cardName(state, id, 'judge')?.toLowerCase().includes(wanted) === true);
  const places = ['battlefield', 'stack', 'hand', 'graveyard', 'command', 'exile', 'library'];
  const [found] = named.sort((a, b) => places.indexOf(a.zone) - places.indexOf(b.zone) || b.id - a.id);
  if (found !== undefined) return found.id;
  throw new CommandError(
    `There is no object “${given}” after revision ${at}.`,
    'See “stacktrail replay GAME --at REV”.',
  );
}

function verdictText(state: GameState, deed: Deed, object: ObjectId, verdict: Verdict): string {
  const name = cardName(state, object, 'judge') ?? `object ${object}`;
  const { decision, player, legal, rule, message } = verdict;
  const { name: who = `seat ${player}` } = state.setup?.seats[player] ?? {};
  const answer = legal ? `yes. ${message}` : `no, by rule ${rule}. ${message}`;
  return `Decision ${decision} of ${who}: ${deed} ${name} (${object})? ${answer.charAt(0).toUpperCase()}${answer.slice(1)}`;
}

function accountText(state: GameState, { object, is, base, effects }: AccountView): string {
  const name = is.name ?? cardName(state, object, 'judge') ?? 'an object without a name';
  const lines = effects.flatMap((effect) => effectLines(effect));
  const rest = effects.length === 0 ? ['  nothing changes it'] : lines;
  return [`${name} (${object}): ${appearanceText(is)}`, `  printed or copied: ${appearanceText(base)}`, ...rest].join(
    '\n',
  );
}

function appearanceText({ power, toughness, supertypes, types, subtypes, colors, abilities }: AppearanceView): string {
  const line = [...supertypes, ...types, ...(subtypes.length === 0 ? [] : ['—', ...subtypes])].join(' ');
  const size = power === null ? [] : [`${power}/${toughness}`];
  const has = abilities.length === 0 ? [] : [`with ${abilities.map((text) => `“${text}”`).join(', ')}`];
  return [...size, line, colors.length === 0 ? 'colorless' : colors.join(''), ...has].join(', ');
}

function effectLines({
  layer,
  rule,
  from,
  source,
  name,
  text,
  timestamp,
  ...effect
}: AppliedEffectView): readonly string[] {
  const { changes, without, dependsOn } = effect;
  const number = /^\d/.test(layer) ? `layer ${layer}` : layer;
  const when = timestamp === null ? '' : `, timestamp ${timestamp}`;
  const what = from === 'the object' ? 'itself' : `${name ?? `object ${source}`} (${source})`;
  const said = text === null ? '' : ` “${text}”`;
  const waits = dependsOn.length === 0 ? '' : `; waits for ${dependsOn.join(', ')} (CR 613.8)`;
  return [
    `  ${number} (CR ${rule}${when}): ${what}${said}: ${changes.join('; ')}${waits}`,
    ...(without.length === 0 ? [] : [`    without it: ${without.join('; ')}`]),
  ];
}
