import { Controller, Get, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/** Whoever opens the bare address is shown what there is. */
@ApiExcludeController()
@Controller()
export class HomeController {
  @Get()
  @Redirect('/docs')
  home(): void {
    // The redirect is all.
  }
}
