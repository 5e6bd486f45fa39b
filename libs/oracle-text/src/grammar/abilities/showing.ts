import {
  unreadClauses,
  type Ability,
  type CardDefinition,
  type CardFace,
  type Cost,
  type DungeonPlan,
  type Effect,
  type Instructions,
  type Mode,
  type TargetSpec,
} from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import { symbolsOf } from '../../english/symbols.js';
import { capitalise } from '../../english/words.js';
import { withChanges } from '../../syntax/text-so-far.js';
import { Scope } from '../../syntax/scope.js';
import { Writer } from '../../syntax/writer.js';
import { isKeywordLine, writeAbility } from './abilities.js';
import { activationCost } from '../costs/costs.js';
import { sentences } from '../basics/holes.js';
import { target } from '../targets/targets.js';
import { writeTriggerEvent } from '../triggers/index.js';
import { isWhenPaid } from './when-paid.js';

/** Stands for a part of a tree that the grammar can't write. */
const unsaid = '…';

const targetFrom = target('from');

function writing(textSource: TextSource): Writer {
  const scope = new Scope(textSource);
  scope.isUnworded = true;
  return new Writer(scope);
}

/**
 * A cost as an activated ability has it: “{1}, {T}, Sacrifice this creature”.
 * @param textSource the object that has the text
 */
export function showCost(cost: readonly Cost[], textSource: TextSource): string {
  const whole = costText(cost, textSource);
  return whole ?? cost.map((part) => costText([part], textSource) ?? unsaid).join(', ');
}

function costText(cost: readonly Cost[], textSource: TextSource): string | undefined {
  const writer = writing(textSource);
  return writer.capture(() => activationCost.write(cost, writer));
}

/**
 * An ability in the current Oracle wording, without reminder text. “…” stands for parts that the grammar can't write.
 * @param textSource the face, token or other object that has the text
 */
export function showAbility(ability: Ability, textSource: TextSource): string {
  const unread = unreadClauses(ability);
  if (unread.length > 0) return unread.map(({ clause, words }) => words ?? `(Clause ${clause}, unread.)`).join('\n');
  const whole = writeAbility(ability, textSource, null, true) ?? writeAbility(ability, textSource);
  return capitalise(whole ?? inParts(ability, textSource));
}

function inParts(ability: Ability, textSource: TextSource): string {
  switch (ability.kind) {
    case 'keyword':
      return ability.keyword;
    case 'spell':
      return showInstructions(ability, writing(textSource));
    case 'activated':
      return `${showCost(ability.cost, textSource)}: ${showInstructions(ability, writing(textSource))}`;
    case 'triggered': {
      const writer = writing(textSource);
      const event = writer.capture(() => writeTriggerEvent(ability.event, writer)) ?? `when ${unsaid}`;
      return `${event}, ${showInstructions(ability, writer)}`;
    }
    case 'static':
    case 'unread':
      return unsaid;
    case 'additional cost':
      return `as an additional cost to cast this spell, ${showCost(ability.cost, textSource)}.`;
  }
}

/** Instructions, mode by mode, without those that the grammar can't write. */
function showInstructions({ modes }: Instructions, writer: Writer): string {
  const texts = modes.map((mode) => showMode(mode, writer));
  return texts.length === 1 ? texts[0]! : texts.map((text) => `\n• ${text}`).join('');
}

function showMode({ targets, effects }: Mode, before: Writer): string {
  const writer = withTargets(before, targets);
  const said = effects.map((effect) => sentenceOf(effect, writer));
  const shown = said.filter((text, i) => text !== unsaid || said[i - 1] !== unsaid);
  return shown.join(' ') || unsaid;
}

/** A writer that keeps the referents of the text so far, such as “it” after a trigger. */
function withTargets({ scope }: Writer, targets: Mode['targets']): Writer {
  const writer = new Writer(new Scope(scope.textSource, targets));
  writer.scope.isUnworded = true;
  writer.scope.soFar = withChanges(scope.soFar, { targets });
  return writer;
}

function sentenceOf({ joined: _, ...effect }: Effect, writer: Writer): string {
  return writer.capture(() => sentences.write([effect], writer)) ?? unsaid;
}

/**
 * A target as its text names it: “target creature an opponent controls”, “up to two other targets”.
 * @param before the targets named before it
 */
export function showTarget(spec: TargetSpec, before: readonly TargetSpec[], textSource: TextSource): string {
  const writer = new Writer(new Scope(textSource, before));
  writer.scope.isUnworded = true;
  return writer.capture(() => targetFrom.write(spec, writer)) ?? 'target';
}

/** The type line: “Legendary Creature — Human Shaman”. */
export function showTypeLine(face: CardFace): string {
  const left = [...face.supertypes, ...face.types].join(' ');
  return face.subtypes.length === 0 ? left : `${left} — ${face.subtypes.join(' ')}`;
}

/** The rules text of a face in the current Oracle wording, one paragraph for each ability, without reminder text. */
export function showRulesText(face: CardFace): string {
  const lines: string[] = [];
  if (face.onlyForAnte === true) {
    lines.push(`Remove ${face.name} from your deck before playing if you're not playing for ante.`);
  }
  let open = false;
  for (const ability of face.abilities) {
    const text = showAbility(ability, face);
    const shares = isKeywordLine([ability]);
    if (open && shares) lines.push(`${lines.pop()!}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    else if (((ability.kind === 'static' && ability.sameParagraph) || isWhenPaid(ability)) && lines.length > 0)
      lines.push(`${lines.pop()!} ${text}`);
    else lines.push(text);
    open = shares;
  }
  return lines.join('\n');
}

/** A face as a card shows it: name and cost, type line, rules text, power and toughness or loyalty. */
export function showFace(face: CardFace): string {
  const cost = face.manaCost === null ? '' : ` ${symbolsOf(face.manaCost)}`;
  const text = showRulesText(face);
  return [
    `${face.name}${cost}`,
    showTypeLine(face),
    ...(text === '' ? [] : [text]),
    ...(face.power === undefined ? [] : [`${face.power}/${face.toughness ?? 0}`]),
    ...(face.loyalty === undefined ? [] : [`Loyalty: ${face.loyalty}`]),
    ...(face.lights === undefined ? [] : [`Lights: ${face.lights.join(', ')}`]),
  ].join('\n');
}

/** Each room of a dungeon with its ability and the rooms to which it leads (CR 309.4). */
function showDungeon(face: CardFace, { rooms }: DungeonPlan): string {
  const told = rooms.map(({ name, leadsTo }, i) => {
    const ability = face.abilities[i];
    const text = ability === undefined ? '' : showAbility(ability, face).replace(/^.*?this room, /, '');
    const next = leadsTo.map((to) => rooms[to]?.name ?? '').join(' or ');
    return `${name} — ${capitalise(text)}${next === '' ? '' : ` (Leads to: ${next})`}`;
  });
  return [face.name, showTypeLine(face), ...told].join('\n');
}

/** All faces of a card. */
export function showCard(definition: CardDefinition): string {
  const { prototype, dungeon } = definition;
  if (dungeon !== undefined) return showDungeon(definition.faces[0], dungeon);
  const faces = definition.faces.map(showFace).join('\n//\n');
  if (prototype === undefined) return faces;
  return `${faces}\nPrototype ${symbolsOf(prototype.manaCost)} — ${prototype.power}/${prototype.toughness}`;
}
