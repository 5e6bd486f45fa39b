import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Faults } from './faults.js';
import type { ReadCall } from './read-service.js';

/** After so many responses other calls have their turns. */
const inOnePiece = 256;

/** Sends as fast as the client takes it, and ends early where the client has gone. */
export async function sendEach(call: ReadCall, faults: Faults, responses: Iterable<ReadResp>): Promise<void> {
  let sent = 0;
  for (const response of responses) {
    if (call.cancelled) return;
    const mayGoOn = call.write(response);
    if (++sent % inOnePiece !== 0 || mayGoOn) continue;
    await drained(call);
    await faults.whileFrozen();
  }
}

function drained(call: ReadCall): Promise<void> {
  const events = ['drain', 'cancelled', 'close'];
  return new Promise((resolve) => {
    const goOn = (): void => {
      for (const event of events) call.off(event, goOn);
      resolve();
    };
    for (const event of events) call.on(event, goOn);
  });
}
