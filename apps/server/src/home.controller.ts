import { Controller, Get, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/** Sends whoever opens the bare address to the description of the API. */
@ApiExcludeController()
@Controller()
export class HomeController {
  @Get()
  @Redirect('/docs')
  home(): void {
    // The redirect is all.
  }
}
