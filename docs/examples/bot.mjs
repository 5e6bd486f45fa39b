// A simple bot. A decision looks the same in memory (@stacktrail/engine) and over HTTP (@stacktrail/client), so the same
// bot plays on both: bot-in-memory.mjs, bot-over-http.mjs.

/** What it does with priority, the first that it can. */
const wishes = ['play land', 'cast', 'pass'];

/**
 * Plays lands and what it can pay for, attacks with everything, and blocks nothing. Whatever else is asked it answers as
 * the decision's example does.
 *
 * @returns the answer, and answers ahead where the option has some
 */
export function choose({ kind, form, options, combine, send }) {
  const bestOf = (wish) =>
    options.find(({ answer, hint }) => answer.action.do === wish && hint?.mana !== true && isWorthwhile(hint));
  if (kind === 'priority') return moveOf(wishes.map(bestOf).find((option) => option !== undefined));
  if (form === 'attack') {
    const attacks = options.flatMap(({ piece }) => piece ?? []);
    // A creature may be able to attack several players: it attacks the first.
    const each = attacks.filter(({ attacker }, i) => attacks.findIndex((one) => one.attacker === attacker) === i);
    return { answer: { ...combine.answer, attacks: each } };
  }
  // Its hint says that the spell can be paid for, not that a kicker can be paid as well.
  const plain = kind === 'choose kicker' && options.find(({ answer }) => answer?.keys?.[0] === 'no');
  return moveOf(plain || send.body);
}

/** Whether it can be done, and paid by tapping what `taps` lists. What can't be paid would be taken back (CR 731). */
function isWorthwhile(hint) {
  return hint?.possible !== false && (hint?.cost === undefined || hint.taps !== undefined);
}

function moveOf({ answer, ahead }) {
  return { answer, ...(ahead && { ahead }) };
}
