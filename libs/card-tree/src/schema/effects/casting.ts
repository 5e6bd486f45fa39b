import { copiedFirst, newTargetsWordings } from '../../casting-instructions.js';
import { oneOf, plainOr, text, type Schema } from '../combinators.js';
import { exceptions } from '../faces.js';
import type { Grammar } from '../grammar.js';
import { permissionSchema } from '../permissions.js';
import { optional } from '../records.js';
import * as word from '../words.js';

/** Instructions that let players play cards, cast cards, or copy spells. */
export function castingVariants(grammar: Grammar) {
  const { amount, condition, filter, objects, players, recipients } = grammar;
  const label = optional(text);
  const yes = optional(word.yes);
  const what = { what: objects };
  const player: Schema<'player'> = oneOf('player');
  return {
    'may play': {
      who: players,
      ...what,
      how: permissionSchema(grammar),
      until: word.duration,
      look: yes,
      later: yes,
      during: optional(condition),
      leads: yes,
    },
    cast: {
      who: players,
      ...what,
      how: permissionSchema(grammar),
      count: optional(amount),
      upTo: yes,
      copies: yes,
      copiesOfEach: optional(word.naturalNumber),
      copied: optional(oneOf(...copiedFirst)),
      label,
    },
    'copy spell': {
      ...what,
      who: optional(players),
      mayChooseNewTargets: yes,
      newTargetsSaid: optional(oneOf(...newTargetsWordings)),
      count: optional(amount),
      except: optional(exceptions(grammar)),
      targeting: optional(recipients),
      forEach: optional(plainOr(player, filter)),
    },
  };
}
