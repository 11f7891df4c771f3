import type { Finding } from '#server/finding.ts';
import type { Services } from '#server/services.ts';
import { firstFrames } from './platform/frames.ts';

const NAME = 'try-on';

/** Whether another company's try-on answers with our key, asked for the first frames. */
export async function lookAtTryOn(services: Services): Promise<Finding> {
  const { env, shop } = services;
  const frames = await firstFrames(
    services.commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default'),
  );
  try {
    await shop.tryOnProvider?.check(frames.flatMap(({ sku }) => sku ?? []));
    return { name: NAME, ok: true, detail: 'answers' };
  } catch (error) {
    // A fault that is not of our own words may repeat the address, which has the key.
    const said = error instanceof Error && error.constructor === Error;
    const detail = `TRY_ON_PROVIDER_URL ${said ? error.message : 'does not answer'}`;
    return { name: NAME, ok: false, detail: `${detail}: frames are shown without it` };
  }
}
