import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { insteadOfAnswer } from '#clients/client.ts';
import { localeContext, shopContext, storeOf } from '../app/context.ts';
import { pageTitle } from '../app/page-title.ts';
import { localeOf } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { Link } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { textsOf } from '../i18n/registry.ts';
import { useTexts } from '../i18n/texts.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { NewsletterForm } from '../newsletter/index.ts';
import { ContentBody } from './content-body.tsx';

/** Every page of help is content under this name. */
const root = 'help';

/**
 * A page that the retailer wrote. Without one, and while it cannot be had, the first page of help
 * says where help is; any other is not found.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const store = storeOf(context.get(localeContext));
  const { content } = context.get(shopContext);
  const name = params['page'];
  if (name !== undefined && !/^[a-z0-9-]{1,60}$/.test(name)) throw data(null, { status: 404 });
  if (name === undefined) {
    const page = await content.page(root, store).catch(insteadOfAnswer(null));
    return { page, isFirst: true };
  }
  const page = await content.page(`${root}/${name}`, store);
  if (!page) throw data(null, { status: 404 });
  return { page, isFirst: false };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const { content } = textsOf(localeOf(location.pathname));
  const { title = content.title, description } = loaderData?.page ?? {};
  return [
    ...pageTitle(title),
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
};

export default function ContentPage() {
  const { page, isFirst } = useLoaderData<typeof loader>();
  const { content: words, newsletter } = useTexts();
  const to = usePathTo();
  return (
    <article>
      <PageHeading>{page?.heading ?? words.title}</PageHeading>
      {page ? <ContentBody nodes={page.nodes} /> : <WhereHelpIs />}
      {!isFirst && (
        <p className="further">
          <Link to={to('content.page')}>{words.all}</Link>
        </p>
      )}
      <section className="narrow stack further">
        <h2>{newsletter.title}</h2>
        <NewsletterForm />
      </section>
    </article>
  );
}

function WhereHelpIs() {
  const words = useTexts().content;
  return (
    <div className="stack">
      <p>{words.write}</p>
      <p>
        <EmailLink email={brand.support.email} />
      </p>
    </div>
  );
}
