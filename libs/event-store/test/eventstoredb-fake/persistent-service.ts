import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import type { CreateReq, CreateResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/persistent_pb.js';
import { status, type handleBidiStreamingCall, type handleUnaryCall, type ServiceError } from '@grpc/grpc-js';
import type { FakeLog } from './fake-log.js';
import { PersistentGroup, type Consumer } from './persistent-group.js';
import { recordedEvent } from './read-responses.js';
import { prefixFilter } from './read-requests.js';
import { invalidArgument, refusal } from './refusals.js';

/** Persistent subscriptions to `$all`, with a filter on prefixes and from the start: what the examples use. */
export class PersistentSubscriptions {
  readonly #groups = new Map<string, PersistentGroup>();

  constructor(private readonly log: FakeLog) {}

  readonly create: handleUnaryCall<CreateReq, CreateResp> = (call, callback) => {
    const options = call.request.getOptions();
    const name = options?.getGroupName() ?? '';
    const filter = options?.getAll()?.getFilter();
    const prefixes = filter?.getStreamIdentifier()?.getPrefixList() ?? [];
    if (options?.getAll()?.hasStart() !== true || prefixes.length === 0) {
      callback(invalidArgument('this fake knows groups that read $all from the start, by prefixes of streams'));
      return;
    }
    if (this.#groups.has(name)) {
      callback(refused(status.ALREADY_EXISTS, 'persistent-subscription-exists', name));
      return;
    }
    this.#groups.set(
      name,
      new PersistentGroup(
        this.log,
        prefixFilter(prefixes, ({ stream }) => stream),
      ),
    );
    callback(null, new persistent.CreateResp());
  };

  readonly read: handleBidiStreamingCall<ReadReq, ReadResp> = (call) => {
    let joined: { readonly group: PersistentGroup; readonly consumer: Consumer } | undefined;
    const leave = (): void => joined?.group.leave(joined.consumer);
    call.on('cancelled', leave).on('close', leave);
    call.on('end', () => {
      leave();
      call.end();
    });
    call.on('data', (request: ReadReq) => {
      const options = request.getOptions();
      if (options !== undefined) {
        const group = this.#groups.get(options.getGroupName());
        if (group === undefined) {
          call.emit(
            'error',
            refused(status.NOT_FOUND, 'persistent-subscription-does-not-exist', options.getGroupName()),
          );
          return;
        }
        const confirmed = new persistent.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
        call.write(new persistent.ReadResp().setSubscriptionConfirmation(confirmed));
        const consumer: Consumer = {
          bufferSize: options.getBufferSize(),
          take: (entry, retries) => {
            const event = recordedEvent(new persistent.ReadResp.ReadEvent.RecordedEvent(), entry);
            const told = new persistent.ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(entry.position));
            call.write(new persistent.ReadResp().setEvent(told.setRetryCount(retries)));
          },
        };
        joined = { group, consumer };
        group.join(consumer);
      }
      if (joined === undefined) return;
      const { group, consumer } = joined;
      const idsIn = (list: readonly { getString(): string }[] = []): readonly string[] =>
        list.map((id) => id.getString());
      group.acknowledge(consumer, idsIn(request.getAck()?.getIdsList()));
      const nack = request.getNack();
      if (nack === undefined) return;
      const isRetried = nack.getAction() === persistent.ReadReq.Nack.Action.RETRY;
      if (isRetried) group.retry(consumer, idsIn(nack.getIdsList()));
      else group.acknowledge(consumer, idsIn(nack.getIdsList()));
    });
  };
}

function refused(code: status, exception: string, group: string): ServiceError {
  const details = `Subscription group ${group} on stream $all: ${exception}`;
  return refusal(code, details, { exception, 'stream-name': '$all', 'group-name': group });
}
