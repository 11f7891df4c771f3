import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { usesCamera } from '#storefront/app/middleware/matched.ts';
import type { AppVariables } from './variables.ts';

/**
 * What a worker may do, by the answer that its script comes with and not by the page's: run the
 * machine code that it fetches from here, and nothing else. The face tracker's is made of several
 * scripts, and loads those as well. Null for what is no worker's script.
 */
export function workerPolicyOf(path: string): string | null {
  const [, folder] = /^\/assets\/(worker-[\w-]+|face-engine-[\w-]+\/worker)\.js$/.exec(path) ?? [];
  if (folder === undefined) return null;
  const ownScripts = folder.startsWith('face-engine') ? ` 'self'` : '';
  return `default-src 'none'; script-src${ownScripts} 'wasm-unsafe-eval'; connect-src 'self'`;
}

const nonceBytes = 16;
const policy = 'Content-Security-Policy';
const resourcePolicy = 'Cross-Origin-Resource-Policy';

export type SecurityHeadersOptions = {
  isHttps: boolean;
  isDevelopment: boolean;
  /** Where a form may lead besides the shop: the page of a payment provider. */
  formOrigins: readonly string[];
  /** Other hosts that pictures may come from, as they are known by now. */
  pictureOrigins: () => readonly string[];
};

/**
 * Security headers for every answer, and a fresh nonce for the scripts of each page. Of another
 * host nothing is ever loaded but pictures, and those of `pictureOrigins` alone; pages over https
 * take none over http. An engine and the camera are for pages alone that the site map says so of. In development the framework inlines styles and opens a socket.
 */
export function securityHeaders(options: SecurityHeadersOptions) {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    const nonce = newNonce();
    c.set('nonce', nonce);
    await next();

    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'same-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (!headers.has(resourcePolicy)) headers.set(resourcePolicy, 'same-origin');
    const isForCamera = usesCamera(c.req.path);
    const camera = isForCamera ? 'camera=(self)' : 'camera=()';
    headers.set('Permissions-Policy', `${camera}, microphone=(), geolocation=(), payment=()`);
    headers.set('X-Frame-Options', 'DENY');
    if (options.isHttps)
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // A page that brings its own is none of the shop's.
    if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has(policy))
      headers.set(policy, contentPolicy(nonce, { ...options, isForCamera }));
  });
}

/** Random bytes for many nonces at once: asking for a few costs as much as for many. */
let random = randomBytes(0);

function newNonce(): string {
  if (random.length === 0) random = randomBytes(256 * nonceBytes);
  const nonce = random.subarray(0, nonceBytes);
  random = random.subarray(nonceBytes);
  return nonce.toString('base64');
}

type PolicyOptions = SecurityHeadersOptions & { isForCamera: boolean };

function contentPolicy(nonce: string, options: PolicyOptions): string {
  const { isHttps, isDevelopment, isForCamera } = options;
  const pictures = options
    .pictureOrigins()
    // A host of the web and nothing that would end the rule; the platform says some of them.
    .filter((origin) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin))
    .filter((origin) => !isHttps || origin.startsWith('https:'));
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isForCamera ? ` 'wasm-unsafe-eval'` : ''}`,
    `worker-src 'self'`,
    `style-src 'self'${isDevelopment ? ` 'unsafe-inline'` : ''}`,
    [`img-src 'self' data:`, ...pictures].join(' '),
    `font-src 'self'`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `manifest-src 'self'`,
    [`form-action 'self'`, ...options.formOrigins].join(' '),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
