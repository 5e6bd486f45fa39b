import type {
  Cost,
  Ability,
  ActivatedAbility,
  Instructions,
  ModeChoice,
  TriggeredAbility,
  KeywordAbility,
} from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printCondition } from './conditions.js';
import { printOnlyWhen } from './only-when.js';
import { forEach, printAmount, printHowMany, printQuantity } from './amounts.js';
import type { Speaker } from '../english/speaker.js';
import { Context, type Grammar } from './context.js';
import { printActivationCost, printLoyaltyCost, printPaying } from './costs.js';
import { capitalise, numberWord } from '../english/words.js';
import { printHappening } from './happenings.js';
import { printKeywordLines } from './keywords.js';
import { accusative, playersNoun } from './references.js';
import { printNested, printParagraphs, printSentences } from './sentences.js';
import { printStatic } from './statics.js';
import { symbolsOf } from '../english/symbols.js';
import { printTriggerEvent } from './triggers.js';

/** Closes the circle of the rules that are part of smaller ones. */
const grammar: Grammar = {
  amount: printAmount,
  quantity: printQuantity,
  ability: printAbility,
  condition: printCondition,
  objects: accusative,
  players: playersNoun,
  count: printHowMany,
  happened: (event, ctx) => printHappening(event, { tense: 'past', ctx }),
  nested: printNested,
};

/** “Choose one —”, “Choose one or both —”, “Choose up to two —” (CR 700.2). */
function printChoice(choice: ModeChoice, modes: number, ctx: Context): string {
  const who = choice.chooses === 'an opponent' ? 'an opponent chooses' : 'choose';
  const number = printModeCount(choice, modes).replace('choose', who);
  const atRandom = choice.chooses === 'chance' ? ' at random' : '';
  const all =
    choice.allIf && `If ${printCondition(choice.allIf, ctx)}, choose ${modes === 2 ? 'both' : 'any number'} instead.`;
  const again = choice.again ? 'You may choose the same mode more than once.' : undefined;
  const apart = choice.differentTargets ? 'Each mode must target a different player or object.' : undefined;
  const notes = [all, again, apart].filter((note) => note !== undefined);
  const said = `${number}${atRandom}`;
  return notes.length === 0 ? `${said} —` : `${said}. ${notes.join(' ')}`;
}

function printModeCount({ min, max, pawprints }: ModeChoice, modes: number): string {
  if (pawprints !== undefined) return `choose up to ${numberWord(pawprints)} {P} worth of modes`;
  if (min === max) return `choose ${numberWord(min)}`;
  if (min === 0) return `choose up to ${numberWord(max)}`;
  if (min === 1 && max === 2 && modes === 2) return 'choose one or both';
  return min === 1 && max === modes ? 'choose one or more' : `choose ${numberWord(min)} or more`;
}

/** Instructions after what stands before them: a cost with its colon, or “when …, ”. */
function printInstructions(instructions: Instructions, before: string, context: (mode: number) => Context): string {
  const { modes, choose } = instructions;
  if (choose === undefined) return printParagraphs(printSentences(modes[0]?.effects ?? [], context(0)), before);
  const bullets = modes.map((mode, index) => {
    const ctx = context(index);
    const bullet = mode.cost === undefined ? '•' : `+ ${printPaying(mode.cost, ctx).replace(/^pay /, '')} —`;
    const label = mode.label === undefined ? '' : `${mode.label} — `;
    const pawprints = mode.pawprints === undefined ? bullet : `${'{P}'.repeat(mode.pawprints)} —`;
    return `${pawprints} ${label}${printParagraphs(printSentences(mode.effects, ctx))}`;
  });
  return [capitalise(before + printChoice(choose, modes.length, context(0))), ...bullets].join('\n');
}

