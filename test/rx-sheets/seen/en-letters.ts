import { table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Values in the midst of letters, memos and reports, in English. */
export const lettersInEnglish: Layout[] = [
  {
    name: 's-en-letter-words-in-prose',
    language: 'en',
    fonts: ['Tinos', 'DejaVu Serif'],
    width: 780,
    values: { prism: 0, sameAdd: true },
    writing: { plano: ['plano'] },
    css: 'body{padding:50px 60px}p{text-align:justify}',
    draw: (s) => {
      const lens = (e: DrawnEye): string =>
        e.toric
          ? `a sphere of ${e.sph()} with a cylinder of ${e.cyl()} at axis ${e.axis()}`
          : `a sphere of ${e.sph()} without a cylinder`;
      return `<p>${s.street()}<br>${s.town()}</p><p>${s.dateAs('March 5, 2025')}</p><p>Dear optician,</p><p>Please make spectacles for ${s.patient()}, whom I saw today. The right lens has ${lens(s.right)}, the left lens ${lens(s.left)}${s.values.od.add === null ? '' : `, and both have a reading addition of ${s.add()}`}. The pupils stand ${s.pd()} mm apart. With these the patient reads ${s.acuity()} with both eyes; without, ${s.acuity()} only. The pressures of ${s.pressure()} and ${s.pressure()} need no treatment, and I shall look again in 18 months.</p><p>Yours faithfully,</p><p>${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-letter-headed-margin',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 840,
    values: { prism: 0.2, sameAdd: true },
    writing: { degree: false },
    css: 'td{vertical-align:top;padding:5px 14px 5px 0}td:first-child{width:190px;font-weight:700}body{font-size:16px}hr{border:0;border-top:3px solid #005eb8}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name} ${e.formula(' x ', '/', 'DS')}${e.amounts() && ` ${e.prism('letters', ', ')}`} (${s.acuityMetres()})`;
      return `<div class="sides"><b>St Brannoc's Hospital<br>Eye Clinic, Level 2</b><span class="small">Hospital no. ${s.dice.digits(7)}<br>NHS no. ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}</span></div><hr>${table(
        tr('Clinic date', s.dateAs('5 March 2025')),
        tr('Re', `${s.patient()}, DOB ${s.bornAs('05/03/2025')}`),
        tr(
          'Diagnosis',
          'Intermittent exotropia, 15 dioptres near and 20 distance<br>Amblyopia, treated',
        ),
        tr('Unaided vision', `R ${s.acuityMetres()} &nbsp; L ${s.acuityMetres()}`),
        tr(
          'Spectacles given',
          `${eye('R', s.right)}<br>${eye('L', s.left)}${s.values.od.add === null ? '' : `<br>Add ${s.add()} BE`}`,
        ),
        tr('IOP', `R ${s.pressure()} L ${s.pressure()} mmHg (iCare)`),
        tr('Plan', 'Full-time wear. See orthoptist in 4/12, refraction in 12/12.'),
      )}<p style="margin-top:16px">Dictated, not signed: ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-letter-remake-memo',
    language: 'en',
    fonts: ['Courier Prime', 'Tinos'],
    width: 700,
    values: { prism: 0, sameAdd: true },
    css: 'hr{border:0;border-top:2px dashed #000}.i{padding-left:40px}',
    draw: (s) => {
      const was = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${sph} ${cyl} x ${axis}`;
      };
      return `<h2>MEMO: REMAKE AT NO CHARGE</h2><p>TO: Tri-County Optical Lab, fax ${s.phone()}<br>FROM: ${s.practice()}<br>DATE: ${s.date()}<br>RE: ${s.patient()}, invoice ${s.dice.digits(6)}</p><hr><p>Lenses came back with the wrong Rx (non-adapt). They were made as:</p><p class="i">OD ${was(s.right)}<br>OS ${was(s.left)}</p><p>Please remake them as:</p><p class="i"><b>OD ${s.right.formula(' x ')}<br>OS ${s.left.formula(' x ')}${s.values.od.add === null ? '' : `<br>ADD ${s.add()}`}<br>PD ${s.pd()}/${s.nearPd()}</b></p><p>Same frame (52-18), same seg 19 high, same AR. Needed in 3 days.</p><hr><p>Authorized: ${s.doctor()}</p>`;
    },
  },
  {
    name: 's-en-letter-quoted-mail',
    language: 'en',
    fonts: ['DejaVu Sans Mono', 'Arimo'],
    width: 760,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false },
    css: 'body{font-size:15px}.q{color:#5a4a9c;border-left:2px solid #9c8fd0;padding-left:12px}',
    draw: (s) => {
      const line = (name: string, e: DrawnEye): string =>
        `${name}: ${e.sph()}${e.toric ? ` cyl ${e.cyl()} axis ${e.axis()}` : ' sph'}`;
      const last = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `&gt; ${name}: ${sph} cyl ${cyl} axis ${axis}`;
      };
      return `<p><b>Re: copy of prescription (ref ${s.dice.digits(5)})</b><br>${s.dateAs('05-MAR-2025')} 16:2${s.dice.digits(1)}</p><p>Good afternoon ${s.patient()},</p><p>the one below is out of date. Your present prescription is:</p><p>${line('Right', s.right)}<br>${line('Left', s.left)}${s.values.od.add === null ? '' : `<br>Reading add, both: ${s.add()}`}<br>Monocular PDs: R ${s.right.pd()} L ${s.left.pd()}</p><p>Best wishes<br>${s.practice()}<br>+353 1 555 0${s.dice.digits(3)}</p><p class="q">&gt; On 2 Feb 2019 the practice wrote:<br>&gt; your values are<br>${last('Right', s.right)}<br>${last('Left', s.left)}<br>&gt; PD 61.5, valid for 2 years</p>`;
    },
  },
  {
    name: 's-en-letter-driving-report',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0, add: 0.2 },
    css: 'td,th{border:1px solid #444;padding:8px;text-align:center}th{font-size:13px;font-weight:400;background:#eee}table{width:100%;margin:12px 0}ol{padding-left:22px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        tr(name, s.acuity(), s.acuity(), `${s.dice.whole(70, 95)}&deg;`, e.formula(' x ', ' '));
      return `<h3>REPORT OF VISION EXAMINATION &mdash; FORM MV-${s.dice.digits(3)}</h3><p>Applicant ${s.patient()} &nbsp; Date of birth ${s.bornAs('3/5/25')} &nbsp; License no. ${s.dice.digits(9)}</p>${table('<tr><th>Eye</th><th>Acuity without lenses</th><th>Acuity with lenses</th><th>Field, temporal</th><th>Lenses prescribed</th></tr>', eye('Right', s.right), eye('Left', s.left), tr('Both', s.acuity(), s.acuity(), '140&deg;', ''))}<ol><li>Are lenses needed to drive? &#9745; Yes &#9744; No</li><li>Progressive disease? &#9744; Yes &#9745; No</li><li>Daylight only? &#9744; Yes &#9745; No</li></ol><p>Examined ${s.dateAs('3/5/25')} by ${s.doctor()}, tel. ${s.phone()}</p><p class="small">Valid for 6 months. Fee $${s.price()}</p>`;
    },
  },
  {
    name: 's-en-letter-discharge-bullets',
    language: 'en',
    fonts: ['Carlito', 'Tinos'],
    width: 720,
    values: { prism: 0.3, add: 0.8 },
    writing: { zeros: 'no leading' },
    css: 'ul{margin:4px 0 16px;padding-left:26px}h4{margin:0}',
    draw: (s) => {
      const eye = (e: DrawnEye): string =>
        `<ul><li>Sph ${e.sph()}</li>${e.toric ? `<li>Cyl ${e.cyl()}, axis ${e.axis()}</li>` : ''}${e.add() && `<li>Near add ${e.add()}</li>`}${e.amounts() && `<li>Prism ${e.prism('letters', ' with ')}</li>`}<li>Corrects to ${s.acuity()}</li></ul>`;
      return `<h2>After-visit summary</h2><p>${s.patient()} was seen at ${s.practice()} on ${s.dateAs('March 5, 2025')}.</p><h4>Medicines</h4><ul><li>Artificial tears, 1 drop 4 times a day</li><li>Stop prednisolone 1% after 7 days</li></ul><h4>New glasses, right eye</h4>${eye(s.right)}<h4>New glasses, left eye</h4>${eye(s.left)}<h4>Next steps</h4><ul><li>Come back in 6 weeks; bring your glasses</li><li>Call ${s.phone()} for flashes or floaters</li></ul><p>${s.doctor()}</p>`;
    },
  },
];
