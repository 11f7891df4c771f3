import { localeContext, pageRequestContext, requireShopper, shopContext } from '../app/context.ts';
import type { Call } from '../app/calls/json-call.ts';
import { pathIn } from '../app/paths.ts';
import { textsOf } from '../i18n/registry.ts';
import { givePaper } from './give-paper.ts';

/**
 * `POST /prescriptionUpload`, a form with `file` once or several times and `read` (`yes`, `no`):
 * 201 and the page that shows it, or what is wrong with which `file`, in the language of the store.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const locale = context.get(localeContext);
  const { paperIntake: intake, settings } = context.get(shopContext);
  const given = await givePaper(request, {
    shopper: requireShopper(context),
    intake,
    mayRead: settings.mayRead,
    texts: textsOf(locale),
  });
  if (given.ok) {
    const location = pathIn(locale)('papers.ocr');
    return Response.json({ id: given.upload.id, location }, { status: 201 });
  }
  const { status, problems: errors, headers } = given;
  const { requestId } = context.get(pageRequestContext);
  return Response.json({ errors, requestId }, { status, headers });
}