function printActivated(ability: ActivatedAbility, speaker: Speaker): string {
  const said = new Context(grammar, speaker);
  const cost = ability.loyalty ? printLoyaltyCost(ability.cost, said) : printActivationCost(ability.cost, said);
  const text = printInstructions(
    ability,
    '',
    (mode) => new Context(grammar, speaker, ability.modes[mode]?.targets, { said }),
  );
  const limits = [
    ...ability.cost.map((part) =>
      part.cost === 'mana' && part.x !== undefined ? ` X is ${printAmount(part.x, said)}.` : '',
    ),
    ability.costsLess === undefined ? '' : printCostsLess(ability.costsLess, said),
    ability.activatedBy === 'any player' ? ' Any player may activate this ability.' : '',
    ability.activatedBy === 'opponents' ? ' Only your opponents may activate this ability.' : '',
    ability.timing !== undefined && !ability.loyalty
      ? ` Activate only as ${ability.timing === 'sorcery' ? 'a' : 'an'} ${ability.timing}.`
      : '',
    ability.onlyIf === undefined ? '' : ` Activate only ${printOnlyWhen(ability.onlyIf, said)}.`,
    ability.limit === undefined ? '' : printLimit(ability.limit),
    ability.oncePerTurn && !ability.loyalty ? ' Activate only once each turn.' : '',
  ];
  return `${cost}: ${text}${printUncounterable(ability)}${limits.join('')}`;
}

function printCostsLess({ mana, times }: NonNullable<ActivatedAbility['costsLess']>, ctx: Context): string {
  const each = times === undefined ? '' : ` ${forEach(times, ctx) ?? `times ${printAmount(times, ctx)}`}`;
  return ` This ability costs ${symbolsOf(mana)} less to activate${each}.`;
}

function printLimit({ times, per }: NonNullable<ActivatedAbility['limit']>): string {
  const often = times === 1 ? 'only once' : `no more than ${times === 2 ? 'twice' : `${numberWord(times)} times`}`;
  return ` Activate ${often}${per === 'turn' ? ' each turn' : ''}.`;
}

function printTriggered(ability: TriggeredAbility, speaker: Speaker): string {
  const { event } = ability;
  const said = new Context(grammar, speaker, [], { event });
  const condition = ability.condition ? `if ${printCondition(ability.condition, said)}, ` : '';
  const when = printTriggerEvent(event, said);
  const before = event.on === 'chapter' ? `${when} — ` : `${when}, ${condition}`;
  const context = (mode: number): Context =>
    new Context(grammar, speaker, ability.modes[mode]?.targets, { event, said });
  return printInstructions(ability, before, context) + printUncounterable(ability) + printTimes(ability);
}

/** CR 602.1b, 603.1a. */
function printUncounterable({ cantBeCountered }: ActivatedAbility | TriggeredAbility): string {
  return cantBeCountered ? " This ability can't be countered." : '';
}

const timesWords: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** CR 603.2h, 603.2i. */
function printTimes({ oncePerTurn, timesPerTurn, doOncePerTurn }: TriggeredAbility): string {
  if (doOncePerTurn) return ' Do this only once each turn.';
  const times = oncePerTurn ? 1 : timesPerTurn;
  if (times === undefined) return '';
  return ` This ability triggers only ${timesWords[times] ?? `${numberWord(times)} times`} each turn.`;
}

/** A cost as an activated ability prints it: “{1}, {T}, Sacrifice a creature”. @param speaker whose text it is */
export function printCost(cost: readonly Cost[], speaker: Speaker): string {
  return printActivationCost(cost, new Context(grammar, speaker));
}

/** A run of keyword abilities as its lines: “Flying, vigilance”. */
export function printKeywords(abilities: readonly KeywordAbility[], speaker: Speaker): readonly string[] {
  return printKeywordLines(abilities, new Context(grammar, speaker));
}

/**
 * One ability as rules text in the current Oracle wording, without reminder text.
 *
 * @param speaker the face, token or other object whose text it is
 */
export function printAbility(ability: Ability, speaker: Speaker): string {
  switch (ability.kind) {
    case 'spell':
      return printInstructions(ability, '', (mode) => new Context(grammar, speaker, ability.modes[mode]?.targets));
    case 'activated':
      return printActivated(ability, speaker);
    case 'triggered':
      return printTriggered(ability, speaker);
    case 'static':
      return printStatic(ability, new Context(grammar, speaker));
    case 'keyword':
      return printKeywords([ability], speaker).join('\n');
    case 'additional cost':
      return `As an additional cost to cast this spell, ${ability.optional ? 'you may ' : ''}${printPaying(ability.cost, new Context(grammar, speaker))}.`;
    default:
      return assertNever(ability, 'ability');
  }
}
