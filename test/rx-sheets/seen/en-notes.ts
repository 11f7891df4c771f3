import { heads, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { DrawnEye } from '../sheet.ts';

/** What people write to each other about glasses, and screens that show them. */
export const notesInEnglish: Layout[] = [
  {
    name: 's-en-household-page',
    language: 'en',
    width: 860,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0, add: 0.5 },
    writing: { noCylinder: ['', '—', 'DS'] },
    css: 'table{width:100%;margin:6px 0 16px}td,th{padding:6px 8px;border-bottom:1px solid #bbb;text-align:center}th{font-size:13px;color:#356}.o{font-size:14px;color:#555}h4{margin:12px 0 0}',
    draw: (s) => {
      const other = (name: string, worn: string): string => {
        const eye = (who: string, side: string): string =>
          tr(
            who,
            side,
            s.power(s.dice.pick([-1, 1]) * (s.dice.whole(2, 18) / 4)),
            s.power(-s.dice.whole(1, 7) / 4),
            String(s.dice.whole(1, 36) * 5),
            worn,
          );
        return `${eye(name, 'R')}${eye('', 'L')}`;
      };
      return `<div class="sides"><h3>${s.practice()}</h3><p class="small">Household ${s.dice.digits(6)}<br>${s.phone()}</p></div><h4>Other pairs in this household</h4><div class="o">${table(heads('Person', '', 'Sph', 'Cyl', 'Axis', 'Year'), other('Theo', '2021'), other('June', '2022'))}</div><h4>PRESCRIPTION for ${s.patient()}</h4>${table(
        heads('Eye', 'Sph', 'Cyl', 'Axis', 'Add', 'PD'),
        tr('Right', ...s.right.cells('sph', 'cyl', 'axis', 'add', 'pd')),
        tr('Left', ...s.left.cells('sph', 'cyl', 'axis', 'add', 'pd')),
      )}<p>Examined ${s.date()} by ${s.doctor()}. Good until ${s.expires()}.</p><p class="small">Second pair 40% off within 30 days. Sunglasses from $89.00.</p>`;
    },
  },
  {
    name: 's-en-letter-told-in-words',
    language: 'en',
    width: 820,
    fonts: ['Tinos', 'DejaVu Serif', 'Arimo'],
    values: { prism: 0.2, sameAdd: true },
    writing: { degree: false },
    draw: (s) => {
      const eye = (e: DrawnEye): string =>
        `a sphere of ${e.sph()}${e.toric ? ` with a cylinder of ${e.cyl()} at axis ${e.axis()}` : ' and no cylinder'}${e.amounts() && ` and prism of ${e.prism('letters', ' with ')}`}`;
      return `<p class="sides"><span><b>${s.practice()}</b><br>${s.street()}<br>${s.town()}</span><span>${s.date()}</span></p><p>Re: ${s.patient()}, born ${s.born()}, plan ID ${s.dice.digits(9)}</p><p>To the claims department,</p><p>Your member broke the only pair on a trip and asks for a replacement within 12 months of the last benefit. I enclose my findings. Unaided acuity is 20/200 in both eyes. Pressures were ${s.pressure()} and ${s.pressure()} at 3:30 PM, and the central corneal thickness 548 and 552.</p><p>The lenses that I prescribe are as follows. For the right eye, ${eye(s.right)}. For the left eye, ${eye(s.left)}.${s.values.od.add === null ? '' : ` Both need an addition of ${s.add()} for reading at 16 inches.`} The distance between the pupils is ${s.pd()} mm. With this correction each eye sees ${s.acuity()} or better.</p><p>The replacement costs $${s.price()}, the first pair was $${s.price()} under code V2410. Please call ${s.phone()}, extension 214, with any question.</p><p>Yours truly,</p><p>${s.doctor()}<br><span class="small">License ${s.dice.digits(5)}</span></p>`;
    },
  },
  {
    name: 's-en-text-thread',
    language: 'en',
    width: 430,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, sameAdd: true },
    writing: { degree: false, minus: ['-', '-', '–'], plano: ['plano', '0.00'] },
    css: 'body{padding:0 14px 24px}.tp{text-align:center;background:#f6f6f6;margin:0 -14px 14px;padding:10px;font-size:14px}.m{border-radius:18px;padding:8px 14px;margin:0 70px 8px 0;background:#e9e9eb}.m.me{background:#2f84f7;color:#fff;margin:0 0 8px 70px}.t{text-align:center;color:#999;font-size:12px;margin:10px 0}',
    draw: (s) => {
      const said = (text: string, kind = ''): string => `<div class="m ${kind}">${text}</div>`;
      const eye = (name: string, e: DrawnEye): string => `${name} ${e.formula(' x', ' ', 'sph')}`;
      return `<div class="tp">9:41 &nbsp;&nbsp;&nbsp; LTE 67%<br><b>${s.practice()}</b><br>${s.phone()}</div><p class="t">Today 8:55 AM</p>${said('Hi! Can you text me my glasses numbers? Acct 30291', 'me')}${said(`Good morning! For ${s.patient()}, Rx dated ${s.date()}:`)}${said(eye('R', s.right))}${said(eye('L', s.left))}${s.values.od.add === null ? '' : said(`Add ${s.add()} both eyes`)}${said('And my PD?', 'me')}${said(`${s.pd()} mm`)}<p class="t">Today 9:12 AM</p>${said('Thx! How much for new lenses in my 52-18 frame?', 'me')}${said(`From $${s.price()}, ready in 5-7 days. Reply STOP to opt out.`)}`;
    },
  },
  {
    name: 's-en-forwarded-older-below',
    language: 'en',
    width: 760,
    fonts: ['Arimo', 'Carlito', 'Courier Prime'],
    values: { prism: 0, add: 0.6 },
    writing: { noCylinder: ['DS', 'SPH'], zeros: 'all' },
    css: '.q{border-left:2px solid #99c;padding-left:12px;margin-left:4px;color:#557;font-size:15px}.hd{font-size:14px;border-bottom:1px solid #ccc;padding-bottom:8px}.v{font-size:18px;margin-left:18px}',
    draw: (s) => {
      const eye = (name: string, e: DrawnEye): string =>
        `${name}: ${e.formula(' X ', ' ', 'DS')}${e.add() && ` ADD ${e.add()}`} (PD ${e.pd()})`;
      const old = (name: string, e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `&gt; ${name}: ${sph} ${cyl} X ${axis}`;
      };
      return `<p class="hd"><b>Fwd: Updated prescription</b><br>From: frontdesk@example.com<br>To: ${s.patient()}<br>${s.date()}, 2:17 PM</p><p>Hello,</p><p>Your new prescription from this visit is below. It replaces the one that we mailed you two years ago.</p><p class="v">${eye('OD', s.right)}<br>${eye('OS', s.left)}</p><p>Valid until ${s.expires()}. Your balance is $${s.price()}.</p><p>${s.doctor()}<br><span class="small">${s.practice()} | ${s.phone()} | Mon-Fri 8:30-5:00</span></p><p class="q">&gt; ---------- Earlier message ----------<br>&gt; Subject: Your prescription (expired)<br>&gt;<br>${old('OD', s.right)}<br>${old('OS', s.left)}<br>&gt;<br>&gt; Ticket ${s.dice.digits(6)}</p>`;
    },
  },
  {
    name: 's-en-app-far-and-near-grid',
    language: 'en',
    width: 520,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans Condensed'],
    values: { prism: 0, add: 1 },
    writing: { noCylinder: ['0.00', '—'] },
    css: 'body{background:#f2f0fa;padding:16px}.c{background:#fff;border-radius:14px;padding:12px 12px 16px;margin-bottom:14px}table{width:100%}td,th{padding:7px 4px;text-align:center}th{font-size:12px;color:#7a6fb0}td:first-child{text-align:left;color:#666;font-size:14px}tr:nth-child(2) th{border-bottom:1px solid #ddd}.p{background:#6a4fd0;color:#fff;border-radius:20px;text-align:center;padding:10px}',
    draw: (s) => {
      const line = (
        label: string,
        far: (e: DrawnEye) => string,
        near: (e: DrawnEye) => string,
      ): string => tr(label, far(s.right), far(s.left), near(s.right), near(s.left));
      return `<p class="small">3:08 &nbsp; Wi-Fi &nbsp; 41%</p><h3>My eyes &#8250; Glasses Rx</h3><div class="c"><p>${s.patient()}<br><span class="small">Exam ${s.date()} &middot; ends ${s.expires()}</span></p>${table(
        '<tr><th></th><th colspan="2">FAR</th><th colspan="2">NEAR</th></tr>',
        heads('', 'Right', 'Left', 'Right', 'Left'),
        line(
          'Sphere',
          (e) => e.sph(),
          (e) => e.nearSph(),
        ),
        line(
          'Cylinder',
          (e) => e.cyl(),
          (e) => e.nearCyl(),
        ),
        line(
          'Axis',
          (e) => e.axis(),
          (e) => e.nearAxis(),
        ),
        line(
          'PD, mm',
          (e) => e.pd(),
          (e) => e.nearPd(),
        ),
      )}</div><div class="c"><span class="small">Benefit left this year: $${s.price()}<br>Way to your doctor: ${s.number(2.4, 1)} miles<br>Acuity ${s.acuity()} / ${s.acuity()}</span></div><p class="p">Order glasses</p>`;
    },
  },
];
