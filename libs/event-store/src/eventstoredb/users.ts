import usersService from '@eventstore/db-client/generated/users_grpc_pb.js';
import users from '@eventstore/db-client/generated/users_pb.js';
import type { Connection } from './connection.js';
import { isAlreadyThere, translate } from './grpc-errors.js';

/** An account of the database. */
export interface DatabaseUser {
  readonly name: string;
  readonly password: string;
  readonly groups: readonly string[];
}

/** Makes a user, or gives one that is there these groups and this password. @returns whether there was none before */
export async function makeUser(connection: Connection, { name, password, groups }: DatabaseUser): Promise<boolean> {
  const ask = <Request>(method: string, request: Request): Promise<unknown> =>
    connection.call(usersService.UsersClient, method, request, connection.patienceMs);
  const [create, update, reset] = [
    new users.CreateReq.Options(),
    new users.UpdateReq.Options(),
    new users.ResetPasswordReq.Options(),
  ];
  create
    .setLoginName(name)
    .setFullName(name)
    .setPassword(password)
    .setGroupsList([...groups]);
  update
    .setLoginName(name)
    .setFullName(name)
    .setGroupsList([...groups]);
  reset.setLoginName(name).setNewPassword(password);
  try {
    await ask('create', new users.CreateReq().setOptions(create));
    return true;
  } catch (error) {
    if (!isAlreadyThere(error)) throw translate(error, connection);
  }
  try {
    await ask('update', new users.UpdateReq().setOptions(update));
    await ask('resetPassword', new users.ResetPasswordReq().setOptions(reset));
    return false;
  } catch (error) {
    throw translate(error, connection);
  }
}
