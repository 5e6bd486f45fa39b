import type { Position } from '@stacktrail/event-store';
import type { DisputeData, PlayerId, Revision, Ruling } from '@stacktrail/game-events';
import type { Rejection } from '@stacktrail/rules';
import { longest } from '../checks/command-faults.js';
import type { Committed, GiveRuling, GiveTime, RewindGame, RewindPreview, Rewound } from '../commands.js';
import type { ClockView } from '../clocks/clocks.js';
import { DisputeRefused, GameDamaged, InvalidCommand, SecretsMissing } from '../errors.js';
import { uuidOf } from '../storage/identifiers.js';

/** What a ruling needs of the game that it is given in. `Matches` has it. */
export interface GameInPlay {
  readonly clocks: {
    of(gameId: string): Promise<ClockView | null>;
    give(gameId: string, command: GiveTime): Promise<Committed | Rejection>;
  };
  previewRewind(gameId: string, to: Revision): Promise<RewindPreview | Rejection>;
  rewind(gameId: string, command: RewindGame): Promise<Rewound | Rejection>;
  rule(gameId: string, command: GiveRuling): Promise<Committed | Rejection>;
}

/** What came of a ruling, and where in the store its last fact is. */
export interface CarriedOut {
  readonly outcome: DisputeData['RulingCarriedOut'];
  readonly position: Position | null;
}

/**
 * Refuses a ruling that the game couldn't follow, before anything is stored.
 *
 * @throws InvalidCommand, DisputeRefused; GameDamaged, SecretsMissing where nothing can be added to the game
 */
export async function refuseUnfit(game: GameInPlay, gameId: string, { rewind, extensions }: Ruling): Promise<void> {
  if (rewind !== null) {
    const preview = await game.previewRewind(gameId, rewind.to);
    if (!preview.accepted) throw unfit(preview.message);
    if (preview.undone === 0) throw unfit(`nothing has happened since revision ${preview.to}`);
  }
  if (extensions.length === 0) return;
  if ((await game.clocks.of(gameId)) === null)
    throw new DisputeRefused(gameId, 'The game is played without clocks, so nobody can be given more time');
}

function unfit(message: string): InvalidCommand {
  const words = message.replace(/\.$/, '');
  return new InvalidCommand([{ path: 'rewind.to', message: `is no revision to go back to: ${words}` }]);
}

/**
 * Does in the game what a ruling says: takes it back, gives more time, and notes the ruling. The note stands after the
 * reversal, so that it isn't in the stretch that it undoes. Done again, it changes nothing.
 */
export async function carryOutRuling(
  game: GameInPlay,
  gameId: string,
  ruling: Ruling,
  key: string,
): Promise<CarriedOut> {
  const { dispute, judge, revision, rule, rewind, extensions, player } = ruling;
  const commandId = (...words: readonly string[]): string => uuidOf('ruling', gameId, key, ...words);
  const words = `Dispute ${dispute}, about event ${revision} (CR ${rule}): ${ruling.ruling}`;
  let position: Position | null = null;
  let reversal: Revision | null = null;
  let to: Revision | null = null;
  let told: Revision | null = null;
  if (rewind !== null) {
    const reason = words.slice(0, longest.reason);
    const rewound = await game.rewind(gameId, { commandId: commandId('rewind'), judge, reason, ...rewind });
    if (rewound.accepted) {
      ({ position, to } = rewound);
      reversal = rewound.events.find(({ type }) => type === 'ActionReversed')?.revision ?? null;
      told = rewound.events.find(({ type }) => type === 'RulingGiven')?.revision ?? null;
    }
  }
  const given: Revision[] = [];
  for (const extension of extensions) {
    const command = { commandId: commandId('time', `${extension.player}`), judge, reason: `Dispute ${dispute}` };
    const extended = await game.clocks.give(gameId, { ...command, ...extension });
    if (!extended.accepted) continue;
    ({ position } = extended);
    given.push(extended.firstRevision);
  }
  if (told === null) {
    const noted = await noteOf(game, gameId, { commandId: commandId('note'), judge, words, about: player });
    if (noted !== null) ({ position, firstRevision: told } = noted);
  }
  return {
    outcome: { dispute, reversal, to, extensions: given, told },
    position,
  };
}

/** Notes a ruling in the game's stream; `null` where nothing can be added to it, because it is damaged or came in a bundle. */
async function noteOf(
  game: GameInPlay,
  gameId: string,
  {
    commandId,
    judge,
    words,
    about,
  }: { readonly commandId: string; readonly judge: string; readonly words: string; readonly about: PlayerId | null },
): Promise<Committed | null> {
  try {
    const ruling = words.slice(0, longest.ruling);
    const noted = await game.rule(gameId, { commandId, judge, ruling, about });
    return noted.accepted ? noted : null;
  } catch (error) {
    if (error instanceof GameDamaged || error instanceof SecretsMissing) return null;
    throw error;
  }
}
