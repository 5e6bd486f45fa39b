import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { RecordedGame } from '@stacktrail/match/testing';
import { ReadModels } from '@stacktrail/projection-runtime';
import type { Sought } from '@stacktrail/views';
import { LogProjection, type LogLine, type LogPage } from '../src/index.js';

describe('lines that are looked for', () => {
  const store = new MemoryEventStore();
  let models: ReadModels;
  let log: LogProjection;
  let game: RecordedGame;
  let all: readonly LogLine[];
  beforeAll(async () => {
    models = await ReadModels.open(':memory:');
    log = LogProjection.start({ store, models });
    game = await RecordedGame.play('looked for', 400);
    await log.runner.waitFor(await game.store(store));
    all = (await log.lines(game.id, 'judge', { limit: 100_000 }))!.lines;
  });
  afterAll(async () => {
    await log.stop();
    models.close();
    await store.close();
  });

  const found = async (sought: Sought, viewer: Viewer = 'judge'): Promise<readonly LogLine[]> =>
    (await log.lines(game.id, viewer, { limit: 100_000, sought }))!.lines;

  test.each<[string, Sought, (line: LogLine) => boolean]>([
    ['of types', { types: ['SpellCast', 'TurnBegan'] }, ({ type }) => type === 'SpellCast' || type === 'TurnBegan'],
    ['of a turn', { turn: 3 }, ({ turn }) => turn === 3],
    ['of a rule', { rule: '601.2i' }, ({ rule }) => rule === '601.2i'],
    ['of a section', { rule: '601' }, ({ rule }) => rule.startsWith('601.')],
    ['of changes of life', { life: true }, ({ type }) => type === 'LifeGained' || type === 'LifeLost'],
    ['of two wishes at once', { turn: 4, rule: '117' }, ({ turn, rule }) => turn === 4 && rule.startsWith('117.')],
  ])('are those %s', async (_, sought, isMeant) => {
    const lines = await found(sought);
    expect(lines).toEqual(all.filter(isMeant));
    expect(lines.length).toBeGreaterThan(0);
  });

  test('of a player are what they do or decide, and what is done to them', async () => {
    const lines = await found({ player: 1 as PlayerId });
    const revisions = new Set(lines.map(({ revision }) => revision));
    for (const { revision, player, decidedBy } of all) {
      if (player === 1 || decidedBy === 1) expect(revisions).toContain(revision);
    }
    for (const { data, revision } of game.record.events.filter(({ type }) => type === 'LifeLost')) {
      expect(revisions.has(revision)).toBe((data as { player: number }).player === 1 || all[revision]?.player === 1);
    }
  });

  test('of zone changes have both zones, or the one that is said', async () => {
    const moves = game.record.events.flatMap((event) => (event.type === 'ObjectMoved' ? [event] : []));
    const of = async (from: 'hand' | null, to: 'stack' | null): Promise<readonly number[]> =>
      (await found({ zoneChange: { from, to } })).map(({ revision }) => revision);
    const wanted = (isMeant: (move: (typeof moves)[number]['data']) => boolean): readonly number[] =>
      moves.filter(({ data }) => isMeant(data)).map(({ revision }) => revision);
    expect(await of('hand', 'stack')).toEqual(wanted(({ from, to }) => from === 'hand' && to === 'stack'));
    expect(await of('hand', null)).toEqual(wanted(({ from }) => from === 'hand'));
    expect(await of(null, 'stack')).toEqual(wanted(({ to }) => to === 'stack'));
    expect((await of('hand', 'stack')).length).toBeGreaterThan(0);
  });

  test('CR 700.4: of what died are creatures that were put into a graveyard from the battlefield', async () => {
    const lines = await found({ died: true });
    expect(lines.length).toBeGreaterThan(0);
    const left = await found({ zoneChange: { from: 'battlefield', to: 'graveyard' } });
    expect(left).toEqual(expect.arrayContaining([...lines]));
  });

  test('of a card name what the viewer knows, and nothing that is hidden from them', async () => {
    const drawn = all.find(({ type, text }) => type === 'ObjectMoved' && /^Ada draws (?!a card)/.test(text))!;
    const [, name] = /draws (.*)\.$/.exec(drawn.text)!;
    const revisions = async (viewer: Viewer): Promise<readonly number[]> =>
      (await found({ card: name!.toUpperCase() }, viewer)).map(({ revision }) => revision);
    expect(await revisions({ seat: 0 as PlayerId })).toContain(drawn.revision);
    expect(await revisions({ seat: 1 as PlayerId })).not.toContain(drawn.revision);
    expect(await revisions('spectator')).not.toContain(drawn.revision);
  });

  test('come page by page, each once, and the last page says that it is the last', async () => {
    const sought: Sought = { rule: '601' };
    const paged: LogLine[] = [];
    let pages = 0;
    for (let from: number | null = 0; from !== null; pages++) {
      const page: LogPage = (await log.lines(game.id, 'judge', { from, limit: 3, sought }))!;
      paged.push(...page.lines);
      from = page.next;
    }
    expect(paged).toEqual(await found(sought));
    expect(pages).toBeGreaterThan(1);
  });
});
