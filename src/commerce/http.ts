import type { Executor } from './execute.ts';
import type { CommerceSettings } from './settings.ts';

export function createHttpEndpoint(
  _executor: Executor,
  _settings: CommerceSettings,
): (request: Request) => Promise<Response> {
  return () => Promise.resolve(new Response(null, { status: 501 }));
}
