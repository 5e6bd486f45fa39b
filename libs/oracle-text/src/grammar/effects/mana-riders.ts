import type { Effect, Filter, ManaRider, PlayPermission, ReferentNoun } from '@stacktrail/card-tree';
import { withChanges } from '../../syntax/text-so-far.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { clauses, instructions } from '../basics/holes.js';
import { toInnerNumbering, toOuterNumbering } from '../basics/nested-abilities.js';
import { indefinite } from '../nouns/nouns.js';
import { addSpellAsReferent } from '../triggers/casting.js';

const yourCommander: Filter = {
  is: 'all',
  of: [
    { is: 'designated', as: 'commander' },
    { is: 'owned by', who: 'you' },
  ],
};
const spell = oneOf<Filter>(constant('your commander', yourCommander), indefinite('spell'));
/** What a sentence says of such a spell: of the mana spent on it, or of the permission to cast it. */
type SpellRider = NonNullable<PlayPermission['then']>;

/** “That creature”, of “a spell” that the permission allows only for creature spells. */
const whatItBecomes: readonly ReferentNoun[] = ['creature', 'artifact', 'spell', 'permanent', 'card'];

/** While `inner` runs, pronouns can mean only the spell; earlier referents are hidden until it ends. */
function withOnlySpellNamed<T>(scope: Scope, spells: Filter, inner: () => T): T {
  const { soFar } = scope;
  scope.soFar = withChanges(soFar, { referents: null, hasAmount: false });
  if (spells.is === 'anything') scope.name({ objects: 'that object' }, false, whatItBecomes);
  else addSpellAsReferent(scope, spells);
  const found = inner();
  scope.soFar = withChanges(scope.soFar, { referents: soFar.referents, hasAmount: soFar.hasAmount });
  return found;
}

/** The words before and behind the spell, in lower case: “when you spend this mana to cast ”, “, ”. */
interface Opening {
  readonly before: string;
  readonly behind: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * “When you spend this mana to cast a creature spell, scry 1”: a triggered ability, to which all later words belong (CR
 * 106.6a, 603.12).
 */
function triggering({ before, behind }: Opening): Syntax<SpellRider> {
  const opening = literally(`. ${before}`);
  const comma = literally(behind);
  return {
    begins: new Set(['.']),
    read(reader) {
      const { scope } = reader;
      const { targets } = scope;
      const spells = opening.read(reader) === no ? no : spell.read(reader);
      if (spells === no || comma.read(reader) === no) return no;
      const own = withOnlySpellNamed(scope, spells, () => instructions.read(reader));
      scope.soFar = withChanges(scope.soFar, { targets });
      const nested = own === no ? no : toInnerNumbering(own, targets.length);
      if (nested === no || reader.tokens[reader.at - 1]!.word !== '.') return no;
      // The full stop ends the sentence that adds the mana or permits the spell.
      reader.at--;
      const ability = { kind: 'triggered', event: { on: 'when you do' }, ...nested.instructions } as const;
      const { keep } = nested;
      return { spells, effects: [{ do: 'reflexive trigger', ability, ...(keep && { keep }) }] };
    },
    write({ spells, effects }, writer) {
      const [effect, ...more] = effects;
      if (effect?.do !== 'reflexive trigger' || more.length > 0 || effect.amount !== undefined) return false;
      const { kind: _, event, condition, ...own } = effect.ability;
      if (event.on !== 'when you do' || condition !== undefined) return false;
      const { scope } = writer;
      const { targets } = scope;
      if (!writer.add(`. ${capital(before)}`) || !spell.write(spells, writer)) return false;
      comma.write({}, writer);
      const said = toOuterNumbering({ instructions: own, ...(effect.keep && { keep: effect.keep }) }, targets);
      const text = writer.capture(() => withOnlySpellNamed(scope, spells, () => instructions.write(said, writer)));
      scope.soFar = withChanges(scope.soFar, { targets });
      return text?.endsWith('.') === true && writer.add(text.slice(0, -1));
    },
  };
}

function changesThatSpell(effect: Effect): boolean {
  return (
    (effect.do === 'apply' && effect.to.objects === 'that object') ||
    (effect.do === 'replace' && effect.keep?.objects === 'that object')
  );
}

/**
 * “If that mana is spent on a creature spell, it gains haste until end of turn”: the permanent that the spell becomes
 * gains it, too (CR 106.6, 400.7b).
 */
function changing({ before, behind }: Opening): Syntax<SpellRider> {
  const opening = literally(`. ${before}`);
  const comma = literally(behind);
  return {
    begins: new Set(['.']),
    read(reader) {
      const spells = opening.read(reader) === no ? no : spell.read(reader);
      if (spells === no || comma.read(reader) === no) return no;
      const effects = withOnlySpellNamed(reader.scope, spells, () => clauses.read(reader));
      return effects === no || !effects.every(changesThatSpell) ? no : { spells, effects };
    },
    write({ spells, effects }, writer) {
      if (!effects.every(changesThatSpell) || !writer.add(`. ${capital(before)}`)) return false;
      if (!spell.write(spells, writer)) return false;
      comma.write({}, writer);
      return withOnlySpellNamed(writer.scope, spells, () => clauses.write(effects, writer));
    },
  };
}

const uncounterable: readonly Effect[] = [
  {
    do: 'apply',
    to: { objects: 'that object' },
    changes: [{ change: 'rule', rule: "can't be countered" }],
    until: 'rest of the game',
  },
];

/** “If that mana is spent on an instant spell, it can't be countered.” */
const notCountered = says<ManaRider>({
  effects: uncounterable,
})`. If that mana is spent on ${{ spells: spell }}, it can't be countered`;

/** Sentences about the spell on which the mana is spent. */
export const manaRiders: readonly Syntax<ManaRider>[] = [
  triggering({ before: 'when you spend this mana to cast ', behind: ', ' }),
  notCountered,
  changing({ before: 'if that mana is spent on ', behind: ', ' }),
];

/** Sentences about the spell that is cast by a permission: “if you cast a creature spell this way, it gains haste”. */
export const permissionRiders: readonly Syntax<SpellRider>[] = [
  triggering({ before: 'when you cast ', behind: ' this way, ' }),
  changing({ before: 'if you cast ', behind: ' this way, ' }),
];
