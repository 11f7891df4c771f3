/**
 * Papers as practices lay them out, a line a row, each under `=== what is special | what it says`.
 * All say -2.25 -0.75 x 175 for the right eye and +1.00 -0.50 x 20 for the left one, unless told
 * otherwise: `add` is +2.00 for both, `pd2` 31.5 and 31, `pd` 62.5, `name=value` another value,
 * `name=?` one that is asked, `name=-` one that is not there.
 */
export const PAPERS = `
=== plain
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
=== headless table usual order | od.add=? os.add=?
OD   -2.25    -0.75    175    +2.00
OS   +1.00    -0.50    20     +2.00
ADD  +2.00
=== headless with ADD lines | add pd
RIGHT   -2.25    -0.75    175    ADD  +2.00
LEFT    +1.00    -0.50    20     ADD  +2.00
PD 62.5
=== head only on first table | add
DISTANCE   SPH      CYL      AXIS
OD         -2.25    -0.75    175
OS         +1.00    -0.50    20
NEAR
OD         ADD +2.00
OS         ADD +2.00
=== two tables heads only first with near full
Ferne
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Nähe
R    -0,25    -0,75    175
L    +3,00    -0,50    20
=== heads in two rows | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
     Sphere   Cylinder   Axis    Prism
     (D)      (D)        (deg)   (pd)    Base
OD   -2.25    -0.75      175     1.50    In
OS   +1.00    -0.50      20      2.00    In
=== heads in two rows split words | add
     Sphere    Cylinder   Axis    Near
     Power     Power              Add
OD   -2.25     -0.75      175     +2.00
OS   +1.00     -0.50      20      +2.00
=== values below eye name
Right Eye
-2.25   -0.75   175
Left Eye
+1.00   -0.50   20
=== values below eye name with heads
             Sphere    Cylinder    Axis
Right Eye
             -2.25     -0.75       175
Left Eye
             +1.00     -0.50       20
=== axis joined x
OD  -2.25  -0.75x175
OS  +1.00  -0.50x20
=== axis joined slash
R  -2,25 -0,75/175°
L  +1,00 -0,50/20°
=== axis at
OD  -2.25 -0.75 @ 175
OS  +1.00 -0.50 @ 20
=== axis A
R  sph -2,25  cyl -0,75  A 175°
L  sph +1,00  cyl -0,50  A 20°
=== tabo
R  sph -2,25  cyl -0,75  TABO 175°
L  sph +1,00  cyl -0,50  TABO 20°
=== German short S C A | add
R   S -2,25   C -0,75   A 175   Add 2,00
L   S +1,00   C -0,50   A 20    Add 2,00
=== German S Z A
R:  S: -2,25   Z: -0,75   A: 175
L:  S: +1,00   Z: -0,50   A: 20
=== VA columns
     SPH      CYL      AXIS   VA
OD   -2.25    -0.75    175    20/20
OS   +1.00    -0.50    20     20/25
=== VA columns metric
     SPH      CYL      AXIS   VA
OD   -2.25    -0.75    175    6/6
OS   +1.00    -0.50    20     6/9
=== VA decimal German
     Sph      Zyl      Achse   Visus cc
R    -2,25    -0,75    175     1,0
L    +1,00    -0,50    20      0,8
=== VA decimal German p
     Sph      Zyl      Achse   V
R    -2,25    -0,75    175     1,0p
L    +1,00    -0,50    20      0,8
=== VA inline
OD: -2.25 -0.75 x 175   20/20
OS: +1.00 -0.50 x 020   20/25-2
=== VA J | add
OD: -2.25 -0.75 x 175   20/20   Add +2.00 J1+
OS: +1.00 -0.50 x 020   20/25   Add +2.00 J1
=== contact lens beside
     SPH      CYL      AXIS          BC     DIA    PWR
OD   -2.25    -0.75    175           8.4    14.0   -2.00
OS   +1.00    -0.50    20            8.4    14.0   +1.25
=== contact beside under headings
Glasses                              Contact Lenses
     SPH      CYL      AXIS          SPH     BC     DIA
OD   -2.25    -0.75    175    OD     -2.00   8.4    14.0
OS   +1.00    -0.50    20     OS     +1.25   8.4    14.0
=== old beside new
Previous Rx                          New Rx
     SPH      CYL      AXIS          SPH      CYL      AXIS
OD   -2.00    -0.75    170    OD     -2.25    -0.75    175
OS   +0.75    -0.50    25     OS     +1.00    -0.50    20
=== AR beside final
     Autorefraction                  Final Rx
     SPH      CYL      AXIS          SPH      CYL      AXIS
OD   -2.00    -0.75    170           -2.25    -0.75    175
OS   +0.75    -0.50    25            +1.00    -0.50    20
=== exam three tables
Lensometry (current glasses)
     SPH      CYL      AXIS
OD   -2.00    -0.75    170
OS   +0.75    -0.50    25
Autorefraction
OD   -2.50    -0.75    165
OS   +1.25    -0.50    15
Keratometry
OD   43.25 @ 175   44.00 @ 85
OS   43.50 @ 5     44.25 @ 95
Final Rx
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
IOP  OD 15  OS 16
=== exam lines
Wearing:  OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
AR:       OD -2.50 -0.75 x 165   OS +1.25 -0.50 x 15
K's:      OD 43.25/44.00 x 85    OS 43.50/44.25 x 95
Final:    OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== transposed | add pd2
          OD        OS
SPH       -2.25     +1.00
CYL       -0.75     -0.50
AXIS      175       20
ADD       +2.00     +2.00
PD        31.5      31
=== transposed with left first
           Left      Right
Sphere     +1.00     -2.25
Cylinder   -0.50     -0.75
Axis       20        175
=== transposed far and near, 4 columns
            Distance              Near
            Right     Left        Right     Left
Sphere      -2.25     +1.00       -0.25     +3.00
Cylinder    -0.75     -0.50       -0.75     -0.50
Axis        175       20          175       20
=== key value | add pd
OD Sphere: -2.25
OD Cylinder: -0.75
OD Axis: 175
OD Add: +2.00
OS Sphere: +1.00
OS Cylinder: -0.50
OS Axis: 20
OS Add: +2.00
PD: 62.5
=== key value label first
Sphere (right): -2.25
Cylinder (right): -0.75
Axis (right): 175
Sphere (left): +1.00
Cylinder (left): -0.50
Axis (left): 20
=== key value label R
Sph. R  -2,25
Sph. L  +1,00
Zyl. R  -0,75
Zyl. L  -0,50
Achse R  175
Achse L  20
=== label above in boxes | add
RIGHT EYE
SPHERE       CYLINDER     AXIS         ADD
-2.25        -0.75        175          +2.00
LEFT EYE
SPHERE       CYLINDER     AXIS         ADD
+1.00        -0.50        20           +2.00
=== grid of boxes label left | add
R   SPH  -2.25   CYL  -0.75   AXIS  175   ADD  +2.00
L   SPH  +1.00   CYL  -0.50   AXIS  20    ADD  +2.00
=== grid of boxes two lines per eye | add
Right   SPH  -2.25   CYL  -0.75
        AXIS 175     ADD  +2.00
Left    SPH  +1.00   CYL  -0.50
        AXIS 20      ADD  +2.00
=== R spanning stacked labels
         Sphere     -2.25
Right    Cylinder   -0.75
         Axis       175
         Sphere     +1.00
Left     Cylinder   -0.50
         Axis       20
=== R spanning four | add
         Sphere     -2.25
         Cylinder   -0.75
Right
         Axis       175
         Add        +2.00
         Sphere     +1.00
         Cylinder   -0.50
Left
         Axis       20
         Add        +2.00
=== beside blocks
Right eye                    Left eye
Sphere      -2.25            Sphere      +1.00
Cylinder    -0.75            Cylinder    -0.50
Axis        175              Axis        20
=== beside blocks with colons joined | pd2
RIGHT (OD)                   LEFT (OS)
Sph: -2.25                   Sph: +1.00
Cyl: -0.75                   Cyl: -0.50
Axis: 175                    Axis: 20
PD: 31.5                     PD: 31
=== near rows adds | add
             SPH      CYL      AXIS
D.V.  R      -2.25    -0.75    175
      L      +1.00    -0.50    20
N.V.  R      +2.00
      L      +2.00
=== near row Add label | add
                 SPH      CYL      AXIS
Distance   OD    -2.25    -0.75    175
           OS    +1.00    -0.50    20
Near Add   OD    +2.00
           OS    +2.00
=== OU add | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Add OU +2.00
=== add both | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Near addition (both eyes): +2.00 D
=== ADD R L line | add pd
R  -2,25  -0,75  175
L  +1,00  -0,50  20
Addition R 2,00 / L 2,00
PD 62,5 mm
=== Add slash | add
R  -2,25  -0,75  175
L  +1,00  -0,50  20
Add. 2,00 / 2,00
=== prism inline | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=Out
OD -2.25 -0.75 x 175  1.5 BI
OS +1.00 -0.50 x 20   2.0 BO
=== prism triangle | od.prismHor=1.50 od.baseHor=In os.prismVer=2.00 os.baseVer=Up
OD -2.25 -0.75 x 175  1.5Δ BI
OS +1.00 -0.50 x 20   2.0Δ BU
=== prism pd unit base in | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
R   -2,25   -0,75   175   Prisma 1,50 cm/m Basis innen
L   +1,00   -0,50   20    Prisma 2,00 cm/m Basis innen
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
=== pd forms 1 | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD (R/L): 31.5/31.0 mm
=== pd forms 2 | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Distance PD: 62.5  Near PD: 59.5
=== pd forms 3 | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5/59.5
=== pd forms 4 | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD OD: 31.5   PD OS: 31
=== pd forms 5 | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Mono PD   R 31.5 mm   L 31 mm
=== pd forms 6 | pd2 pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5 (R 31.5 / L 31.0)
=== pd forms 7 | pd2 pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD: 62.5 mm  (31.5 + 31.0)
=== pd forms 8 | pd2
R -2,25 -0,75 175°
L +1,00 -0,50 20°
Pupillendistanz: rechts 31,5 mm, links 31,0 mm
=== pd forms 9 | pd2
     Sph      Zyl      Achse   PD Ferne   PD Nähe
R    -2,25    -0,75    175     31,5       30
L    +1,00    -0,50    20      31         29,5
=== pd forms 10 | pd
     Sph      Zyl      Achse   PD
R    -2,25    -0,75    175     62,5
L    +1,00    -0,50    20
=== pd label above | pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD Ferne    PD Nähe    HSA
62,5        59,5       12
=== pd label above far near eyes | pd2 pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
        PD
R       L       Total
31,5    31      62,5
=== phone dates
Phone 555-123-4567   Fax (555) 222-1111
Date 01/02/2024  DOB 3/4/1980
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
Rx expires 01/02/2026
=== hsa and index
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
HSA 12 mm  Index 1.60  Fassung 54-18  Inkl. 8,5°
=== price lines
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
Single vision 1.60 lenses    $129.00
Coupon  -$20.00
Discount   -15.00
=== unnamed eyes by order Rx
Rx      Sphere    Cyl      Axis
R.E.    -2.25     -0.75    175
L.E.    +1.00     -0.50    020
=== eyes in words German
                Sphäre     Zylinder    Achse
Rechtes Glas    -2,25      -0,75       175
Linkes Glas     +1,00      -0,50       20
=== eye words with dist
                   Sphäre     Zylinder    Achse
Ferne rechts       -2,25      -0,75       175
Ferne links        +1,00      -0,50       20
=== R/F L/F
        Sph      Zyl      Achse
R/F     -2,25    -0,75    175
L/F     +1,00    -0,50    20
R/N     -0,25    -0,75    175
L/N     +3,00    -0,50    20
=== degree heads
     sph dpt   cyl dpt   Achse °
R    -2,25     -0,75     175
L    +1,00     -0,50     20
=== units behind
R: sph -2,25 dpt, cyl -0,75 dpt, Achse 175°
L: sph +1,00 dpt, cyl -0,50 dpt, Achse 20°
=== single letters with stroke
R  -2,25 / -0,75 / 175
L  +1,00 / -0,50 / 20
=== comb
OD: -2.25 = -0.75 x 175
OS: +1.00 = -0.50 x 20
=== comb2
OD  -2.25 sph / -0.75 cyl x 175
OS  +1.00 sph / -0.50 cyl x 20
=== circle sph
OD  -2.25 DS / -0.75 DC x 175
OS  +1.00 DS / -0.50 DC x 20
=== trailing eye
-2.25 -0.75 x 175  OD
+1.00 -0.50 x 20   OS
=== eye right column
     SPH      CYL      AXIS
     -2.25    -0.75    175    OD
     +1.00    -0.50    20     OS
=== old new rows | pd
          SPH      CYL      AXIS
Old  OD   -2.00    -0.75    170
     OS   +0.75    -0.50    25
New  OD   -2.25    -0.75    175
     OS   +1.00    -0.50    20
PD 62.5
=== eye first then old new
            SPH      CYL      AXIS
OD   Old    -2.00    -0.75    170
     New    -2.25    -0.75    175
OS   Old    +0.75    -0.50    25
     New    +1.00    -0.50    20
=== sections near below
R e c h t s
Distance
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Reading
OD  -0.25  -0.75  175
OS  +3.00  -0.50  20
=== intermediate rows
                SPH      CYL      AXIS
Distance  OD    -2.25    -0.75    175
          OS    +1.00    -0.50    20
Computer  OD    -1.25    -0.75    175
          OS    +2.00    -0.50    20
Reading   OD    -0.25    -0.75    175
          OS    +3.00    -0.50    20
=== eyes above side tables
         RIGHT                           LEFT
SPH      CYL      AXIS           SPH      CYL      AXIS
-2.25    -0.75    175            +1.00    -0.50    20
=== eyes beside in one row labels
R  Sph -2,25 Cyl -0,75 A 175    L  Sph +1,00 Cyl -0,50 A 20
=== heads repeated with unit | add
     Sph.(dpt)   Cyl.(dpt)   Achse(°)   Add(dpt)
R    -2,25       -0,75       175        2,00
L    +1,00       -0,50       20         2,00
=== numbered rows
#   Eye   Sphere   Cylinder   Axis
1   OD    -2.25    -0.75      175
2   OS    +1.00    -0.50      20
=== type column | add
Eye   Type       Sphere   Cylinder   Axis    Add
OD    Progr.     -2.25    -0.75      175     +2.00
OS    Progr.     +1.00    -0.50      20      +2.00
=== qty material columns
Eye   Qty   Sphere   Cylinder   Axis    Index    Height
R     1     -2.25    -0.75      175     1.67     18
L     1     +1.00    -0.50      20      1.67     19
=== a heading with a number over the glasses worn | pd
WEARING RX (2 yrs old)                FINAL RX
     SPH      CYL      AXIS               SPH      CYL      AXIS
OD   -2.00    -0.75    170           OD   -2.25    -0.75    175
OS   +0.75    -0.50    25            OS   +1.00    -0.50    20
PD 62.5
=== an old power told in a letter
Before the operation the refraction of the right eye was -1.50 and it is now much better
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== formulas in columns of eyes | od.prismVer=1.50 od.baseVer=Down os.prismVer=2.00 os.baseVer=Up
                   Rechtes Auge              Linkes Auge
Visus sc           0,3                       0,4
Subj. Refraktion   -2,25  -0,75  A 175       +1,00  -0,50  A 20
Prisma             1,50 unten                2,00 oben
Visus cc           0,6                       0,8
=== names that look like eyes
Grace Wright   Sabine Lindner
Dr. Priya Rowe, O.D.
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== one addition between both eyes | add
     SPH      CYL      AXIS      ADD
R    -2.25    -0.75    175
                                 +2.00
L    +1.00    -0.50    20
=== two distances without a stroke | pd2
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
PD   31.5     31       Two PD numbers
=== kinds to choose from | pd
☐ Distance  ☐ Near  ☐ Computer
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
☐ Distance  ☐ Near  ☐ Full time  PD 62.5
=== a distance above its label | pd
R    -2,25         -0,75         175
     sphärisch     zylindrisch   Achse
L    +1,00         -0,50         20
     sphärisch     zylindrisch   Achse
62,5               04.02.2024
Augenabstand mm    Datum
=== an eye named in a line of prices
2  Brillenglas rechts  1,67      1      320,95 €
   Sph -2,25  Zyl -0,75  Achse 175
3  Brillenglas links  1,67       1      392,99 €
   Sph +1,00  Zyl -0,50  Achse 20
   Rabatt                              -25,00 €
=== DSPH, DCYL and what is seen for near
              RIGHT EYE                                LEFT EYE
          DSPH     DCYL     AXIS     V/A         DSPH     DCYL     AXIS     V/A
DIST.     -2.25    -0.75    175      6/9         +1.00    -0.50    20       6/7.5
NEAR      -0.25    -0.75    175      N6          +3.00    -0.50    20       N6
=== heads in two languages | add
     Sph       Cyl       Achse     Add
     sphère    cylindre  axe
R    -2,25     -0,75     175       2,00
L    +1,00     -0,50     20        2,00
=== a table beside measurements
                        OD          OS
SPHERE                  -2.25       +1.00
CYLINDER                -0.75       -0.50
R 12   L 13   AXIS      175         20
=== none of it in short | od.sphere=? od.cylinder=- od.axis=-
OD  0 DS   20/20
OS  +1.00 -0.50 x 20  6/6
=== commas
OD: -2.25, -0.75, 175
OS: +1.00, -0.50, 20
=== words with D | add
Right: Sph -2.25 D, Cyl -0.75 D, Axis 175°, Add 2.00 D
Left: Sph +1.00 D, Cyl -0.50 D, Axis 20°, Add 2.00 D
=== abbreviations with dots | add
R.: sph. -2,25  cyl. -0,75  A. 175°  Add. 2,00
L.: sph. +1,00  cyl. -0,50  A. 20°   Add. 2,00
=== power head
Eye   Power    Cyl      Axis
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
=== combined head | add pd2
        Sph / Cyl / Axis       Add      PD
OD      -2.25 / -0.75 x 175    +2.00    31.5
OS      +1.00 / -0.50 x 20     +2.00    31
=== four rows
           Sph      Cyl      Axis
OD Dist    -2.25    -0.75    175
OD Near    -0.25    -0.75    175
OS Dist    +1.00    -0.50    20
OS Near    +3.00    -0.50    20
=== range then eye words
                 Sph      Cyl      Axis
Distance OD      -2.25    -0.75    175
Distance OS      +1.00    -0.50    20
Near OD          -0.25    -0.75    175
Near OS          +3.00    -0.50    20
=== eye and field lines | add
R Sph: -2.25
R Cyl: -0.75
R Axis: 175
R Add: +2.00
L Sph: +1.00
L Cyl: -0.50
L Axis: 20
L Add: +2.00
=== eye and field lines far apart
Right Sphere        -2.25
Right Cylinder      -0.75
Right Axis          175
Left Sphere         +1.00
Left Cylinder       -0.50
Left Axis           20
=== field with eye in brackets
SPH (R): -2.25    SPH (L): +1.00
CYL (R): -0.75    CYL (L): -0.50
AXIS (R): 175     AXIS (L): 20
=== pairs by stroke
SPH R/L: -2.25 / +1.00
CYL R/L: -0.75 / -0.50
AXIS R/L: 175 / 20
=== cards side by side | add
Right eye                              Left eye
Sphere     Cylinder                    Sphere     Cylinder
-2.25      -0.75                       +1.00      -0.50
Axis       Add                         Axis       Add
175        +2.00                       20         +2.00
=== cards stacked two by two | add
Right eye (OD)
Sphere               Cylinder
-2.25                -0.75
Axis                 Add
175                  +2.00
Left eye (OS)
Sphere               Cylinder
+1.00                -0.50
Axis                 Add
20                   +2.00
=== PD glued | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD R31.5 L31
=== PD letters behind | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD: 31.5R/31L
=== PD equals | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD=62.5
=== PD far near | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD Far/Near 62.5/59.5
=== PD D N | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD  D: 62.5  N: 59.5
=== PD dist near words | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
P.D. Dist 62.5 mm  Near 59.5 mm
=== PD bino and mono | pd pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Binocular PD 62.5; Monocular PD OD 31.5 OS 31
=== PD minus | pd2
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD rechts/links: 31,5 / 31,0
=== PD z | pd
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD ges. 62,5
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
=== add rows with eyes | add
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
ADD   OD +2.00   OS +2.00
=== add OU behind | add
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
Add +2.00 OU
=== add in own table | add
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
      ADD
OD    +2.00
OS    +2.00
=== add and PD in own table | add pd2
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
      ADD      PD       SEG HT
OD    +2.00    31.5     18
OS    +2.00    31       18
=== equals and slash
R: sph. -2,25 = cyl. -0,75 / 175°
L: sph. +1,00 = cyl. -0,50 / 20°
=== acuity between | add
       Sph      Cyl      Axis    Dist VA    Add      Near VA
OD     -2.25    -0.75    175     20/20      +2.00    20/25
OS     +1.00    -0.50    20      20/20      +2.00    20/25
=== uncorrected before
       VA sc   Sph      Cyl      Axis   VA cc
OD     0.3     -2.25    -0.75    175    1.0
OS     0.4     +1.00    -0.50    20     1.0
=== kerato beside
       Sph      Cyl      Axis    K1      K2      IOP
OD     -2.25    -0.75    175     43.25   44.00   15
OS     +1.00    -0.50    20      43.50   44.25   16
=== R1 R2 rows
R:  Sph -2,25  Zyl -0,75  Achse 175
L:  Sph +1,00  Zyl -0,50  Achse 20
Hornhautradien  R 7,65/7,80  L 7,70/7,85
=== cyl axis joined head
       SPH      CYL x AXIS
OD     -2.25    -0.75 x 175
OS     +1.00    -0.50 x 20
=== left table first beside
Left eye                       Right eye
SPH      CYL      AXIS         SPH      CYL      AXIS
+1.00    -0.50    20           -2.25    -0.75    175
=== stacked eyes columns with value and unit | pd2
                  Right      Left
Sphere            -2.25 D    +1.00 D
Cylinder          -0.75 D    -0.50 D
Axis              175°       20°
PD                31.5 mm    31 mm
=== eyes as column heads twice with sub heads
           OD                       OS
     SPH    CYL    AXIS      SPH    CYL    AXIS
     -2.25  -0.75  175       +1.00  -0.50  20
=== old and new columns by eye rows
                Alt                            Neu
      Sph      Cyl      A           Sph      Cyl      A
R     -2,00    -0,75    170         -2,25    -0,75    175
L     +0,75    -0,50    25          +1,00    -0,50    20
=== rows old new range
Bisherige Werte
R  -2,00  -0,75  170
L  +0,75  -0,50  25
Neue Werte
R  -2,25  -0,75  175
L  +1,00  -0,50  20
=== subjective and objective rows
                Sph      Cyl      A
Objektiv   R    -2,00    -0,75    170
           L    +0,75    -0,50    25
Subjektiv  R    -2,25    -0,75    175
           L    +1,00    -0,50    20
=== valid for and ids
Rx # 8832114   Valid for 2 years   Lic 12345
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== degrees spelled
OD: -2.25 -0.75 axis 175
OS: +1.00 -0.50 axis 20
=== sph colon cyl colon in one | add
OD SPH:-2.25 CYL:-0.75 AX:175
OS SPH:+1.00 CYL:-0.50 AX:20
ADD:+2.00
=== multiplication sign and spaces
OD - 2.25  - 0.75  x 175
OS + 1.00  - 0.50  x 20
=== RE LE with SC
RE: -2.25 / -0.75 * 175
LE: +1.00 / -0.50 * 20
=== near addition under block | add
Rechts   -2,25   -0,75   175
Links    +1,00   -0,50   20
Nahzusatz R +2,00  L +2,00
=== R und L | add
Ferne: R sph -2,25 cyl -0,75 A 175 | L sph +1,00 cyl -0,50 A 20
Nähe: Add 2,00 bds.
=== comb letters
R: -2,25 comb. -0,75 A175°
L: +1,00 comb. -0,50 A20°
=== phone screenshot | add pd
Your prescription
Right eye · OD
Sphere (SPH)                    -2.25
Cylinder (CYL)                  -0.75
Axis                            175
Addition (ADD)                  +2.00
Left eye · OS
Sphere (SPH)                    +1.00
Cylinder (CYL)                  -0.50
Axis                            20
Addition (ADD)                  +2.00
Pupillary distance              62.5 mm
=== rows for near whose heading was not read | add pd2
Auge  Sphäre   Zylinder  Achse   Add      PD
R     -2,25    -0,75     175     +2,00    31,5
L     +1,00    -0,50     20      +2,00    31
R     -0,25    -0,75     175              30
L     +3,00    -0,50     20               29,5
=== an eye that was not read, above one with a sphere alone | od.cylinder=- od.axis=-
      Sph.     Cyl.      Axis
R.    -2.25
      +1.00    -0.50     20
=== a cell of a formula beside one of a sphere alone | od.cylinder=- od.axis=-
                 Rechtes Auge      Linkes Auge
Refraktion       -2,25             +1,00  -0,50  A 20
=== an unknown letter within a label
     Sph?re    Zylinder   Achse
R    -2,25     -0,75      175
L    +1,00     -0,50      20
=== distances below eyes that stand above their names | pd2
      SPH      CYL      AXIS
OD
      -2.25    -0.75    175
Right eye
OS    +1.00    -0.50    20
Left eye
PD    31.5     31
=== distances and eyes that ran together | pd
           SPH     CYL     AXIS
DIST.O.D.  -2.25   -0.75   175
DIST.O.S.  +1.00   -0.50   20
PD 62.5
=== an eye that was read as something else | pd2
          Sphere    Cylinder    Axis
Right     -2.25     -0.75       175
Let       +1.00     -0.50       20
Pupillary distance: 31.5 right, 31 left
=== a table whose heading was misread
Autoretraction
        Sphere    Cylinder   Axis
Right   -2.00     -0.75      170
Left    +0.75     -0.50      25
Final Prescription
        Sphere    Cylinder   Axis
Right   -2.25     -0.75      175
Left    +1.00     -0.50      20
=== a day behind a dash
Uwe Scholz-06.03.2023
geb.25.09.1967
        Sphäre    Zylinder   Achse
Rechts  -2,25     -0,75      175
Links   +1,00     -0,50      20
=== a point that was read as a colon | od.add=? os.add=+2.00
Right eye
Sphere -2.25
Cylinder -0.75
Axis 175
Add +1:25
Left eye
Sphere +1.00
Cylinder -0.50
Axis 20
Add +2.00
=== one eye that was not read, and heads for each
R   -2,25         -0,75         175
    sphärisch     zylindrisch   Achse
    +1,00         -0,50         20
    sphärisch     zylindrisch   Achse
=== labels glued to words of a bill
2  Brillenglasrechts  1,67      1      320,95 €
   Sph -2,25  Zy -0,75  Achse 175
3  Brillenglas links  1,67      1      392,99 €
   Sph +1,00  Zyl -0,50  Achse 20
=== a name that is a word of contact lenses | pd
Wir bestätigen, dass Hannelore Brand folgende Brille trägt: rechts -2,25 -0,75 Achse 175, links +1,00 -0,50 Achse 20, PD 62,5 mm.
=== a practice that has no axis
Praxis am Markt
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== two prisms of an eye in one line | od.prismHor=1.50 od.baseHor=In od.prismVer=1.50 od.baseVer=Up
Right Eye
SPH: -2.25 | CYL: -0.75 | Axis: 175
Prism: 1.50 In, 1.50 Up
Left Eye
SPH: +1.00 | CYL: -0.50 | Axis: 20
=== prisms by their unit and the word for base | od.prismVer=2.00 od.baseVer=Up
R   -2,25 = -0,75 / 175°   2,00 pdpt Basis 90°
L   +1,00 = -0,50 / 20°
=== labels between the values of both eyes | os.cylinder=- os.axis=-
       Rechts                   Links
       -2,25      Sphäre        +1,00
       -0,75      Zylinder      sph
       175        Achse
=== prisms that are counted | od.prismHor=1.75 od.baseHor=In os.prismHor=2.75 os.baseHor=In
            OD         OS
SPHERE      -2.25      +1.00
CYLINDER    -0.75      -0.50
AXIS        175        20
PRISM 1     1.75 BI    2.75 BI
PRISM 2
=== a plus that stands off
R
SPH    -2.25
CYL    -0.75
AX     175
L
SPH  +  1.00
CYL    -0.50
AX     20
=== powers without their zeros | os.sphere=? os.cylinder=?
Rx released:
OD -2.25 -0.75x175
OS +1 -0.5x20
=== a heading of two labels
Bisherige Brille
    Sph      Zyl      Achse
R   -2,50    -0,50    170
L   +0,75    -0,75    25
Neue  Werte
    Sph      Zyl      Achse
R   -2,25    -0,75    175
L   +1,00    -0,50    20
=== a bill that glues the eye to the lens
2  Brillenglasrechts  1,67
   Sph -2,25 Zyl -0,75 Achse 175
3  Brillenglaslinks  1,67
   Sph +1,00 Zyl -0,50 Achse 20
=== measured by hand, then prescribed | add
Manifest Refraction
        Sphere   Cylinder   Axis
Right   -2.50    -0.50      170
Left    +0.75    -0.75      25
Final Rx
        Sphere   Cylinder   Axis   Add
Right   -2.25    -0.75      175    2.00
Left    +1.00    -0.50      20     2.00
=== two prescriptions, one for each distance
Rx 1 of 2  -  Distance (driving, television)
     Sph      Cyl     Axis
OD   -2.25    -0.75   175
OS   +1.00    -0.50   20
Rx 2 of 2  -  Reading only, 16 in / 40 cm
     Sph      Cyl     Axis
OD   -0.25    -0.75   175
OS   +3.00    -0.50   20
=== old values in brackets | pd
          Sphere           Cylinder         Axis
Right     -2.25 (-2.00)    -0.75 (-0.50)    175 (170)
Left      +1.00 (+0.75)    -0.50 (-0.75)    20 (25)
PD 62.5 mm
=== old and new in turns beside their eye | pd2
        Eye   Sphere   Cyl      Axis
        Old   -2.50    -0.50    170
OD
        New   -2.25    -0.75    175
        Old   +0.75    -0.75    25
OS
        New   +1.00    -0.50    20
PD (new): 31.5 / 31
=== each eye with its heads in one row | pd2
Patient        R Sph   R Cyl   R Axis   R PD   L Sph   L Cyl   L Axis   L PD
Hector Rowe    -2.25   -0.75   175      31.5   +1.00   -0.50   20       31
=== blocks of both eyes side by side | pd2
Right (OD)                       Left (OS)
Sphere:    -2.25   20/60         Sphere:    +1.00   20/20
Cyl:       -0.75                 Cyl:       -0.50
Axis:      175                   Axis:      20
Add:               N5 @ 40       Add:               N5 @ 40
Mono PD:   31.5                  Mono PD:   31
=== a field over a line of both eyes | pd2
Sphere (SPH)
R   -2.25           L   +1.00
Cylinder (CYL)
R   -0.75           L   -0.50
Axis
R   175             L   20
Pupillary distance
R   31.5            L   31
=== values before their words | pd2
Rechtes Auge
-2,25 Sphäre      -0,75 Zylinder
175 Achse         31,5 mm PD
Linkes Auge
+1,00 Sphäre      -0,50 Zylinder
20 Achse          31 mm PD
=== fields of a form with numbers | add pd
7  Sphäre rechts      -2,25      8  Sphäre links       +1,00
9  Zylinder rechts    -0,75      10  Zylinder links    -0,50
11  Achse rechts      175        12  Achse links       20
13  Addition beidseits   +2,00   14  Pupillendistanz   62,5
=== heads with the number of their box | pd2
8. EYE    8a. SPHERE    8b. CYLINDER    8c. AXIS    8f. PD
R         -2.25         -0.75           175         31.5
9. EYE    9a. SPHERE    9b. CYLINDER    9c. AXIS    9f. PD
L         +1.00         -0.50           20          31
=== signs in columns of their own
          +/-  Sph.    +/-  Zyl.    Achse
rechts    -    2,25    -    0,75    175
links     +    1,00    -    0,50    20
=== boxes that are not ticked
Gläser für die Ferne   ☒ beidseitig   ☐ nur R   ☐ nur L
     Sphäre   Zylinder   Achse
R    -2,25    -0,75      175
L    +1,00    -0,50      20
Gläser für die Nähe
     Sphäre   Zylinder   Achse
R    -0,25    -0,75      175
L    +3,00    -0,50      20
=== the second name of a label | pd
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Pupillenabstand / D.P.C.: 62,5 mm
=== a letter quoted below an answer | pd2
Right: -2.25 cyl -0.75 axis 175
Left: +1.00 cyl -0.50 axis 20
Monocular PDs: R 31.5 L 31
> Right: -2.50 cyl -0.50 axis 170
> Left: +0.75 cyl -0.75 axis 25
> PD 61.5, valid for 2 years
=== a line that ends with an eye | add pd
from 1/14/23 OD -2.25 -0.75x175 OS
+1.00 -0.50x20 ADD +2.00 PD 62.5
=== an eye over two values with two labels
New glasses, right eye
Sph -2.25
Cyl -0.75, axis 175
New glasses, left eye
Sph +1.00
Cyl -0.50, axis 20
=== a bill with a number of lenses | os.axis=-
R  SPH  -2.25
R  CYL  -0.75
R  AXIS  175
L  SPH  +1.00
L  CYL  -0.50
Lens x 2  R  361.99
=== a cornea in the same row | pd
      K flat / steep        IOP    Sph      Cyl      Ax
OD    45.50 / 43.50 @ 78    13     -2.25    -0.75    175
OS    44.25 / 42.25 @ 97    16     +1.00    -0.50    20
Binocular PD 62.5
=== hours of a practice
Sprechzeiten Mo-Fr 8.00-12.00, Di 15.00-18.00
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== distances from the nose | pd2
Rechts
S -2,25   C -0,75   A 175   z 31,5
Links
S +1,00   C -0,50   A 20    z 31
=== an addition for between and one for near | add
            Sphere   Cylinder   Axis
R  Distance    -2.25    -0.75      175
   Inter add   +1.00
   Near add    +2.00
L  Distance    +1.00    -0.50      20
   Inter add   +1.00
   Near add    +2.00
=== two packets side by side
CLARIS 1.60 HMC   R           CLARIS 1.60 HMC   L
SPH      -2.25                SPH      +1.00
CYL      -0.75                CYL      -0.50
AXIS     175                  AXIS     20
=== a sentence without spaces | pd
Towhomitmayconcern:GraceRowewearsspectaclesofOD -2.25 -0.75 x 175 andOS +1.00
-0.50 x 20; PD62.5
=== labels with the eye glued behind
SphereOD: -2.25
CylinderOD: -0.75
AxisOD: 175
SphereOS: +1.00
CylinderOS: -0.50
AxisOS: 20
=== heads with the eye glued before
RSph    RCyl    RAxis   LSph    LCyl    LAxis
-2.25   -0.75   175     +1.00   -0.50   20
=== an axis with its comma before the next word
rechts -2,25 -0,75 Achse 175,links +1,00 -0,50 Achse 20,PD
=== a distance in the middle of glued words | pd
R   -2,25   -0,75   175
L   +1,00   -0,50   20
DiePupillendistanzbeträgt 62,5mm.
=== a point behind two glued labels | add
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Nahzusatzbds. +2,00 dpt
=== heads with their numbers glued on | pd2
8.EYE   8a.SPHERE   8b.CYLINDER   8c.AXIS   8f.PD
R       -2.25       -0.75         175       31.5
9.EYE   9a.SPHERE   9b.CYLINDER   9c.AXIS   9f.PD
L       +1.00       -0.50         20        31
=== pairs in an order that is said once | add pd2
values are right;left
SPH= -2.25 ; +1.00
CYL= -0.75 ; -0.50
AX= 175 ; 20
ADD= +2.00 ; +2.00
IPD= 31.5 ; 31
=== a plan that is no lens
R -2.25 / -0.75 x 175 (6/5)
L +1.00 / -0.50 x 20 (6/12)
Plan Full-time wear. See orthoptist in 4/12
=== an addition of both eyes by their names | add
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Reading addition R & L: +2.00
`;
