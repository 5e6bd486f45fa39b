import users from '@eventstore/db-client/generated/users_pb.js';
import type {
  CreateReq,
  CreateResp,
  ResetPasswordReq,
  ResetPasswordResp,
  UpdateReq,
  UpdateResp,
} from '@eventstore/db-client/generated/users_pb.js';
import { status, type sendUnaryData, type ServerUnaryCall, type ServiceError } from '@grpc/grpc-js';
import type { Account, Accounts } from './accounts.js';
import { invalidArgument, refusal } from './refusals.js';

/** `Users`: accounts are made, put into other groups, and get other passwords; administrators alone do so. */
export function usersService(accounts: Accounts) {
  return {
    create: answering<CreateReq, CreateResp>(accounts, (request) => {
      const options = request.getOptions();
      const name = named(options?.getLoginName());
      if (accounts.get(name) !== undefined)
        throw refusal(status.ALREADY_EXISTS, 'User already exists', { exception: 'user-conflict' });
      accounts.add(name, { password: options?.getPassword() ?? '', groups: options?.getGroupsList() ?? [] });
      return new users.CreateResp();
    }),
    update: answering<UpdateReq, UpdateResp>(accounts, (request) => {
      existing(accounts, request.getOptions()?.getLoginName()).groups = request.getOptions()?.getGroupsList() ?? [];
      return new users.UpdateResp();
    }),
    resetPassword: answering<ResetPasswordReq, ResetPasswordResp>(accounts, (request) => {
      const options = request.getOptions();
      existing(accounts, options?.getLoginName()).password = options?.getNewPassword() ?? '';
      return new users.ResetPasswordResp();
    }),
  };
}

function answering<Request, Response>(accounts: Accounts, answer: (request: Request) => Response) {
  return (call: ServerUnaryCall<Request, Response>, callback: sendUnaryData<Response>): void => {
    try {
      accounts.assertAdministrator(call.metadata);
      callback(null, answer(call.request));
    } catch (error) {
      callback(error as ServiceError);
    }
  };
}

function named(name: string | undefined): string {
  if (name === undefined || name === '') throw invalidArgument('no login name');
  return name;
}

function existing(accounts: Accounts, name: string | undefined): Account {
  const account = accounts.get(named(name));
  if (account === undefined) throw refusal(status.NOT_FOUND, 'User was not found', { exception: 'user-not-found' });
  return account;
}
