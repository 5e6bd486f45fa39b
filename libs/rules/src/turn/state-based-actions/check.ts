import { staticsInForce, characteristicsOf } from '@stacktrail/characteristics';
import { type Procedure, type Game, type GameOccurrence, perform } from '@stacktrail/engine';
import { noObject } from '@stacktrail/game-events';
import { type GameObject, objectOf, type GameState, typeBit } from '@stacktrail/game-state';
import { wouldEnd } from '../../leaving/ending-the-game.js';
import { battleRules } from './battles.js';
import { ceasing } from './ceasing.js';
import { completedDungeons } from './dungeons.js';
import { commandersReturn } from './commanders.js';
import { Findings } from './findings.js';
import { legendRule } from './legend-rule.js';
import { losses } from './losses.js';
import { concernsOf, permanentRules } from './permanent-rules.js';
import { roleRule } from './roles.js';
import { spaceSculptor } from './space-sculptor.js';
import { startsEngines } from './speed.js';
import { recordPlainFacts } from './plain-facts.js';
import { performVariant, variantFindings } from './variants.js';
import { worldRule } from './world-rule.js';

const battle = typeBit('Battle');

/**
 * CR 704.3: checks once for all state-based actions and performs those that apply, as one event. Returns whether any
 * was performed; if so, the check is to be repeated.
 *
 * @throws GameIsOver if players lose and the game ends with that; nothing else of the check happens then
 */
export function* checkStateBasedActions(game: Game): Procedure<boolean> {
  const { state } = game;
  const lost = losses(game); // CR 704.5a–c, 704.6c
  const loss = lost.map((one): GameOccurrence => ({ would: 'lose the game', ...one }));
  const losers = lost.map(({ player }) => player);
  const ending = loss.length > 0 && wouldEnd(state, losers) && !canBeReplaced(state);
  if (ending) yield* perform(game, loss, { rule: '704.3' });
  const findings = new Findings();
  const groups = find(game, findings);
  if (groups !== null) yield* findAmong(game, groups, findings);
  if (state.commanders.length > 0) yield* commandersReturn(game, findings);
  const isVariant = state.planarController !== null || state.archenemies.length > 0;
  const variant = isVariant ? variantFindings(state) : null; // CR 704.6e, 704.6f
  if (findings.isEmpty && loss.length === 0 && variant === null) {
    game.cleanState = state;
    return false;
  }
  if (findings.occurrences.length + loss.length > 0) {
    yield* perform(game, [...findings.occurrences, ...loss], { rule: '704.3' });
  }
  recordPlainFacts(game, findings.irreplaceable);
  if (variant !== null) performVariant(game, variant);
  return true;
}

/** Whether a player may not lose after all, by a replacement effect (CR 614.1). */
function canBeReplaced(state: GameState): boolean {
  return staticsInForce(state, 'replacement').some(({ effect }) => effect.replacement.would === 'lose the game');
}

/** The permanents that state-based actions look at together. */
interface Groups {
  readonly legends: readonly GameObject[];
  readonly worlds: readonly GameObject[];
  readonly battles: readonly GameObject[];
  readonly attached: readonly GameObject[];
  /** Some permanent has space sculptor. */
  readonly sculpted: boolean;
}

/**
 * CR 704.5d–z: what applies in this state to each permanent by itself.
 *
 * @returns the objects to check together, `null` if there are none
 */
function find(game: Game, findings: Findings): Groups | null {
  const { state } = game;
  ceasing(state, findings); // CR 704.5d, 704.5e
  if (state.command.length > 0) completedDungeons(state, findings); // CR 704.5t
  const legends: GameObject[] = [];
  const worlds: GameObject[] = [];
  const battles: GameObject[] = [];
  const attached: GameObject[] = [];
  let sculpted = false;
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    const characteristics = characteristicsOf(state, object);
    const concerns = concernsOf(object, characteristics);
    for (const { concerns: whom, check } of permanentRules) {
      if ((whom & concerns) !== 0) check(game, object, characteristics, findings);
    }
    if ((characteristics.types & battle) !== 0) battles.push(object);
    if (object.attachedTo !== noObject) attached.push(object);
    if (characteristics.keywords.size > 0) {
      if (characteristics.keywords.has('start your engines!')) startsEngines(game, object, findings);
      if (characteristics.keywords.has('space sculptor')) sculpted = true;
    }
    if (characteristics.supertypes.length === 0) continue;
    if (characteristics.supertypes.includes('Legendary')) legends.push(object);
    if (characteristics.supertypes.includes('World')) worlds.push(object);
  }
  const together = legends.length > 1 || worlds.length > 1 || battles.length > 0 || attached.length > 1 || sculpted;
  return together ? { legends, worlds, battles, attached, sculpted } : null;
}

/** Those of them that concern several permanents; some ask a player. */
function* findAmong(
  game: Game,
  { legends, worlds, battles, attached, sculpted }: Groups,
  findings: Findings,
): Procedure<void> {
  if (legends.length > 1) yield* legendRule(game, legends, findings);
  if (worlds.length > 1) worldRule(game, worlds, findings);
  if (sculpted) yield* spaceSculptor(game, findings);
  if (battles.length > 0) yield* battleRules(game, battles, findings);
  if (attached.length > 1) roleRule(game, attached, findings);
}
