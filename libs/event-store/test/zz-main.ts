import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';
const fake = await EventStoreDbFake.start(); console.log(fake.uri);
