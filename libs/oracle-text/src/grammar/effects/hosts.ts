import { namesPlayers, type Destination, type Recipients } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { namedObjects } from '../basics/holes.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { playersAsObject } from '../players/players.js';

type Host = Pick<Destination, 'attachedTo'>;

const attachedTo = literally(' attached to ');

/** “It”, “target creature”, “that player”: an object or player named before, or a target. */
const named: Syntax<Recipients> = oneOf<Recipients>(namedObjects, playersAsObject);

/** “A creature you control”; if several objects enter, “creatures you control”, of which each gets one. */
function oneOfThem(many: boolean): Syntax<Recipients> {
  return mapped<Extract<Recipients, { objects: 'each' }>['filter'], Recipients>(
    many ? noun(true) : indefinite(),
    (filter) => ({ objects: 'each', filter }),
    (host) => (!namesPlayers(host) && host.objects === 'each' && host.zone === undefined ? host.filter : no),
  );
}
const one = oneOfThem(false);
const several = oneOfThem(true);
const hosts = oneOf(named, one, several);

/** “Attached to target creature” (CR 303.4i, 301.5e). The entering object itself isn't a referent of “it” here. */
export function readHost(reader: Reader): Host | No {
  const from = reader.mark();
  if (attachedTo.read(reader) === no) {
    reader.back(from);
    return {};
  }
  const { scope } = reader;
  const entering = scope.soFar.referents?.means;
  scope.except = entering === undefined || entering === null || namesPlayers(entering) ? null : entering;
  const host = hosts.read(reader);
  scope.except = null;
  return host === no ? no : { attachedTo: host };
}

/** @param plural whether several objects enter */
export function writeHost({ attachedTo: host }: Host, plural: boolean, writer: Writer): boolean {
  if (host === undefined) return true;
  attachedTo.write({}, writer);
  const from = writer.mark();
  if (named.write(host, writer)) return true;
  writer.back(from);
  return (plural ? several : one).write(host, writer);
}
