import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { serveApiDocument } from './api-document.js';
import { largestBodyBytes, refuseUnlikelyBody } from './limits/body-size.js';
import { rememberAddress } from './limits/caller-address.js';
import { jsonOnly } from './limits/json-only.js';
import { knownHosts } from './limits/known-hosts.js';
import { requestDeadline, requestDeadlineMs } from './limits/request-deadline.js';
import { servePageAssets } from './page/page-assets.js';
import { rememberPerson } from './persons/acting-person.js';
import { inputCheck } from './problem/malformed-input.js';
import { ProblemFilter } from './problem/problem.filter.js';

/**
 * How long a connection without a request stays open: longer than the minute after which clients and proxies let go of
 * it. Where the server closes it first, a request that comes at that moment is lost.
 */
const keepAliveMs = 65_000;

/**
 * Sets up what every request passes through, in the server as in its tests.
 *
 * @param hosts the names under which the server is reached, besides numeric addresses and localhost
 * @param deadlineMs how long a request may wait before its answer begins
 * @param personHeader the header in which a proxy says who sends a request; none if `null`
 */
export function configureApp(
  app: NestExpressApplication,
  hosts: readonly string[] = [],
  deadlineMs: number = requestDeadlineMs,
  personHeader: string | null = null,
): void {
  app.disable('x-powered-by');
  app.getHttpServer().keepAliveTimeout = keepAliveMs;
  app.use(rememberAddress, securityHeaders, knownHosts(hosts), jsonOnly, requestDeadline(deadlineMs));
  if (personHeader !== null) app.use(rememberPerson(personHeader));
  servePageAssets(app);
  app.useBodyParser('json', { limit: largestBodyBytes, verify: refuseUnlikelyBody });
  app.useGlobalPipes(inputCheck());
  app.useGlobalFilters(new ProblemFilter());
  serveApiDocument(app);
}

/**
 * The server itself only speaks HTTP. A proxy that speaks HTTPS for it sends the header that makes browsers stay with
 * HTTPS.
 */
const securityHeaders = helmet({
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    directives: {
      upgradeInsecureRequests: null,
      frameAncestors: ["'none'"],
      fontSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
    },
  },
  xFrameOptions: { action: 'deny' },
});
