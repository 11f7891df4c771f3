import type { Locator, Page } from '@playwright/test';

/** How a person works a page. Everything is found by what it is and what it is called. */
export type Hand = {
  page: Page;
  /** Follows a link, presses a button, or takes hold of what can be moved. */
  press(role: 'link' | 'button' | 'slider', name: string): Promise<void>;
  /** Chooses one of a few, or ticks. */
  choose(role: 'radio' | 'checkbox', name: string | RegExp): Promise<void>;
  type(name: string, text: string): Promise<void>;
  select(name: string, option: string): Promise<void>;
};

/** A hand that reaches everything at once, with a mouse or with a finger. */
export function pointing(page: Page, touch: (target: Locator) => Promise<void>): Hand {
  return {
    page,
    press: (role, name) => touch(page.getByRole(role, { name, exact: true })),
    choose: (role, name) => touch(page.getByRole(role, { name })),
    async type(name, text) {
      const field = fieldOf(page, name);
      await touch(field);
      await field.fill(text);
    },
    async select(name, option) {
      await page.getByRole('combobox', { name, exact: true }).selectOption({ label: option });
    },
  };
}

/** Where text goes in: an ordinary field, or one to search. */
export function fieldOf(page: Page, name: string): Locator {
  return page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('searchbox', { name, exact: true }));
}

export function mouse(page: Page): Hand {
  return pointing(page, (target) => target.click());
}

/** Needs a context with `hasTouch`. */
export function finger(page: Page): Hand {
  return pointing(page, (target) => target.tap());
}

/** Two presses of an impatient hand. A double click would not do: browsers send one form for it. */
export async function pressTwice(target: Locator): Promise<void> {
  // What was chosen before may have taken a message away above it: it is pressed where it comes to rest.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} cannot be pressed`);
  const { mouse: pointer } = target.page();
  await pointer.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const _ of [1, 2]) {
    await pointer.down();
    await pointer.up();
  }
}
