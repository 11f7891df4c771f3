import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye, Sheet } from '../sheet.ts';

const css =
  'table{width:100%;margin:4px 0 14px}td,th{border:1px solid #999;padding:5px 7px;text-align:center;font-size:15px}h4{margin:8px 0 0}';

const columns = {
  en: ['', 'Sphere', 'Cyl', 'Axis', 'Add'],
  de: ['', 'Sph', 'Zyl', 'Achse', 'Add'],
};

function now(language: 'en' | 'de', s: Sheet, right: string, left: string): string {
  const row = (name: string, e: DrawnEye): string =>
    tr(name, ...e.cells('sph', 'cyl', 'axis', 'add'));
  return table(heads(...columns[language]), row(right, s.right), row(left, s.left));
}

/** A table of what was measured or worn before, of the same form. */
function other(language: 'en' | 'de', s: Sheet, right: string, left: string): string {
  const row = (name: string, e: DrawnEye): string => {
    const { sph, cyl, axis } = e.elsewhere();
    return tr(name, sph, cyl, axis, '');
  };
  return table(heads(...columns[language]), row(right, s.right), row(left, s.left));
}

function several(
  name: string,
  language: 'en' | 'de',
  draw: (s: Sheet) => string,
  width = 800,
): Layout {
  return {
    name,
    language,
    width,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 0.6 },
    css,
    draw,
  };
}

/** Sheets with several tables of one form, of which one is the prescription. */
export const severalTables: Layout[] = [
  several(
    's-en-several-rx-given',
    'en',
    (s) =>
      `<h2>${s.practice()}</h2><p>${s.patient()} &nbsp; seen ${s.date()}</p><h4>Spectacles worn today</h4>${other('en', s, 'R', 'L')}<h4>Retinoscopy</h4>${other('en', s, 'R', 'L')}<h4>Spectacles to be made</h4>${now('en', s, 'R', 'L')}<p>PD ${s.pd()}</p><p>${s.doctor()}</p>`,
  ),
  several(
    's-en-several-cycloplegic',
    'en',
    (s) =>
      `<h3>Paediatric eye clinic</h3><p>${s.patient()}, born ${s.born()}, visit ${s.date()}</p><h4>Glasses on arrival</h4>${other('en', s, 'Right', 'Left')}<h4>Cycloplegic refraction (cyclopentolate 1%)</h4>${other('en', s, 'Right', 'Left')}<h4>Glasses prescription</h4>${now('en', s, 'Right', 'Left')}<p>IPD ${s.pd()} mm. Review in 4 months. ${s.doctor()}</p>`,
  ),
  several(
    's-en-several-trial',
    'en',
    (s) =>
      `<h3>Refraction record</h3><p>${s.patient()} ${s.date()}</p><h4>Autorefractor</h4>${other('en', s, 'OD', 'OS')}<h4>Trial frame</h4>${other('en', s, 'OD', 'OS')}<h4>Dispensed</h4>${now('en', s, 'OD', 'OS')}<p>PD ${s.right.pd()} / ${s.left.pd()}</p>`,
  ),
  several(
    's-en-several-last-visit',
    'en',
    (s) =>
      `<h3>Prescription history for ${s.patient()}</h3><h4>Rx from your last visit</h4>${other('en', s, 'OD', 'OS')}<h4>Rx from this visit, ${s.date()}</h4>${now('en', s, 'OD', 'OS')}<p>PD ${s.pd()} &nbsp; Expires ${s.expires()}</p><p>${s.practice()}, ${s.phone()}</p>`,
  ),
  several('s-en-several-same-table', 'en', (s) => {
    const old = (n: string, e: DrawnEye): string => {
      const { sph, cyl, axis } = e.elsewhere();
      return tr('Entering', n, sph, cyl, axis, '');
    };
    const own = (n: string, e: DrawnEye): string =>
      tr('Released', n, ...e.cells('sph', 'cyl', 'axis', 'add'));
    return `<h3>Summary of care</h3><p>${s.patient()} &nbsp; ${s.date()}</p>${table(heads('Rx', 'Eye', 'Sphere', 'Cyl', 'Axis', 'Add'), old('OD', s.right), old('OS', s.left), own('OD', s.right), own('OS', s.left))}<p>PD ${s.pd()} mm</p><p>${s.doctor()}</p>`;
  }),
  several(
    's-de-several-heute',
    'de',
    (s) =>
      `<h3>${s.practice()}</h3><p>${s.patient()}, Termin ${s.date()}</p><h4>Mitgebrachte Werte</h4>${other('de', s, 'R', 'L')}<h4>Heutige Messung</h4>${now('de', s, 'R', 'L')}<p>PD ${s.pd()}</p>`,
  ),
  several(
    's-de-several-skiaskopie',
    'de',
    (s) =>
      `<h3>Sehschule</h3><p>${s.patient()}, geb. ${s.born()}, ${s.date()}</p><h4>Skiaskopie in Zykloplegie</h4>${other('de', s, 'RA', 'LA')}<h4>Brille bei Vorstellung</h4>${other('de', s, 'RA', 'LA')}<h4>Rezeptiert</h4>${now('de', s, 'RA', 'LA')}<p>PD ${s.pd()} mm, Kontrolle in 3 Monaten. ${s.doctor()}</p>`,
  ),
  several(
    's-de-several-seitlich',
    'de',
    (s) =>
      `<h3>Refraktionsverlauf ${s.patient()}</h3><div class="sides"><div style="flex:1"><h4>Besuch davor</h4>${other('de', s, 'R', 'L')}</div><div style="flex:1"><h4>Besuch am ${s.date()}</h4>${now('de', s, 'R', 'L')}</div></div><p>PD R ${s.right.pd()} L ${s.left.pd()}</p>`,
    1000,
  ),
  several(
    's-de-several-kontaktlinse-zuerst',
    'de',
    (s) =>
      `<h3>Kundenkarte ${s.patient()}</h3><h4>Kontaktlinsen (Monatslinse)</h4>${table(heads('', 'Sph', 'Cyl', 'Achse', 'Radius', 'Durchm.'), tr('R', s.right.elsewhere().sph, s.right.elsewhere().cyl, s.right.elsewhere().axis, '8,60', '14,2'), tr('L', s.left.elsewhere().sph, s.left.elsewhere().cyl, s.left.elsewhere().axis, '8,60', '14,2'))}<h4>Fernbrille vom ${s.date()}</h4>${now('de', s, 'R', 'L')}<p>PD ${s.pd()}</p>`,
  ),
];
