import type { Hono } from 'hono';
import type { AppVariables } from './variables.ts';
import type { Services } from '../services.ts';
import { isBearerOf } from '#service-base/bearer.ts';
import { inSpan } from '../telemetry/spans.ts';
import { refusal } from './refusal.ts';

/**
 * The two services as others reach them. One network address may ask so much and no more, and
 * less of what is costly; who holds a service's credential asks for many members, and is not
 * counted.
 */
export function graphqlRoutes(app: Hono<{ Variables: AppVariables }>, services: Services): void {
  const { env, limits } = services;
  const doors = {
    '/graphql': {
      service: services.commerce,
      credential: env.COMMERCE_INTEGRATION_TOKEN,
      replacedBy: env.COMMERCE_GRAPHQL_URL,
      take: limits.takeCommerceCall,
    },
    '/member-data/graphql': {
      service: services.memberData,
      credential: env.MEMBER_DATA_TOKEN,
      replacedBy: env.MEMBER_DATA_GRAPHQL_URL,
      take: limits.takeMemberDataCall,
    },
  };

  for (const [path, { service, credential, replacedBy, take }] of Object.entries(doors)) {
    app.on(['GET', 'POST'], path, async (c) => {
      const isOurs = isBearerOf(c.req.header('authorization'), credential);
      const address = services.addressOf(c);
      const wait = isOurs ? null : await take(address);
      if (wait)
        return refusal(c, 429, 'too_many_requests', 'Too many calls from here.', {
          'Retry-After': String(wait),
        });
      if (await services.curtain.isClosed())
        return refusal(c, 503, 'closed', 'The shop is closed for maintenance.', {
          'Retry-After': '300',
        });
      if (replacedBy) return refusal(c, 404, 'not_found', 'This service runs elsewhere.');
      return inSpan(`execute ${path}`, {}, () =>
        service.fetch(c.req.raw, isOurs ? undefined : (act) => limits.takeCostly(address, act)),
      );
    });
  }
}
