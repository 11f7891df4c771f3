import { heads, padded, table, tr } from '../html.ts';
import type { Layout } from '../layout.ts';
import { hasAdd, hasPrism, type DrawnEye, type Sheet } from '../sheet.ts';

const money = (amount: number): string => amount.toFixed(2);

/** Prisms in a sentence: 2.00Δ base in and 0.50Δ base up. */
const spokenPrism = (e: DrawnEye): string =>
  (['Hor', 'Ver'] as const)
    .filter((direction) => e.amount(direction))
    .map(
      (direction) =>
        `${e.amount(direction)}Δ base <span class="lc">${e.base(direction, 'words')}</span>`,
    )
    .join(' and ');

/** A day of birth at which the prescription makes sense: who has an addition is not a child. */
const bornAt = (s: Sheet, order: 'day first' | 'year first'): string => {
  const year = String(hasAdd(s) ? s.dice.whole(1942, 1980) : s.dice.whole(1984, 2012));
  const [day, month] = [s.dice.whole(1, 28), s.dice.whole(1, 12)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return s.filled(
    order === 'day first'
      ? `${day ?? ''}/${month ?? ''}/${year}`
      : `${year}-${month ?? ''}-${day ?? ''}`,
  );
};

const tick = (on: boolean): string => (on ? '☑' : '☐');

/** Papers and screens from Australia, New Zealand, Britain, Ireland, Canada, India, Singapore and South Africa. */
export const printoutsOfTheCommonwealth: Layout[] = [
  {
    name: 'x-au-fund-receipt',
    language: 'en',
    width: 760,
    fonts: ['Arimo', 'DejaVu Sans Condensed', 'Carlito'],
    values: { prism: 0.2, add: 0.55, plus: 0 },
    writing: { noCylinder: ['DS', 'Sph'], plano: ['Plano', 'pl', '0.00'] },
    css: 'body{padding:34px 44px 30px;font-size:14px}.h{display:flex;justify-content:space-between;border-bottom:3px solid #0c6b74;padding-bottom:10px}.h h2{color:#0c6b74;margin:0;font-size:24px}.h .r{text-align:right;font-size:12px}.who{display:grid;grid-template-columns:1fr 1fr;gap:2px 30px;margin:16px 0;font-size:13px}.inv{width:100%;font-size:13px}.inv th{background:#e3f0f1;text-align:left;padding:5px 6px;font-size:12px}.inv td{padding:4px 6px;border-bottom:1px solid #d5d5d5}.inv td:nth-child(n+4),.inv th:nth-child(n+4){text-align:right}.tot{text-align:right;margin-top:8px}.rx{border:1px solid #0c6b74;border-radius:4px;padding:8px 12px;margin-top:18px;font-size:12.5px}.rx h4{margin:0 0 5px;font-size:11px;letter-spacing:.06em;color:#0c6b74}.rx td{padding:1px 14px 1px 0}.f{font-size:10px;color:#555;margin-top:16px}',
    draw: (s) => {
      const [frame, lenses, coat] = [
        s.dice.pick([149, 199, 249, 299]),
        hasAdd(s) ? s.dice.pick([289, 349, 429]) : s.dice.pick([119, 149, 169]),
        s.dice.pick([60, 80, 95]),
      ];
      const benefits: [number, number, number] = [s.dice.whole(60, 100), s.dice.whole(45, 100), 20];
      const paid = benefits[0] + benefits[1] + benefits[2];
      const day = s.dateAs('05/03/2025');
      const item = (code: string, what: string, fee: number, benefit: number): string =>
        tr(day, code, what, money(fee), money(benefit), money(fee - benefit));
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          `<td><b>${name}</b></td>`,
          e.formula(' x ', ' / '),
          ...(hasPrism(s) ? [e.prism('letters', ' ')] : []),
          ...(hasAdd(s) ? [`Add ${e.add()}`] : []),
          `VA ${s.acuityMetres()}`,
        );
      const [practice, street, town, area] = s.dice.pick<readonly [string, string, string, string]>(
        [
          ['Coogee Eyecare', 'Arden Street', 'Coogee NSW 2034', '02'],
          ['Eyes on Brunswick', 'Brunswick Street', 'Fitzroy VIC 3065', '03'],
          ['Fremantle Optometrists', 'High Street', 'Fremantle WA 6160', '08'],
          ['The Glebe Optometrist', 'Glebe Point Road', 'Glebe NSW 2037', '02'],
        ],
      );
      return `<div class="h"><div><h2>${practice}</h2>Shop ${s.dice.whole(2, 48)}, ${s.dice.whole(5, 310)} ${street}<br>${town} &nbsp; Ph: (${area}) 5550 ${s.dice.digits(4)}</div><div class="r"><b style="font-size:17px">TAX INVOICE / RECEIPT</b><br>Invoice no. ${s.dice.digits(6)}<br>ABN ${s.dice.digits(2)} ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(3)}<br>Printed 14:${s.dice.whole(10, 59)} &nbsp; Page 1 of 1</div></div><div class="who"><span>Patient: <b>${s.patient()}</b></span><span>Health fund: ${s.dice.pick(['Bupa', 'Medibank Private', 'HCF', 'nib', 'ahm'])}</span><span>DOB: ${bornAt(s, 'day first')}</span><span>Member no: ${s.dice.digits(8)} &nbsp; Card ref: 0${s.dice.whole(0, 4)}</span><span>Optometrist: ${s.doctor()}</span><span>Provider no: ${s.dice.digits(7)}${s.dice.pick(['K', 'A', 'T', 'W'])}</span></div><table class="inv">${heads('Service date', 'Item', 'Description', 'Fee $', 'Benefit $', 'Gap $')}${item('110', 'Spectacle frame', frame, benefits[0])}${item(hasAdd(s) ? '512' : '212', s.lensType({ single: 'Single vision lenses, pair', multi: 'Progressive lenses, pair' }), lenses, benefits[1])}${item('911', 'Anti-reflection coating', coat, benefits[2])}</table><p class="tot">Total (GST free) $${money(frame + lenses + coat)}<br>Claimed on the spot – $${money(paid)}<br><b>Paid by EFTPOS $${money(frame + lenses + coat - paid)}</b><br>Balance owing $0.00</p><div class="rx"><h4>LENSES SUPPLIED TO THE FOLLOWING PRESCRIPTION</h4>${table(eye('RIGHT', s.right), eye('LEFT', s.left))}<div style="margin-top:4px">PD ${s.pd()} mm &nbsp;·&nbsp; Index 1.${s.dice.pick([50, 60, 67])} &nbsp;·&nbsp; Job ${s.dice.digits(5)}</div></div><p class="f">Eye examination 10910 has been bulk billed to Medicare and is not shown on this receipt. Please keep this receipt for your records; benefits cannot be claimed twice. Frames carry a 24 month manufacturer’s warranty.</p>`;
    },
  },
  {
    name: 'x-nz-fold-card',
    language: 'en',
    width: 620,
    fonts: ['Carlito', 'Arimo', 'DejaVu Sans'],
    values: { prism: 0.25, add: 0.55, plus: 0.1 },
    writing: { noCylinder: ['', 'DS', '—'], plano: ['Plano', '0.00', 'plano'] },
    css: 'body{padding:22px;background:#eceae4;font-size:15px}.p{background:#fff;padding:18px 22px}.top{background:#16424a;color:#fff;padding:20px 24px;border-bottom:1px dashed #999}.top b{font-size:25px;letter-spacing:.02em}.top p{margin:3px 0 0;font-size:12px}.n{display:flex;justify-content:space-between;font-size:14px;border-bottom:1px solid #16424a;padding-bottom:7px;margin-bottom:10px}.e{margin:10px 0 4px;font-weight:700;color:#16424a;font-size:13px}.g{display:grid;grid-template-columns:1fr 1fr .8fr 1.35fr 1fr .8fr;gap:5px}.g div{border:1px solid #9fb6b9;border-radius:3px;min-height:47px;padding:2px 5px}.g i{display:block;font:normal 10px Arimo;color:#54777c;text-transform:uppercase}.u{font-size:13px;margin:14px 0 4px}.s{font-size:10.5px;color:#555;margin:0}',
    draw: (s) => {
      const box = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;
      const eye = (name: string, e: DrawnEye): string =>
        `<p class="e">${name}</p><div class="g">${box('Sphere', e.sph())}${box('Cyl', e.cyl())}${box('Axis', e.axis())}${box('Prism', e.prism('letters', '<br>'))}${box('Near add', e.add())}${box('PD', e.pd())}</div>`;
      const [practice, street, town, area] = s.dice.pick<readonly [string, string, string, string]>(
        [
          ['Kōwhai Optometrists', 'Victoria Street', 'Hamilton 3204', '07'],
          ['Ponsonby Eyes', 'Ponsonby Road', 'Auckland 1011', '09'],
          ['Karori Optics', 'Karori Road', 'Wellington 6012', '04'],
        ],
      );
      return `<div class="top"><b>${practice}</b><p>${s.dice.whole(3, 290)} ${street}, ${town} &nbsp;|&nbsp; ${area} 555 ${s.dice.digits(4)} &nbsp;|&nbsp; 0800 EYES NZ</p></div><div class="p"><div class="n"><span>Name <b>${s.patient()}</b></span><span>Exam date <b>${s.dateDayFirst()}</b></span></div>${eye('Right eye', s.right)}${eye('Left eye', s.left)}<p class="u">Recommended: ${tick(true)} ${s.lensType({ single: 'single vision', multi: 'progressive' })} &nbsp; ${tick(s.dice.chance(0.5))} UV / blue filter &nbsp; ${tick(s.dice.chance(0.4))} polarised sunglasses</p><p class="u" style="margin-top:0">Optometrist: ${s.doctor()}</p><p class="s">Recall 24 months. ACC claims and Enable child spectacle subsidy welcome. Lenses made elsewhere from this prescription are the responsibility of the dispenser. Keep this card in your wallet and bring it to your next visit.</p></div>`;
    },
  },
  {
    name: 'x-uk-optical-voucher',
    language: 'en',
    pen: 'sometimes',
    width: 880,
    fonts: ['Arimo', 'Arimo', 'Carlito'],
    values: { prism: 0.25, add: 0.5, plus: 0.1 },
    writing: { noCylinder: ['', 'DS', '—'], plano: ['Plano', 'pl', '0.00'], addPlus: true },
    css: 'body{background:#e4f1ec;padding:20px 24px 22px;font-size:14px;color:#111}.q{color:#0b5a45}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #0b5a45;padding-bottom:6px}.hd b{font-size:22px}.pt{background:#0b5a45;color:#fff;font-weight:700;font-size:13px;padding:3px 8px;margin:12px 0 6px}.w{display:grid;grid-template-columns:1.2fr 1fr;gap:5px 12px}.l{background:#fff;border:1px solid #0b5a45;min-height:36px;padding:1px 6px 3px}.l i{display:block;font:normal 10px Arimo;color:#0b5a45}.l .hand{margin:5px 0 1px}.rx{width:100%;table-layout:fixed}.rx td,.rx th{border:1px solid #0b5a45;text-align:center;padding:3px 1px;font-size:14px}.rx td{background:#fff;height:38px}.rx th{font-size:11px;font-weight:400;color:#0b5a45}.rx .e{font-weight:700;font-size:13px}.v{display:flex;gap:14px;flex-wrap:wrap;font-size:12px;margin:8px 0}.v span{white-space:nowrap}.x{display:inline-block;width:19px;height:19px;border:1px solid #0b5a45;background:#fff;text-align:center;line-height:18px;vertical-align:middle;overflow:visible}.d{font-size:11px;margin:6px 0}.f{font-size:10px;color:#0b5a45}',
    draw: (s) => {
      const line = (label: string, text: string): string =>
        `<div class="l"><i>${label}</i>${text}</div>`;
      const cross = (label: string, on: boolean): string =>
        `<span><span class="x">${on ? s.filled('X') : ''}</span> ${label}</span>`;
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis', 'amounts'),
        e.bases('words'),
      ];
      const near = (e: DrawnEye): string[] => [e.add(), '', '', '', ''];
      const columns = '<th>Sph</th><th>Cyl</th><th>Axis</th><th>Prism</th><th>Base</th>';
      const [type, value] = s.dice.pick<readonly [string, number]>(
        hasAdd(s)
          ? [
              ['E', 73.1],
              ['F', 92.8],
            ]
          : [
              ['A', 42.4],
              ['B', 64.26],
            ],
      );
      return `<div class="hd q"><span><b>Optical voucher</b><br>for help with the cost of glasses</span><span style="text-align:right"><b>GOS&thinsp;3</b><br><span class="small">Voucher no. ${s.dice.digits(9)}</span></span></div><div class="pt">Part 1 &nbsp; Patient</div><div class="w">${line('Title, first names and surname', s.patient())}${line('Date of birth', bornAt(s, 'day first'))}${line('Address and postcode', s.filled(`${s.dice.whole(2, 140)} ${s.dice.pick(['Chapel Lane, Otley LS21', 'Priory Road, Exeter EX4', 'Station Road, Stockport SK3'])} ${s.dice.whole(1, 9)}${s.dice.pick(['QD', 'BX', 'HW'])}`))}${line('NI number', s.filled(`QQ ${s.dice.digits(2)} ${s.dice.digits(2)} ${s.dice.digits(2)} C`))}</div><div class="v">${cross('aged under 16', false)}${cross('Universal Credit', !hasAdd(s))}${cross('Pension Credit', hasAdd(s))}${cross('HC2 / HC3 certificate', false)}${cross('complex lenses', false)}</div><div class="pt">Part 2 &nbsp; Prescription – to be completed by the optometrist or OMP</div><table class="rx"><tr><th rowspan="2" style="width:58px"></th><th class="e" colspan="5">RIGHT</th><th class="e" colspan="5">LEFT</th></tr><tr>${columns}${columns}</tr>${tr('<th>Distance</th>', ...far(s.right), ...far(s.left))}${tr('<th>Near add</th>', ...near(s.right), ...near(s.left))}</table><div class="v"><b class="q">Voucher letter</b>${['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => cross(letter, letter === type)).join('')}<span>Value £ <span class="x" style="width:70px">${s.filled(money(value))}</span></span></div><div class="v">${cross('first pair', true)}${cross('second pair', false)}${cross('prism supplement', hasPrism(s))}${cross('tint', false)}${cross('small glasses', false)}</div><p class="d">I tested this patient’s sight on the date below and issued a voucher because the patient needs glasses for the first time or a changed prescription.</p><div class="w">${line('Name of performer', s.filled(s.doctor()))}${line('Date of sight test', s.dateAs('05/03/2025'))}${line('Signature', '')}${line('Performer list no. / ODS code', s.filled(`01-${s.dice.digits(5)} / TP${s.dice.digits(3)}`))}</div><p class="f" style="margin:9px 0 0">This voucher can be used at any optical practice that accepts NHS vouchers. False statements may lead to prosecution. &nbsp; Version 07/23</p>`;
    },
  },
  {
    name: 'x-uk-trust-letter',
    language: 'en',
    width: 800,
    fonts: ['Arimo', 'Tinos', 'Carlito'],
    values: { prism: 0.35, add: 0.5, sameAdd: true, plus: 0.15 },
    writing: { noCylinder: ['DS'], plano: ['plano', '0.00'], addPlus: true },
    css: 'body{padding:44px 64px 50px;font-size:15.5px;line-height:1.4}.lc{text-transform:lowercase}.lg{text-align:right;font-size:12px;line-height:1.35;margin-bottom:16px}.lg b{font-size:17px;color:#005eb8}.m{display:grid;grid-template-columns:1fr 1fr;font-size:13px;margin-bottom:14px}p{margin:0 0 11px}.t td{padding:0 16px 0 0;font-size:14px;vertical-align:top}',
    draw: (s) => {
      const [hospital, consultant] = [
        s.dice.pick(['Royal Aire Infirmary', 'Severnside General Hospital', 'Tamar Eye Unit']),
        s.doctor(),
      ];
      const unaided = (): string => s.dice.pick(['6/18', '6/24', '6/36']);
      const prism = hasPrism(s)
        ? ` To keep the diplopia controlled please incorporate ${[
            ['right', s.right] as const,
            ['left', s.left] as const,
          ]
            .filter(([, e]) => spokenPrism(e))
            .map(([side, e]) => `${spokenPrism(e)} ${side}`)
            .join(' and ')}.`
        : '';
      const add = hasAdd(s)
        ? ` N5 is read with a near addition of ${s.add()} DS in each eye.`
        : ' No addition is needed for near.';
      return `<div class="lg"><b>${hospital}</b><br>NHS Foundation Trust<br>Department of Ophthalmology, Level 2<br>Secretary: 01632 960${s.dice.digits(3)}<br>eye.secretaries@example.nhs.uk</div><div class="m"><span>Our ref: OPH/${s.dice.pick(['KM', 'JB', 'SR'])}/${s.dice.digits(7)}</span><span>Clinic date: ${s.dateAs('05/03/2025')}</span><span>NHS no: ${s.dice.digits(3)} ${s.dice.digits(3)} ${s.dice.digits(4)}</span><span>Clinic: Adult Refraction / Orthoptics</span></div><p>The Dispensing Optician</p><p>Dear Colleague</p><p><b>Re: ${s.patient()}, DOB ${bornAt(s, 'day first')}<br>${s.dice.whole(2, 99)} ${s.dice.pick(['Mill Bank, Wetherby', 'Fore Street, Saltash', 'Orchard Way, Thornbury'])}</b></p>${table(
        tr(
          '<td><b>Diagnosis</b></td>',
          s.dice.pick([
            'Early nuclear sclerosis both eyes',
            'Dry eye disease; ocular hypertension',
            'Previous right retinal laser',
          ]),
        ),
        tr('<td><b>Vision</b></td>', `Right ${unaided()} unaided, Left ${unaided()} unaided`),
        tr('<td><b>Pressures</b></td>', `R ${s.pressure()} / L ${s.pressure()} mmHg (Goldmann)`),
      ).replace(
        '<table>',
        '<table class="t" style="margin-bottom:12px">',
      )}<p>Thank you for dispensing new glasses for this patient, who was refracted in clinic today. The right eye accepted ${s.right.formula(' × ', ' / ')} giving ${s.acuityMetres()}, and the left eye ${s.left.formula(' × ', ' / ')} giving ${s.acuityMetres()}.${add}${prism} Back vertex distance was 12 mm.</p><p>The lenses and fundi look healthy and the pressures remain satisfactory on no drops. We will see the patient again in ${s.dice.pick(['six', 'nine', 'twelve'])} months. Please would you accept this letter as the prescription; an HES voucher was not issued.</p><p>Yours sincerely</p><p style="margin-top:42px"><b>${consultant}</b><br>Consultant Ophthalmologist<br><span class="small">Checked and electronically approved</span></p><p class="small" style="margin-top:18px">cc: ${s.patient()}; GP, ${s.dice.pick(['Riverside Surgery', 'The Old Bank Medical Practice'])}</p>`;
    },
  },
  {
    name: 'x-uk-phone-app',
    language: 'en',
    width: 412,
    fonts: ['Carlito', 'DejaVu Sans', 'Arimo'],
    values: { prism: 0.15, add: 0.5, plus: 0.05 },
    writing: {
      noCylinder: ['0.00', '—', 'DS'],
      plano: ['0.00', 'Plano', 'PLANO'],
      degree: true,
    },
    css: 'body{padding:0;background:#f3f4f8;font-size:16px;color:#20233a}.st{display:flex;justify-content:space-between;padding:8px 20px 4px;font-size:13px;font-weight:700}.bar{background:#fff;padding:12px 18px;display:flex;gap:14px;font-weight:700;font-size:18px;border-bottom:1px solid #dcdfe8}.in{padding:14px 16px 6px}.sub{font-size:13px;color:#62667f;margin:0 0 10px}.c{background:#fff;border-radius:12px;padding:12px 16px 8px;margin-bottom:12px}.c h3{margin:0 0 4px;font-size:16px;display:flex;gap:9px;align-items:center}.c h3 b{background:#3146c8;color:#fff;border-radius:50%;width:26px;height:26px;text-align:center;font-size:14px;line-height:26px}.r{display:flex;justify-content:space-between;padding:7px 0;border-top:1px solid #eceef4}.r>span:first-child{color:#62667f}.k{display:block;text-align:center;background:#3146c8;color:#fff;border-radius:24px;padding:12px;font-weight:700;margin:4px 0 12px}.nav{display:flex;justify-content:space-around;background:#fff;border-top:1px solid #dcdfe8;padding:12px 0 16px;font-size:12px;color:#62667f}',
    draw: (s) => {
      const row = (label: string, value: string): string =>
        `<div class="r"><span>${label}</span><span><b>${value}</b></span></div>`;
      const eye = (letter: string, name: string, e: DrawnEye): string =>
        `<div class="c"><h3><b>${letter}</b>${name}</h3>${row('Sphere (SPH)', e.sph())}${row('Cylinder (CYL)', e.cyl())}${row('Axis', e.axis() || 'Not needed')}${hasAdd(s) ? row('Reading addition', e.add()) : ''}${hasPrism(s) ? row('Prism', e.prism('words', ', ') || 'None') : ''}</div>`;
      return `<div class="st"><span>${s.dice.whole(8, 21)}:${s.dice.whole(10, 59)}</span><span>5G &nbsp; ${s.dice.whole(18, 97)}%</span></div><div class="bar"><span>‹</span><span>Glasses prescription</span></div><div class="in"><p class="sub"><b style="color:#20233a">${s.patient()}</b><br>Eye test on ${s.dateAs('5 March 2025')}<br>${s.dice.pick(['Leeds Briggate', 'Norwich Riverside', 'Cardiff Queen Street'])} store</p>${eye('R', 'Right eye', s.right)}${eye('L', 'Left eye', s.left)}<div class="c">${row('Test carried out by', s.doctor()).replace('class="r"', 'class="r" style="border:0"')}${row('Pupillary distance', 'Ask in store')}</div><span class="k">Shop glasses with this prescription</span><p class="sub center">Not sure what this means? <u>Your prescription explained</u></p></div><div class="nav"><span>Home</span><span>Bookings</span><b style="color:#3146c8">My eyes</b><span>Offers</span><span>More</span></div>`;
    },
  },
  {
    name: 'x-ie-practice-email',
    language: 'en',
    width: 740,
    fonts: ['Arimo', 'Carlito', 'DejaVu Sans'],
    values: { prism: 0, add: 0.55, plus: 0.1 },
    writing: { noCylinder: ['–', '', '0.00'], plano: ['Plano', 'plano', '0.00'] },
    css: 'body{padding:0 0 24px;font-size:15px}.bar{background:#f2f4f7;padding:9px 20px;font-size:13px;color:#444;display:flex;gap:24px}.c{padding:16px 28px}h2{font-weight:400;font-size:21px;margin:0 0 12px}.fr{display:flex;gap:12px;font-size:13px;margin-bottom:18px}.av{background:#7a4b94;color:#fff;width:38px;height:38px;border-radius:50%;text-align:center;line-height:38px;font-size:18px}.m{font-family:inherit}.m td,.m th{border:1px solid #c9c9c9;padding:5px 26px 5px 9px;text-align:left}.m th{background:#f6f1f9}.g{color:#777;font-size:11px;border-top:1px solid #ddd;padding-top:8px;margin-top:18px}',
    draw: (s) => {
      const [shop, place, area] = s.dice.pick<readonly [string, string, string]>([
        ['Corrib Opticians', 'Eyre Square, Galway', '091'],
        ['Lee Valley Eyecare', 'Patrick Street, Cork', '021'],
        ['Rathmines Optometry', 'Lower Rathmines Road, Dublin 6', '01'],
      ]);
      const domain = shop.toLowerCase().replaceAll(' ', '');
      const row = (label: string, draw: (e: DrawnEye) => string): string =>
        tr(`<td>${label}</td>`, draw(s.right), draw(s.left));
      return `<div class="bar"><span>← Back</span><span>Archive</span><span>Move</span><span>Delete</span><span>Print</span></div><div class="c"><h2>Copy of your spectacle prescription</h2><div class="fr"><div class="av">${shop.slice(0, 1)}</div><div><b>${shop}</b> &lt;hello@${domain}.example.ie&gt;<br>to me &nbsp; Tue ${s.dice.whole(9, 17)}:${s.dice.whole(10, 59)}</div></div><p>Hi ${s.patient().split(' ')[0] ?? ''},</p><p>Lovely to see you in the practice. As requested, here is the prescription from your eye examination on ${s.dateAs('5 March 2025')} with ${s.doctor()}:</p><table class="m">${heads('', 'Right Eye', 'Left Eye')}${row('Sph', (e) => e.sph())}${row('Cyl', (e) => e.cyl())}${row('Axis', (e) => e.axis())}${hasAdd(s) ? row('Near Add', (e) => e.add()) : ''}${row('Mono PD (mm)', (e) => e.pd())}${row('VA with Rx', () => s.acuityMetres())}</table><p style="margin-top:14px">Your PRSI optical benefit was used for the examination, so you can still claim up to €42 towards a pair of ${s.lensType({ single: 'single vision', multi: 'varifocal' })} glasses. We’d suggest having your eyes checked again in two years.</p><p>If you have any questions just reply to this email or ring us on ${area} 555 ${s.dice.digits(4)}.</p><p>Kind regards,<br>Aoife<br><b>${shop}</b><br><span class="small">Unit ${s.dice.whole(1, 14)}, ${place}<br>Mon–Sat 9.30–5.30, late Thursday</span></p><p class="g">This email and any attachment is confidential and intended for the addressee only. We process your data under the GDPR; see our privacy notice. Registered in Ireland no. ${s.dice.digits(6)}.</p></div>`;
    },
  },
  {
    name: 'x-ca-chain-printout',
    language: 'en',
    width: 816,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0.3, add: 0.55, plus: 0.15 },
    writing: { noCylinder: ['DS', 'SPH', '', '0.00'], axisDigits: 3 },
    css: 'body{padding:40px 50px 40px;font-size:14px}.h{display:flex;justify-content:space-between;margin-bottom:14px}.h h1{font-size:27px;margin:0;color:#b3152b;letter-spacing:-.02em}.bi{font-size:11px;color:#555}.ti{background:#2b2b2b;color:#fff;padding:5px 10px;font-weight:700}.pa{display:grid;grid-template-columns:1.5fr 1fr 1fr;border:1px solid #2b2b2b;border-top:0;margin-bottom:16px}.pa div{padding:4px 10px 6px;border-right:1px solid #ccc;border-bottom:1px solid #ccc}.pa i{font:normal 10.5px Arimo;color:#666;display:block}.o{width:100%;margin-bottom:12px}.o th{background:#ececec;font-size:11.5px;font-weight:700;line-height:1.15;padding:4px}.o th em{font-weight:400;font-style:italic;display:block}.o td,.o th{border:1px solid #999;text-align:center}.o td{padding:6px 4px;font-size:15px}.o td:first-child{text-align:left;padding-left:9px;font-weight:700}.nt{font-size:12px}.sg{display:flex;justify-content:space-between;margin-top:34px;font-size:12px}.sg span{border-top:1px solid #000;padding-top:3px;width:44%}',
    draw: (s) => {
      const field = (label: string, text: string): string => `<div><i>${label}</i>${text}</div>`;
      const both = (english: string, french: string): string => `${english}<em>${french}</em>`;
      const far = (name: string, e: DrawnEye): string =>
        tr(
          `<td>${name}</td>`,
          ...e.cells('sph', 'cyl', 'axis'),
          ...(hasPrism(s)
            ? [
                e.amount('Hor'),
                e.base('Hor', 'letters'),
                e.amount('Ver'),
                e.base('Ver', 'letters'),
              ].map((cell) => cell || '&nbsp;')
            : []),
        );
      const height = s.dice.whole(15, 22);
      const fit = (name: string, e: DrawnEye): string =>
        tr(
          `<td>${name}</td>`,
          ...(hasAdd(s) ? [e.add()] : []),
          e.pd(),
          e.nearPd(),
          hasAdd(s) ? String(height + s.dice.whole(0, 1)) : '&nbsp;',
        );
      const [street, city, area] = s.dice.pick<readonly [string, string, string]>([
        ['Rideau St', 'Ottawa, ON K1P', '613'],
        ['Main St', 'Moncton, NB E1C', '506'],
        ['Portage Ave', 'Winnipeg, MB R3C', '204'],
      ]);
      return `<div class="h"><div><h1>${s.dice.pick(['Northern Optical', 'ClearLook', 'Lunetterie Maple'])}</h1><span class="bi">Store / Succursale ${s.dice.digits(4)} · ${s.dice.whole(20, 900)} ${street}, ${city} ${s.dice.whole(1, 9)}${s.dice.pick(['A', 'K', 'X'])}${s.dice.whole(1, 9)} · ${area}-555-01${s.dice.digits(2)}</span></div><div class="bi" style="text-align:right">Customer / Client ${s.dice.digits(8)}<br>Rx ${s.dice.digits(7)}<br>Page 1 / 1</div></div><div class="ti">EYEGLASS PRESCRIPTION / ORDONNANCE DE LUNETTES</div><div class="pa">${field('Patient', `<b>${s.patient()}</b>`)}${field('Date of birth / Date de naissance', bornAt(s, 'year first'))}${field('Exam date / Date d’examen', s.dateAs('2025-03-05'))}${field('Optometrist / Optométriste', `${s.doctor()}, OD`)}${field('Licence no / Nº de permis', s.dice.digits(5))}${field('Expires / Expire le', s.expiresAs('2025-03-05'))}</div><table class="o">${heads('', both('Sphere', 'Sphère'), both('Cylinder', 'Cylindre'), both('Axis', 'Axe'), ...(hasPrism(s) ? [both('H Prism', 'Prisme H'), 'Base', both('V Prism', 'Prisme V'), 'Base'] : []))}${far('OD', s.right)}${far('OS', s.left)}</table><table class="o" style="width:72%">${heads('', ...(hasAdd(s) ? [both('Add', 'Addition')] : []), both('Far PD', 'DP loin'), both('Near PD', 'DP près'), both('Seg ht', 'Haut. seg.'))}${fit('OD', s.right)}${fit('OS', s.left)}</table><p class="nt">Notes: ${s.dice.pick(['Anti-reflective coating recommended', 'Update distance glasses, full time wear', 'Computer use 8 h/day'])}<br>Remarques : </p><div class="sg"><span>Optometrist’s signature / Signature de l’optométriste</span><span>Dispensed by / Exécuté par</span></div><p class="bi" style="margin:20px 0 0">Eye exams for ages 20–64 may not be covered by your provincial plan. Les mesures d’écart pupillaire ont été prises en magasin. Returns and remakes within 60 days with this printout.</p>`;
    },
  },
  {
    name: 'x-in-opticals-slip',
    language: 'en',
    pen: 'sometimes',
    width: 640,
    fonts: ['Arimo', 'Tinos', 'DejaVu Serif'],
    values: { prism: 0, add: 0.6, plus: 0.25 },
    writing: {
      noCylinder: ['', '—', 'sph'],
      plano: ['Plano', 'pl', '0.00', 'PLANO'],
    },
    css: 'body{padding:18px 22px 20px;font-size:15px;background:#fffdf4}.fr{border:2px solid #a3161d;padding:12px 14px;color:#a3161d}.fr .b{color:#111}.n{text-align:center;border-bottom:2px solid #a3161d;padding-bottom:6px}.n b{font-size:30px;letter-spacing:.02em}.n span{font-size:12px}.ln{display:flex;justify-content:space-between;gap:14px;margin:9px 0 0}.ln u{text-decoration:none;border-bottom:1px dotted #a3161d;flex:1;color:#111;padding-left:6px}.tb{width:100%;margin-top:12px;table-layout:fixed}.tb th,.tb td{border:1px solid #a3161d;text-align:center;padding:4px 1px;height:36px;font-size:14.5px}.tb th{font-size:12px;height:24px}.tb td{color:#111}.o{font-size:12.5px;margin:10px 0 0;line-height:1.7}.ft{display:flex;justify-content:space-between;font-size:11px;margin-top:12px;align-items:flex-end}',
    draw: (s) => {
      const filledLine = (label: string, text: string): string => `${label}<u>${text}</u>`;
      const far = (e: DrawnEye): string[] => [
        ...e.cells('sph', 'cyl', 'axis'),
        s.filled(s.acuityMetres()),
      ];
      const near = (e: DrawnEye): string[] =>
        hasAdd(s)
          ? [e.nearSph(), e.nearCyl(), e.nearAxis(), s.filled(s.dice.pick(['N6', 'N6', 'N8']))]
          : ['', '', '', ''];
      const columns = '<th>SPH.</th><th>CYL.</th><th>AXIS</th><th>V/A</th>';
      const kind = s.lensType({ single: `${tick(true)} Single Vision`, multi: 'Single Vision' });
      return `<div class="fr"><div class="n"><div class="ln" style="margin:0;font-size:11px"><span>Prop. ${s.dice.pick(['R. K. Sharma', 'A. Pillai', 'M. Shaikh'])}</span><span>Mob.: 9${s.dice.digits(4)} ${s.dice.digits(5)}</span></div><b>${s.dice.pick(['SHREE OPTICALS', 'NEW BOMBAY OPTICIANS', 'LAXMI CHASHMA GHAR', 'VISION POINT OPTICALS'])}</b><br><span>Computerised Eye Testing · Contact Lens · Goggles · Frames<br>Shop No. ${s.dice.whole(1, 24)}, ${s.dice.pick(['M. G. Road, Near Bus Stand, Nashik – 422001', 'Laxmi Market, Camp, Pune – 411001', 'T. Nagar Main Rd., Chennai – 600017'])}</span></div><div class="ln">${filledLine('No.', s.filled(s.dice.digits(4)))}${filledLine('Date', s.dateAs('05/03/2025'))}</div><div class="ln">${filledLine('Name', s.filled(s.dice.pick(['Mr. Anil Deshpande', 'Mrs. Sunita Rao', 'Smt. Kamala Iyer', 'Mr. Imran Khan', 'Ms. Neha Gupta'])))}</div><div class="ln">${filledLine('Age', s.filled(String(hasAdd(s) ? s.dice.whole(42, 71) : s.dice.whole(12, 38))))}${filledLine('Mobile', s.filled(`98${s.dice.digits(8)}`))}</div><table class="tb"><tr><th rowspan="2" style="width:48px"></th><th colspan="4">RIGHT EYE</th><th colspan="4">LEFT EYE</th></tr><tr>${columns}${columns}</tr>${tr('<th>Dist.</th>', ...far(s.right), ...far(s.left))}${tr('<th>Near</th>', ...near(s.right), ...near(s.left))}</table><div class="ln">${filledLine('I.P.D.', `${s.pd()} mm`)}${filledLine('Remarks', s.filled(s.dice.pick(['Constant use', 'Blue cut', 'ARC glass'])))}</div><p class="o">${hasAdd(s) ? tick(false) : ''} ${kind} &nbsp; ☐ Kryptok &nbsp; ☐ ‘D’ Bifocal &nbsp; ${tick(hasAdd(s))} Progressive &nbsp; ${tick(s.dice.chance(0.4))} Photochromatic &nbsp; ☐ CR-39</p><div class="ln b" style="font-size:13px"><span>Total ₹ ${s.filled(String(s.dice.whole(9, 70) * 100))}</span><span>Advance ₹ ${s.filled('500')}</span><span>Delivery ${s.filled(s.dice.pick(['Sat 6 pm', 'Mon eve', 'Thu']))}</span></div><div class="ft"><span>* Goods once sold will not be taken back. &nbsp; * No guarantee of breakage.<br>* Kindly bring this card at the time of next check-up. &nbsp; Sunday Closed</span><span>Optometrist</span></div></div>`;
    },
  },
  {
    name: 'x-sg-clinic-sheet',
    language: 'en',
    width: 780,
    fonts: ['Courier Prime', 'DejaVu Sans Mono'],
    values: { prism: 0, add: 0.5, plus: 0.1 },
    writing: {
      minus: ['-'],
      noCylinder: ['DS', 'SPH', '0.00'],
      plano: ['PLANO', '0.00', 'Plano'],
      axisDigits: 3,
      degree: false,
      addPlus: true,
    },
    css: 'body{padding:34px 40px;font-size:14px;line-height:1.35}pre{font:inherit;margin:0}.h{text-align:center;border-bottom:1px solid #000;padding-bottom:6px;margin-bottom:10px}.fin{border:1.5px solid #000;padding:8px 12px;margin:14px 0}.x{font-size:11px}',
    draw: (s) => {
      const old = (e: DrawnEye): string => {
        const { sph, cyl, axis } = e.elsewhere();
        return `${padded(sph, 9)}${padded(cyl, 9)}${padded(axis, 7)}`;
      };
      const first = (name: string, e: DrawnEye, then: string): string =>
        `${padded(name, 6)}${old(e)}${then}`;
      const last = (name: string, e: DrawnEye): string =>
        `${padded(name, 6)}${padded(e.sph(), 9)}${padded(e.cyl(), 9)}${padded(e.axis(), 7)}${hasAdd(s) ? padded(e.add(), 9) : ''}${s.acuityMetres()}`;
      const pair = (label: string, right: string, left: string): string =>
        `${padded(label, 22)}${padded(right, 16)}${left}`;
      const keratometry = (): string => {
        const flat = s.dice.whole(166, 178) / 4;
        return `${s.number(flat)}/${s.number(flat + s.dice.whole(1, 5) / 4)}`;
      };
      return `<div class="h"><b>${s.dice.pick(['STRAITS EYE CENTRE', 'BUKIT EYE INSTITUTE', 'KALLANG GENERAL HOSPITAL'])}</b><br>Refraction Service, Clinic ${s.dice.pick(['B', 'D', '2A'])} · Tel 6555 ${s.dice.digits(4)}</div><pre>${pair('NAME', s.patient().toUpperCase(), '')}
${pair('NRIC/FIN', `S****${s.dice.digits(3)}${s.dice.pick(['D', 'H', 'J'])}`, `DOB ${bornAt(s, 'day first')}`)}
${pair('VISIT', s.dateAs('05-MAR-2025'), `QUEUE ${s.dice.pick(['R', 'E'])}${s.dice.digits(3)}`)}

                      RE              LE
${pair('UNAIDED VA', s.dice.pick(['6/24', '6/36', '6/60']), s.dice.pick(['6/18', '6/24', '6/60']))}
${pair('PINHOLE', '6/9', s.dice.pick(['6/9', '6/12']))}
${pair('IOP (NCT) mmHg', s.pressure(), s.pressure())}
${pair('K1 / K2', keratometry(), keratometry())}

AUTOREFRACTION (non-cyclo)
${first('RE', s.right, `CONF ${s.dice.whole(7, 9)}`)}
${first('LE', s.left, `CONF ${s.dice.whole(7, 9)}`)}
</pre><div class="fin"><pre><b>SPECTACLE PRESCRIPTION</b>
      SPH      CYL      AXIS   ${hasAdd(s) ? 'ADD      ' : ''}VA
${last('RE', s.right)}
${last('LE', s.left)}
PD    ${s.pd()} mm          BVD 12 mm</pre></div><pre>LENS    ${s.lensType({ single: 'Single vision', multi: 'Progressive' })}
TINT    ${s.dice.pick(['Nil', 'Nil', 'Photochromic'])}
REMARK  ${s.dice.pick(['Adapted well on trial frame', 'Explained change to patient', 'For full time wear'])}

OPTOMETRIST  ${s.doctor()}  (OOB Reg. ${s.dice.pick(['O', 'F'])}${s.dice.digits(4)})
</pre><p class="x" style="margin:14px 0 0">Computer-generated; no signature required. You may fill this prescription at any registered optical outlet. Subsidised charges and MediSave use do not apply to spectacles.</p>`;
    },
  },
  {
    name: 'x-za-order-copy',
    language: 'en',
    width: 840,
    fonts: ['DejaVu Sans Condensed', 'Arimo', 'Carlito'],
    values: { prism: 0.35, add: 0.6, plus: 0.1 },
    writing: { noCylinder: ['', '0.00', 'DS'], plano: ['PL', '0.00', 'Plano'] },
    css: 'body{padding:26px 32px 28px;font-size:12px}.h{display:grid;grid-template-columns:1.3fr 1fr 1fr;border:1.5px solid #333}.h>div{padding:7px 10px;border-right:1px solid #333;line-height:1.4}.h>div:last-child{border:0}.h b.n{font-size:19px}.k{display:grid;grid-template-columns:auto 1fr auto 1fr;border:1.5px solid #333;border-top:0}.k span{padding:3px 8px;border-bottom:1px solid #bbb}.k span:nth-child(odd){background:#efe9dc;font-weight:700;font-size:11px}.t{width:100%;border:1.5px solid #333;border-top:0;table-layout:auto}.t th{background:#333;color:#fff;font-size:10.5px;padding:4px 3px}.t td{border:1px solid #aaa;text-align:center;padding:5px 4px;font-size:13.5px;height:38px}.t td:first-child{font-weight:700;background:#efe9dc;font-size:15px}.c{width:100%;border:1.5px solid #333;border-top:0}.c td{padding:3px 8px;border-bottom:1px solid #ddd}.c td:last-child{text-align:right}.s{display:flex;justify-content:space-between;margin-top:26px;font-size:11px}',
    draw: (s) => {
      const [frame, lenses, test] = [
        s.dice.whole(60, 320) * 10,
        s.dice.whole(90, 480) * 10,
        s.dice.pick([480, 520, 595]),
      ];
      const pairs = (rows: [string, string][]): string =>
        rows.map(([label, text]) => `<span>${label}</span><span>${text}</span>`).join('');
      const heights = String(s.dice.whole(16, 23));
      const blank = s.dice.pick(['65', '70', '75']);
      const eye = (name: string, e: DrawnEye): string =>
        tr(
          name,
          ...e.cells('sph', 'cyl', 'axis', 'amounts'),
          e.bases('letters'),
          e.add(),
          e.pd(),
          hasAdd(s) ? heights : '',
          blank,
        );
      const code = s.values.od.sphere < 0 ? 'H52.1' : 'H52.0';
      const cost = (tariff: string, what: string, amount: number): string =>
        tr(tariff, what, hasAdd(s) ? `${code} / H52.4` : code, `R ${money(amount)}`);
      const [practice, town, area] = s.dice.pick<readonly [string, string, string]>([
        ['Umhlanga Eye Studio', 'Lagoon Mall, Umhlanga 4319', '031'],
        ['Karoo Optometrists', 'Church Street, Graaff-Reinet 6280', '049'],
        ['Rosebank Spectacle Works', 'Oxford Road, Rosebank 2196', '011'],
      ]);
      return `<div class="h"><div><b class="n">${practice}</b><br>${s.doctor()}<br>Shop ${s.dice.whole(3, 88)}, ${town}<br>Tel ${area} 555 ${s.dice.digits(4)}</div><div>Practice no. ${s.dice.digits(7)}<br>HPCSA OP ${s.dice.digits(7)}<br>VAT no. 4${s.dice.digits(9)}</div><div><b>SPECTACLE ORDER</b><br>Patient copy<br>Order ${s.dice.digits(6)}<br>Tray ${s.dice.whole(10, 99)}</div></div><div class="k">${pairs(
        [
          ['Patient', s.patient()],
          ['Exam date', s.dateAs('2025-03-05')],
          ['DOB', bornAt(s, 'year first')],
          ['Dep. code', `0${s.dice.whole(0, 3)}`],
          [
            'Medical aid',
            s.dice.pick(['Discovery Health', 'GEMS Emerald', 'Bonitas Primary', 'Momentum']),
          ],
          ['Member no.', s.dice.digits(9)],
          [
            'Frame',
            s.dice.pick(['Vogue VO5239', 'Ray-Ban RX7047', 'Carrera 8851', 'House range H12']),
          ],
          ['Eye / DBL / side', s.dice.pick(['52 / 17 / 140', '54 / 17 / 145', '50 / 20 / 140'])],
          [
            'Lens',
            `${s.lensType({ single: 'Single vision', multi: 'Multifocal' })}, 1.${s.dice.pick([5, 6])} index`,
          ],
          ['Coating', s.dice.pick(['Hard multicoat', 'Blue filter', 'Multicoat + UV'])],
        ],
      )}</div><table class="t">${heads('', 'SPH', 'CYL', 'AXIS', 'PRISM', 'BASE', 'ADD', 'MONO PD', 'FIT HT', 'BLANK')}${eye('R', s.right)}${eye('L', s.left)}</table><table class="c">${cost('11001', 'Optometric examination', test)}${cost(hasAdd(s) ? '82321' : '81051', 'Spectacle lenses, pair', lenses)}${cost('40501', 'Frame', frame)}${tr('', '<td colspan="2"><b>Total incl. 15% VAT</b></td>', `<b>R ${money(test + lenses + frame)}</b>`)}</table><p style="margin:10px 0 0;font-size:10.5px">Benefits are subject to scheme rules and the two-year optical cycle; the member remains liable for any short payment. Uncollected spectacles are kept for 90 days. E&amp;OE.</p><div class="s"><span>Patient signature ______________________</span><span>Dispensed by ______________________</span><span>Collected ____ / ____</span></div>`;
    },
  },
];
