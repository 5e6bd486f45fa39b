import { Controller, Get, Header, HttpStatus } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Problem } from '../problem/problem.js';
import { pageDocument } from './page-files.js';

/**
 * The content security policy: the page runs only its own scripts and styles and connects only to this server. Inline
 * code, other sites and frames are forbidden.
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

/** The web page. It has one document, whose script decides by the address which view to show. */
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
