import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ProblemDoc } from './problem/problem.doc.js';

/** Serves the description of the API: a page at `/docs`, OpenAPI at `/docs-json`. */
export function serveApiDocument(app: NestExpressApplication): void {
  const options = { jsonDocumentUrl: 'docs-json', customSiteTitle: 'Stacktrail API' };
  SwaggerModule.setup('docs', app, () => apiDocument(app), options);
}

function apiDocument(app: NestExpressApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Stacktrail')
    .setDescription(
      'Games whose every action is a stored event that names its rule. Send the token of a seat or a judge as ' +
        '“Authorization: Bearer …”; without one you are a spectator. Failures are problem details (RFC 9457).',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An opaque token of a seat, a judge or a service.' })
    .build();
  const document = SwaggerModule.createDocument(app, description, { extraModels: [ProblemDoc] });
  // A token is needed only where an operation says so itself.
  return { ...(tidied(document) as OpenAPIObject), security: [{}, { bearer: [] }] };
}

/**
 * Beside the forms of a field Nest lists the field's class, whose schema none of the forms has to keep to alone; and it
 * leaves out the type without which `nullable` says nothing.
 */
function tidied(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidied);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { allOf, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, tidied(value)]));
  const whole = allOf === undefined || 'oneOf' in rest ? rest : { ...rest, allOf };
  return rest['nullable'] === true && !('type' in rest) ? { type: 'object', ...whole } : whole;
}
