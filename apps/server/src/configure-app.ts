import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { largestBodyBytes, refuseTooManyValues } from './limits/body-size.js';
import { inputCheck } from './problem/malformed-input.js';
import { ProblemDoc } from './problem/problem.doc.js';
import { ProblemFilter } from './problem/problem.filter.js';

/** Sets up what every request goes through, in the server as in its tests. */
export function configureApp(app: NestExpressApplication): void {
  app.disable('x-powered-by');
  app.useBodyParser('json', { limit: largestBodyBytes, verify: refuseTooManyValues });
  app.useGlobalPipes(inputCheck());
  app.useGlobalFilters(new ProblemFilter());
  describeApi(app);
}

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
