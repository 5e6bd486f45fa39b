export { disputesProjection } from './disputes.fold.js';
export { DisputesProjection, type DisputesOptions, type PenaltiesQuery } from './disputes.projection.js';
export { DisputesReadModule } from './disputes.module.js';
export { DisputesReader, disputeQuestions, RemoteDisputes } from './remote-disputes.js';
