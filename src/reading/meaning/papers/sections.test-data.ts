/** Papers on which values of several times, devices and pairs stand, each said by its heading. */
export const SECTIONS = `
=== an order with columns of what was worn and what is new
Health Services - Optometry
Eyeglass order form, one pair per 24 months
Name: R. Cole     No. 00-1042
          OLD              NEW
OD    -1.75 sph        -2.25 -0.75 x 175
OS    +1.25 sph        +1.00 -0.50 x 20
Lens: clear plastic, SV.  Frame: 52-20 clear
Reviewed by: Dr. T. Amaro   Date: 1/25/2023
=== old glasses, a device, what was measured, what is prescribed
BRILLE ALT
RA  -2,50 / -0,50 x 170°
LA  +0,75 / -0,25 x 25°
AUTOREF
RA  -2,75 / -0,75 x 171°
LA  +1,25 / -0,50 x 24°
SUBJEKTIV
RA  -2,50 / -0,75 x 174°
LA  +1,00 / -0,75 x 21°
VERORDNUNG
RA  -2,25 / -0,75 x 175°
LA  +1,00 / -0,50 x 20°
=== devices by their short names, old glasses by a shortened word | pd2
== LM AKT. BRILLE ==
       S        C        A
< R >  -2,50    -0,50    170
< L >  +0,75    -0,25    25
======= REF =======
       S        C        A
< R >  -2,75    -0,75    171
< L >  +1,25    -0,50    24
======= KRT =======
       mm       D        A
< R >  R1  8,08    41,75    7
       R2  7,94    42,50    97
==== SUBJEKTIV ====
       S        C        A
< R >  -2,25    -0,75    175
< L >  +1,00    -0,50    20
PD     R 31,5   L 31
=== prescription between stars above a full correction | od.sphere=?
***  PRESCRIPTION  ***
       SPH      CYL      AXS
(R)    -2.25    -0.75    175
(L)    +1.00    -0.50    20
***  FULL CORRECTION  ***
       SPH      CYL      AXS
(R)    -2.50    -0.50    170
(L)    +0.75    -0.25    25
=== columns of a new and an old pair
Your new prescription      Your old glasses
Right eye
Sphere       -2.25               -2.50
Cylinder     -0.75               -0.50
Axis         175                 170
Left eye
Sphere       +1.00               +0.75
Cylinder     -0.50               -0.25
Axis         20                  25
=== until now and new below the heading of each eye | pd
              Rechtes Auge           Linkes Auge
              bisher      neu        bisher      neu
Sphäre        -2,50       -2,25      +0,75       +1,00
Zylinder      -0,50       -0,75      -0,25       -0,50
Achse         170°        175°       25°         20°
Augenabstand (PD): 62,5 mm
=== remarks behind the lines of a card
                 sph      cyl      A      Bemerkung
17.10.2018   R   -2,50    -0,50    170    alte Brille
             L   +0,75    -0,25    25     mitgebracht
11.06.2023   R   -2,25    -0,75    175    neue Brille
             L   +1,00    -0,50    20
=== rows of several days under the heads of both eyes
                            Rechts                   Links
                            Sph     Zyl     Achse    Sph     Zyl     Achse
04.02.2025   verordnet      -2,25   -0,75   175      +1,00   -0,50   20
19.05.2022   Auto-Ref       -2,75   -0,75   171      +1,25   -0,50   24
=== a row that is prescribed below rows of a device
             Rechts                   Links
             Sph     Zyl     Achse    Sph     Zyl     Achse
objektiv     -2,75   -0,75   171      +1,25   -0,50   24
Verordnung   -2,25   -0,75   175      +1,00   -0,50   20
=== glasses prescribed, below glasses that were brought
Present glasses (brought by patient)
Eye   DSph     DCyl     Axis
RE    -2.50    -0.50    170
LE    +0.75    -0.25    25
GLASSES PRESCRIBED
Eye   DSph     DCyl     Axis
RE    -2.25    -0.75    175
LE    +1.00    -0.50    20
=== previous spectacles later in a line
Spectacle prescription
        Sphere   Cyl     Axis
Right   -2.25    -0.75   175
Left    +1.00    -0.50   20
Unaided vision R 6/18 L 6/6. Previous spectacles: R -2.50 / -0.50 x 170, L +0.75 / -0.25 x 25.
=== contact lenses beside glasses, their power called so | pd2
EYEGLASS PRESCRIPTION                           CONTACT LENS PRESCRIPTION
     SPHERE   CYL     AXIS   ADD   PRISM   PD          POWER   BC    DIA
OD   -2.25    -0.75   175                  31.5   OD   -2.00   8.5   14.2
OS   +1.00    -0.50   20                   31     OS   +1.25   8.5   14.2
=== a shop of contact lenses as well | pd
SHREE GANESH OPTICALS
Computerised Eye Testing · Contact Lens · Hearing Aids
         RIGHT EYE                LEFT EYE
         SPH    CYL    AXIS       SPH    CYL    AXIS
D.V.     -2.25  -0.75  175        +1.00  -0.50  20
P.D.     62.5 mm
=== glass prescription is none of glasses worn last
GLASS PRESCRIPTION
            SPH     CYL     AXIS
RIGHT EYE   -2.25   -0.75   175
LEFT EYE    +1.00   -0.50   20
=== a column of additions for a screen beside that for near | add
        Sph     Cyl     Axis   Near add   Inter add   VA
Right   -2.25   -0.75   175    +2.00      +1.00       6/5
Left    +1.00   -0.50   20     +2.00      +1.00       6/6
=== the addition between the lines of both eyes | add
            SPHERE   CYLINDER   AXIS
       OD   -2.25    -0.75      175
DIST
       OS   +1.00    -0.50      20
       OD   +2.00
ADD
       OS   +2.00
PD not measured
=== both names of an eye
R / OD   -2.25  -0.75  x  175°
L / OS   +1.00  -0.50  x  20°
=== what the eye sees behind an axis
R   -2,25 sph   -0,75 cyl   175°  = 0,8
L   +1,00 sph   -0,50 cyl   20°   = 1,0
=== distances of both glasses below one another | pd add
I. Fernbrille
     Sphär.   Cylinder   Achse
R.   -2,25    -0,75      175
L.   +1,00    -0,50      20
Pupillenabstand   62,5 mm
II. Nahbrille
     Sphär.   Cylinder   Achse
R.   -0,25    -0,75      175
L.   +3,00    -0,50      20
Pupillenabstand   60 mm
=== prices below a distance | pd2
        Sph     Cyl     Ach    PD
R       -2,25   -0,75   175    31,5
L       +1,00   -0,50   20     31
1 Fassung   RB 7047            119,00
1 Glas R    Cosmolit           151,00
=== a standard that begins with the letter of cylinders | pd
        Sphere   Cyl     Axis
Right   -2.25    -0.75   175
Left    +1.00    -0.50   20
PD 62.5
Special instructions: ANSI Z 80.1 tolerances
=== a sphere of nothing with both signs | od.sphere=?
R   ±0      -0,75 / 175°
L   +1,00   -0,50 / 20°
=== glasses beside contact lenses to choose from, and how far off the lenses are
Sehhilfenverordnung
Name, Vorname              Brillengläser   Kontaktlinsen
     Sphäre   Zylinder   Achse   Prisma   Basis
R    -2,25    -0,75      175
L    +1,00    -0,50      20
Hornhautscheitelabstand   Visus c.c. R   Visus c.c. L
12 mm                     1,0            1,0
=== superseded values below the current ones
Current - issued 8 August 2024
Eye     SPH      CYL      AXIS
Right   -2.25    -0.75    175
Left    +1.00    -0.50    20
Superseded
Eye     SPH      CYL      AXIS
Right   -2.50    -0.50    153
Left    +0.75    -0.25    83
=== drops for the record, and what is to be filled
Cycloplegic retinoscopy (Cyclogyl 1%), for the record only
     Sph      Cyl      Axis    VA
RE   -3.25    -0.25    94      20/40
LE   +0.75    -1.00    18      20/15
Prescription to be filled
             Sphere   Cylinder   Axis
Right (OD)   -2.25    -0.75      175
Left (OS)    +1.00    -0.50      20
=== the power of the glasses that are worn, in short
PGP (present glass power)
Eye   Sph      Cyl      Axis
RE    -3.50    -0.25    94
LE    +0.75    -0.50    14
GLASS PRESCRIPTION (accepted, subjective)
Eye   Sph      Cyl      Axis
RE    -2.25    -0.75    175
LE    +1.00    -0.50    20
=== a list of days, the line of old glasses by its short name
                   Rechts                    Links
Datum        Art         Sph      Zyl     A       Sph      Zyl     A
17.03.2023   BR          -2,25    -0,75   175     +1,00    -0,50   20
26.04.2018   BR alt      -2,50    -0,25   133     +0,50    -0,25   88
=== old powers whose eyes are glued to them | pd2
        SPH      CYL      AXIS   PD
R       -2.25    -0.75    175    31.5
L       +1.00    -0.50    20     31
OldR    -0.25    -2.25    179
OldL    -0.25    -1.75    168
=== a sentence that asks for glasses, below what drops gave | pd
Cycloplegic retinoscopy:  R +4.25 / -0.25 x 88
                          L +3.75 / -0.50 x 160
I do not prescribe the full result. Please have glasses made to the following:
SPECTACLES, full time wear
Right   -2.25 / -0.75 x 175
Left    +1.00 / -0.50 x 20
PD 62.5 mm
=== a German sentence that asks for glasses, below what was worn
Getragene Brille
R   -2,75 / -0,25 / 94
L   +0,75 / -0,50 / 14
Bitte fertigen Sie folgende Brille an:
R   -2,25 / -0,75 / 175
L   +1,00 / -0,50 / 20
=== an old one of an account below the one in use
                SPH       CYL     AXIS
Right (OD)      -2.25     -0.75   175
Left (OS)       +1.00     -0.50   20
Old one from 2020          Out of date
                SPH       CYL     AXIS
Right (OD)      -9.75     -1.00   154
Left (OS)       -8.00     -0.25   94
=== a list of days whose lines end with what is old
Optik Sonntag, Kundenkarte
              Rechts                     Links
Datum         Sph      Zyl      Achse    Sph      Zyl      Achse
26.02.2015    -4,25    -1,00    64       -3,50    -0,75    59       alte Brille
26.05.2018    -4,50    -1,00    58       -4,50    -0,75    61       alte Brille (Zweitbrille)
20.03.2024    -2,25    -0,75    175      +1,00    -0,50    20       eigene Messung
=== lenses with a stroke below both eyes, behind what they are | os.cylinder=- os.axis=-
                      Rechtes Auge               Linkes Auge
Neue Korrektion       -2,25 / -0,75 × 175        +1,00 sph
=== stages of a test below both eyes, named with a word more
                       RIGHT                     LEFT
Present specs (old)    +0.25 / -0.75 x 51        +1.00 / -0.25 x 88
Retinoscopy            -0.75 / -0.75 x 49        +0.25 / -0.25 x 94
RX GIVEN TODAY         -2.25 / -0.75 x 175       +1.00 / -0.50 x 20
=== what is prescribed, with a prism in brackets, below what there was before | od.prismHor=2.00 od.baseHor=In os.prismHor=2.50 os.baseHor=In
Bisher keine Brille
Verordnete Brille (prismatischer Ausgleich)
        Sphäre    Zylinder    Achse    Prisma    Basis
R       -2,25     -0,75       175      2,00      innen
L       +1,00     -0,50       20       2,50      innen
=== what a device measured, in a part with a letter, and the prescription in another one
EYE CLINIC NOTE
B.AUTOREFRACTION (not prescribed)
OD : +2.75 +1.25 x 104
OS : +3.25 +0.75 x 70
E.SPECTACLE PRESCRIPTION
OD : -2.25 -0.75 x 175
OS : +1.00 -0.50 x 20
=== what a device with a misread name measured, and was not prescribed
EYE CLINIC NOTE
BAUTOREFRCTON (not prescribed)
OD : +2.75 +1.25 x 104
OS : +3.25 +0.75 x 70
E.SPECTACLE PRESCRIPTION
OD : -2.25 -0.75 x 175
OS : +1.00 -0.50 x 20
=== a prism that is not prescribed, below the lenses | pd
GLASSES PRESCRIPTION
        Sphere  Cyl    Axis
OD      -2.25   -0.75  175
OS      +1.00   -0.50  20
Prism not prescribed
PD 62.5
=== the name of an eye parted by the end of a line, and glued to the words before it
Sehr geehrte Frau Sonntag, wir haben Ihre Werte herausgesucht. Fürdasrechte Auge
sphärisch -2,25, Zylinder -0,75 in Achse 175°, wie immer, und sonst nichts. Für das linke
Auge sphärisch +1,00, Zylinder -0,50 in Achse 20°.
=== drops that were declined above the table | pd
Retina and Eye Group          Patient: Whitfield
Dilation declined by patient
     Sphere   Cyl     Axis
OD   -2.25    -0.75   175
OS   +1.00    -0.50   20
PD 62.5
=== glasses of one's own in the middle of a line, below a device in brackets
Visus mit eigener Brille: RA 0,8, LA 0,6. Eigene Brille (Scheitelbrechwertmesser): RA -2,00 / -0,50 / 170, LA +0,75 / -0,25 / 15.
Brillenverordnung
RA -2,25 / -0,75 / 175
LA +1,00 / -0,50 / 20
`;
