import { prevention } from '../effects/prevention.js';
import { attempt } from '../../syntax/attempt.js';
import { no } from '../../syntax/syntax.js';
import { readRest, writeRest } from '../replacing/instructions-instead.js';
import { readWhereX, writeWhereX } from '../basics/where-x.js';
import { withoutUnusedLabels } from '../this-way/unused-labels.js';
import { canFollowPrevention } from '../replacing/follows-prevention.js';
import { onlyEffect, type SentenceForm } from './form.js';

/** “Prevent the next 3 damage …. If damage is prevented this way, this creature deals that much damage …” (CR 615.5). */
export const preventionThen: SentenceForm = {
  word: 'prevent',
  toEnd: true,
  read(reader) {
    const { scope } = reader;
    const before = scope.soFar;
    const read = attempt(reader, prevention);
    const whole = read === undefined ? no : readWhereX(reader, [read]);
    if (whole === no || !reader.stop()) return no;
    scope.prevents = true;
    scope.hasAmount = true;
    const rest = readRest(reader, { isEntireAbility: false });
    const then = rest && withoutUnusedLabels(rest);
    scope.prevents = before.prevents;
    scope.hasAmount = before.hasAmount;
    if (then === undefined || then.length === 0 || !canFollowPrevention(then, before)) return no;
    return whole.map((effect) => ({ ...effect, then }));
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'prevent damage');
    if (effect?.then === undefined || effect.then.length === 0) return false;
    const { then, joined: _, ...alone } = effect;
    return prevention.write(alone, writer) && writeWhereX(writer) && writer.stop() && writeRest(then, writer);
  },
};
