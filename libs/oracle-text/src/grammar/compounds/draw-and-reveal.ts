import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import type { Compound } from './compound.js';

const text = literally('draw a card and reveal it');

/** Lets “it” mean the card. */
function name(scope: Scope, label: string): void {
  scope.name({ objects: 'result', label }, false, ['card'], { put: true, yours: true });
  scope.recordAffected('revealed', { objects: 'result', label }, false);
}

/** “Draw a card and reveal it.” */
export const drawAndReveal: Compound = {
  begins: text.begins,
  words: ['reveal'],
  read(reader) {
    if (text.read(reader) === no) return no;
    const label = reader.scope.newLabel('drawn');
    name(reader.scope, label);
    return [
      { do: 'draw', who: { players: 'you' }, count: 1, label },
      { do: 'reveal', what: { objects: 'result', label }, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [draw, reveal] = [effects[at], effects[at + 1]];
    if (draw?.do !== 'draw' || reveal?.do !== 'reveal' || draw.label === undefined || reveal.joined !== 'and') return 0;
    if (draw.who.players !== 'you' || draw.count !== 1 || reveal.label !== undefined) return 0;
    if (reveal.what.objects !== 'result' || reveal.what.label !== draw.label) return 0;
    name(writer.scope, draw.label);
    return text.write({}, writer) ? 2 : 0;
  },
};
