import { expectAccessible } from './accessible.ts';
import { stateGroups, visiting } from './page-states.ts';
import { posting } from './posted.ts';
import { test } from './shop.ts';

/** Under what a page is looked at. */
export type Condition = {
  locale: 'en' | 'de';
  width: number;
  scheme: 'light' | 'dark';
  /** Text size in percent. */
  text: 100 | 200;
};

/** One test for each group of states, under this condition. */
export function testPages({ locale, width, scheme, text }: Condition): void {
  const condition = `${locale}, ${scheme}, ${width} px, text at ${text} %`;
  for (const group of stateGroups)
    test(`${condition}: every page of ${group.name} is accessible`, async ({
      visitor,
      backstage,
      member,
      shopUrl,
    }) => {
      // Many pages, each looked at by axe, on a machine that may be busy.
      test.setTimeout(300_000);
      const page = await visitor({
        viewport: { width, height: 800 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const context = page.context();
      await context.addCookies([{ name: 'text_size', value: String(text), url: shopUrl }]);
      const posted = posting(context, shopUrl, locale);
      const place = { page, locale, backstage, member, posted };
      await group.begin?.(place);
      for (const [state, arrive] of group.states)
        await test.step(state, async () => {
          await arrive(visiting(place));
          await expectAccessible(page, state);
        });
    });
}
