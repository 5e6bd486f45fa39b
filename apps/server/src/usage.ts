import { defaultLimits } from './limits/limited.js';
import { usualTokenDays } from './stores/token-days.js';

/** What `--help` prints, and what follows a wrong flag. */
export const usage = `Usage: npm start -- [--store memory|sqlite:FILE|esdb://HOST:PORT?tls=false] [--read-models FILE]
                    [--host HOST] [--port PORT] [--hosts NAME,…] [--log text|json] [--no-sample]
                    [--images ADDRESS] [--cards FILE] [--projector ADDRESS] [--operator-token-file FILE]
                    [--infractions FILE] [--verdict-key FILE] [--person-header NAME]
A flag wins over its variable: STACKTRAIL_STORE, STACKTRAIL_READ_MODELS, HOST, PORT, STACKTRAIL_HOSTS,
STACKTRAIL_LOG, STACKTRAIL_SAMPLE=off, STACKTRAIL_IMAGES. --images is an address with {name} in the place of a card's name, from
which the page may fetch pictures of cards once its user wants them; without it nothing is ever fetched. --hosts are the names under which others reach the server, with commas between
them: a request for any other name is refused, unless it is an address in numbers or localhost. STACKTRAIL_CREATIONS_PER_MINUTE (${defaultLimits.creation}) says how often an address may begin a game, and
STACKTRAIL_HEAVY_READS_PER_MINUTE (${defaultLimits['heavy read']}) how often it may ask for boards and explanations.
--projector or STACKTRAIL_PROJECTOR is the address of a projector that has the read models, such as http://projector:3010;
STACKTRAIL_PROJECTOR_TOKEN is the token that it asks for. Without it this process makes them itself.
--operator-token-file or STACKTRAIL_OPERATOR_TOKEN_FILE is a file into which a first operator's token is issued, unless it is there.
--infractions or STACKTRAIL_INFRACTIONS is a file of what judges have names for, and --verdict-key or
STACKTRAIL_VERDICT_KEY one with the private key with which rulings are signed (docs/disputes.md).
--person-header or STACKTRAIL_PERSON_HEADER is a header in which a proxy says who sends a request, such as X-Forwarded-User. The
proxy must take away what clients send in it (docs/security.md).
STACKTRAIL_TOKEN_DAYS (${usualTokenDays}) says how many days after its last event the tokens of a game expire.
--cards or STACKTRAIL_CARDS is a file of cards with their texts, for games with adjudication (docs/adjudication.md).
Without --read-models the read models are kept beside a SQLite store, and in memory for other stores.`;
