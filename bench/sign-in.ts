import { setTimeout as sleep } from 'node:timers/promises';
import { demoMembers } from '#demo/members.ts';
import { tasksOf } from '#server/jobs/tasks.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Services } from '#server/services.ts';
import { createPageRequest } from '#server/page-request.ts';
import type { PageRequest } from '#shop/page-request.ts';

/**
 * Signs in a member of the demo who has chosen single vision lenses, with the code from the
 * message. Answers the cookies of that member's browser.
 */
export async function signInMember(services: Services): Promise<string> {
  const { memberId, firstName, lastName, email } = demoMembers[0] ?? {};
  if (!memberId || !firstName || !lastName || !email) throw new Error('the demo has no member');
  const cookies = new Map<string, string>();
  const worker = await startWorker(services.pool, tasksOf(services), services.log);
  try {
    const typed = { memberId, firstName, lastName, contact: email };
    await requesting(services, cookies, ({ signIn }) =>
      signIn.sendCode(typed, { locale: 'en', botCheckPassed: true }),
    );
    const code = await codeSentTo(services, email);
    await requesting(services, cookies, ({ signIn }) => signIn.verifyCode(code));
    await requesting(services, cookies, async ({ shopper }) =>
      shopper?.drafts.save({ lensType: 'SingleVision' }),
    );
  } finally {
    await worker.stop();
  }
  return cookieHeader(cookies);
}

async function requesting(
  services: Services,
  cookies: Map<string, string>,
  work: (pageRequest: PageRequest) => Promise<unknown>,
): Promise<void> {
  const { pageRequest, finish } = await createPageRequest(services, {
    request: new Request(services.publicUrl(), { headers: { cookie: cookieHeader(cookies) } }),
    requestId: crypto.randomUUID(),
    nonce: '',
    address: '127.0.0.1',
  });
  await work(pageRequest);
  for (const line of finish(new Response()).headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

async function codeSentTo({ messages }: Services, contact: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const message = (await messages.outbox()).find(({ to }) => to === contact);
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    if (code) return code;
    await sleep(50);
  }
  throw new Error('no code was sent');
}
