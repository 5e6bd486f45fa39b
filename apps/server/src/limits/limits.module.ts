import { Global, Module, type DynamicModule, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { minutes, ThrottlerModule } from '@nestjs/throttler';
import { HeavyWork } from './heavy-work.js';
import { limitedKey, limitedKinds, type RequestLimits } from './limited.js';
import { LimitsGuard } from './limits.guard.js';

/** Enforces the limits of handlers that are marked with `Limited`, and of heavy work. Each process counts separately. */
@Global()
@Module({})
export class LimitsModule {
  static of(limits: RequestLimits): DynamicModule {
    const throttlers = limitedKinds.map((kind) => ({
      name: kind,
      ttl: minutes(1),
      limit: limits[kind],
      skipIf: (context: ExecutionContext) => Reflect.getMetadata(limitedKey, context.getHandler()) !== kind,
    }));
    return {
      module: LimitsModule,
      imports: [ThrottlerModule.forRoot({ throttlers, setHeaders: false })],
      providers: [{ provide: APP_GUARD, useClass: LimitsGuard }, HeavyWork],
      exports: [HeavyWork],
    };
  }
}
