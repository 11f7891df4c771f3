import { operationNames } from './contract.ts';
import { tryReading } from './reading.ts';
import { signIn, tryWithoutMember, type TestMember } from './signing-in.ts';
import { createTrial, type Check, type Where } from './trial.ts';
import { tryWriting } from './writing.ts';

/** What was tried, and why the other operations of the contract were not. */
export type Conformance = { checks: Check[]; notTried: { operation: string; why: string }[] };

/**
 * Tries every operation of the contract on the service at `url`. Without a test member nobody is
 * sent anything and nothing is read; what is kept of the member is written over, and put back, only
 * where that is allowed.
 */
export async function tryMemberData(
  options: Where & { member?: TestMember; mayWrite?: boolean },
): Promise<Conformance> {
  const { member, mayWrite = false } = options;
  const trial = createTrial(options);
  return { checks: trial.checks, notTried: notTried(trial.checks, await whatIsMissing()) };

  async function whatIsMissing(): Promise<string> {
    await tryWithoutMember(trial);
    if (trial.checks.every(({ faults }) => faults.length > 0)) return 'a service that answers';
    if (!member) return '--member and --contact';
    const signedIn = await signIn(trial, member);
    if (!signedIn) return 'a sign-in that works';
    await tryReading(trial, signedIn);
    if (!mayWrite) return '--write';
    await tryWriting(trial, signedIn);
    return 'what is there to be told first without a fault, and a benefit that is free';
  }
}

function notTried(checks: Check[], needed: string): Conformance['notTried'] {
  const tried = new Set(checks.map(({ operation }) => operation));
  return operationNames
    .filter((operation) => !tried.has(operation))
    .map((operation) => ({ operation, why: `needs ${needed}` }));
}
