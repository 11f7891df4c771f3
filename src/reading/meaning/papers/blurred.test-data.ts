/** Papers as blurred pictures spoil them: letters misread, glued or not seen at all. */
export const BLURRED = `
=== eyes glued to their fields in capitals | add
RSPH    -2.25
RCYL    -0.75
RAXIS   175
RADD    +2.00
LSPH    +1.00
LCYL    -0.50
LAXIS   20
LADD    +2.00
=== the name of one eye misread in a statement of benefits
Leistungsabrechnung Zusatzversicherung
Versicherte: Frau Ilse Brandt
Grundlage: ärztlich verordnete Brille
  Dpt. B sph -2,25 / zyl -0,75 / Achse 175
  Dpt. L sph +1,00 / zyl -0,50 / Achse 20
Erstattung: 300,00 EUR, alle 24 Monate
=== the second of two blocks without its eye | add
RSPH -2,25  ZYL -0,75  ACHSE 175
 ADD +2,00
SPH +1,00  ZYL -0,50  ACHSE 20
 ADD +2,00
=== the first of two blocks without its eye | add
                  Sphere   Cylinder   Axis
Distance          -2.25    -0.75      175
Inter add         +1.00
Near add          +2.00
LEFT Distance     +1.00    -0.50      20
LEFT Inter add    +1.00
LEFT Near add     +2.00
=== an eye glued to what is no power | os.sphere=-
R    -2.25 / -0.75 x 175
LPL  / -0.50 x 20
=== a currency sign that looks like the heading of a sphere
            Sphere   Cylinder   Axis
Right eye   -2.25    -0.75      175
Left eye    +1.00    -0.50      20
Looks right? Step 3 of 4   Subtotal s 44.00
=== an axis whose degree sign was lost behind its stroke
        RECHTS              LINKS
S       -2,25               +1,00
Z       -0,75 / 175         -0,50 / 020°
=== values in brackets that lost their signs
        Sphere             Cylinder           Axis
Right   -2.25 (1.75)       -0.75 (1.25)       175 (170)
Left    +1.00 (0.75)       -0.50 (-0.75)      20 (24)
=== numbers of columns between their heads
L.   DATE   3. CLINIC
7 EYE   SPHERE   CYLINDER   7. AXIS   6   LPRISM   BASE   ADD
RIGHT   -2.25    -0.75      175
LEFT    +1.00    -0.50      20
=== what a practice wrote before, its colon lost
Thank you for your message. Please find below what you asked us for two days ago, in a hurry:
Right: -2.25 cyl -0.75 axis 175
Left: +1.00 cyl -0.50 axis 20
> On 2 Feb 2019 the practice wrote
RhL +0.25 cyl -0.25 axis 83
Left -0.50 cyl -0.75 axis 28
=== units beside heads of columns
Auge     Spare (dpt)   Zylinder (dpt)   Achse (°)
rechts         -2,25            -0,75        175
links          +1,00            -0,50         20
=== labels below, one for both eyes | add pd
O.D.   -2.25       -0.75         175
       Spherical   Cylindrical   Axis

O.S.   +1.00       -0.50         20
       Spherical   Cylindrical   LXES

       +2.00              62.5
       Add, both eyes     Distance P.D.     Seg. height
=== an eye before the point of a line of a bill
Einstärkenglas rechs, Kunststoff 1,6
Sphäre -2,25, Zylinder -0,75, Achse 175°
Einstärkenglas links.Kunststoff 1,6
Sphäre +1,00, Zylinder -0,50, Achse 20°
=== a speck between an eye and its formula
Right  t  -2.25 / -0.75 x 175
Left   +1.00 / -0.50 x 20
=== a number of a field that looks like a letter
8 Sphäre rechts       -2,25      Sphäre links      +1,00
gZylinderrechts       -0,75      11 Zylinder links      -0,50
Achse rechts          175        Achse links       20
=== distances of each eye that are not the sum of both | od.pd=? os.pd=? pd=?
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD R 31.5 L 31
PD 66.5
=== an acuity glued to its eye
        Sph      Cyl      Axis
R       -2.25    -0.75    175
L       +1.00    -0.50    20
VA      R 20/60      L20/15
=== the base of one of two prisms misread | od.prismHor=4.00 od.baseHor=Out od.prismVer=2.50 od.baseVer=Down
R: sph -2,25 cyl -0,75 A 175° Prisma 4,00 aufen, 2,50 unten
L: sph +1,00 cyl -0,50 A 20°
=== a base that is not known is not that of the next prism | od.prismHor=? od.prismVer=2.50 od.baseVer=Down
R: sph -2,25 cyl -0,75 A 175° Prisma 4,00 aulzn, 2,50 unten
L: sph +1,00 cyl -0,50 A 20°
=== a 1 for the first letter of an eye | pd2
Right   Sph -2.25   Cyl -0.75   Axis 175
Left    Sph +1.00   Cyl -0.50   Axis 20
PD right 31.5, 1eft 31
=== an acuity whose label was misread, below the head of cylinders
        sph      cyl      Achse
R :     -2,25    -0,75    175
L :     +1,00    -0,50    20
Vlss ccR   0,8   L   1,0
=== the range of an addition in brackets | add
               Sphäre   Zylinder   Achse   Addition ( Nähe )
Rechtes Auge   -2,25    -0,75      175           +2,00
Linkes Auge    +1,00    -0,50      20            +2,00
=== one of two headings of columns lost, a lens without a cylinder below the other | os.cylinder=- os.axis=-
                        Links
Sphäre      -2,25       +1,00
Zylinder    -0,75
Achse       175
=== headings at the left edge of columns whose values stand at the right, one lens without a cylinder | os.cylinder=- os.axis=-
          R                   L
Sphäre              -2,25               +1,00
Zylinder            -0,75
Achse                 175
=== the same, with fields in two languages | os.cylinder=- os.axis=-
                      R                   L
Sphäre / Sphère                 -2,25               +1,00
Zylinder / Cylindre             -0,75
Achse / Axe                       175
=== the letter of an eye in brackets, misread, below heads that are
               Sohon   Zylier (CYU)   Acne (AXE)
Rechts ( R )   -2,25   -0,75          175
Links ( E )    +1,00   -0,50          20
=== an eye glued to the label of both additions | add
RE   -2.25   -0.75   175
LE   +1.00   -0.50   20
Near additionRE +2.00   LE +2.00
=== the name of an eye with a letter too many
               Sphare   Zylinder   Achse
Rechtes Auge   -2,25    -0,75      175
Linikes Auge   +1,00    -0,50      20
=== für without its umlaut | add
               Sphare   Zylinder   Achse
Rechtes Auge   -2,25    -0,75      175
Linkes Auge    +1,00    -0,50      20
Addition fir beide Augen: +2,00 dpt
=== a word glued to the label of the distance | pd
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Full time wear   Strap   PatchPD 62.5
=== glasses given today, below what drops gave
Cycloplegic retinoscopy - exam finding
     Sph     Cyl     Axis
OD   -1.75   -0.50   170
OS   +1.50   -0.25   25
GLASSES RXGIVEN TODAY
     Sph     Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== a former prescription whose heading is misread, below the current one
CURRENTPRESCRIPTION   2024-03-26
       Sphere    Cyl      Axis
OD     -2.25     -0.75    175
OS     +1.00     -0.50    20
PREVIOUS PRESCRIPHON
       Sphere    Cyl      Axis
OD     -2.00     -0.50    170
OS     +0.75     -0.25    15
`;
