import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { processEnv } from '#server/env.ts';
import {
  failed,
  type CommandAlone,
  type Commands,
  type Options,
  type Outcome,
} from '../command.ts';
import { tryMemberData, type Conformance } from '../conformance/member-data.ts';

/** For whoever builds a service of their own to put in the place of ours. */
export const conformanceCommands: Commands<CommandAlone> = {
  'conformance member-data': {
    takes: '<url>',
    does: "what a plan's own member data answers otherwise than the contract",
    options: {
      '--token-from <variable>': 'the variable with its token; MEMBER_DATA_TOKEN unless it is said',
      '--member <id>': 'a member id for tests: signs in, reads, and sends a code',
      '--contact <contact>': 'where the code goes; it is typed in, or comes as a line of input',
      '--write': 'saves, erases and redeems for that member too, and puts back what was there',
      '--timeout-seconds <seconds>': 'how long an answer is waited for; 10 unless it is said',
    },
    runAlone: ([url = ''], options) => conformance(url, options),
  },
};

/** A page asks two or three times, and should be there in a second or two. */
const slowMs = 1000;

const Asked = z.object({
  url: z.url({ protocol: /^https?$/, error: 'is no http or https address' }),
  timeoutSeconds: z.coerce.number().min(0.1).max(60).default(10),
  tokenFrom: z.string().default('MEMBER_DATA_TOKEN'),
  member: z.string().optional(),
  contact: z.string().optional(),
  write: z.boolean().default(false),
});

async function conformance(url: string, options: Options): Promise<Outcome> {
  const asked = Asked.safeParse({ ...options, url });
  if (!asked.success)
    return failed(
      asked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const { timeoutSeconds, tokenFrom, member, contact, write } = asked.data;
  const token = processEnv()[tokenFrom];
  if (!token)
    return failed(`${tokenFrom} is not set: the token that the service knows the shop by`);
  if ((member === undefined) !== (contact === undefined))
    return failed('--member and --contact go together');
  if (write && !member) return failed('--write needs --member and --contact');
  const tried = await tryMemberData({
    url,
    token,
    timeoutMs: timeoutSeconds * 1000,
    slowMs,
    mayWrite: write,
    ...(member && contact ? { member: { memberId: member, contact, readCode } } : {}),
  });
  return {
    ok: tried.checks.every(({ faults }) => faults.length === 0),
    text: wordsFor(tried),
    data: tried,
  };
}

async function readCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const code = await terminal.question('The code that was sent: ');
  terminal.close();
  return code;
}

function wordsFor({ checks, notTried }: Conformance): string {
  const tried = checks.flatMap(({ operation, does, faults, tookMs }) => [
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${operation}: ${does} (${tookMs} ms)`,
    ...faults.map((fault) => `       ${fault}`),
  ]);
  const wrong = checks.filter(({ faults }) => faults.length > 0).length;
  return [
    ...tried,
    ...notTried.map(({ operation, why }) => `--   ${operation}: not tried, ${why}`),
    wrong === 0
      ? 'As the contract has it.'
      : `${wrong} of ${checks.length} are not as the contract has it.`,
  ].join('\n');
}
