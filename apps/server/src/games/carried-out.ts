import type { Command, CommandBus } from '@nestjs/cqrs';
import { inSpan } from '@stacktrail/tracing';
import { withPerson } from '../persons/acting-person.js';

/** Has a command carried out, in a span that has its name and its id. */
export function carriedOut<R>(
  bus: CommandBus,
  command: Command<R> & { readonly command: { readonly commandId?: string | undefined } },
): Promise<R> {
  const { commandId } = command.command;
  const attributes = commandId === undefined ? {} : { 'stacktrail.command.id': commandId };
  return inSpan(`command ${command.constructor.name}`, { attributes }, () => bus.execute(withPerson(command)));
}
