import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** Screens of phones, portals and programs that people take a picture of, in English. */
export const screensInEnglish: Layout[] = [
  {
    name: 's-en-screen-app-chips',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 430,
    values: { prism: 0.25 },
    css: 'body{padding:0 0 26px;background:#f7f5fb}.t{padding:10px 18px;font-size:13px;display:flex;justify-content:space-between}.h{padding:6px 18px 14px}.r{background:#fff;margin:0 14px 8px;border-radius:14px;padding:12px 14px}.r small{color:#6b6480;display:block;margin-bottom:4px}.c{display:flex;gap:10px}.c div{flex:1;font-size:20px;display:flex;align-items:center;gap:10px}.c b{background:#5b3cc4;color:#fff;border-radius:50%;width:26px;height:26px;font-size:14px;text-align:center;line-height:26px;flex:none}.c div+div b{background:#c43c86}',
    draw: (s) => {
      const part = (label: string, of: (e: DrawnEye) => string): string => {
        const [right, left] = [of(s.right), of(s.left)];
        return right || left
          ? `<div class="r"><small>${label}</small><div class="c"><div><b>R</b><span>${right}</span></div><div><b>L</b><span>${left}</span></div></div></div>`
          : '';
      };
      return `<div class="t"><b>9:4${s.dice.digits(1)}</b><span>5G &nbsp; 78%</span></div><div class="h"><h2 style="margin:0">My glasses</h2><span class="small">From ${s.practice()}, ${s.dateAs('March 5, 2025')}</span></div>${part('Sphere (SPH)', (e) => e.sph())}${part('Cylinder (CYL)', (e) => e.cyl())}${part('Axis', (e) => e.axis())}${part('Addition (ADD)', (e) => e.add())}${part('Prism', (e) => e.prism('letters', '<br>'))}${part('Pupillary distance', (e) => e.pd())}<p class="center small" style="margin-top:16px">Edit &nbsp;&middot;&nbsp; Share &nbsp;&middot;&nbsp; Order again</p>`;
    },
  },
  {
    name: 's-en-screen-floating-labels',
    language: 'en',
    fonts: ['Carlito', 'Arimo'],
    width: 720,
    values: { prism: 0 },
    writing: { noCylinder: ['0.00', 'None'], plano: ['0.00', 'Plano'] },
    css: '.r{display:flex;gap:16px;margin:8px 0 26px}.i{position:relative;flex:1;border:1px solid #8b93a1;border-radius:5px;height:56px;padding:16px 12px;font-size:19px}.i i{position:absolute;left:9px;top:-10px;background:#fff;padding:0 5px;font-size:13px;color:#1a73e8;font-style:normal}.i u{position:absolute;right:12px;color:#888;text-decoration:none;font-size:13px}.b{background:#1a73e8;color:#fff;border-radius:5px;padding:12px 30px;display:inline-block}',
    draw: (s) => {
      const input = (label: string, value: string): string =>
        `<div class="i"><i>${label}</i>${value}<u>&#9662;</u></div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<h3>${name}</h3><div class="r">${input('Sphere', e.sph())}${input('Cylinder', e.cyl())}${input('Axis', e.axis())}${input('Add', e.add())}</div>`;
      return `<p class="small">Frame &rsaquo; Lenses &rsaquo; <b>Prescription</b> &rsaquo; Checkout</p><h2>Check what we have on file</h2>${eye('Right eye', s.right)}${eye('Left eye', s.left)}<h3>Pupils and dates</h3><div class="r">${input('PD (mm)', s.pd())}${input('Exam date', s.dateAs('2025-03-05'))}${input('Expires', s.expiresAs('2025-03-05'))}</div><span class="b">Looks right</span> &nbsp; Step 3 of 4 &nbsp; Subtotal $${s.price()}`;
    },
  },
  {
    name: 's-en-screen-chat',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans'],
    width: 460,
    values: { prism: 0, sameAdd: true },
    css: 'body{padding:0 14px 20px;background:#ece5dd;font-size:17px}.t{background:#075e54;color:#fff;margin:0 -14px 14px;padding:12px 16px}.m{background:#fff;border-radius:10px;padding:8px 12px;margin:0 60px 10px 0;overflow:hidden}.y{background:#dcf8c6;margin:0 0 10px 60px}.m small{float:right;color:#888;font-size:11px;margin:6px 0 0 10px}',
    draw: (s) => {
      let minute = s.dice.whole(10, 30);
      const said = (text: string, yours = ''): string =>
        `<div class="m ${yours}">${text}<small>11:${(minute += 3)}</small></div>`;
      const line = (name: string, e: DrawnEye): string => `${name} ${e.formula('x', '/', 'sph')}`;
      return `<div class="t"><b>${s.practice()}</b><br><span class="small">online</span></div>${said('Hi, it is Ingrid. I lost my paper. Could you send me my glasses values? Order 48 120', 'y')}${said(`Of course! Test of ${s.dateAs('5 March 2025')}:`)}${said(`${line('R', s.right)}<br>${line('L', s.left)}${s.values.od.add === null ? '' : `<br>Add ${s.add()}`}<br>PD ${s.pd()}`)}${said('Thank you! And the price for 1.6 lenses?', 'y')}${said(`From 149 per pair, ready in 5-7 days. Ring 01632 96${s.dice.digits(4)} if unsure`)}`;
    },
  },
  {
    name: 's-en-screen-result-components',
    language: 'en',
    fonts: ['Carlito', 'DejaVu Sans'],
    width: 800,
    values: { prism: 0 },
    writing: { noCylinder: ['0.00', 'Sphere', '—'] },
    css: 'body{padding:24px 30px}table{width:100%;margin:14px 0}td{border-bottom:1px solid #dfe3e8;padding:9px 6px}th{text-align:left;color:#5a6572;font-size:13px;padding:6px;border-bottom:2px solid #b7c0ca}td:nth-child(2){font-weight:700}td:nth-child(3){color:#7b8794}',
    draw: (s) => {
      const rows = (side: string, e: DrawnEye): string =>
        [
          tr(`Sphere, ${side} eye`, e.sph(), 'D'),
          tr(`Cylinder, ${side} eye`, e.cyl(), 'D'),
          tr(`Axis, ${side} eye`, e.axis(), 'degrees'),
          s.values.od.add === null ? '' : tr(`Addition, ${side} eye`, e.add(), 'D'),
          tr(`Best corrected vision, ${side} eye`, s.acuity(), ''),
          tr(`Intraocular pressure, ${side} eye`, s.pressure(), 'mm Hg'),
        ].join('');
      return `<p class="small">&lsaquo; Back to visits</p><h2>Refraction &mdash; final</h2><p class="small">Collected on ${s.dateAs('March 5, 2025')} 9:15 AM &middot; Authorizing provider: ${s.doctor()} &middot; Result status: Final</p>${table(heads('Component', 'Your value', 'Unit'), rows('right', s.right), rows('left', s.left))}<p class="small">Values shown are those of your spectacle lenses. Ref. ${s.dice.digits(9)}</p>`;
    },
  },
  {
    name: 's-en-screen-old-window',
    language: 'en',
    fonts: ['DejaVu Sans Condensed', 'Arimo'],
    width: 920,
    values: { prism: 0.3 },
    writing: { degree: false },
    css: 'body{background:#d4d0c8;padding:0;font-size:15px}.t{background:#0a246a;color:#fff;padding:4px 8px;font-weight:700;display:flex;justify-content:space-between}.m{padding:4px 10px;border-bottom:1px solid #999}.w{display:flex;gap:14px;padding:14px}fieldset{flex:1;border:1px solid #888;padding:8px 12px 12px}.f{display:flex;gap:8px;align-items:center;margin:5px 0}.f label{width:74px;text-align:right}.f div{background:#fff;border:1px solid #777;box-shadow:inset 1px 1px #444;min-width:88px;height:27px;padding:2px 6px}.s{border-top:1px solid #999;padding:4px 10px;font-size:13px}',
    draw: (s) => {
      const field = (label: string, value: string, after = ''): string =>
        `<div class="f"><label>${label}</label><div>${value}</div>${after}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<fieldset><legend>${name}</legend>${field('Sphere:', e.sph(), s.acuity())}${field('Cyl:', e.cyl(), '&#9633; balance lens')}${field('Axis:', e.axis())}${field('Add:', e.add(), 'N5 @ 40')}<div style="display:flex">${field('H prism:', e.amount('Hor'))}${field('Base:', e.base('Hor', 'words'))}</div><div style="display:flex">${field('V prism:', e.amount('Ver'))}${field('Base:', e.base('Ver', 'words'))}</div>${field('Mono PD:', e.pd())}</fieldset>`;
      return `<div class="t"><span>OptiDesk 7.2 - [Spectacle Rx]</span><span>_ &#9633; &#10005;</span></div><div class="m">File &nbsp; Edit &nbsp; Patient &nbsp; Recall &nbsp; Reports &nbsp; Help</div><div class="m">Patient: <b>${s.patient()}</b> &nbsp; ID ${s.dice.digits(6)} &nbsp; DOB ${s.born()} &nbsp; Exam: <b>${s.date()}</b></div><div class="w">${eye('Right (OD)', s.right)}${eye('Left (OS)', s.left)}</div><div class="w" style="padding-top:0">[ Print ] &nbsp; [ Copy to order ] &nbsp; [ Transpose ] &nbsp; [ Previous Rx ] &nbsp; [ Close ]</div><div class="s">Record 3 of 3 &nbsp;|&nbsp; User: FRONT2 &nbsp;|&nbsp; Examiner: ${s.doctor()} &nbsp;|&nbsp; 14:0${s.dice.digits(1)}</div>`;
    },
  },
  {
    name: 's-en-screen-short-message',
    language: 'en',
    fonts: ['Arimo', 'Carlito'],
    width: 390,
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, noCylinder: ['DS'] },
    css: 'body{padding:20px 16px;background:#fff}.m{background:#e9e9eb;border-radius:18px;padding:12px 16px;font-size:18px;line-height:1.4}',
    draw: (s) =>
      `<p class="center small">Text Message<br>${s.dice.pick(['Mon', 'Tue', 'Fri'])}, 10:2${s.dice.digits(1)} AM</p><div class="m">${s.practice()}: Your glasses Rx from ${s.dateAs('3/5/25')} OD ${s.right.formula('x', ' ')} OS ${s.left.formula('x', ' ')}${s.values.od.add === null ? '' : ` ADD ${s.add()}`} PD ${s.pd()} exp ${s.expiresAs('3/5/25')}. Questions? Call ${s.phone()}. Reply STOP to opt out</div>`,
  },
  {
    name: 's-en-screen-exam-history',
    language: 'en',
    fonts: ['DejaVu Sans', 'Carlito'],
    width: 700,
    values: { prism: 0 },
    css: 'body{background:#f4f6f8}.e{border-left:3px solid #b8c2cc;padding:2px 0 14px 20px;margin-left:10px}.n{border-color:#12805c;background:#fff;padding:12px 20px;margin-bottom:12px}.e td{padding:3px 16px 3px 0}.g{color:#8a949e;font-size:14px}.p{background:#12805c;color:#fff;border-radius:9px;font-size:12px;padding:2px 9px}',
    draw: (s) => {
      const past = (year: string): string => {
        const [right, left] = [s.right.elsewhere(), s.left.elsewhere()];
        return `<div class="e g"><p>${year} &nbsp; replaced</p>${table(tr('R', right.sph, right.cyl, right.axis), tr('L', left.sph, left.cyl, left.axis))}</div>`;
      };
      return `<h2>Prescriptions</h2><p>${s.patient()}</p><div class="e n"><p><span class="p">Current</span> &nbsp; ${s.date()} &nbsp; ${s.doctor()}</p>${table(heads('', 'Sph', 'Cyl', 'Axis', 'Add', 'PD'), tr('R', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')), tr('L', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')))}</div>${past('2021')}${past('2018')}`;
    },
  },
  {
    name: 's-en-screen-review-step',
    language: 'en',
    fonts: ['Arimo', 'DejaVu Sans Condensed'],
    width: 860,
    values: { prism: 0.35 },
    css: 'body{font-size:16px}.l{display:flex;gap:22px;border-top:1px solid #ddd;padding:14px 0}.l>b{width:110px;flex:none}.l>div{flex:1}.l>u{color:#06c}.l>i{width:90px;text-align:right;font-style:normal}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `<div class="l"><b>${name}</b><div>Sphere ${e.sph()}, Cylinder ${e.cyl()}${e.axis() && `, Axis ${e.axis()}`}${e.add() && `, Add ${e.add()}`}${e.amounts() && `, Prism ${e.prism('words', ' and ')}`}</div><u>Edit</u><i></i></div>`;
      return `<h2>Review your order</h2><div class="l"><b>Frame</b><div>Calloway, Matte Navy, 53-17-145</div><u>Edit</u><i>$${s.price()}</i></div>${eye('Right lens', s.right)}${eye('Left lens', s.left)}<div class="l"><b>PD</b><div>Right ${s.right.pd()} mm, left ${s.left.pd()} mm</div><u>Edit</u><i></i></div><div class="l"><b>Lenses</b><div>${s.lensType({ single: 'Single vision', multi: 'Progressive, standard corridor' })}, 1.61 index, scratch coat</div><u>Edit</u><i>$${s.price()}</i></div><div class="l"><b>Total</b><div>Delivery 7-10 business days to ${s.town()}</div><i><b>$${s.price()}</b></i></div><p class="small">Prescription written ${s.dateAs('March 5, 2025')} by ${s.doctor()}</p>`;
    },
  },
];
