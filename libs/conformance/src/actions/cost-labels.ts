import type { CastAction } from '@stacktrail/game-events';
import type { Table } from '../table/table.js';
import { plainName } from '../words/card-names.js';

/** Whether a choice's text names the object whose effect lets a card be cast so, where another effect lets it, too. */
export function namesPermission(table: Table, { object, by }: CastAction, label: string | undefined): boolean {
  const question = table.pending?.question;
  const giver = giverOf(table, by);
  if (label === undefined || giver === undefined || question?.form !== 'action') return false;
  const all = question.actions().filter((each): each is CastAction => each.do === 'cast' && each.object === object);
  const isOne = new Set(all.map((each) => giverOf(table, each.by))).size === 1;
  return !isOne && plainName(giver).startsWith(plainName(label));
}

/** The name of the object whose static ability a permission is. */
function giverOf({ state }: Table, by: string | null): string | undefined {
  const id = /^(\d+) /.exec(by ?? '')?.[1];
  return id === undefined ? undefined : state.objects.get(Number(id))?.printed.name;
}

/** A choice's text where it says for which cost a spell is cast; `undefined` otherwise. */
export function costLabel(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:Cast (?:with|without)\b|Without paying)/.test(text) ? text : undefined;
}

/** Whether a way of casting is the one that such a label means. */
export function labelMeansVia(label: string, via: string): boolean {
  if (label.startsWith('Cast with no alternative cost')) return via === 'hand';
  if (/^(?:Cast w|W)ithout/.test(label)) return via === 'free';
  const keyword = /^Cast with ([\w' -]+?) alternative cost/.exec(label)?.[1]?.toLowerCase();
  return keyword === undefined ? via === 'alternative' : via === keyword;
}

const otherNames: Readonly<Record<string, readonly string[]>> = {
  'face down': ['morph', 'disguise', 'megamorph'],
  plotted: ['plot'],
};

/** What scenarios call a way of casting. */
export function namesOfVia(via: string): readonly string[] {
  return otherNames[via] ?? [via];
}
