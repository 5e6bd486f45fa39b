import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';
import { largestBodyBytes, refuseUnlikelyBody } from './limits/body-size.js';
import { rememberAddress } from './limits/caller-address.js';
import { jsonOnly } from './limits/json-only.js';
import { knownHosts } from './limits/known-hosts.js';
import { requestDeadline, requestDeadlineMs } from './limits/request-deadline.js';
import { servePageAssets } from './page/page-assets.js';
import { inputCheck } from './problem/malformed-input.js';
import { ProblemDoc } from './problem/problem.doc.js';
import { ProblemFilter } from './problem/problem.filter.js';

/**
 * Sets up what every request passes through, in the server as in its tests.
 *
 * @param hosts the names under which the server is reached, besides numeric addresses and localhost
 * @param deadlineMs how long a request may wait before its answer begins
 */
export function configureApp(
  app: NestExpressApplication,
  hosts: readonly string[] = [],
  deadlineMs: number = requestDeadlineMs,
): void {
  app.disable('x-powered-by');
  app.use(rememberAddress, securityHeaders, knownHosts(hosts), jsonOnly, requestDeadline(deadlineMs));
  servePageAssets(app);
  app.useBodyParser('json', { limit: largestBodyBytes, verify: refuseUnlikelyBody });
  app.useGlobalPipes(inputCheck());
  app.useGlobalFilters(new ProblemFilter());
  describeApi(app);
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

function describeApi(app: NestExpressApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Stacktrail')
    .setDescription(
      'Games whose every action is a stored event that names its rule. Send the token of a seat or a judge as ' +
        '“Authorization: Bearer …”; without one you are a spectator. Failures are problem details (RFC 9457).',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = () => SwaggerModule.createDocument(app, description, { extraModels: [ProblemDoc] });
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'docs-json', customSiteTitle: 'Stacktrail API' });
}
