import { HostileClient, type Hostility } from './hostile-client.js';

/** A process of its own, so that it takes no time from those who measure: `attack.ts URL GAMES SECONDS HOSTILITY`. */
const [url = '', games = '', seconds = '1', hostility = '{}'] = process.argv.slice(2);
const over = AbortSignal.timeout(Number(seconds) * 1000);
const client = new HostileClient(url, games.split(','), over);
await client.attack(JSON.parse(hostility) as Hostility);
console.log(JSON.stringify(Object.fromEntries(client.answers)));
