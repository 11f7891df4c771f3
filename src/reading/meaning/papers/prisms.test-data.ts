/** Papers with prisms and their bases. */
export const PRISMS = `
=== prism inline | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=Out
OD -2.25 -0.75 x 175  1.5 BI
OS +1.00 -0.50 x 20   2.0 BO
=== prism triangle | od.prismHor=1.50 od.baseHor=In os.prismVer=2.00 os.baseVer=Up
OD -2.25 -0.75 x 175  1.5Δ BI
OS +1.00 -0.50 x 20   2.0Δ BU
=== prism degrees | od.prismHor=1.50 od.baseHor=In os.prismVer=2.00 os.baseVer=Up
R   -2,25   -0,75   175   Pr 1,50 Bas 0°
L   +1,00   -0,50   20    Pr 2,00 Bas 90°
=== prism columns two | od.prismHor=1.50 od.baseHor=In od.prismVer=0.50 od.baseVer=Up
     SPH      CYL      AXIS   H PRISM   BASE   V PRISM   BASE
OD   -2.25    -0.75    175    1.50      In     0.50      Up
OS   +1.00    -0.50    20
=== prism combined cell | od.prismHor=1.50 od.baseHor=In od.prismVer=0.50 od.baseVer=Up
     SPH      CYL      AXIS   PRISM
OD   -2.25    -0.75    175    1.50 BI / 0.50 BU
OS   +1.00    -0.50    20
=== prism text line | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism: OD 1.50 base in, OS 2.00 base in
=== base first | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=Out
     SPH      CYL      AXIS   BASE    PRISM
OD   -2.25    -0.75    175    In      1.50
OS   +1.00    -0.50    20     Out     2.00
=== prism words | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
OD -2.25 -0.75 x 175 Prism 1.50 base in
OS +1.00 -0.50 x 20 Prism 2.00 base in
=== prism first letters | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
      SPH      CYL      AXIS   PRISM
OD    -2.25    -0.75    175    BI 1.50
OS    +1.00    -0.50    20     BI 2.00
=== prism two lines below | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
Prism OD  1.50 BI
Prism OS  2.00 BI
=== prism row for both | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
      OD          OS
SPH   -2.25       +1.00
CYL   -0.75       -0.50
AXIS  175         20
PRISM 1.50 BI     2.00 BI
=== prism H V columns | od.prismHor=1.50 od.baseHor=In os.prismVer=2.00 os.baseVer=Up
      SPH      CYL      AXIS   H-Prism   V-Prism
OD    -2.25    -0.75    175    1.50 BI
OS    +1.00    -0.50    20               2.00 BU
=== prism German degrees column | od.prismHor=1.50 od.baseHor=In os.prismVer=2.00 os.baseVer=Down
      Sph      Zyl      Achse   Prisma   Basis
R     -2,25    -0,75    175°    1,50     0
L     +1,00    -0,50    20°     2,00     270
=== two prisms of an eye in one line | od.prismHor=1.50 od.baseHor=In od.prismVer=1.50 od.baseVer=Up
Right Eye
SPH: -2.25 | CYL: -0.75 | Axis: 175
Prism: 1.50 In, 1.50 Up
Left Eye
SPH: +1.00 | CYL: -0.50 | Axis: 20
=== prisms by their unit and the word for base | od.prismVer=2.00 od.baseVer=Up
R   -2,25 = -0,75 / 175°   2,00 pdpt Basis 90°
L   +1,00 = -0,50 / 20°
=== prisms that are counted | od.prismHor=1.75 od.baseHor=In os.prismHor=2.75 os.baseHor=In
            OD         OS
SPHERE      -2.25      +1.00
CYLINDER    -0.75      -0.50
AXIS        175        20
PRISM 1     1.75 BI    2.75 BI
PRISM 2
=== prism and degrees in one column | od.prismVer=1.50 od.baseVer=Down os.prismVer=2.00 os.baseVer=Up
     Sph      Zyl      Achse   Prisma @ Basis
R    -2,25    -0,75    175     1,50 @ 270°
L    +1,00    -0,50    20      2,00 @ 90°
=== two prisms whose first base was misread, and in within a sentence | od.prismHor=? od.prismVer=2.00 od.baseVer=Up os.prismHor=2.50 os.baseHor=In os.prismVer=2.75 os.baseVer=Down
OD - RIGHT EYE           OS - LEFT EYE
Sphere:    -2.25         Sphere:    +1.00
Cylinder:  -0.75         Cylinder:  -0.50
Axis:      175           Axis:      20
Prism:     1.50 B !      Prism:     2.50 BI
           2.00 BU                  2.75 BD
Patch right eye 2 hours daily. Return visit in 4 months.
=== prisms whose unit looks like a distance | od.prismHor=2.75 od.baseHor=In os.prismHor=3.25 os.baseHor=In
Eye   Sphere   Cyl     Axis
OD    -2.25    -0.75   175
OS    +1.00    -0.50   20
Eye   Horizontal (pd)   Base   Vertical (pd)   Base
OD    2.75              In
OS    3.25              In
=== the head of bases in one letter | od.prismHor=3.00 od.baseHor=In os.prismHor=3.50 os.baseHor=In
     sph      cyl     A     Pr     B      Add
R    -2,25    -0,75   175   3,00   0°
L    +1,00    -0,50   20    3,50   180°
=== a prism of nothing beside another one | od.prismVer=2.25 od.baseVer=Up os.prismVer=2.50 os.baseVer=Down
       Sphere   Cylinder   Axis
O.D.   -2.25    -0.75      175
O.S.   +1.00    -0.50      20
       Horizontal   Base   Vertical   Base
O.D.   0            -      2.25       Up
O.S.   0            -      2.50       Down
=== the first of two prisms is called by no head | od.prismHor=1.25 od.baseHor=Out od.prismVer=1.50 od.baseVer=Down os.prismHor=1.75 os.baseHor=Out os.prismVer=2.00 os.baseVer=Up
      Sph      Cyl      Axis   Prism
OD   -2.25    -0.75    175    Pns 1.25 BO 1.50 BD   20/20
OS   +1.00    -0.50    20     Pns 1.75 BO 2.00 BU   20/25
=== two prisms in a letter, below a sentence | od.prismHor=1.50 od.baseHor=Out od.prismVer=1.00 od.baseVer=Up os.prismHor=1.50 os.baseHor=Out os.prismVer=1.25 os.baseVer=Down
Augenklinik am See
Nach Abgleich empfehlen wir für die neue Brille folgende Verordnung:
R: -2,25 / -0,75 / 175, Prisma 1,50 Basis außen und 1,00 Basis oben (Visus 0,8).
L: +1,00 / -0,50 / 20, Prisma 1,50 Basis außen und 1,25 Basis unten (Visus 1,0).
=== two prisms in a letter, parted by the end of a line | add pd=63 od.prismHor=1.50 od.baseHor=Out od.prismVer=1.00 od.baseVer=Up os.prismHor=1.50 os.baseHor=Out os.prismVer=1.25 os.baseVer=Down
Augenklinik am See
Nach Abgleich empfehlen wir für die neue Brille folgende Verordnung:
R: -2,25 / -0,75 / 175, Prisma 1,50 Basis außen und 1,00 Basis oben (Visus 0,8). L: +1,00 / -0,50 / 20, Prisma 1,50 Basis
außen und 1,25 Basis unten (Visus 1,0), Addition beidseits +2,00 dpt. Die Pupillendistanz beträgt 63 mm, Kontrolle bitte.
=== two prisms in a letter, the name of the first eye misread | add od.prismHor=1.50 od.baseHor=Out od.prismVer=1.00 od.baseVer=Up os.prismHor=1.50 os.baseHor=Out os.prismVer=? os.baseVer=?
Augenklinik am See
Sehr geehrte Frau Kollegin, nach Abgleich empfehlen wir für die neue Brille folgende Verordnung: Ri
-2,25 / -0,75 / 175, Prisma 1,50 Basis außen und 1,00 Basis oben (Visus 0,8). L: +1,00 / -0,50 / 20, Prisma 1,50 Basis
außen und 1,25 Basis unten (Visus 1,0), Addition beidseits +2,00 dpt. Kontrolle bitte in drei Monaten bei uns.
=== a prism behind a lens that has no cylinder | os.sphere=- os.cylinder=- os.axis=- od.prismHor=2.25 od.baseHor=In os.prismHor=2.75 os.baseHor=In
Right eye (OD): Sphere -2.25, Cylinder -0.75, Axis 175, Prism 2.25 In
Left eye (OS): Sphere plano (no cylinder), Prism 2.75 In
=== a prism that is denied behind a lens that has no cylinder | os.sphere=- os.cylinder=- os.axis=- od.prismHor=2.25 od.baseHor=In
Right eye (OD): Sphere -2.25, Cylinder -0.75, Axis 175, Prism 2.25 In
Left eye (OS): plano, no cylinder, no prism 2.75 In
=== a plus between two prisms with bases in degrees | od.prismHor=1.75 od.baseHor=Out od.prismVer=? od.baseVer=? os.prismHor=2.75 os.baseHor=Out os.prismVer=? os.baseVer=?
R  -2,25  -0,75  175  Prisma 1,75 Basis 180° + 1,50 Basis 270°
L  +1,00  -0,50   20  Prisma 2,75 Basis 0° + 1,75 Basis 90°
=== a cylinder and a prism that are denied at once | os.sphere=- os.cylinder=- os.axis=- od.prismHor=2.25 od.baseHor=In
Right eye (OD): Sphere -2.25, Cylinder -0.75, Axis 175, Prism 2.25 In
Left eye (OS): Sphere plano, no cylinder or prism (2.75 In last year)
=== a second prism in a column of its own | od.prismHor=3.00 od.baseHor=Out od.prismVer=2.00 od.baseVer=Down os.prismHor=3.00 os.baseHor=Out os.prismVer=2.00 os.baseVer=Up
Spectacle Rx w/ ground-in prism:
OD   -2.25 -0.75 x 175   3Δ base out   2Δ base down
OS   +1.00 -0.50 x 020   3Δ base out   2Δ base up
=== a second prism whose base is B. oben | od.prismHor=4.00 od.baseHor=In od.prismVer=1.00 od.baseVer=Up os.prismHor=4.00 os.baseHor=In os.prismVer=1.00 os.baseVer=Down
  Re    sph -2,25   cyl -0,75 / 175°    Prisma  4,0 cm/m B. innen    1,0 cm/m B. oben
  Li    sph +1,00   cyl -0,50 / 20°     Prisma  4,0 cm/m B. innen    1,0 cm/m B. unten
=== prism dioptres behind their amounts in a letter | od.prismHor=1.50 od.baseHor=In od.prismVer=1.25 od.baseVer=Up os.prismHor=2.00 os.baseHor=In os.prismVer=1.50 os.baseVer=Down
Unaided vision was 6/6 on the right and 6/9 on the left.
I have prescribed new spectacles as follows:
Right eye: -2.25 / -0.75 x 175 with 1.50 prism dioptres base In and 1.25 prism dioptres base Up
Left eye: +1.00 / -0.50 x 20 with 2.00 prism diopters base In and 1.50 prism diopters base Down
=== short names of bases on a page in German that explains them | add pd od.prismVer=3.00 od.baseVer=Down os.prismVer=3.25 os.baseVer=Up
Deine Sehwerte zur Bestellung
Rechtes Auge (R / OD)              Linkes Auge (L / OS)
Sphäre (SPH)           -2,25       Sphäre (SPH)           +1,00
Zylinder (CYL)         -0,75       Zylinder (CYL)         -0,50
Achse (A)              175         Achse (A)              20
Addition (ADD)         +2,00       Addition (ADD)         +2,00
Prisma vertikal        3,00        Prisma vertikal        3,25
Basis vertikal         BD          Basis vertikal         BU
Pupillendistanz (PD)   62,5 mm
BI = Basis innen (in), BO = Basis außen (out), BU = Basis oben (up), BD = Basis unten (down)
=== a prism that must not be omitted | od.prismHor=2.50 od.baseHor=Out os.prismHor=3.50 os.baseHor=Out
      Sphere   Cyl     Axis   Prism   Base
OD    -2.25    -0.75   175    2.50    Out
OS    +1.00    -0.50   020    3.50    Out
Prism is to be ground in and must not be omitted or decentered out.
=== a frame of acetate in the order of an American lab | od.prismVer=0.50 od.baseVer=Down os.prismVer=0.75 os.baseVer=Up
      SPH      CYL      AXIS
R     -2.25    -0.75    175
L     +1.00    -0.50    020
PRISM R 0.50 BD
PRISM L 0.75 BU
FRAME TO COME ZYL MODEL 3823
`;
