import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more}>\n${inside}\n</svg>`;

/** Six parts, each of which draws the next one ten times. */
function growing(drawing: (next: string) => string, name: string): string {
  const parts = 'abcdef'.split('').map((id, place, all) => {
    const next = all[place + 1];
    return `<${name} id="${id}">${next ? drawing(next).repeat(10) : '<path/>'}</${name}>`;
  });
  return `${parts.join('')}${drawing('a').repeat(10)}`;
}

describe('a picture of shapes', () => {
  const drawn = readFileSync('examples/catalogue/pictures/nora-midnight-side.svg', 'utf8');

  test('is written anew, and what was written so stays as it is', () => {
    const safe = safeSvg(drawn);
    expect(safe).toContain('<path d="M70 76h200c36 0 58 14 72 44');
    expect(safe).toContain('fill="url(#temple)"');
    expect(safe).not.toContain('<!--');
    expect(safeSvg(safe)).toBe(safe);
  });

  test('loses the notes of the program that it was drawn with', () => {
    const said = safeSvg(
      `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://w3.org/svg11.dtd">` +
        svg(
          '<metadata><rdf:RDF><cc:Work about="me at home"/></rdf:RDF></metadata>' +
            '<sodipodi:namedview id="secret"><inkscape:grid/></sodipodi:namedview>' +
            '<g inkscape:label="Layer of Ann" xml:space="preserve" data-name="x"><rect width="1"/></g>',
          ' xmlns:inkscape="http://www.inkscape.org/x" version="1.1" viewBox="0 0 1 1"',
        ),
    );
    expect(said).toMatch(
      /^<svg viewBox="0 0 1 1" xmlns="[^"]+"><g><rect width="1"\/><\/g><\/svg>\n$/,
    );
  });

  test('keeps words as words, styles without notes, and references to its own parts', () => {
    const said = safeSvg(
      svg(
        '<style><![CDATA[.a{fill:rgb(0,0,0)/* black */;stroke:url(#b)}]]></style>' +
          '<text>a &lt;script&gt; &#60;b&#x3e; &amp;</text><use xlink:href="#b"/>',
      ),
    );
    expect(said).toContain('.a{fill:rgb(0,0,0) ;stroke:url(#b)}');
    expect(said).toContain('<text>a &lt;script&gt; &lt;b&gt; &amp;</text>');
    expect(said).toContain('<use href="#b"/>');
  });

  test('may cut with what it uses, as drawing programs write it', () => {
    const said = safeSvg(
      svg(
        '<style>.c{clip-path:url(#b)}</style><defs><rect id="a"/></defs>' +
          '<clipPath id="b"><use xlink:href="#a"/></clipPath><g class="c"><path/></g>',
      ),
    );
    expect(said).toContain('<clipPath id="b"><use href="#a"/></clipPath>');
  });
});

test.each([
  ['<script>alert(1)</script>', 'line 2: <script> may not stand in a picture'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'line 2: <x:script> may not stand'],
  ['<g>\n<foreignObject/>\n</g>', 'line 3: <foreignObject> may not stand in a picture'],
  ['<image href="https://evil.example/a.png"/>', 'line 2: <image> may not stand in a picture'],
  ['<a href="https://evil.example"><rect/></a>', 'line 2: <a> may not stand in a picture'],
  ['<animate attributeName="href"/>', 'line 2: <animate> may not stand in a picture'],
  ['<set attributeName="onload" to="x"/>', 'line 2: <set> may not stand in a picture'],
  ['<feImage href="#a"/>', 'line 2: <feImage> may not stand in a picture'],
  ['<rect onclick="x"/>', 'line 2: onclick may not stand in <rect>'],
  ['<g>\n\n<rect\n onload="x"/></g>', 'line 4: onload may not stand in <rect>'],
  ['<use href="https://evil.example/a.svg#b"/>', 'is no part of the picture'],
  ['<use xlink:href="data:image/svg+xml,x"/>', 'is no part of the picture'],
  ['<use href="javascript:alert(1)"/>', 'is no part of the picture'],
  ['<rect fill="url(https://evil.example/a)"/>', 'line 2: url( may not stand'],
  ['<rect fill="URL (#a) url(//evil.example)"/>', 'may not stand'],
  [String.raw`<rect fill="\75rl(#a)"/>`, 'line 2: '],
  ['<rect style="fill:image-set(\'a\')"/>', 'line 2: image-set( may not stand'],
  ['<rect style="fill:ur/**/l(a)"/>', 'may not stand'],
  ['<style>@import "https://evil.example";</style>', 'line 2: @ may not stand'],
  ['<style>a{b:src(x)}</style>', 'line 2: src( may not stand'],
  ['<style>a{b:c}/*</style>', 'line 2: /* may not stand'],
  ['<rect id="a&quot; onload=x"/>', 'has other signs'],
  ['words', 'line 1: words may not stand in <svg>'],
  ['<rect x="1" x="2"/>', 'line 2: x stands there twice'],
  ['<rect x=1/>', 'line 2: <rect> cannot be read'],
  ['<rect x="<"/>', 'line 2: <rect> cannot be read'],
  ['<g></svg>', 'line 2: </svg> ends nothing'],
  ['<text>&own;</text>', 'line 2: &own; is not known'],
  ['<text>&#0;</text>', 'has signs that no text has'],
  ['<text>&#xD800;</text>', 'has signs that no text has'],
  ['<?php x ?>', 'line 2: is written as no picture is'],
  ['<!DOCTYPE svg>', 'line 2: is written as no picture is'],
  ['<g>'.repeat(101), 'has more than 100 elements in each other'],
  ['<g id="a"><use href="#a"/></g>', 'line 2: #a draws itself'],
  ['<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', 'draws itself'],
  ['<g id="a"/><g id="a"/>', 'line 2: id="a" stands there twice'],
  [growing((next) => `<use href="#${next}"/>`, 'g'), 'draws too much again'],
  [growing((next) => `<path fill="url(#${next})"/>`, 'pattern'), 'draws too much again'],
  [growing((next) => `<path style="mask:url(#${next})"/>`, 'mask'), 'draws too much again'],
  [
    `<style>.m{mask:url('#m')}</style><mask id="m">${'<path/>'.repeat(99)}</mask>` +
      '<path class="x m"/>'.repeat(600),
    'draws too much again',
  ],
  ['<style>path{mask:url(#m)}</style><mask id="m"/>', '"path" may not say what is drawn'],
  [
    `<marker id="m">${'<path/>'.repeat(99)}</marker>` +
      `<path marker-mid="url(#m)" d="${'L1 2'.repeat(300)}"/>`,
    'draws too much again',
  ],
  [
    `<g id="a">${'<path/>'.repeat(9999)}</g>${'<use href="#a"/>'.repeat(6)}`,
    'draws too much again',
  ],
])('%.60s is refused: %s', (inside, fault) => {
  expect(() => safeSvg(svg(inside))).toThrow(fault);
});

test.each([
  ['', 'is cut off'],
  ['<svg/>', 'is no SVG'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'is cut off'],
  [`${svg('')}<svg/>`, 'something stands after its end'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'is written as no picture is'],
])('the file %s is refused: %s', (source, fault) => {
  expect(() => safeSvg(source)).toThrow(fault);
});
