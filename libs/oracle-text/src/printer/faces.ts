import type { Ability, CardDefinition, CardFace, DungeonPlan, KeywordAbility } from '@stacktrail/card-tree';
import { printAbility, printKeywords } from './abilities.js';
import { symbolsOf } from '../english/symbols.js';

/** The type line: “Legendary Creature — Human Shaman”. */
export function printTypeLine(face: CardFace): string {
  const left = [...face.supertypes, ...face.types].join(' ');
  return face.subtypes.length === 0 ? left : `${left} — ${face.subtypes.join(' ')}`;
}

/** The rules text of a face in the current Oracle wording, a paragraph an ability, without reminder text. */
export function printRulesText(face: CardFace): string {
  const lines: string[] = [];
  if (face.onlyForAnte === true) {
    lines.push(`Remove ${face.name} from your deck before playing if you're not playing for ante.`);
  }
  let keywords: KeywordAbility[] = [];
  const flush = (): void => {
    lines.push(...printKeywords(keywords, face));
    keywords = [];
  };
  face.abilities.forEach((ability: Ability) => {
    if (ability.kind === 'keyword') return void keywords.push(ability);
    flush();
    lines.push(printAbility(ability, face));
  });
  flush();
  return lines.join('\n');
}

/** A face as a card shows it: name and cost, type line, rules text, power and toughness or loyalty. */
export function printFace(face: CardFace): string {
  const cost = face.manaCost === null ? '' : ` ${symbolsOf(face.manaCost)}`;
  const size = face.power === undefined ? [] : [`${face.power}/${face.toughness ?? 0}`];
  const loyalty = face.loyalty === undefined ? [] : [`Loyalty: ${face.loyalty}`];
  const lights = face.lights === undefined ? [] : [`Lights: ${face.lights.join(', ')}`];
  const text = printRulesText(face);
  return [
    `${face.name}${cost}`,
    printTypeLine(face),
    ...(text === '' ? [] : [text]),
    ...size,
    ...loyalty,
    ...lights,
  ].join('\n');
}

/** Each room with what happens there and where it leads (CR 309.4). */
function printDungeon(face: CardFace, { rooms }: DungeonPlan): string {
  const told = rooms.map(({ name, leadsTo }, i) => {
    const ability = face.abilities[i];
    const text = ability === undefined ? '' : printAbility(ability, face).replace(/^.*?this room, /, '');
    const next = leadsTo.map((to) => rooms[to]?.name ?? '').join(' or ');
    return `${name} — ${text.slice(0, 1).toUpperCase()}${text.slice(1)}${next === '' ? '' : ` (Leads to: ${next})`}`;
  });
  return [face.name, printTypeLine(face), ...told].join('\n');
}

/** All faces of a card. */
export function printCard(definition: CardDefinition): string {
  const faces = definition.faces.map(printFace).join('\n//\n');
  const { prototype, dungeon } = definition;
  if (dungeon !== undefined) return printDungeon(definition.faces[0], dungeon);
  if (prototype === undefined) return faces;
  return `${faces}\nPrototype ${symbolsOf(prototype.manaCost)} — ${prototype.power}/${prototype.toughness}`;
}
