import { expect, type Locator, type Page } from '@playwright/test';
import { fieldOf, type Hand } from './hand.ts';

/** More stops than any page has. */
const mostStops = 400;

/** What stands at the focus, as the test tells of it. */
type Stop = {
  name: string;
  /** Whether the focus can be seen: a ring on the element or its label, in sight, uncovered. */
  isSeen: boolean;
  /** Whether this is what is looked for, or a radio of the same group. */
  isThere: boolean;
  isAhead: boolean;
};

/** Tab, Shift+Tab, Enter, Space and arrows only; at each stop the focus must be seen. */
export function keyboard(page: Page): Hand {
  const press = (key: string) => page.keyboard.press(key);

  return {
    page,
    async press(role, name) {
      await goTo(page, page.getByRole(role, { name, exact: true }));
      await press('Enter');
    },
    async choose(role, name) {
      const target = page.getByRole(role, { name });
      await goTo(page, target);
      if (role === 'radio')
        for (let step = 0; step < 10 && !(await isFocused(target)); step++)
          await press('ArrowDown');
      if (!(await target.isChecked())) await press('Space');
      await expect(target).toBeChecked();
    },
    async type(name, text) {
      await goTo(page, fieldOf(page, name));
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async select(name, option) {
      const list = page.getByRole('combobox', { name, exact: true });
      await goTo(page, list);
      await page.keyboard.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
  };
}

/**
 * Tabs forwards, or backwards when the target lies before the focus, until it is reached; at each
 * stop the focus must be seen.
 */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  let stop = await stopAt(target);
  for (let count = 0; !stop.isThere; count++) {
    expect(
      count,
      `stops on the way to ${target.toString()}, the last one ${stop.name}`,
    ).toBeLessThan(mostStops);
    await page.keyboard.press(stop.isAhead ? 'Tab' : 'Shift+Tab');
    stop = await stopAt(target);
    expect(stop.isSeen, `the focus is seen at ${stop.name} of ${page.url()}`).toBe(true);
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Looks at the focus from the page's inside. */
function stopAt(target: Locator): Promise<Stop> {
  return target.evaluate((wanted) => {
    const focused = document.activeElement ?? document.body;
    const isRadio = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'radio';
    const isSameGroup =
      isRadio(focused) &&
      isRadio(wanted) &&
      focused.name === wanted.name &&
      focused.form === wanted.form;
    const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return {
      name: `<${focused.tagName.toLowerCase()}> ${(focused.id || words).trim().slice(0, 60)}`,
      isSeen: isSeen(focused),
      isThere: focused === wanted || isSameGroup,
      isAhead: Boolean(focused.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING),
    };

    function isSeen(element: Element): boolean {
      // Between the last stop and the first the focus is the browser's own.
      if (element === document.body) return true;
      return hasRing(element) && isInSight(element.closest('label') ?? element);
    }

    /** On the element itself, or on what stands for it: its label, or the card around it. */
    function hasRing(element: Element | null): boolean {
      if (element === null || element.matches('main, body')) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isRinged || hasRing(element.parentElement);
    }

    /** Some point of the element is inside the window, with nothing over it. */
    function isInSight(element: Element): boolean {
      return [...element.getClientRects()].some((box) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const top = document.elementFromPoint(
              box.left + box.width * x,
              box.top + box.height * y,
            );
            return top !== null && (element.contains(top) || top.contains(element));
          }),
        ),
      );
    }
  });
}
