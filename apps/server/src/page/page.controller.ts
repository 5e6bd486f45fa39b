import type { ServerResponse } from 'node:http';
import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Problem } from '../problem/problem.js';
import { IMAGE_SOURCE, type ImageSource } from './image-source.js';
import { pageDocument } from './page-files.js';

/**
 * The content security policy: the page runs only its own scripts and styles and connects only to this server. Inline
 * code, other sites and frames are forbidden; pictures come from here and from the source that the server was started
 * with, if any.
 */
function policyWith(images: ImageSource | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self'${images === null ? '' : ` ${images.origin}`}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The web page. It has one document, whose script decides by the address which view to show. */
@ApiExcludeController()
@Controller()
export class PageController {
  private readonly policy: string;

  constructor(@Inject(IMAGE_SOURCE) private readonly images: ImageSource | null) {
    this.policy = policyWith(images);
  }

  @Get(['/', 'new', 'table/:game'])
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  page(@Res({ passthrough: true }) response: ServerResponse): string {
    response.setHeader('Content-Security-Policy', this.policy);
    const document = pageDocument();
    if (document !== undefined) return this.withImages(document);
    const detail = 'The page has not been built: npm run build. The API is described at /docs.';
    throw new Problem('no-such-page', detail, {}, HttpStatus.SERVICE_UNAVAILABLE);
  }

  /** Tells the page where pictures of cards are. */
  private withImages(document: string): string {
    if (this.images === null) return document;
    const address = this.images.template.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    return document.replace('</head>', () => `<meta name="card-images" content="${address}" /></head>`);
  }
}
