import { beforeAll, describe, expect, test } from '@jest/globals';
import { isCreature } from '@stacktrail/characteristics';
import type { AnyGameEvent, ObjectId, Revision } from '@stacktrail/game-events';
import { fold, type GameObject, type GameState, type Timeline } from '@stacktrail/game-state';
import { simulate, whyNot, type Deed, type GameRecord, type Verdict } from '../src/index.js';
import { decks } from './decks.js';

describe('whether something could be done, and why not', () => {
  let record: GameRecord;
  let timeline: Timeline;
  beforeAll(async () => {
    ({ record } = await simulate({ decks, seed: 's141', bots: ['random', 'random'] }));
    timeline = fold(record.catalog, record.history);
  });

  /** The first verdict on such a deed with an object that is so, at any decision of its owner. */
  function verdict(deed: Deed, isSo: (object: GameObject, state: GameState, asked: AnyGameEvent) => boolean): Verdict {
    for (const asked of record.events) {
      if (asked.type !== 'DecisionAsked') continue;
      const state = timeline.at(asked.revision);
      for (const object of state.objects.values()) {
        if (object.left || object.owner !== asked.data.player || !isSo(object, state, asked)) continue;
        return whyNot(record, asked.revision, { deed, object: object.id });
      }
    }
    throw new Error('the game has no such moment');
  }
  const asks = (asked: AnyGameEvent, kind: string): boolean =>
    asked.type === 'DecisionAsked' && asked.data.kind === kind;
  const isLand = ({ printed }: GameObject): boolean =>
    printed.subtypes.length > 0 && /^(?:Swamp|Forest|Plains|Island|Mountain)$/.test(printed.name);

  test('what was done was legal', () => {
    let done = 0;
    record.events.forEach((made, i) => {
      if (made.type !== 'DecisionMade' || made.data.answer.form !== 'action') return;
      const { action } = made.data.answer;
      if (action.do !== 'play land' && !(action.do === 'cast' && action.via === 'hand')) return;
      const { legal, rule } = whyNot(record, made.data.decision, {
        deed: action.do === 'cast' ? 'cast' : 'play',
        object: action.object,
      });
      const end = record.events
        .slice(i)
        .find(({ type }) => type === 'SpellCast' || type === 'LandPlayed' || type === 'ActionReversed');
      if (end?.type === 'ActionReversed') return;
      expect([made.revision, legal, rule]).toEqual([made.revision, true, null]);
      done += 1;
    });
    expect(done).toBeGreaterThan(10);
  });

  test('CR 117.1a: a creature card in another player’s turn', () => {
    const found = verdict(
      'cast',
      (object, state, asked) =>
        object.zone === 'hand' &&
        object.printed.power !== null &&
        asks(asked, 'priority') &&
        state.activePlayer !== object.owner,
    );
    expect(found).toMatchObject({ legal: false, rule: '117.1a' });
    expect(found.message).toContain('is cast in one’s own main phase');
  });

  test('CR 305.2b, 305.3, 305.9: a second land, a land in another’s turn, a land that is cast', () => {
    const priority = (object: GameObject, asked: AnyGameEvent): boolean =>
      object.zone === 'hand' && isLand(object) && asks(asked, 'priority');
    const second = verdict(
      'play',
      (object, state, asked) =>
        priority(object, asked) &&
        state.activePlayer === object.owner &&
        (state.players[object.owner]?.landsPlayedThisTurn ?? 0) > 0 &&
        state.step === 'precombat main' &&
        state.stack.length === 0,
    );
    expect(second).toMatchObject({ legal: false, rule: '305.2b' });
    const away = verdict(
      'play',
      (object, state, asked) => priority(object, asked) && state.activePlayer !== object.owner,
    );
    expect(away).toMatchObject({ legal: false, rule: '305.3' });
    expect(verdict('cast', (object, _, asked) => priority(object, asked))).toMatchObject({
      legal: false,
      rule: '305.9',
    });
  });

  test('CR 509.1a: a creature of a player who isn’t attacked doesn’t block, nor does a land (506.3)', () => {
    const atBlocks = (object: GameObject, asked: AnyGameEvent): boolean =>
      object.zone === 'battlefield' && asks(asked, 'declare blockers');
    expect(
      verdict('block', (object, state, asked) => atBlocks(object, asked) && !isCreature(state, object)),
    ).toMatchObject({
      legal: false,
      rule: '506.3',
    });
  });

  test('CR 508.1, 509.1: another moment than that of the deed is told', () => {
    const atPriority = (object: GameObject, _: GameState, asked: AnyGameEvent): boolean =>
      object.zone === 'battlefield' && asks(asked, 'priority');
    expect(verdict('attack', atPriority)).toMatchObject({ legal: false, rule: '508.1' });
    expect(verdict('block', atPriority)).toMatchObject({ legal: false, rule: '509.1' });
  });

  test('what isn’t there, and the end of the game', () => {
    const gone = whyNot(record, 200 as Revision, { deed: 'cast', object: 99_999 as ObjectId });
    expect(gone).toMatchObject({ legal: false, rule: '109.1', message: 'There is no object 99999 then.' });
    const end = (record.events.length - 1) as Revision;
    expect(() => whyNot(record, end, { deed: 'cast', object: 1 as ObjectId })).toThrow('the game is over');
  });
});
