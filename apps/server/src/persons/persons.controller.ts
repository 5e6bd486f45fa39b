import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Matches, type Person } from '@stacktrail/match';
import { KnowsItsViewer, OnlyFor } from '../viewer/viewer.decorators.js';
import { ErasedDoc, ErasureDto, PersonDoc } from './persons.dto.js';

/** Who gives commands, for operators alone (docs/adr/0043-persons.md). */
@ApiTags('operation')
@KnowsItsViewer()
@OnlyFor('operator')
@ApiForbiddenResponse({ description: 'The token is not that of an operator.' })
@Controller('persons')
export class PersonsController {
  constructor(private readonly matches: Matches) {}

  @Get()
  @ApiOperation({ summary: 'Everybody who gave a command under a name, and wasn’t erased.' })
  @ApiOkResponse({ type: [PersonDoc] })
  list(): Promise<readonly Person[]> {
    return this.matches.persons.list();
  }

  @Post('erasures')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Erases who a person was, for ever.',
    description: 'What they did stays, under an id that is nobody’s. The names of seats are facts of a game, and stay.',
  })
  @ApiOkResponse({ type: ErasedDoc })
  async erase(@Body() { person }: ErasureDto): Promise<{ readonly ids: readonly string[] }> {
    return { ids: await this.matches.persons.erase(person) };
  }
}
