import { Controller, Get, Header, HttpStatus } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Problem } from '../problem/problem.js';
import { pageDocument } from './page-files.js';

/**
 * The page runs its own scripts and styles and asks this server alone: nothing in line, nothing from elsewhere, in no
 * frame.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The web page. It has one document; which of its views is shown, its script finds out from the address. */
@ApiExcludeController()
@Controller()
export class PageController {
  @Get(['/', 'new', 'table/:game'])
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', policy)
  @Header('Cache-Control', 'no-cache')
  page(): string {
    const document = pageDocument();
    if (document !== undefined) return document;
    const detail = 'The page has not been built: npm run build. The API is described at /docs.';
    throw new Problem('no-such-page', detail, {}, HttpStatus.SERVICE_UNAVAILABLE);
  }
}
