import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSafeHtml, writeHtml, type ContentNode } from './safe-html.ts';

const faultsOf = (html: string) =>
  readSafeHtml(html).faults.map(({ line, fault }) => `${line}: ${fault}`);
const safe = (html: string) => writeHtml(readSafeHtml(html).nodes);

test('content of what may stand in it is taken as it is', () => {
  const html = `<h2>Returns &amp; remakes</h2>
<p>Within <strong>60 days</strong>, see <a href="/help/faq">our answers</a>.</p>
<ul><li>One</li><li>Two <em lang="fr">deux</em></li></ul>
<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>
<details><summary>More</summary><p>Text<br>and more</p></details>`;
  expect(faultsOf(html)).toEqual([]);
  expect(safe(html)).toBe(html);
});

test.each([
  ['<p>a</p>\n<script>alert(1)</script>', '2: <script> may not stand in content', '<p>a</p>\n'],
  ['<p onclick="x()">a</p>', '1: onclick="x()" may not stand in <p>', '<p>a</p>'],
  ['<p style="color:red">a</p>', '1: style="color:red" may not stand in <p>', '<p>a</p>'],
  ['<div><p>a</p></div>', '1: <div> may not stand in content', '<p>a</p>'],
  ['<img src=x onerror=y>a', '1: <img> may not stand in content', 'a'],
  ['<svg><a href="javascript:1">b</a></svg>a', '1: <svg> may not stand in content', 'a'],
  ['<!-- <p> -->a', '1: a comment may not stand in content', 'a'],
  ['<?php echo 1 ?>a', '1: an instruction may not stand in content', 'a'],
  ['<p>a', '1: <p> has no end', '<p>a</p>'],
  ['a</p>', '1: </p> ends nothing', 'a'],
  ['<li>a</li>', '1: <li> may not stand in the text itself', 'a'],
  ['<ul>a<li>b</li></ul>', '1: words may not stand in <ul>', '<ul><li>b</li></ul>'],
  ['<p>a &bogus; b</p>', '1: &bogus; is no sign that is known here', '<p>a &amp;bogus; b</p>'],
  ['&constructor;', '1: &constructor; is no sign that is known here', '&amp;constructor;'],
  ['1 < 2', '1: a < begins no element: write &lt;', '1 &lt; 2'],
  ['<p>a\u0007</p>', '1: it holds control characters', '<p>a</p>'],
])('%j is told and made harmless', (html, fault, harmless) => {
  expect(faultsOf(html)).toContain(fault);
  expect(safe(html)).toBe(harmless);
});

test('what cannot stand in an open element ends it', () => {
  expect(safe('<p>a<ul><li>b<li>c</ul>d')).toBe('<p>a</p><ul><li>b</li><li>c</li></ul>d');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://plain.example',
  'help/faq',
  '',
])('a link to %j leads nowhere', (href) => {
  expect(safe(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  expect(faultsOf(`<a href="${href}">a</a>`)).toHaveLength(1);
});

test.each([
  '/help/faq?a=1#b',
  'https://plan.example/x',
  'mailto:help@shop.example',
  'tel:+4930123',
])('a link may lead to %s', (href) => {
  expect(faultsOf(`<a href="${href}">a</a>`)).toEqual([]);
});

const markupPieces = [
  ...'< > </ /> " = & ; &lt; &#60; <!-- --> <p> </p> <ul> <li> </li> <table> <tr> <td>'.split(' '),
  ...'</table> <br> <a href=" javascript: onclick= x <script> </script> <svg <b <a'.split(' '),
  ...'<details> <summary> <blockquote> <dl> <dt> <a> </a>'.split(' '),
  ' ',
  '\n',
  "'",
];
const markup = fc
  .array(fc.constantFrom(...markupPieces), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

test('whatever is read, what comes out is without faults and stays the same', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const once = safe(html);
      const again = readSafeHtml(once);
      expect(again.faults).toEqual([]);
      expect(writeHtml(again.nodes)).toBe(once);
    }),
  );
});

test('nothing that runs comes out of anything', () => {
  const tags = (nodes: readonly ContentNode[]): string[] =>
    nodes.flatMap((node) =>
      typeof node === 'string'
        ? []
        : [...Object.keys(node.attributes), node.tag, ...tags(node.children)],
    );
  fc.assert(
    fc.property(fc.oneof(markup, fc.string()), (html) => {
      const { nodes } = readSafeHtml(html);
      expect(tags(nodes).filter((name) => /^(on|style|src|script|svg|iframe)/.test(name))).toEqual(
        [],
      );
      expect(writeHtml(nodes)).not.toMatch(/<(?:script|svg|iframe|img)\b|javascript:[^<]*">/i);
    }),
  );
});
