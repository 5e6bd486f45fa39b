import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import type { Faults } from './faults.js';

const { LEADER, UNKNOWN } = gossip.MemberInfo.VNodeState;
const METHODS = ['read', 'append', 'delete', 'tombstone', 'batchappend'];

/** `ServerFeatures/GetSupportedMethods`: with `batchappend` the client prefers it wherever it may. */
export const supportedMethods: handleUnaryCall<Empty, SupportedMethods> = (_call, callback) => {
  const supported = new features.SupportedMethods().setEventStoreServerVersion('23.10.0');
  for (const method of METHODS) {
    const entry = new features.SupportedMethod().setServiceName('event_store.client.streams.streams');
    supported.addMethods(entry.setMethodName(method));
  }
  for (const method of ['create', 'read']) {
    const entry = new features.SupportedMethod()
      .setServiceName('event_store.client.persistent_subscriptions.persistentsubscriptions')
      .setFeaturesList(['all']);
    supported.addMethods(entry.setMethodName(method));
  }
  callback(null, supported);
};

/** `Gossip/Read`: a cluster of one node, which leads while it has a quorum. */
export function gossipService(port: () => number, faults: Faults): handleUnaryCall<Empty, ClusterInfo> {
  const instanceId = new shared.UUID().setString(crypto.randomUUID());
  const answer = (): ClusterInfo => {
    const member = new gossip.MemberInfo()
      .setInstanceId(instanceId)
      .setTimeStamp(String(Date.now()))
      .setState(faults.hasQuorum ? LEADER : UNKNOWN)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port()));
    return new gossip.ClusterInfo().setMembersList([member]);
  };
  return (_call, callback) => {
    faults.onceThawed(() => callback(null, answer()));
  };
}
