import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pageFolder } from './page-files.js';

/** Serves the page's scripts and styles. Their names contain a hash of their contents, so browsers may cache them. */
export function servePageAssets(app: NestExpressApplication): void {
  const assets = join(pageFolder, 'assets');
  app.useStaticAssets(assets, { prefix: '/assets/', immutable: true, maxAge: '1y', index: false, redirect: false });
}
