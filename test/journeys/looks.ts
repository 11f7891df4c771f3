import type { Page } from '@playwright/test';

/**
 * How everything in the gallery is drawn, a line for each element that shows something: where it
 * stands in its specimen (from the left, from the top, width, height, in pixels), its words with
 * size, weight and colour, its ground, its edge, its outline.
 */
export function looksOf(page: Page, within = '[data-specimen]'): Promise<string[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((specimen) => {
      const origin = specimen.getBoundingClientRect();
      const all = [specimen, ...specimen.querySelectorAll<HTMLElement>('*')];
      const lines = all.flatMap((element) => lineOf(element, origin) ?? []);
      return [`# ${specimen.dataset.specimen ?? specimen.textContent}`, ...lines];
    });

    function lineOf(element: HTMLElement, origin: DOMRect): string | null {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const look = getComputedStyle(element);
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ')
        .trim();
      const edges = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
        const edge = look.getPropertyValue(`border-${side.toLowerCase()}`);
        return edge.startsWith('0px') ? '-' : edge;
      });
      const isEdged = edges.some((edge) => edge !== '-');
      const isGrounded = !look.backgroundColor.endsWith(', 0)');
      const isDrawing = /^(svg|img|input|select)$/i.test(element.tagName);
      if (width < 2 || !(words || isEdged || isGrounded || isDrawing)) return null;
      const box = [left - origin.left, top - origin.top, width, height].map(Math.round).join(' ');
      return [
        `${element.tagName.toLowerCase()} ${box}`,
        words && `"${words.slice(0, 24)}" ${look.fontSize} ${look.fontWeight}`,
        (words || isDrawing) && look.color,
        look.textDecorationLine !== 'none' && look.textDecorationLine,
        isGrounded && `on ${look.backgroundColor}`,
        isEdged && `edge ${new Set(edges).size === 1 ? edges[0] : edges.join(' / ')}`,
        isEdged && look.borderRadius !== '0px' && `round ${look.borderRadius}`,
        look.outlineStyle !== 'none' && `ring ${look.outlineColor} ${look.outlineWidth}`,
        look.boxShadow !== 'none' && `shadow ${look.boxShadow}`,
      ]
        .filter(Boolean)
        .join(', ')
        .replaceAll(/rgb\((\d+), (\d+), (\d+)\)/g, (_, ...channels) =>
          [
            '#',
            ...channels.slice(0, 3).map((one) => Number(one).toString(16).padStart(2, '0')),
          ].join(''),
        );
    }
  }, within);
}

/** The same line but for its words, and for a pixel or two: browsers of another year round differently. */
export function isAlike(one: string, other: string): boolean {
  const [place = '', look] = partsOf(one);
  const [otherPlace = '', otherLook] = partsOf(other);
  const [element, ...numbers] = place.split(' ');
  const [otherElement, ...otherNumbers] = otherPlace.split(' ');
  return (
    element === otherElement &&
    look === otherLook &&
    numbers.every(
      (number, at) =>
        number === otherNumbers[at] || Math.abs(Number(number) - Number(otherNumbers[at])) <= 2,
    )
  );
}

function partsOf(line: string): string[] {
  return line.replace(/"[^"]*"/, '').split(/, (.*)/);
}
