import { localeContext, shopContext, pageRequestContext } from '../app/context.ts';
import { callError, readJson, textOf, type Call } from '../app/calls/json-call.ts';
import { authenticationBody } from './validate-authentication.contract.ts';
import { problemsOfWelcome } from './welcome-form.ts';

/**
 * `POST /validate-authentication` with names and a contact: `errors`, empty when a code is on
 * its way. Answers alike for members and strangers.
 */
export async function action(call: Call): Promise<Response> {
  const body = await readJson(call, authenticationBody);
  const pageRequest = call.context.get(pageRequestContext);
  const progress = await pageRequest.signIn.read();
  const typed = {
    memberId: textOf(body.memberId) || (progress?.memberId ?? ''),
    firstName: textOf(body.firstName),
    lastName: textOf(body.lastName),
    contact: textOf(body.phone) || textOf(body.email),
  };
  const problems = problemsOfWelcome(typed);
  if (problems.length > 0)
    return Response.json(
      {
        errors: problems.map(({ field, id }) => ({ code: id, field, message: protocolTexts[id] })),
        requestId: pageRequest.requestId,
      },
      { status: 422 },
    );

  const botCheckPassed = await call.context
    .get(shopContext)
    .botCheck.verify(textOf(body.recaptcha, 4096));
  const result = await pageRequest.signIn.sendCode(typed, {
    locale: call.context.get(localeContext),
    botCheckPassed,
  });
  if (result.status === 'limited')
    return callError(call.context, 429, 'limited', 'Too many tries; wait a moment.', {
      'Retry-After': String(result.retryAfterSeconds),
    });
  return Response.json({
    errors:
      result.status === 'not-eligible'
        ? [{ code: 'not_eligible', message: 'We could not match these details.' }]
        : [],
  });
}

/** The specification's texts, for clients that show what the call says. */
const protocolTexts: Record<ReturnType<typeof problemsOfWelcome>[number]['id'], string> = {
  'memberId.required': 'Member id is required',
  'memberId.invalid': 'Member id is invalid',
  'firstName.required': 'First name is required',
  'lastName.required': 'Last name is required',
  'name.broken': 'This name cannot be read',
  'contact.required': 'Mobile number or email is required',
  'email.invalid': 'The email field must be a valid email',
  'phone.invalid': 'This number is not a mobile number',
};
